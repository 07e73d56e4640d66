# Caligula in de eenvoudige modus.

caligula-play-help =
    Kies een nummer, of typ wat je wilt doen:
      place 3 plebs 1 (plaatsen)   pass (passen, weigeren)
      reward pugio   reward remove:plebs 1   reward place 3 plebs 1   (beloning)
      reward swap-markers plebs 1 1 nobiles 2 3   reward return-marker plebs 1 2
      reward swap-ordo livia marcus   reward swap-positions plebs   reward swap-sequentia 1 4
      penalty lose-point victory   penalty lose-marker plebs 1 2   penalty lose-coniura KAART   (straf)
      conspire KAARTEN (beginnen)   join KAARTEN (meegaan)   raise KAARTEN (verhogen)
      nominate nero (aanwijzen)   favour nero (gunst)   protect KAART (beschermen)   strike KAARTEN (toesteken)
    De plek van een fiche is kleur, positie, veld; velden en Sequentia-kaarten tellen vanaf 1.
    KAART is de id van een kaart, zoals coniura-12; “cards” toont de id's van jouw kaarten.
    table  de tafel nog eens tonen     log      wat er tot nu toe gebeurde
    undo   het laatste terugnemen      restart  zo veel mogelijk terugnemen
    back   opnieuw kiezen              cards    je kaarten met hun id's
    rules  [ID] een regel opzoeken     quit     opslaan en stoppen
    hint   een tip over wat te doen

caligula-play-ordo = Ordo: { $order }
caligula-play-murdered = deze ronde is er al een keizer vermoord
caligula-play-emperor = Keizer
caligula-play-candidates = Kandidaten
caligula-play-now = { $what } (nu)
caligula-play-to-come = Kaarten in de stapels
caligula-play-points = { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} (overwinningspunten: { $victory }, samenzweringspunten: { $conspiracy })
caligula-play-supply = { $count ->
    [one] { $count } fiche in de voorraad
   *[other] { $count } fiches in de voorraad
}
caligula-play-late = heeft { $markers } erbij gekregen
caligula-play-your-markers = Jouw fiches: { $markers }
caligula-play-known-stack = Stapel { $stack }, van boven naar onder: { $cards }
caligula-play-field = veld { $field } { $marker }
