# Autour des tables : les replays, la donne du jour.

error-daily-begun = Vous avez déjà commencé cette donne du jour. Vous la trouverez parmi vos parties.
error-daily-day = { $found } n'est pas un jour. Écrivez-le ainsi : 2026-11-15.
error-replay-not-yet = Cette table n'a pas de replay : la partie n'est pas finie, ou n'a jamais commencé.
error-replay-step = Le coup { $number } n'existe pas. Le dernier de cette partie est le coup { $moves }.

## Qui a gagné beaucoup de points contre qui, pour l'hôte

error-audit-nothing = Il n'y a rien à voir dans { $database } : aucun serveur n'y a encore tourné.
audit-nobody = Rien d'inhabituel ces { $days } derniers jours : aucune paire n'a joué { $games } parties classées ou plus ensemble, et guère avec d'autres.
audit-explained = On voit ici qui a rencontré le même adversaire { $games } fois ou plus en { $days } jours, dans au moins la moitié de ses parties classées, et y a gagné. « part » est cette partie de ses parties classées, « abandons » le nombre de celles qui ont fini par un abandon. Un bot compte comme son propriétaire. Cela ne prouve rien : deux amis donnent la même image, et les adresses ne sont pas conservées.
audit-game = jeu
audit-name = nom
audit-opponent = adversaire
audit-games = parties
audit-share = part
audit-won = gagnées
audit-given-up = abandons
audit-points = points
