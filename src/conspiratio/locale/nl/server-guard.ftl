# Wat aan de deur van de server geweigerd wordt, en wat er binnen stukging.

error-origin-foreign = Dit kwam van een andere website, daarom is er niets gedaan. Open het spel op zijn eigen adres en probeer het opnieuw.
error-origin-missing = Er is niet te zien van welke pagina dit kwam, daarom is er niets gedaan. Laad de pagina opnieuw, of laat een programma een token sturen in plaats van een cookie.
error-host-unknown = Op dat adres antwoordt deze server niet. Gebruik het adres dat je van de beheerder kreeg. De beheerder kan het toestaan met deze regel in server.toml: { $line }
error-proxy-untrusted = Dit kwam via een proxy die de server niet vertrouwt, daarom is er niets gedaan. De beheerder kan hem vertrouwen met deze regel in server.toml: { $line }
error-metrics-private = De meetwaarden zijn voor programma's op de machine van de server, en voor wie de metrics_token uit server.toml als bearer-token meestuurt.
error-body-too-large = Dat is te groot: hier wordt hoogstens { $kilobytes } KB aangenomen.
error-too-often = Dat was te vaak. Probeer het over { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
   *[other] { $minutes } minuten
} opnieuw.
error-limit-unknown = Er is geen limiet “{ $found }”. Kies een van: { $known }.
error-limit-form = De limiet { $name } is niet te lezen: “{ $found }”. Zo hoort ze eruit te zien: “20/hour”.
error-bug-server = Er ging iets mis in de server zelf. Dat is onze fout. Geef de beheerder dit nummer: { $number }.
