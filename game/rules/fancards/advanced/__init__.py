"""The advanced rules, each behind its switch (R-CG-103 to R-CG-114)."""
