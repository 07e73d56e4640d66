# Veel partijen tussen bots, samengevat.

simulate-playing = Er wordt gespeeld
simulate-replays-kept = { $count ->
    [one] De replay van de partij staat in { $folder }.
   *[other] De replays van alle { $count } partijen staan in { $folder }.
}
simulate-title = { $games ->
    [one] Eén partij met { $seats } spelers
   *[other] { $games } partijen met { $seats } spelers
}
simulate-title-solo = { $games ->
    [one] Eén solopartij van de bot { $bot }
   *[other] { $games } solopartijen van de bot { $bot }
}

## Per plaats

simulate-seat = Plaats
simulate-bot = Bot
simulate-won = Gewonnen
simulate-by-points = op punten
simulate-shared = gedeeld
simulate-with-rome = met Rome
simulate-score = Punten

## Wie er wint

simulate-outcome = Afloop
simulate-players-win = Eén speler wint op punten
simulate-players-share = Meerdere spelers delen de overwinning
simulate-rome-primus = Rome wint, samen met de Primus Conspiratus
simulate-rome-alone = Rome wint, en niemand wint mee

## Waar de punten vandaan komen en hoe het verliep

simulate-source = Punten voor
simulate-points = Per speler, als Rome verloor
simulate-course = Verloop van de partijen
simulate-rounds = Ronden
simulate-decisions = Beslissingen
simulate-no-refill = Einde: een Legioen bleef leeg
simulate-exhausted = Einde: de stapel was op
simulate-solo-stronger = Categorieën waarin Rome zwakker is
simulate-solo-categories = Gespeelde categorieën

## Caligula

simulate-alone = alleen
simulate-ordo = Ordo aan het begin
simulate-points-all = Per speler
simulate-source-leader = Een moord leiden
simulate-source-dagger = Dolken
simulate-source-favour = Gunst
simulate-source-lost = Verloren
simulate-plots = Samenzweringen, zonder de laatste
simulate-murders = Ronden waarin de keizer stierf
simulate-last-plots = Laatste samenzwering: begonnen
simulate-last-murders = Laatste samenzwering: de keizer stierf
simulate-early = Vroege val door verwijderde kaarten
simulate-ties = Gelijke stand, beslist door
simulate-tie-primus = Primus Inter Pares
simulate-tie-conspiracy = samenzweringspunten
simulate-tie-cards = kaarten in de hand
simulate-tie-shared = niets: gedeeld

## Getallen

simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $least }–{ $most })
simulate-none = –
