# Der Server: was seine Befehle sagen, und was er Leuten sagt, die etwas nicht können.

cli-serve = Den Server starten: Tische für Leute nah und fern, im Browser und über eine API.
cli-backup = Alles, was ein Server hat, in einer Datei sichern, auch im laufenden Betrieb.
cli-restore = Eine leere Datenbank aus einer Sicherung füllen; sie darf von anderer Art sein als die ursprüngliche.
cli-audit = Zeigen, wer von wem viele Wertungspunkte gewonnen hat: Paare, die kaum gegen andere spielen, der größte Gewinn zuerst. Auch im laufenden Betrieb.
cli-arg-host = Die Adresse, auf der er antwortet; 0.0.0.0 für alle Adressen dieses Rechners. Ohne Angabe: 127.0.0.1.
cli-arg-port = Der Port, auf dem er antwortet. Ohne Angabe: 8017.
cli-arg-database = postgresql://nutzer:passwort@rechner/name oder sqlite:///datei. Ohne Angabe: SQLite im Datenordner.
cli-arg-data = Der Ordner für Datenbank, Geheimnisse und server.toml. Ohne Angabe: im Datenordner deines Benutzers.
cli-arg-open = Den Browser öffnen, sobald er bereit ist.
cli-arg-fresh = Neu beginnen, wenn die Datenbank dieses Datenordners weg ist.
cli-arg-backup-file = Die Sicherungsdatei.
cli-arg-audit-days = Wie viele Tage zurückgeschaut wird.
serve-ready = Conspiratio ist bereit: { $url } (Daten in { $data }). Strg+C beendet es.
serve-names = Er antwortet unter: { $names }{ $everywhere ->
    [yes] {" "}und den Adressen dieses Rechners
   *[no] {""}
}.
serve-proxies = Weitergereichten Kopfzeilen (X-Forwarded-…) glaubt er von { $proxies ->
    [nobody] niemandem
   *[other] { $proxies }
}.
serve-begin-anew = Mit einer leeren Datenbank neu beginnen? (j/N)
serve-stopped = Beendet; alles ist gespeichert.
backup-done = { $file } enthält alles: { $rows } Zeilen. Bewahre die Datei gut auf: Die Geheimnisse des Servers sind darin.
restore-done = { $rows } Zeilen aus { $file } sind wieder da.

error-settings = { $file } enthält einen Fehler: { $why }. Berichtige ihn und starte noch einmal.
error-serve-port = Port { $port } von { $host } ist nicht zu haben: { $why }. Wähle mit --port einen anderen.
error-database-lost = In { $folder } liegt die secrets.json eines Servers, aber seine Datenbank { $database } fehlt oder ist leer. Vielleicht wurde sie verschoben oder gelöscht, oder --data oder --database zeigt woandershin als bisher. Hole sie mit „conspiratio restore DATEI“ zurück, gib das richtige --data oder --database an, oder beginne mit „conspiratio serve --fresh“ neu.
error-proxies-form = In trusted_proxies steht „{ $found }“; das ist weder eine Adresse noch ein Netz. Es sollte aussehen wie „127.0.0.1“ oder „10.0.0.0/8“, mehrere mit Kommas dazwischen.
error-table-missing = Diesen Tisch gibt es nicht, oder er steht dir nicht offen. Bitte um einen Link, wer ihn eröffnet hat.
error-table-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Bitte versuche es noch einmal.
error-table-not-started = Die Partie hat noch nicht begonnen.
error-table-started = Die Partie hat schon begonnen.
error-table-over = Die Partie ist zu Ende.
error-table-goes-on = Die Partie läuft noch.
error-table-broken = Dieser Tisch lässt sich nicht öffnen: Diese Version des Servers kann seine Partie nicht lesen. Nichts davon ist verloren, und kein anderer Tisch ist betroffen. Wer den Server betreibt, findet den Grund in dessen Log; eine Version, die die Partie lesen kann, öffnet sie wieder.
error-table-slow = Dieser Tisch wurde beiseitegelegt: Seine Partie hat den Server zu lange beschäftigt, alle anderen müssten warten. Nichts davon ist verloren. Wer den Server betreibt, findet ihn im Log; eine neuere Version versucht es wieder.
error-table-entries-many = An diesem Tisch ist schon { $most }-mal etwas geschehen: Von jetzt an zählen nur noch Züge, und man kann aufgeben.
error-table-moved-on = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin.
error-table-not-full = Es sind noch Plätze frei: Warte auf Mitspieler oder setze Bots darauf.
error-table-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-table-nobody = Ein Tisch braucht wenigstens einen Menschen.
error-table-rated = An einem gewerteten Tisch hat jeder nur einen Platz; es gibt keine eingebauten Bots, kein eigenes Deck und keinen gemeinsamen Bildschirm.
error-table-rated-clock = Ein gewerteter Tisch braucht eine Uhr: Sonst könnte ewig warten, wer zu verlieren droht.
error-rated-account = Gewertete Partien sind für Konten: Wähle zuerst ein Passwort oder lege einen Passkey an.
error-option-unknown = Die Option { $found } gibt es nicht; bekannt sind: { $known }.
error-deck-both = Nenne eines unserer Decks oder gib ein eigenes, nicht beides.
error-deck-line = Zeile { $line } des Decks ist länger als { $most } Zeichen; eine Karte braucht eine kurze Zeile.
error-deck-lines-many = Das Deck hat { $found } Zeilen; höchstens { $most } sind erlaubt. Lass Leerzeilen und Kommentare weg.
error-deck-dots-many = Zeile { $line } des Decks hat mehr als { $most } Punkte außerhalb von Texten, also Tabellen in Tabellen. Eine Karte braucht keinen.
error-deck-parts-many = Bis Zeile { $line } hat das Deck mehr als { $most } Einträge und Werte; so viele braucht kein Deck.
error-decision-stale = Gefragt ist jetzt nicht deine Entscheidung { $given }, sondern Nummer { $now }.
error-decision-late = Deine Zeit für diese Entscheidung war um: Der Bot trifft sie. Die nächste gehört wieder dir.
error-method-wrong = So geht das hier nicht; erlaubt ist: { $allowed }.
error-tables-many = An { $most } deiner Tische wird noch auf Mitspieler gewartet; beginne oder schließe erst einen davon.
error-tables-playing = Du hast { $most } Partien laufen. Beende eine davon oder gib eine auf, dann kannst du einen neuen Tisch aufmachen.
error-seat-barred = Wer den Tisch eröffnet hat, hat dich weggeschickt.
error-rated-own-bot = An einem gewerteten Tisch spielt niemand gegen den eigenen Bot, und kein Bot gegen einen anderen desselben Besitzers.
error-seat-missing = Diesen Platz gibt es nicht.
error-seat-not-yours = Das ist nicht dein Platz.
error-seat-already = Du sitzt schon an diesem Tisch.
error-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
error-seat-resigned = Dieser Platz hat aufgegeben, oder ein Bot spielt ihn.
error-seat-no-link = Dieser Platz lässt sich nicht weitergeben.
error-undo-not-free = Das lässt sich nicht einfach zurücknehmen: Jemand hat dadurch etwas erfahren. Frage die anderen.
error-undo-never = Hier gibt es nichts zurückzunehmen.
error-offer-open = Es liegt schon ein Vorschlag vor: Beantworte ihn zuerst.
error-offer-none = Es liegt kein Vorschlag vor.
error-invitation-missing = Diese Einladung gilt nicht oder nicht mehr. Bitte um eine neue.
error-bots-not-welcome = Dieser Tisch steht Bot-Konten nicht offen.
error-sign-in-needed = Komm erst herein: als Gast, oder indem du dich anmeldest.
error-token-wrong = Dieses Token gilt nicht oder nicht mehr. Wem der Bot gehört, kann ein neues machen.
error-nothing-here = Hier ist nichts.
error-client-not-built = Die Seiten für den Browser sind noch nicht gebaut. Führe im Quellordner „{ $command }“ aus; die API unter /api/docs läuft trotzdem.
error-body-invalid = Die Anfrage enthält einen Fehler: { $why }.
error-body-not-json = Die Anfrage ist kein lesbares JSON: { $why }.
error-watching-only = Du siehst hier nur zu.
error-watching-not-allowed = An diesem Tisch gibt es keine Zuschauer.
error-sockets-many = Du hast { $most } Verbindungen offen; schließe erst welche.
error-chat-empty = Da steht nichts. Schreib etwas.
error-chat-long = Höchstens { $most } Zeichen auf einmal.
error-replay-missing = Dieses Replay gibt es nicht, noch nicht, oder nicht für dich.
error-mail-off = Dieser Server verschickt keine E-Mails.
error-not-for-bots = Das können Bot-Konten nicht; wem sie gehören, kann es.
