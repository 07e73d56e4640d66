# Lernen beim Spielen: die Seite, die Begleitung am Tisch und was sie sagt, je Lektion ein Titel und ein paar Sätze.

## Die Seite

web-learn-title = Lernen beim Spielen
web-learn-note = Eine erste Partie am richtigen Tisch, gegen zwei Bots und mit Begleitung. Du tust alles einmal und erfährst, warum. Danach gehört das Spiel dir.
web-learn-pax-about = Sieben Arten von Einfluss, und Rom will sie alle. Kaufe, lege aus und behalte die Waagen im Auge.
web-learn-caligula-about = Kaiser kommen und gehen. Setze verdeckt, sammle Dolche, wähle deine Verschwörung.
web-learn-minutes = Etwa { $guided } Minuten mit Begleitung, { $whole } bis zum Ende.
web-learn-begin = { $game } lernen
web-learn-continue = Weiterspielen
web-learn-anew = Neu beginnen

## Die Begleitung

web-learn-guide = Deine Begleitung
web-learn-progress = { $done } von { $all } gelernt
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-forward = Vor
web-learn-show = Zeig mir, wo
web-learn-silent = Spiel ruhig weiter. Gibt es etwas Neues, hörst du von mir.
web-learn-skip = Kenne ich: ohne Begleitung weiter
web-learn-return = Begleitung rufen
web-learn-finish = Weiterspielen

## PAX

web-learn-pax-goal = Rom oder du
    .text = Es gibt sieben Arten von Einfluss. Hält Rom am Ende noch vier davon, gewinnt Rom. Sonst gewinnt, wer die meisten Punkte hat.
web-learn-pax-opening = Deine erste Karte
    .text = Eine Karte hat eine Kategorie, ein oder zwei Symbole (ihre Stärke) und einen Wert in Aurei. Eine behältst du, die andere kommt unter den Stapel.
web-learn-pax-legions = Die Legionen
    .text = Hier stehen Karten zum Verkauf, immer alle einer Legion zusammen. Wenn jeder einen Zug hatte, nimmt sich Rom die wertvollste Gruppe: im Moment Legion { $legion }.
web-learn-pax-choice = Dein Zug
    .text = Ein voller Zug heißt: ziehen, kaufen, auslegen, Einkommen nehmen. Die andere Wahl, ein Blick auf Roms verdeckte Karten, hat Zeit. Nimm jetzt den vollen Zug.
web-learn-pax-draw-first = Drei Karten, drei Ziele
    .text = Sie kommen eine nach der anderen. Eine nimmst du auf die Hand, eine kommt zu einer Legion, eine unter den Stapel. Ist diese gut genug für deine Hand?
web-learn-pax-draw-second = Zu verkaufen, für alle
    .text = Was bei einer Legion liegt, ist zu haben: gleich für dich, dann für die anderen. Und je teurer die Gruppe, desto eher greift Rom zu.
web-learn-pax-draw-third = Das letzte Ziel
    .text = Die dritte Karte bekommt das Ziel, das übrig ist. Früh festlegen oder auf Besseres warten: Das ist das Wagnis.
web-learn-pax-buy = Eine Legion kaufen
    .text = Einmal im Zug darfst du alle Karten einer Legion kaufen. Du hast { $money }: Behalte 1 zurück, wenn du zwei Karten auslegen willst.
web-learn-pax-limit = Flotten und Armeen brauchen Rückhalt
    .text = Du darfst nicht mehr Flottensymbole haben als Land- oder Intrigensymbole, je nachdem, wovon du mehr hast; für Armeen gilt dasselbe. Dein Limit ist jetzt { $limit }.
web-learn-pax-play = Leg deine Karten aus
    .text = Die erste Karte ist gratis, die zweite kostet 1 Aureus, die dritte 2 und so weiter. Gegen Rom zählt nur, was vor dir liegt.
web-learn-pax-income = Dein Einkommen
    .text = Beendest du den Zug, bringt die längste Kategorie, die gewachsen ist, 1 Aureus je Karte: im Moment { $money }. Ein Senator bringt 1 mehr, mit einer Intrige gibt es gar nichts.
web-learn-pax-scales = Die sieben Waagen
    .text = Rom gegen den stärksten Spieler gegen dich. Gleichstand gehört Rom. Rom hält jetzt { $held }, ohne seine verdeckten Karten; am Ende reichen 4.
web-learn-pax-rome = Rom hat sich bedient
    .text = Die Runde ist um: Die wertvollste Gruppe ging offen an Rom. Dann bekam jede leere Legion eine neue Karte.
web-learn-pax-look = Einen Blick wert?
    .text = Roms drei verdeckte Karten zählen am Ende mit. Ein Blick zeigt sie dir und bringt 2 Aurei, kostet aber den ganzen Zug.
web-learn-pax-conspirator = Primus Conspiratus
    .text = Die Karte gehört dem, der die meisten Intrigen zeigt: Er beginnt die nächste Runde und bekommt 1 Punkt. Und gewinnt Rom, ist er der Sieger.
web-learn-pax-gifts = Gemeinsam stark
    .text = 3 Wohlstandssymbole machen jede Gruppe für dich 1 Aureus billiger; mit 3 Religionssymbolen siehst du zwei gezogene Karten auf einmal. Am Ende bringen 3 Flotten eine Armee und 3 Armeen eine Flotte.
web-learn-pax-points = Was Punkte bringt
    .text = 2 für jede Kategorie vor dir, 3 für jede, in der du Rom übertriffst, 1 je Flotten- und Armeesymbol, 1 für Primus Conspiratus, 4 für das größte Vermögen.
web-learn-pax-end = Wie es endet
    .text = Geht der Stapel aus, ist bald Schluss; { $count ->
        [one] { $count } Karte ist
       *[other] { $count } Karten sind
    } noch da. Dann deckt Rom auf, und die Waagen entscheiden.
web-learn-pax-done = Jetzt kennst du alles
    .text = Der Rest gehört dir: Übertriff Rom und überliste die anderen. Die Regeln sind da, wann immer du sie brauchst.

## Caligula

web-learn-caligula-goal = Die Macht hinter dem Thron
    .text = Kaiser kommen und gehen, du bleibst. Punkte gibt es für gelungene Morde und für deine Gunst auf dem, der regiert. Die meisten Punkte gewinnen.
web-learn-caligula-markers = Deine Marker
    .text = Reihum setzt jeder einen Marker verdeckt auf eine Karte. Was deine wert sind, von -1 bis 4, weißt nur du.
web-learn-caligula-sure = Eine sichere Sache
    .text = { $colour } kommt zuerst dran und ist eine Gruppenkarte: Wer dort eine Summe von mindestens { $minimum } hat, bekommt die Wirkung. Setze dort einen Marker, der reicht.
web-learn-caligula-kinds = Drei Arten von Karten
    .text = Einzelkarte: nur die höchste Summe, wenn sie den Mindestwert erreicht. Gruppenkarte: alle, die ihn erreichen. Negativkarte: Sie trifft alle anderen, auch ohne Marker dort.
web-learn-caligula-sums = Summen und Bluffs
    .text = Deine Marker auf einer Karte werden zusammengezählt; bei Gleichstand zählt, wer weiter links liegt. Eine 0 oder -1 ist wenig wert, aber das wissen die anderen nicht.
web-learn-caligula-sequentia = Die Sequentia
    .text = Diese sechs Karten werden von links nach rechts ausgeführt. Vier nennen Farben: Von jeder wird die Karte auf Position 1 ausgewertet, dann rückt die von Position 2 nach.
web-learn-caligula-reward = Deine Belohnung
    .text = Deine Summe hat gereicht: Die Wirkung gehört dir, wenn du magst. Steht AUT zwischen zweien, nimm die eine oder die andere.
web-learn-caligula-hand = Coniura und Pugio
    .text = Mit einer Coniura beginnst du eine Verschwörung oder gehst mit. Ein Pugio ist ein Dolch, oder ein Schild für den Kaiser. Eine doppelte Karte ist eins von beiden, nie beides zugleich.
web-learn-caligula-start = Eine Verschwörung?
    .text = Nach jeder Sequentia-Karte kann eine beginnen; eine einzige Coniura reicht. { $emperor } stirbt durch { $life ->
        [one] { $life } Dolch
       *[other] { $life } Dolche
    }. Wartest du ab, kannst du immer noch mitgehen, wenn ein anderer beginnt.
web-learn-caligula-bid = Passen, mitgehen, erhöhen
    .text = { $name } führt mit { $total }. Leg ebenso viel, um mitzugehen, mehr, um selbst zu führen, oder passe: Dann darfst du den Kaiser beschützen.
web-learn-caligula-favour = Die Gunst
    .text = Der Anführer benennt, wer als Nächster regieren soll. Verschwörer setzen ihre Gunst auf ihn oder auf den Kaiser: Am Ende jeder Runde bringt Gunst auf dem Kaiser dessen Punkte.
web-learn-caligula-murder = Schilde und Dolche
    .text = Wer draußen blieb, darf einen Pugio als Schild legen: 1 Leben mehr. Dann stechen die Verschwörer zu, jeder einmal. So viele Dolche wie Leben, und er ist tot.
web-learn-caligula-spoils = Die Beute
    .text = Stirbt der Kaiser, bekommt der Anführer 1 Verschwörungspunkt und jeder Verschwörer, der zustach, 1 Siegpunkt. Lebt er, gibt es nichts.
web-learn-caligula-ordo = Ordo
    .text = Ordo ist die Reihenfolge: wer zuerst setzt, wer zuerst gefragt wird. Eine der Sequentia-Karten gibt sie nach links weiter.
web-learn-caligula-penalty = Eine Negativkarte
    .text = Sie trifft alle unter dem Mindestwert, und ablehnen kann man sie nicht. Von zwei Strafen wählst du eine; was du nicht hast, kann dir keiner nehmen.
web-learn-caligula-round = Die nächste Runde
    .text = Gunst auf dem Kaiser hat sich ausgezahlt. Nicht ausgewertete Marker bleiben liegen; du setzt die, die zurückgekommen sind.
web-learn-caligula-fall = Der Untergang des Imperiums
    .text = Liegen am Ende einer Runde weniger als zehn Karten offen, geht das Imperium unter: eine letzte Verschwörung, dann zählen die Punkte. Bei Gleichstand entscheidet Primus Inter Pares.
web-learn-caligula-done = Jetzt kennst du alles
    .text = Der Rest gehört dir: Trau niemandem und setz auf den richtigen Kaiser. Die Regeln sind da, wann immer du sie brauchst.
