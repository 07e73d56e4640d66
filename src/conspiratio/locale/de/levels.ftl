# Die fünf Stärken der Bots, die schwächste zuerst, im Terminal und im Browser.

level-tiro = Tiro
level-tiro-about = Anfänger: lernt mit dir
level-quaestor = Quaestor
level-quaestor-about = leicht: spielt mit, übersieht viel
level-aedilis = Aedilis
level-aedilis-about = solide: ein ausgewogener Abend
level-praetor = Praetor
level-praetor-about = stark: bestraft Fehler
level-consul = Consul
level-consul-about = am stärksten: nimmt sich Zeit
