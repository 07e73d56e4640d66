# Spelen in de terminal: de tafel als tekst, de commando's, opslaan en verdergaan.

play-deck = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
play-first = startspeler: { $name }
play-conspirator = Primus Conspiratus: { $name }
play-price = { $price } voor jou
play-rome-takes = deze neemt Rome
play-you = { $name } (jij)
play-hand-size = { $count ->
    [one] { $count } handkaart
   *[other] { $count } handkaarten
}
play-known = bekend: { $cards }
play-if-now = Als het nu eindigde (Rome heeft { $held } van de 7 in handen): { $verdict }
play-if-now-solo = Als het nu eindigde: { $categories } van de 7 categorieën, sterker dan Rome in { $stronger }. Nodig: 7 en { $goal }.
play-unseen = { $count ->
    [one] Eén gedekte kaart van Rome is niet meegeteld.
   *[other] { $count } gedekte kaarten van Rome zijn niet meegeteld.
}
play-your-hand = Je hand: { $cards }
play-your-draw = Getrokken: { $cards }
play-known-deck = In de stapel ken je: { $cards }

play-decide = { $name }: { $phase }
play-not-now = nu niet: { $what } – { $why }
play-prompt = Nummer of commando (? voor hulp):
play-help =
    Kies een zet met zijn nummer, of typ hem:
      draw (trekken)   peek (blik op Rome)   end (beurt beëindigen)   pass (passen)
      open KAART [KAARTEN OM OPEN TE LEGGEN]   (opening)
      place KAART hand | place KAART under | place KAART 2   (verdelen)
      buy 2 (kopen)   play KAART (spelen)   follow KAART (Senaat volgen)
    KAART is de id van een kaart, zoals army-10; “cards” toont jouw id's.
    table  de tafel nog eens tonen      log      wat er tot nu toe gebeurde
    undo   de laatste zet terugnemen    restart  de hele beurt terugnemen
    rules  [ID] een regel opzoeken      cards    je kaarten met hun id's
    quit   opslaan en stoppen           hint     een tip over wat te doen
play-unknown-command = “{ $command }” is geen commando. Typ ? voor hulp.
play-not-a-number = Zet { $number } is er hier niet: kies 1 tot en met { $count }.
play-bad-move = Zo klopt die zet niet: { $why }
play-cannot-undo = Dit kun je niet terugnemen: iemand is er iets door te weten gekomen, of het was niet jouw zet.
play-saved = Opgeslagen. Met “conspiratio play { $game }” ga je hier verder.
play-replay-kept = De replay van de partij: { $file }
play-review = Typ review voor een terugblik op de partij, of Enter om te stoppen:
play-commitment = De kaartverdeling ligt vast. Het zegel: { $commitment }
play-curtain = --- Geef het scherm door aan { $name } en druk dan op Enter. ---
play-go-on = Er is een bewaarde partij ({ $what }). Verder spelen? [J/n]
play-campaign-next = De campagne gaat verder: spel { $game } van 5 ligt voor je klaar.
play-campaign-done = Je hebt de campagne gewonnen: alle vijf spellen.
play-campaign = Solitaire campagne, spel { $game } van 5.
play-yes = j
play-save-damaged = De opgeslagen partij kan niet worden voortgezet; ze blijft bewaard als { $file }.
play-card = { $category } ({ $symbols ->
    [one] { $symbols } symbool
   *[other] { $symbols } symbolen
}, waarde { $value })
play-face-down = gedekt: { $cards }
play-nothing = niets
play-pile = { $category } { $symbols } op { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
play-display = display: { $piles }
play-limit = limiet voor Vloten en voor Legers: { $limit }
play-scale-rome = Rome { $count }
play-scale-strongest = sterkste { $names } { $count }
play-scale-you = jij { $count }
play-scale-held = in handen van Rome
play-then-income = { $move }; inkomsten dan { $income }
play-forked = Dezelfde partij is in een ander venster verder gespeeld; beide zijn bewaard.
play-save = { $who }; { $round ->
    [0] opening
   *[other] ronde { $round }
}; { $when }
play-go-on-which = Met welke verder spelen? 1 tot { $count }, Enter voor 1, n voor een nieuwe:
play-stage = { $so_far }. En dan? (back: opnieuw kiezen)
