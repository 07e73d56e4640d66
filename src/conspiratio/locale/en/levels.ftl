# The five levels of the bots, the weakest first, in terminal and browser.

level-tiro = Tiro
level-tiro-about = beginner: learns with you
level-quaestor = Quaestor
level-quaestor-about = easy: plays along, misses much
level-aedilis = Aedilis
level-aedilis-about = solid: a fair evening
level-praetor = Praetor
level-praetor-about = strong: punishes mistakes
level-consul = Consul
level-consul-about = the strongest: takes its time
