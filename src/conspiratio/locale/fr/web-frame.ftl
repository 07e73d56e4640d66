# Le cadre des pages dans le navigateur.

web-close = Fermer
web-sure = En êtes-vous sûr ?
web-no = Non, revenir
web-learn = Apprendre
web-rules = Règles
web-settings = Réglages
web-skip = Aller au contenu
web-navigation = Pages
web-loading = Un instant …
