"""The set-up: seats and crew, the playbill of heists and campaigns."""
