# La ligne de commande : aide, arguments, erreurs.

cli-help =
    PAX et Caligula, deux jeux d'intrigues dans la Rome antique, dans votre terminal : seul, contre des bots, ou entre amis devant un même écran.

    Pour commencer :
      conspiratio play pax              PAX : vous contre trois bots
      conspiratio play caligula         Caligula : vous contre trois bots
      conspiratio play pax --solo 1     la campagne en solitaire de PAX
      conspiratio rules caligula        les règles en bref
cli-epilogue =
    « conspiratio COMMANDE --help » en dit plus sur une commande. Les textes existent en français, anglais, allemand et néerlandais : par exemple --lang en, sinon selon le réglage de votre système.

    Une adaptation non officielle : PAX est un jeu de Bernd Eisenstein, publié par Irongames ; Caligula est un jeu de Pierluca Zizzi, publié par Post Scriptum.
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help-flag = Afficher cette aide.
cli-version-flag = Afficher la version.

cli-play = Jouer une partie dans ce terminal. Une partie quittée est sauvegardée ; le prochain « play » propose de la reprendre.
cli-simulate = Faire jouer beaucoup de parties aux bots, et voir qui gagne, en combien de temps et d'où viennent les points.
cli-replay = Lire une partie finie comme un récit, la parcourir coup par coup, ou vérifier qu'elle respecte les règles et le sceau de sa donne.
cli-rules = Les règles avec nos propres mots : toutes en une liste, ou une seule avec sa place dans les livrets.
cli-rules-more = « conspiratio rules { $game } { $rule } » montre une règle, « conspiratio rules { $game } { $chapter } » un chapitre.
cli-deck = Le paquet de cartes en fichier : l'exporter, le corriger, le vérifier.
cli-deck-export = Écrire dans un fichier un de nos paquets, pour le corriger carte par carte.
cli-deck-list = Nommer les paquets fournis, et ce que chacun change.
cli-deck-check = Vérifier un fichier de paquet ; une erreur est signalée avec sa ligne et sa carte.

cli-arg-game = Quel jeu : { $games }.
cli-counts = { $game } de { $least } à { $most }
cli-arg-lang = Langue : { $known }.
cli-arg-deck = Jouer avec ce paquet : un des nôtres, par son nom (voir « conspiratio deck list »), ou celui d'un fichier.
cli-arg-deck-name = Lequel de nos paquets, par son nom ; sans cela, le paquet habituel.
cli-arg-game-decks = Quel jeu : { $games }. Sans cela : tous.
cli-arg-free = Permet aussi au paquet d'avoir un autre nombre de cartes, et pour PAX de 1 à 9 symboles et Aurei par carte.
cli-arg-seed = Graine du hasard : à graine égale, partie identique.
cli-arg-open-counts = PAX : montrer combien d'argent et de cartes ont les autres ; --no-open-counts le cache.
cli-arg-final-column = PAX : Rome prend aussi un groupe au dernier round, quand la pioche est épuisée.
cli-arg-first = PAX : la place qui commence (à partir de 0) ; sinon, le sort décide.
cli-arg-memory-aid = Caligula : vous montrer la valeur des marqueurs que vous avez posés ; --no-memory-aid vous les cache aussi.
cli-arg-players = Combien de joueurs, bots compris : { $players }. À PAX, un joueur seul joue la campagne en solitaire.
cli-arg-bots = La force des bots : tiro (débutant), quaestor (facile), aedilis (solide), praetor (fort) ou consul (le plus fort) ; un niveau pour tous, ou un par bot, séparés par des virgules. Un bot à vous se nomme module:Classe.
cli-arg-solo = PAX : jouer cette partie de la campagne en solitaire, de 1 à 5. Sans cette option, « --players 1 » reprend là où vous en êtes.
cli-arg-hotseat = Ceux qui partagent cet écran, par exemple Anna,Ben ; un rideau tombe entre les tours.
cli-arg-plain = Des lignes de texte au lieu d'une table en plein écran (pour les pipes et les lecteurs d'écran).
cli-arg-new = Commencer une nouvelle partie sans proposer celle qui est sauvegardée.
cli-arg-games = Combien de parties.
cli-arg-bots-list = Un bot pour toutes les places, ou un par place : greedy,random,random,random. Un bot à vous se nomme module:Classe.
cli-arg-solo-game = PAX : simuler cette partie de la campagne en solitaire, de 1 à 5.
cli-arg-replays = Écrire un fichier replay par partie dans ce dossier.
cli-arg-jobs = Combien de parties jouer en même temps. Les parties sont les mêmes quel que soit ce nombre.
cli-arg-file = Un fichier replay.
cli-arg-check = Vérifier seulement : tous les coups sont-ils permis, le résultat est-il juste, le sceau correspond-il à la donne ?
cli-arg-step = Parcourir la partie coup par coup, avec la table après chacun.
cli-arg-seat = Voir la partie avec les yeux de cette place (à partir de 0).
cli-arg-review = Revoir une partie finie : les chances de chacun, les erreurs, la chance, et ce qui l'a décidée.
cli-arg-rule = L'identifiant d'une règle, par exemple caligula.plot.bid, ou d'un chapitre, par exemple caligula.plot.
cli-arg-deck-file = Un fichier de paquet (TOML).

cli-unknown-option = Il n'y a pas d'option { $option }. Ajoutez --help pour voir ce qui existe.
cli-unknown-command = Il n'y a pas de commande « { $command } ». « conspiratio --help » les montre toutes.
cli-unused = « { $word } » n'a rien à faire ici. Ajoutez --help pour voir ce qui va où.
cli-bad-value = « { $value } » ne convient pas à { $option }. Ajoutez --help pour voir ce qu'il faut.
cli-missing = Il manque { $option }. Ajoutez --help pour voir ce qu'il faut.
cli-repeated = { $option } est donné plus d'une fois.

deck-exported = { $file } contient le paquet. Corrigez-le, puis : conspiratio deck check { $file }
deck-list-game = { $game } (sans --deck : { $deck })
deck-category-line = { $category } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
}, { $value ->
    [one] { $value } Aureus
   *[other] { $value } Aurei
}
deck-good = Le paquet est bon : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $differing ->
    [0] toutes comme chez nous
    [one] { $differing } diffère des nôtres
   *[other] { $differing } diffèrent des nôtres
}.
cli-usage = Utilisation : { $form }
cli-default = { $help } Par défaut : { $value }.
cli-arg-players-simulated = Combien jouent : { $players }. Par défaut : 4.
cli-arg-seal = Comparer la donne au sceau qu'on vous a montré avant la partie.
deck-colour-line = { $colour } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $single } individuelles, { $group } de groupe, { $negative } négatives)
deck-caligula-line = { $emperors } empereurs, { $sequentia ->
    [one] { $sequentia } carte Sequentia
   *[other] { $sequentia } cartes Sequentia
}
