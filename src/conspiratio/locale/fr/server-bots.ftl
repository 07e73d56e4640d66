# Les bots qui jouent sur le serveur.

error-bots-unavailable = Les bots ne répondent pas pour le moment. Rien n'est perdu ; réessayez dans un instant.
