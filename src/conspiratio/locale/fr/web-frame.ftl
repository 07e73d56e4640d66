# Le cadre des pages dans le navigateur.

web-close = Fermer
web-sure = Vraiment ?
web-no = Non, revenir
web-learn = Apprendre
web-rules = Règles
web-settings = Réglages
web-skip = Aller au contenu
web-navigation = Pages
web-loading = Un instant…
