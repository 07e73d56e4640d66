# Der Rahmen um die Seiten im Browser.

web-close = Schließen
web-sure = Bist du sicher?
web-no = Nein, zurück
web-learn = Lernen
web-rules = Regeln
web-settings = Einstellungen
web-skip = Zum Inhalt
web-navigation = Seiten
web-loading = Einen Augenblick …
