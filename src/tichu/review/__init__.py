"""Games looked at afterwards: what happened in them, and what could have been better."""
