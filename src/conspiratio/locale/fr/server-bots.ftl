# Les bots qui jouent sur le serveur.

error-bots-unavailable = Les bots ne répondent pas pour le moment. Rien n'est perdu ; réessayez dans un instant.
error-hint-rated = Une partie classée se joue sans conseils.
error-hint-daily = La donne du jour se joue sans conseils : les autres n'en ont pas non plus.
error-hint-not-now = Vous pouvez demander un conseil quand c'est à vous de jouer.
error-hint-unavailable = Il n'y a pas de conseils ici : ce serveur n'a pas de noyau compilé, ou le jeu de cartes est trop grand pour lui.
