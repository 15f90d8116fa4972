"""What the clients of a table are shown and answered; shared by all shells that have clients."""
