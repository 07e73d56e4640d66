# Benachrichtigungen und Briefe: was an Leute geht, die gerade nicht da sind.

mail-turn = { $game }: Du bist dran
mail-first = { $game }: Die Partie hat begonnen, und du bist dran
mail-started = { $game }: Die Partie hat begonnen
mail-offer-undo = { $game }: { $by } möchte einen Schritt zurücknehmen
mail-offer-abort = { $game }: { $by } schlägt vor, ohne Ergebnis aufzuhören
mail-over = { $game }: Die Partie ist zu Ende
mail-aborted = { $game }: Die Partie wurde ohne Ergebnis beendet
mail-moved = Zuletzt hat { $by } gespielt.
mail-players = Am Tisch: { $players }
mail-settings = Welche Benachrichtigungen du bekommst, wählst du hier: { $link }
mail-digest = Conspiratio: Neues von { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
}
mail-confirm = Conspiratio: Ist das deine Adresse?
    .text =
        Jemand, hoffentlich du, möchte an diese Adresse E-Mails von Conspiratio bekommen. Wenn du es warst, bestätige sie hier:

        { $link }

        Wenn nicht, brauchst du nichts zu tun, und es bleibt bei dieser einen E-Mail.
mail-recover = Conspiratio: ein neues Passwort
    .text =
        Hier kannst du ein neues Passwort für dein Konto wählen:

        { $link }

        Der Link gilt eine Stunde lang und nur einmal. Wenn du ihn nicht verlangt hast, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.

error-push-off = Dieser Server verschickt keine Push-Nachrichten.
