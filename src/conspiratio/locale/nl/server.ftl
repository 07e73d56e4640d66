# De server: wat zijn opdrachten zeggen, en wat hij mensen vertelt die iets niet kunnen.

cli-serve = De server starten: tafels voor mensen dichtbij en ver weg, in de browser en via een API.
cli-backup = Alles wat een server heeft in één bestand bewaren, ook terwijl hij draait.
cli-restore = Een lege database vullen uit een reservekopie; ze mag van een andere soort zijn dan de oorspronkelijke.
cli-audit = Tonen wie van wie veel ratingpunten heeft gewonnen: paren die nauwelijks met anderen spelen, de grootste winst eerst. Ook terwijl de server draait.
cli-arg-host = Het adres waarop hij luistert; 0.0.0.0 voor alle adressen van deze computer. Standaard: 127.0.0.1.
cli-arg-port = De poort waarop hij luistert. Standaard: 8017.
cli-arg-database = postgresql://gebruiker:wachtwoord@host/naam, of sqlite:///bestand. Standaard: SQLite in de gegevensmap.
cli-arg-data = De map voor database, geheimen en server.toml. Standaard: in je eigen gegevensmap.
cli-arg-open = De browser openen zodra hij klaar is.
cli-arg-fresh = Opnieuw beginnen als de database van deze gegevensmap weg is.
cli-arg-backup-file = Het bestand met de reservekopie.
cli-arg-audit-days = Hoeveel dagen terug.
serve-ready = Conspiratio is klaar op { $url } (gegevens in { $data }). Ctrl+C stopt het.
serve-names = Hij antwoordt op: { $names }{ $everywhere ->
    [yes] {" "}en de adressen van deze machine
   *[no] {""}
}.
serve-proxies = Doorgegeven headers (X-Forwarded-…) gelooft hij van { $proxies ->
    [nobody] niemand
   *[other] { $proxies }
}.
serve-begin-anew = Opnieuw beginnen, met een lege database? (j/N)
serve-stopped = Gestopt; alles is bewaard.
backup-done = { $file } bevat alles: { $rows } rijen. Bewaar het goed: de geheimen van de server zitten erin.
restore-done = { $rows } rijen uit { $file } zijn terug.

error-settings = Er zit een fout in { $file }: { $why }. Verbeter die en start opnieuw.
error-serve-port = Poort { $port } van { $host } is niet te krijgen: { $why }. Kies met --port een andere.
error-database-lost = In { $folder } staat de secrets.json van een server, maar de database { $database } ontbreekt of is leeg. Misschien is ze verplaatst of verwijderd, of wijst --data of --database ergens anders heen dan eerst. Zet haar terug met “conspiratio restore BESTAND”, geef de juiste --data of --database op, of begin opnieuw met “conspiratio serve --fresh”.
error-proxies-form = In trusted_proxies staat “{ $found }”; dat is geen adres en geen netwerk. Het hoort eruit te zien als “127.0.0.1” of “10.0.0.0/8”, met komma's ertussen als het er meer zijn.
error-table-missing = Die tafel bestaat niet, of ze staat niet voor je open. Vraag om een link aan wie ze heeft geopend.
error-table-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het nog eens.
error-table-not-started = De partij is nog niet begonnen.
error-table-started = De partij is al begonnen.
error-table-over = De partij is afgelopen.
error-table-goes-on = De partij is nog bezig.
error-table-broken = Deze tafel kan niet worden geopend: deze versie van de server kan de partij niet lezen. Er is niets van verloren, en geen andere tafel heeft er last van. Wie de server beheert, vindt de reden in het log; een versie die de partij kan lezen, opent haar weer.
error-table-slow = Deze tafel is opzijgezet: de partij hield de server te lang bezig, en alle anderen zouden moeten wachten. Er is niets van verloren. Wie de server beheert, vindt haar in het log; een nieuwere versie probeert het opnieuw.
error-table-entries-many = Aan deze tafel is al { $most } keer iets gebeurd: vanaf nu tellen alleen nog zetten, en je kunt opgeven.
error-table-moved-on = Er is intussen iets gebeurd aan de tafel. Kijk nog eens.
error-table-not-full = Er zijn nog plaatsen vrij: wacht op spelers of zet er bots neer.
error-table-not-host = Dat kan alleen wie de tafel heeft geopend.
error-table-nobody = Aan een tafel hoort minstens één mens.
error-table-rated = Aan een tafel die meetelt heeft iedereen één plaats; er zijn geen ingebouwde bots, geen eigen deck en geen gedeeld scherm.
error-table-rated-clock = Een tafel die meetelt heeft een klok nodig: anders kan wie aan het verliezen is eeuwig wachten.
error-rated-account = Partijen die meetellen zijn voor accounts: kies eerst een wachtwoord of maak een passkey.
error-option-unknown = De optie { $found } bestaat niet; bekend zijn: { $known }.
error-deck-both = Noem een van onze decks of geef een eigen deck, niet allebei.
error-deck-line = Regel { $line } van het deck is langer dan { $most } tekens; een kaart past op één korte regel.
error-deck-lines-many = Het deck heeft { $found } regels; { $most } is het maximum. Laat lege regels en commentaar weg.
error-deck-dots-many = Regel { $line } van het deck heeft meer dan { $most } punten buiten teksten, dus tabellen in tabellen. Een kaart heeft er geen nodig.
error-deck-parts-many = Tot en met regel { $line } heeft het deck meer dan { $most } velden en waarden; zoveel heeft geen deck nodig.
error-decision-stale = Nu wordt niet beslissing { $given } van je gevraagd, maar nummer { $now }.
error-decision-late = Je tijd voor deze beslissing was om: de bot neemt ze. De volgende is weer aan jou.
error-method-wrong = Zo kan dat hier niet; toegestaan is: { $allowed }.
error-tables-many = Aan { $most } van je tafels wordt nog op spelers gewacht; begin of sluit er eerst een.
error-tables-playing = Je hebt { $most } partijen lopen. Maak er eerst een af of geef er een op, dan kun je een nieuwe tafel openen.
error-seat-barred = De gastheer heeft je van deze tafel weggestuurd.
error-rated-own-bot = Aan een tafel die meetelt speelt niemand tegen zijn eigen bot, en geen bot tegen een andere van dezelfde eigenaar.
error-seat-missing = Die plaats bestaat niet.
error-seat-not-yours = Dat is jouw plaats niet.
error-seat-already = Je zit al aan deze tafel.
error-seat-taken = Die plaats is bezet. Kies een andere.
error-seat-resigned = Deze plaats heeft opgegeven, of een bot speelt ze.
error-seat-no-link = Deze plaats kan niet worden doorgegeven.
error-undo-not-free = Dat kun je niet zomaar terugnemen: iemand is er iets door te weten gekomen. Vraag het de anderen.
error-undo-never = Hier valt niets terug te nemen.
error-offer-open = Er ligt al een voorstel: beantwoord dat eerst.
error-offer-none = Er ligt geen voorstel.
error-invitation-missing = Deze uitnodiging is niet of niet meer geldig. Vraag om een nieuwe.
error-bots-not-welcome = Deze tafel staat niet open voor botaccounts.
error-sign-in-needed = Kom eerst binnen: als gast, of door in te loggen.
error-token-wrong = Dit token is niet of niet meer geldig. De eigenaar kan een nieuw maken.
error-nothing-here = Hier is niets.
error-client-not-built = De pagina's voor de browser zijn nog niet gebouwd. Voer in de bronmap “{ $command }” uit; de API op /api/docs werkt wel.
error-body-invalid = Er zit een fout in het verzoek: { $why }.
error-body-not-json = Het verzoek is geen leesbare JSON: { $why }.
error-watching-only = Je kijkt hier alleen toe.
error-watching-not-allowed = Deze tafel heeft geen toeschouwers.
error-sockets-many = Je hebt { $most } verbindingen open; sluit er eerst een paar.
error-chat-empty = Er staat niets in. Schrijf iets.
error-chat-long = Hoogstens { $most } tekens tegelijk.
error-replay-missing = Die replay bestaat niet, nog niet, of niet voor jou.
error-mail-off = Deze server verstuurt geen e-mail.
error-not-for-bots = Dat kunnen botaccounts niet; hun eigenaars wel.
