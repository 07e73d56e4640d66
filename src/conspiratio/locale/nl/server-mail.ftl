# Meldingen en brieven: wat er gaat naar mensen die er even niet zijn.

mail-turn = { $game }: je bent aan de beurt
mail-first = { $game }: de partij is begonnen en jij bent aan de beurt
mail-started = { $game }: de partij is begonnen
mail-offer-undo = { $game }: { $by } wil een zet terugnemen
mail-offer-abort = { $game }: { $by } stelt voor zonder uitslag te stoppen
mail-over = { $game }: de partij is afgelopen
mail-aborted = { $game }: de partij is zonder uitslag beëindigd
mail-moved = Als laatste speelde { $by }.
mail-players = Aan tafel: { $players }
mail-settings = Kies welke meldingen je krijgt: { $link }
mail-digest = Conspiratio: nieuws van { $count ->
    [one] één tafel
   *[other] { $count } tafels
}
mail-confirm = Conspiratio: is dit jouw adres?
    .text =
        Iemand, jij hopelijk, wil op dit adres e-mail van Conspiratio krijgen. Was jij het, bevestig het dan hier:

        { $link }

        Zo niet, doe dan niets, en het blijft bij deze ene e-mail.
mail-recover = Conspiratio: een nieuw wachtwoord
    .text =
        Hier kun je een nieuw wachtwoord voor je account kiezen:

        { $link }

        De link werkt één uur lang en maar één keer. Heb je er niet om gevraagd, doe dan niets: je wachtwoord blijft zoals het is.

error-push-off = Deze server verstuurt geen pushmeldingen.
