# Was an etwas nicht stimmt, das wir bekommen haben, und wo.

error-prefix = Fehler: { $what }
error-at-line = Zeile { $line }: { $what }
error-language-unknown = Die Sprache „{ $found }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
error-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
error-file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
error-file-not-text = { $file } ist keine Textdatei (an Stelle { $position } steht ein Byte, das kein UTF-8 ist).
error-file-exists = { $file } gibt es schon; überschrieben wurde nichts. Wähle einen anderen Namen oder lösche die Datei zuerst.
error-players-count = { $game } ist ein Spiel für { $least } bis { $most } Spieler, nicht für { $found }.
error-first-seat = Platz { $found } gibt es an einem Tisch für { $seats } nicht (gezählt wird ab 0).
error-solo-alone = Das Solospiel ist für einen Spieler, nicht für { $found }.
error-solo-game = Die Solokampagne hat die Spiele 1 bis 5, aber kein Spiel { $found }.
error-bot-unknown = Den Bot „{ $found }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-bot-module = Das Modul „{ $module }“ gibt es nicht, weder in diesem Ordner noch dort, wo Python nach Modulen sucht.
error-bot-class = Das Modul „{ $module }“ hat keine Klasse „{ $name }“.
error-bot-without-choose = „{ $bot }“ ist kein Bot: Es fehlt die Methode choose(view, moves, rng).
error-bot-of-other-game = Der Bot „{ $bot }“ spielt nicht { $game }. Er spielt: { $games }.
error-bot-broken = Der Bot „{ $bot }“ lässt sich nicht starten: { $why }
error-bot-failed = Der Bot „{ $bot }“ ist gescheitert, als er einen Zug wählte: { $why }. CONSPIRATIO_DEBUG=1 zeigt, wo.
error-bot-move = Der Bot „{ $bot }“ hat einen Zug gewählt, der nicht zur Wahl steht: { $move }
error-bots-count = { $found } Bots für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: Nenne einen für alle Plätze oder für jeden Platz einen.
error-hotseat-count = { $found } Personen für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: Das sind zu viele.
error-hotseat-names = Jede Person am Tisch braucht einen eigenen Namen aus 1 bis { $most } druckbaren Zeichen; „{ $found }“ geht nicht.
error-games-count = Es müssen 1 bis { $most } Partien sein, nicht { $found }.
error-jobs-count = --jobs muss mindestens 1 sein, nicht { $found }.
error-game-unknown = Das Spiel „{ $found }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
error-option-of-other-game = Das Spiel „{ $game }“ hat keine Option { $option }.
error-seat-unknown = Platz { $found } gibt es in dieser Partie nicht, nur 0 bis { $last }.
error-rule-unknown = Die Regel „{ $found }“ gibt es nicht. „conspiratio rules { $game }“ zeigt alle.
error-typed-move = richtig wäre zum Beispiel „{ $example }“.
error-solo-needs-one = --solo ist für eine Person: Lass --players und --hotseat weg.

error-deck-not-toml = Der Kartensatz ist kein gültiges TOML: { $why }.
error-deck-name = Zeile { $line }: Der Name des Kartensatzes muss ein Text sein.
error-deck-name-long = Zeile { $line }: Der Name des Kartensatzes hat { $found } Zeichen; höchstens { $most } sind erlaubt.
error-deck-category = Zeile { $line }: „{ $found }“ ist keine Kategorie. Die Kategorien heißen { $known }.
error-deck-card-id = Zeile { $line }: „{ $card }“ ist keine ID für eine Karte dieser Kategorie; sie heißen { $category }-1, { $category }-2 und so weiter.
error-deck-card-form = Zeile { $line }: Karte { $card } muss so aussehen: { $card } = { "{" } symbols = 1, value = 2 { "}" }
error-deck-card-field = Zeile { $line }: Karte { $card } hat ein Feld „{ $field }“; eine Karte hat symbols und value, sonst nichts.
error-deck-card-missing = Zeile { $line }: Bei Karte { $card } fehlt { $field }.
error-deck-card-number = Zeile { $line }: Karte { $card }: { $field } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
error-deck-card-extra = Zeile { $line }: Karte { $card } ist zu viel: { $category } hat die Karten 1 bis { $count } (--free erlaubt andere).
error-deck-card-absent = Zeile { $line }: Karte { $card } fehlt: { $category } hat die Karten 1 bis { $count }, dieser Kartensatz hat { $found } davon (--free erlaubt das).
error-deck-too-small = Der Kartensatz hat { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
}; { $seats ->
    [one] ein Solospiel
   *[other] eine Partie mit { $seats } Spielern
} braucht zum Aufbau { $needed }.

error-not-json = Das ist kein JSON: { $why } (Zeile { $line }, Spalte { $column }).
error-json-kind = Bei { $where } wird { $expected } erwartet, dort steht { $found }.
error-json-choice = Bei { $where } wird eins davon erwartet: { $expected }; dort steht { $found }.
error-json-number = Bei { $where } steht eine zu große Zahl: { $found }.
error-json-missing = Bei { $where } fehlt „{ $field }“.
json-number = eine Zahl
json-text = ein Text
json-bool = true oder false
json-list = eine Liste
json-object = ein Objekt
json-null = nichts

error-deal-unknown-card = Bei { $where }: „{ $card }“ gehört nicht dorthin oder steht nicht in setup.cards.
error-deal-card-twice = Bei { $where }: „{ $card }“ steht dort zweimal.
error-deal-copy-differs = Karte „{ $card }“ aus dem zweiten Exemplar weicht vom ersten ab, oder im ersten gibt es sie nicht.
error-deal-card-missing = Bei { $where }: „{ $card }“ fehlt.
error-deal-card-id = Bei { $where }: „{ $card }“ ist keine ID für eine Karte der Kategorie { $category }.
error-deal-second-copy = setup.order hat { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
} aus dem zweiten Exemplar; { $seats ->
    [one] im Solospiel
   *[other] bei { $seats } Spielern
} müssen es { $expected } sein.
error-replay-format = Das Format ist { $found }; dieses Programm liest { $known }.
error-replay-game = Das Spiel ist { $found }; dieses Programm kennt { $known }.
error-replay-rules = Gespielt wurde nach Version { $found } der Regeln; dieses Programm kennt { $known }.
error-replay-players = Die Spieler (hier { $found }) müssen nach Plätzen aufgeführt sein, von 0 an und ohne Lücken.
error-replay-commitment = Die Kartenverteilung ist nicht die versiegelte: In der Datei steht { $published }, die Verteilung ergibt { $computed }.
error-replay-illegal-move = Schritt { $number } (Platz { $seat }) verstößt gegen Regel { $rule }.
error-replay-unfinished = Die Partie ist nach { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritten
} noch nicht zu Ende.
error-replay-result = Das Ergebnis stimmt nicht: { $field } ist { $found }, aus den Schritten folgt { $expected }.
error-save-format = { $file } ist keine gespeicherte Partie dieses Programms oder ist beschädigt.
error-campaign-damaged = { $file } ist beschädigt. Verschiebe die Datei, um die Kampagne neu zu beginnen.
error-deck-empty = Der Kartensatz hat keine Karten.
error-deck-cards-many = Zeile { $line }: Der Kartensatz hat { $found } Karten; höchstens { $most } sind erlaubt, auch in einem freien Kartensatz.
error-deal-card-number = Bei { $where }: symbols und value müssen von { $least } bis { $most } reichen.
error-free-needs-deck = --free gehört zu einem eigenen Kartensatz: Nenne ihn mit --deck.
error-deck-unknown = Den Kartensatz „{ $found }“ gibt es hier nicht, auch nicht als Datei. Unsere Kartensätze: { $known }.
error-step-or-check = --step, --check (oder --seal) und --review gehen nicht zusammen: Wähle eines.
error-review-seat = Ein Rückblick gilt allen Plätzen: Lass --seat weg.
error-extra-missing = Dafür braucht es { $library }, und das ist nicht installiert. Installiere es mit: pip install "{ $extra }"
error-output = Die Ausgabe lässt sich nicht schreiben: { $why }.
error-bug = Im Programm selbst ist etwas schiefgegangen ({ $what }). Das ist unser Fehler; CONSPIRATIO_DEBUG=1 zeigt, wo.
json-top = der obersten Ebene der Datei
os-enoent = die Datei oder der Ordner fehlt
os-eisdir = es ist ein Ordner
os-enotdir = ein Teil des Pfads ist kein Ordner
os-eacces = das ist nicht erlaubt
os-eexist = es gibt eine Datei dieses Namens
os-enospc = der Datenträger ist voll
os-erofs = der Datenträger ist schreibgeschützt
os-enametoolong = der Name ist zu lang
error-replay-nonce = Die nonce muss aus mindestens 16 hexadezimalen Ziffern bestehen, nicht { $found }.
error-replay-other-seal = Das angegebene Siegel ist nicht das dieser Kartenverteilung: { $given } ist nicht { $found }.

## Kartensätze und Kartenverteilungen von Caligula

error-deck-game = Zeile { $line }: Dieser Kartensatz gehört zum Spiel { $found }, nicht zu { $game }.
error-deck-colour-small = Zeile { $line }: { $category } braucht mindestens 2 Karten; dieser Kartensatz hat { $found } davon.
error-deck-colour-large = Zeile { $line }: { $category } hat { $found } Karten; höchstens { $most } sind erlaubt, auch in einem freien Kartensatz.
error-deck-emperors = Dem Kartensatz fehlt die Tabelle [emperors].
error-deck-emperor-absent = Der Kaiser { $emperor } fehlt.
error-deck-sequentia = Der Kartensatz braucht eine Tabelle [sequentia] mit dem Eintrag „cards“ und keinem anderen.
error-civitas-form = Karte { $card } muss so aussehen: { $card } = { "{" } kind = "group", minimum = 1, fields = ["any", "any", 3], effects = ["coniura"] { "}" }
error-civitas-field = Karte { $card } hat ein Feld „{ $field }“; eine Karte hat kind, minimum, fields und effects, sonst nichts.
error-civitas-missing = Karte { $card } hat kein { $field }.
error-civitas-kind = Karte { $card }: kind muss eins davon sein: { $known }; dort steht { $found }.
error-civitas-minimum = Karte { $card }: minimum muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
error-civitas-fields = Karte { $card }: fields muss eine Liste aus { $least } bis { $most } Einträgen sein, jeder „any“ oder eine Spielerzahl von 3 bis 5, davon mindestens ein „any“; dort steht { $found }.
error-civitas-effects = Karte { $card }: effects muss eine Liste mit einer Wirkung oder zwei verschiedenen sein; dort steht { $found }.
error-civitas-effect = Karte { $card } ist von der Art „{ $kind }“ und kann die Wirkung { $found } nicht haben. Möglich sind: { $known }.
error-emperor-name = Den Kaiser „{ $found }“ gibt es nicht. Die Kaiser heißen { $known }.
error-emperor-form = Der Kaiser { $emperor } muss so aussehen: { $emperor } = { "{" } life = 3, points = 2, fields = 2 { "}" }
error-emperor-number = Kaiser { $emperor }: { $field } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
error-sequentia-card = Eine Sequentia-Karte ist ["draw"], ["ordo"] oder eine Liste von Farben ({ $known }); dort steht { $found }.
error-sequentia-no-colour = Mindestens eine Sequentia-Karte muss eine Farbe nennen.
error-sequentia-count = Es müssen { $count } Sequentia-Karten sein, darunter genau einmal ["draw"] und genau einmal ["ordo"]; gefunden: { $found } (--free erlaubt andere).
error-sequentia-many = Es sind { $found } Sequentia-Karten; höchstens { $most } sind möglich.
error-deal-hands = Bei { $where }: Jeder der { $seats } Spieler beginnt mit genau einer doppelten Coniura-Karte (coniura-11 bis coniura-20).
error-deal-colour = Bei { $where }: { $category } braucht mindestens 2 Karten.
error-review-unfinished = Nur auf eine beendete Partie kann man zurückblicken.
error-review-unavailable = Es gibt keinen Rückblick: Der Kernel ist hier nicht kompiliert, oder der Kartensatz ist zu groß dafür.
error-bots-one-a-seat = { $found } Stärken passen nicht zu { $seats } Bots: Nenne eine für alle oder für jeden eine.
