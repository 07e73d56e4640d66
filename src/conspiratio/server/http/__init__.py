"""What comes in over HTTP and sockets, and what guards it."""
