# Was an der Tür des Servers abgewiesen wird und was drinnen kaputtging.

error-origin-foreign = Das kam von einer anderen Website, darum ist nichts geschehen. Öffne das Spiel unter seiner eigenen Adresse und versuche es noch einmal.
error-origin-missing = Es ist nicht zu erkennen, von welcher Seite das kam, darum ist nichts geschehen. Lade die Seite neu, oder lass ein Programm ein Token statt eines Cookies schicken.
error-host-unknown = Unter dieser Adresse antwortet der Server nicht. Nimm die, die du vom Betreiber bekommen hast. Der Betreiber kann sie mit dieser Zeile in server.toml erlauben: { $line }
error-proxy-untrusted = Das kam über einen Proxy, dem der Server nicht vertraut, darum ist nichts geschehen. Der Betreiber kann ihm mit dieser Zeile in server.toml vertrauen: { $line }
error-metrics-private = Die Messwerte sind für Programme auf dem Rechner des Servers und für alle, die den metrics_token aus server.toml als Bearer-Token schicken.
error-body-too-large = Das ist zu groß: Hier werden höchstens { $kilobytes } KB angenommen.
error-too-often = Das war zu oft. Versuche es in { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
   *[other] { $minutes } Minuten
} noch einmal.
error-limit-unknown = Es gibt keine Begrenzung „{ $found }“. Wähle eine von diesen: { $known }.
error-limit-form = Die Begrenzung { $name } ist nicht zu lesen: „{ $found }“. Sie sollte aussehen wie „20/hour“.
error-bug-server = Im Server selbst ist etwas schiefgegangen. Das ist unser Fehler. Nenne dem Betreiber diese Nummer: { $number }.
