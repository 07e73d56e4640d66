# Een afgelopen partij nog eens bekeken, en een tip in een lopende.

## Erom vragen

web-review = Hoe het zo kwam
web-review-tab = Analyse
web-review-ask = Deze partij analyseren
web-review-ask-note = Ieders kansen, de keerpunten, geluk en kunde.
web-review-waiting = Wacht op haar beurt…
web-review-coming = De partij wordt doordacht…
web-review-coming-note = Je kunt intussen verder: ze wordt voor je bewaard.
web-review-unavailable = Deze partij kan hier niet worden geanalyseerd: de server mist daarvoor het snelle deel van de bots.
web-review-ready = De analyse is klaar.

## De grafiek

web-review-chart = Kans om te winnen in de loop van de partij
web-review-table = De kansen om te winnen als tabel
web-review-at-end = Einde
web-review-see-there = Dit moment bekijken

## Wat de doorslag gaf

web-review-moments = { $count ->
    [one] Het moment dat de doorslag gaf
   *[other] De momenten die de doorslag gaven
}
web-review-no-moments = Niets sprong eruit: de partij keerde langzaam.
web-review-moment-mistake = { $swing } minder kans om te winnen: een fout van { $name }.
web-review-moment-luck = { $swing } meer kans om te winnen: de kaarten zijn met { $name }.
web-review-moment-misfortune = { $swing } minder kans om te winnen: de kaarten zijn tegen { $name }.
web-review-moment-stroke = { $swing } meer kans om te winnen: een mooie zet van { $name }.

## Een beslissing

web-review-here = Deze beslissing
web-review-struck = Wat de kaarten deden
web-review-next = De volgende beslissing
web-review-options = De beste zetten, voor zover men het toen kon weten
web-review-played = gespeeld
web-review-better = beter
web-review-no-choice = Hier viel niets te kiezen.
web-review-verdict-best = beste zet
web-review-verdict-fine = goed
web-review-verdict-inaccuracy = onnauwkeurig
web-review-verdict-mistake = fout

## Geluk en kunde

web-review-sums = Geluk en kunde
web-review-sums-note = Hoe de kansen om te winnen aan het begin die aan het eind werden.
web-review-from-to = { $start } → { $end }
web-review-within = ± { $within }
web-review-part-skill = eigen fouten
web-review-part-luck = geluk
web-review-part-rivals = de anderen
web-review-part-rome = Rome
web-review-slips = Alle fouten
web-review-no-slips = Geen fouten: goed gespeeld.
web-review-whose = Wiens fouten
web-review-everybody = Die van iedereen

## Een tip

web-review-hint = Tip
web-review-hint-waits = Denkt na… je kunt gewoon doorspelen.
web-review-hint-says = Tip:
web-review-your-chances = Jouw kans om te winnen: { $chance }
web-review-rome-wins = Rome wint in { $chance } van de gevallen
