# Autour des tables : les replays, la donne du jour.

error-daily-begun = Vous avez déjà commencé cette donne du jour. Vous la trouverez parmi vos parties.
error-daily-day = { $found } n'est pas un jour. Écrivez-le ainsi : 2026-11-15.
error-replay-not-yet = Cette table n'a pas de replay : la partie n'est pas finie, ou n'a jamais commencé.
error-replay-step = Le coup { $number } n'existe pas. Le dernier de cette partie est le coup { $moves }.
