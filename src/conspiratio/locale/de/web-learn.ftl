# Lernen beim Spielen: die Seite, die Begleitung am Tisch und was sie sagt, je Lektion ein Titel und ein paar Sätze.

## Die Seite

web-learn-title = Lernen beim Spielen
web-learn-note = Eine erste Partie am richtigen Tisch, gegen zwei Bots und mit Begleitung. Du machst alles einmal und erfährst, warum. Danach gehört das Spiel dir.
web-learn-pax-about = Sieben Arten von Einfluss, und Rom will sie alle. Kaufe, lege aus und behalte die Waagen im Auge.
web-learn-caligula-about = Kaiser kommen und gehen. Setze verdeckt, sammle Dolche, wähle deine Verschwörungen.
web-learn-minutes = Etwa { $guided } Minuten mit Begleitung, { $whole } bis zum Ende.
web-learn-begin = { $game } lernen
web-learn-continue = Weiterspielen
web-learn-anew = Neu beginnen

## Die Begleitung

web-learn-guide = Deine Begleitung
web-learn-progress = { $done } von { $all } gelernt
web-learn-back = Zurück
web-learn-forward = Vor
web-learn-show = Zeig mir, wo
web-learn-silent = Spiel ruhig weiter. Gibt es etwas Neues, meldet sich deine Begleitung.
web-learn-skip = Kenne ich: ohne Begleitung weiter
web-learn-return = Begleitung rufen
web-learn-finish = Weiterspielen

## PAX

web-learn-pax-goal = Rom oder du
    .text = Es gibt sieben Arten von Einfluss. Hält Rom am Ende vier oder mehr davon, gewinnt Rom. Sonst gewinnt, wer die meisten Punkte hat.
web-learn-pax-opening = Deine erste Karte
    .text = Eine Karte hat eine Kategorie, ein oder zwei Symbole (ihre Stärke) und einen Wert in Aurei. Eine behältst du, die andere kommt unter den Stapel.
web-learn-pax-legions = Die Legionen
    .text = Hier stehen Karten zum Verkauf, immer alle einer Legion zusammen. Wenn alle einen Zug hatten, nimmt sich Rom die wertvollste Gruppe: im Moment Legion { $legion }.
web-learn-pax-choice = Dein Zug
    .text = Ein voller Zug heißt: ziehen, kaufen, auslegen, Einkommen nehmen. Das andere, ein Blick auf Roms verdeckte Karten, hat Zeit. Nimm jetzt den vollen Zug.
web-learn-pax-draw-first = Drei Karten, drei Ziele
    .text = Sie kommen eine nach der anderen. Eine nimmst du auf die Hand, eine kommt zu einer Legion, eine unter den Stapel. Ist diese gut genug für deine Hand?
web-learn-pax-draw-second = Für alle zu haben
    .text = Was bei einer Legion liegt, ist zu kaufen: gleich für dich, dann für die anderen. Und je wertvoller die Gruppe, desto eher greift Rom zu.
web-learn-pax-draw-third = Das letzte Ziel
    .text = Für die dritte Karte bleibt nur noch ein Ziel. Früh festlegen oder auf Besseres warten: Das ist das Wagnis.
web-learn-pax-buy = Eine Legion kaufen
    .text = Einmal im Zug darfst du alle Karten einer Legion kaufen. Du hast { $money }: Heb 1 auf, wenn du zwei Karten auslegen willst.
web-learn-pax-limit = Flotten und Armeen brauchen Rückhalt
    .text = Zähl deine Landsymbole und deine Intrigensymbole: Die größere Zahl ist das Limit für deine Flottensymbole und ebenso für deine Armeesymbole. Im Moment: { $limit }.
web-learn-pax-play = Leg deine Karten aus
    .text = Die erste Karte im Zug ist gratis, die zweite kostet 1 Aureus, die dritte 2 und so weiter. Gegen Rom zählt nur, was vor dir liegt.
web-learn-pax-income = Dein Einkommen
    .text = Am Ende des Zuges bringt die längste der Kategorien, zu denen du gelegt hast, 1 Aureus je Karte. Ein Senator bringt 1 mehr, eine Intrige streicht alles. Im Moment: { $money }.
web-learn-pax-scales = Die sieben Waagen
    .text = In jeder Kategorie Rom gegen den stärksten Spieler; daneben deine eigene Zahl. Gleichstand gehört Rom. Soweit du siehst, hält Rom { $held }; am Ende reichen 4.
web-learn-pax-rome = Rom hat sich bedient
    .text = Die Runde ist um: Die wertvollste Gruppe ging offen an Rom. Dann bekam jede leere Legion eine neue Karte.
web-learn-pax-look = Einen Blick wert?
    .text = Roms drei verdeckte Karten zählen am Ende mit. Ein Blick zeigt sie dir und bringt 2 Aurei, kostet aber deinen ganzen Zug.
web-learn-pax-conspirator = Primus Conspiratus
    .text = Die Karte hat, wer die meisten Intrigensymbole zeigt: Damit beginnst du die nächste Runde, und sie ist 1 Punkt wert. Und gewinnt Rom, gewinnst du mit.
web-learn-pax-gifts = Die Menge macht's
    .text = Je 3 Wohlstandssymbole machen dir eine Gruppe 1 Aureus billiger; mit 3 Religionssymbolen siehst du zwei gezogene Karten auf einmal. Am Ende bringen je 3 Flotten eine Armee und je 3 Armeen eine Flotte.
web-learn-pax-points = Was Punkte bringt
    .text = 2 für jede Kategorie in deiner Auslage, 3 für jede, in der du Rom übertriffst, 1 je Flotten- und Armeesymbol, 1 für Primus Conspiratus, 4 für das größte Vermögen (Aurei und Handkarten).
web-learn-pax-end = Wie es endet
    .text = Der Stapel ist die Uhr: { $count ->
        [one] { $count } Karte ist
       *[other] { $count } Karten sind
    } noch da. Ist er aufgebraucht, deckt Rom seine Karten auf, und die Waagen entscheiden.
web-learn-pax-done = Jetzt weißt du alles
    .text = Der Rest liegt bei dir: Übertriff Rom und überliste die anderen. Die Regeln sind da, wann immer du sie brauchst.

## Caligula

web-learn-caligula-goal = Die Macht hinter dem Thron
    .text = Kaiser kommen und gehen, du bleibst. Punkte gibt es für gelungene Morde und für deine Gunst bei dem, der regiert. Wer die meisten Punkte hat, gewinnt.
web-learn-caligula-markers = Deine Marker
    .text = Reihum setzen alle einen Marker verdeckt auf eine Karte. Was deine wert sind, von −1 bis 4, weißt nur du.
web-learn-caligula-sure = Eine sichere Sache
    .text = Zuerst kommt { $colour } dran, und das ist eine Gruppenkarte: Wer dort eine Summe von mindestens { $minimum } hat, bekommt die Wirkung. Setz einen Marker darauf, der reicht.
web-learn-caligula-kinds = Drei Arten von Karten
    .text = Einzelkarte: nur für die höchste Summe, wenn sie den Mindestwert erreicht. Gruppenkarte: für alle, die ihn erreichen. Negativkarte: trifft alle anderen, auch ohne Marker dort.
web-learn-caligula-sums = Summen und Bluffs
    .text = Deine Marker auf einer Karte werden zusammengezählt; bei Gleichstand geht der Marker vor, der am weitesten links liegt. Eine 0 oder −1 ist wenig wert, aber das wissen die anderen nicht.
web-learn-caligula-sequentia = Die Sequentia
    .text = Diese sechs Karten werden von links nach rechts ausgeführt. Vier nennen Farben: Von jeder wird die Karte auf Position 1 ausgewertet, dann rückt die von Position 2 nach.
web-learn-caligula-reward = Deine Belohnung
    .text = Deine Summe hat gereicht: Die Wirkung gehört dir, wenn du sie willst. Steht AUT zwischen zweien, nimm die eine oder die andere.
web-learn-caligula-hand = Coniura und Pugio
    .text = Mit einer Coniura beginnst du eine Verschwörung oder gehst mit. Ein Pugio ist ein Dolch, oder ein Schild für den Kaiser. Eine doppelte Karte ist eins von beiden, nie beides zugleich.
web-learn-caligula-start = Eine Verschwörung?
    .text = Nach jeder Sequentia-Karte kann jemand eine beginnen; eine einzige Coniura reicht. { $emperor } stirbt durch { $life ->
        [one] { $life } Dolch
       *[other] { $life } Dolche
    }. Wartest du ab, kannst du immer noch mitgehen, wenn jemand anders beginnt.
web-learn-caligula-bid = Passen, mitgehen, erhöhen
    .text = { $name } führt mit { $total }. Leg ebenso viel, um mitzugehen, mehr, um selbst anzuführen, oder passe: Dann darfst du den Kaiser beschützen.
web-learn-caligula-favour = Die Gunst
    .text = Wer anführt, benennt den Nachfolger. Die Verschwörer dürfen ihre Gunst auf ihn oder auf den Kaiser setzen: Am Ende jeder Runde bringt Gunst beim Kaiser dessen Punkte.
web-learn-caligula-murder = Schilde und Dolche
    .text = Wer draußen blieb, darf einen Pugio als Schild legen: 1 Leben mehr. Dann dürfen die Verschwörer zustechen, jeder einmal, mit beliebig vielen Dolchen. So viele Dolche wie Leben, und er ist tot.
web-learn-caligula-spoils = Die Beute
    .text = Stirbt der Kaiser, gibt es fürs Anführen 1 Verschwörungspunkt und für alle, die zugestochen haben, je 1 Siegpunkt. Überlebt er, gibt es nichts.
web-learn-caligula-ordo = Ordo
    .text = Deine Ordo-Karte ist dein Platz in der Reihenfolge: wer zuerst setzt, wer zuerst gefragt wird. Eine der Sequentia-Karten lässt alle nach links wandern.
web-learn-caligula-penalty = Eine Negativkarte
    .text = Sie trifft alle unter dem Mindestwert, und ablehnen kann man sie nicht. Von zwei Strafen wählst du eine; was du nicht hast, kann dir keiner nehmen.
web-learn-caligula-round = Die nächste Runde
    .text = Die Gunst beim Kaiser hat sich ausgezahlt. Marker auf Karten, die nicht ausgewertet wurden, bleiben liegen; du setzt die, die zurückgekommen sind.
web-learn-caligula-fall = Der Untergang des Imperiums
    .text = Liegen am Ende einer Runde weniger als zehn Civitas-Karten offen, geht das Imperium unter: eine letzte Verschwörung, dann wird gezählt. Bei Gleichstand entscheidet Primus Inter Pares.
web-learn-caligula-done = Jetzt weißt du alles
    .text = Der Rest liegt bei dir: Trau niemandem und setz auf den richtigen Kaiser. Die Regeln sind da, wann immer du sie brauchst.
