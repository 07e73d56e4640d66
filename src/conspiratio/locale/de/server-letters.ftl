# Benachrichtigungen und Briefe: was an Leute geht, die gerade nicht da sind.

letter-turn = { $game }: Du bist dran
letter-first = { $game }: Die Partie hat begonnen, und du bist dran
letter-started = { $game }: Die Partie hat begonnen
letter-offer-undo = { $game }: { $by } möchte einen Schritt zurücknehmen
letter-offer-abort = { $game }: { $by } schlägt vor, ohne Ergebnis aufzuhören
letter-over = { $game }: Die Partie ist zu Ende
letter-aborted = { $game }: Die Partie wurde ohne Ergebnis beendet
letter-moved = Zuletzt hat { $by } gespielt.
letter-players = Am Tisch: { $players }
letter-settings = Welche Benachrichtigungen du bekommst, wählst du hier: { $link }
letter-digest = Conspiratio: Neues von { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
}
letter-confirm = Conspiratio: Ist das deine Adresse?
    .text =
        Jemand, hoffentlich du, möchte an diese Adresse E-Mails von Conspiratio bekommen. Wenn du es warst, bestätige sie hier:

        { $link }

        Wenn nicht, brauchst du nichts zu tun, und es bleibt bei dieser einen E-Mail.
letter-recover = Conspiratio: ein neues Passwort
    .text =
        Hier kannst du ein neues Passwort für dein Konto wählen:

        { $link }

        Der Link gilt eine Stunde lang und nur einmal. Wenn du ihn nicht verlangt hast, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.

error-push-off = Dieser Server verschickt keine Push-Nachrichten.
