"""PAX in the kernel."""
