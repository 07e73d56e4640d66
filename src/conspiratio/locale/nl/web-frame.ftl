# Het kader rond de pagina’s in de browser.

web-close = Sluiten
web-sure = Weet je het zeker?
web-no = Nee, terug
web-learn = Leren
web-rules = Regels
web-settings = Instellingen
web-skip = Naar de inhoud
web-navigation = Pagina's
web-loading = Een ogenblik…
