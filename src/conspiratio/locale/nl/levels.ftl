# De vijf niveaus van de bots, het zwakste eerst, in terminal en browser.

level-tiro = Tiro
level-tiro-about = beginner: leert met je mee
level-quaestor = Quaestor
level-quaestor-about = makkelijk: speelt mee, mist veel
level-aedilis = Aedilis
level-aedilis-about = degelijk: een eerlijke avond
level-praetor = Praetor
level-praetor-about = sterk: straft fouten af
level-consul = Consul
level-consul-about = de sterkste: neemt de tijd
