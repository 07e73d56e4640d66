"""What a host relies on: logs, metrics, secrets, and how long things are kept."""
