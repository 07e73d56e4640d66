"""Word that it is your turn: web push, e-mail, webhooks."""
