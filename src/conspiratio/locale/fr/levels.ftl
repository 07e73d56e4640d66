# Les cinq niveaux des bots, le plus faible d'abord, dans le terminal et le navigateur.

level-tiro = Tiro
level-tiro-about = débutant : apprend avec vous
level-quaestor = Quaestor
level-quaestor-about = facile : suit le jeu, oublie beaucoup
level-aedilis = Aedilis
level-aedilis-about = solide : une partie équilibrée
level-praetor = Praetor
level-praetor-about = fort : punit les erreurs
level-consul = Consul
level-consul-about = le plus fort : prend son temps
