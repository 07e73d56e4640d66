# De pagina's naast de tafel: meteen spelen, een tafel openen, kijken, ranglijsten, campagne, partij van de dag.

## Namen

web-home-clock-live-name = { $minutes } min + { $increment } s
web-home-clock-days-name = { $days ->
    [one] { $days } dag per beslissing
   *[other] { $days } dagen per beslissing
}

## Nu spelen

web-home-title = Twee spellen vol intriges in het oude Rome
web-home-about-pax = Breek de macht van Rome en overtref je rivalen.
web-home-about-caligula = Span samen tegen de keizer, met en tegen de anderen.
web-home-players = { $least }–{ $most } spelers
web-home-you-are = Je speelt als { $name }.
web-home-you-get = Je krijgt een Romeinse naam.
web-home-rename = Veranderen
web-home-choose-name = Zelf kiezen
web-home-no-account = Geen account nodig
web-home-cancel = Annuleren
web-home-again = Nog eens proberen
web-home-play = Spelen
web-home-go-on = Verder spelen
web-home-more = Meer

## Tafels

web-home-waiting = { $count ->
    [one] Er wacht een partij op je
   *[other] Er wachten { $count } partijen op je
}
web-home-continue = Je partijen
web-home-none-running = Geen lopende partij.
web-home-broken = Kan niet worden geopend
web-home-all = Alle { $count } tonen
web-home-none-open = Er wacht nu niemand op spelers.
web-home-see-table = Tafel bekijken
web-home-none-playing = Er loopt nu geen openbare partij.
web-home-all-tables = Alle tafels
web-home-being-played = Lopende partijen
web-home-both-games = Beide spellen
web-home-free-seats = { $count ->
    [one] een vrije plaats
   *[other] { $count } vrije plaatsen
}
web-home-more-names = { $count ->
    [one] nog iemand
   *[other] { $count } anderen
}
web-home-solo = Solo, spel { $game }
web-home-ended-won = Gewonnen
web-home-ended-lost = Verloren
web-home-ended-nothing = Zonder uitslag
web-home-ended-nth = Plaats { $place }
web-home-ended-place = Plaats { $place } van { $seats }

## Waarheen nog

web-home-doors = Waar je nog heen kunt
web-home-door-new = Tafel openen
    .note = Met vrienden, via een link of naast je
web-home-door-learn = Leren
    .note = Een eerste partij met een gids
web-home-door-rules = Regels
    .note = In het kort, met zoeken
web-home-door-watch = Kijken
    .note = Openbare partijen, nu
web-home-door-ratings = Ranglijsten
    .note = Wie het best speelt

## Een nieuwe tafel

web-home-new-kind = Wat voor partij?
web-home-preset-friends = Met vrienden, via een link
    .note = Stuur een link; ieder speelt op een eigen apparaat.
web-home-preset-hotseat = Op één apparaat
    .note = Jullie geven het door; tussendoor valt er een gordijn.
web-home-preset-screen = Televisie en telefoons
    .note = De tafel op het grote scherm, de handkaarten op de telefoons.
web-home-preset-days = Per correspondentie
    .note = Dagen voor elke beslissing, met meldingen.
web-home-preset-rated = Telt mee
    .note = Open voor iedereen, met klok en rating.
web-home-new-count = Hoeveel plaatsen
web-home-seat-me = ik ({ $name })
web-home-seat-bot = bot: { $level } ({ $about })
web-home-new-bots-later = Aan de tafel kun je op vrije plaatsen nog bots zetten.
web-home-clock-none = Geen klok
web-home-clock-live = Live
web-home-clock-days = Dagen
web-home-absent = Wie geen tijd meer heeft…
web-home-absent-bot = …wordt vervangen door een bot
web-home-absent-resign = …heeft verloren
web-home-absent-rated = In een partij die meetelt heeft wie geen tijd meer heeft verloren; de zwakste bot speelt verder voor de anderen.
web-home-stand-in = Hoe sterk is die bot?
web-home-new-company = Wie komt, wie kijkt
web-home-joins = Wie mag gaan zitten?
web-home-joins-invitation = Wie de link heeft
web-home-joins-public = Iedereen
web-home-starts = Wanneer begint het?
web-home-starts-full = Als iedereen er is
web-home-starts-host = Als ik het zeg
web-home-spectators = Toeschouwers
    .note = Wie de link heeft, mag toekijken; handkaarten blijven verborgen.
web-home-rated = Telt mee voor de ranglijst
    .note = Alleen accounts, ieder één plaats, het gewone deck, geen bots van ons.
web-home-rated-guest = Voor partijen die meetellen heb je een account nodig.
web-home-shared = Gedeeld scherm
    .note = De tafel staat op dit scherm, de handkaarten zijn op de telefoons.
web-home-bots-welcome = Bots van anderen mogen meespelen
    .note = Programma's die vanzelf spelen.
web-home-pace = Tempo van de bots
web-home-pace-0 = meteen
web-home-pace-400 = vlot
web-home-pace-900 = goed te volgen
web-home-pace-2000 = rustig
web-home-new-options = Opties van het spel
web-home-options-usual = zoals altijd
web-home-options-changed = { $count ->
    [one] { $count } veranderd
   *[other] { $count } veranderd
}
web-home-option-pax-open-counts = Open aantallen
    .note = Iedereen ziet hoeveel geld en hoeveel kaarten de anderen hebben.
web-home-option-pax-final-column = Rome neemt tot het laatst
    .note = Rome neemt ook in de laatste ronde een groep, als de stapel op is.
web-home-option-pax-solo-game = Spel van de campagne
    .note = Alleen voor één speler: spel 1 is het makkelijkst.
    .unset = geen
web-home-option-pax-first = Startspeler
    .note = Wie de partij begint.
    .unset = het lot beslist
web-home-option-caligula-memory-aid = Geheugensteun
    .note = Je ziet altijd de waarden van de fiches die je hebt geplaatst.
web-home-new-deck = Deck
web-home-deck-own = je eigen
web-home-deck-note = Wijken kaarten in je doos af van de onze? Neem ons deck, verbeter het en speel ermee.
web-home-deck-file = Bestand kiezen
web-home-deck-ours = Ons { $game }-deck
web-home-deck-none = Zonder dit deck
web-home-deck-text = Je deck, als tekst
web-home-deck-empty = Leeg: het meegeleverde deck.
web-home-deck-line = Regel { $line } tonen
web-home-deck-free = Vrij deck
    .note = Het hoeft niet te kloppen met de aantallen in de doos.
web-home-sum-beside = { $count ->
    [one] iemand naast je
   *[other] { $count } naast je
}
web-home-sum-open = { $count ->
    [one] een vrije plaats
   *[other] { $count } vrije plaatsen
}
web-home-sum-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}

## Ranglijsten

web-home-ratings-note = Iedereen begint met 1500. De balk toont waar de ware sterkte ligt; met elke partij die meetelt wordt hij korter.
web-home-ratings-fair = Tegen dezelfde persoon telt het steeds minder: binnen 30 dagen vijf partijen helemaal, vijf voor de helft, vijf voor een kwart, enzovoort. Niemand wint punten met een partij die hij opgeeft of door een bot laat spelen.
web-home-provisional = nog onzeker
web-home-bot = Bot
web-home-your-rating = Je rating
web-home-rated-games = { $count ->
    [one] { $count } partij telt mee
   *[other] { $count } partijen tellen mee
}
web-home-your-games = Je partijen die meetellen
web-home-chart = Je rating { $count ->
    [one] na één partij
   *[other] over { $count } partijen
}: van { $first } naar { $last }.
web-home-make-rated = Tafel openen die meetelt

## Campagne

web-home-campaign-state = { $state ->
    [won] Spel { $game }: gewonnen
    [next] Spel { $game }: nu aan de beurt
   *[later] Spel { $game }
}
web-home-campaign-asks = Leg alle 7 categorieën open en wees in { $game ->
    [1] 3
    [2] 4
    [3] 5
    [4] 6
   *[5] alle 7
} ervan sterker dan Rome.
web-home-campaign-begins = { $game ->
    [3] Je trekt 3 kaarten: 1 leg je meteen open, 1 houd je.
    [4] Je trekt 4 kaarten: 2 leg je meteen open, 1 houd je.
    [5] Je trekt 5 kaarten: 3 leg je meteen open, 1 houd je.
   *[other] Je trekt 2 kaarten en houdt er 1.
}

## Partij van de dag

web-home-daily-about = Iedereen krijgt dezelfde kaarten en dezelfde drie bots, één keer. Daarna vergelijk je.
web-home-daily-played = { $count ->
    [0] nog niemand is klaar
    [one] { $count } is klaar
   *[other] { $count } zijn klaar
}
web-home-daily-ranking = Rangorde
web-home-daily-secret = Je ziet de rangorde als je gespeeld hebt.
web-home-daily-late = pas later klaar
web-home-daily-unranked = buiten de rangorde
web-home-daily-guest = Je speelt als gast, dus je partij komt niet in de rangorde, ook niet als je je daarna aanmeldt.
web-home-daily-was-guest = Je bent als gast aan deze partij begonnen, dus ze komt niet in de rangorde. De volgende wel.
web-home-daily-fair = Alleen accounts komen in de rangorde, met elk één poging. Ook het geluk van de bots is voor iedereen hetzelfde: wie een tweede account heeft of bij een vriend heeft meegekeken, weet wat er komt. Dat kunnen we niet voorkomen.
web-home-your-game = Je partij
web-home-rank = Rang
web-home-today = Vandaag
web-home-day-before = De dag ervoor
web-home-day-after = De dag erna
web-home-next-deal = volgende partij over { $hours } u { $minutes } min
