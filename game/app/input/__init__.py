"""What is not a plain mouse or keyboard: touchpads, touch screens, gamepads, turned into what these would do."""
