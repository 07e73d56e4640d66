# The pages of rules. The rules themselves are in pax-rules.ftl and caligula-rules.ftl.

web-rules-of = The rules of { $game }
web-rules-note = In our own words. Where the rulebooks are silent or disagree, what we play is marked as our ruling.
web-rules-search = Search the rules
web-rules-hits = { $count ->
    [0] No rule found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
web-rules-chapters = Chapters
web-rules-learn = Rather learn by playing
web-rules-ruling = Our ruling
web-rules-option = A table option changes this.
web-rules-where = In the rulebook:
web-rules-nowhere = (not there)
web-rules-one = The rule
web-rules-all = Read on in the rules
web-rules-unknown = There is no rule called { $rule }.

## Pictures: PAX

web-rules-fig-card-category = its category, by colour, pattern and picture
web-rules-fig-card-symbols = its symbols: how strong it is
web-rules-fig-card-value = its value in Aurei
web-rules-fig-cards = Cards
web-rules-fig-turn = A full turn, step by step; or nothing but a look at Rome.
web-rules-fig-look = Look, 2 Aurei
web-rules-fig-draw = Three cards, each to another place.
web-rules-fig-legion = a Legion
web-rules-fig-buy = Three groups for sale for 3, 5 and 3 Aurei. With three Wealth symbols each costs you 1 less.
web-rules-fig-rome-takes = Legion II has the most valuable group: Rome takes it.
web-rules-fig-play = Free, then 1, 2, 3 Aurei: four cards in one turn cost 6 in all.
web-rules-fig-limit = Land 3, Intrigue 1: the limit is 3. Three Fleet symbols fit, and so do two Army symbols; there is room for one more Army symbol.
web-rules-fig-income = You have added to Land and to Religion. Land is the longer one, with three cards: 3 Aurei.
web-rules-fig-bonus = Three Fleets bring an Army, three Armies a Fleet.
web-rules-fig-scales = Rome on the left, the strongest player on the right. Rome holds Wealth, Army (a tie is enough), Religion and Senator: four of seven, and Rome wins.

## Pictures: Caligula

web-rules-fig-civitas-colour = its colour
web-rules-fig-civitas-kind = its kind: single, group or negative
web-rules-fig-civitas-minimum = the minimum
web-rules-fig-civitas-effect = its effect; AUT: one of the two
web-rules-fig-civitas-fields = its fields; a number says from how many players on
web-rules-fig-emperor-life = life: the daggers it takes
web-rules-fig-emperor-points = points a round for each favour on him
web-rules-fig-emperor-fields = fields for favour
web-rules-fig-hand-cards = A Coniura, a double Coniura, a Pugio, a double Pugio. You play a double card as the one or the other.
web-rules-fig-layout = Five colours, two positions. Position 1 is resolved, then position 2 moves up.
web-rules-fig-place = The next marker goes to the third field. The fourth is closed: it takes four players, and here there are three.
web-rules-fig-sequentia = Two cards are done, and the third is being carried out: Tribuni first, then Praetoriani, then Nobiles.
web-rules-fig-sums = The minimum is 2. A single card goes to the highest sum, the 4. A group card goes to the 4, then to the 2. A negative card hits the 1, and whoever has no marker there.
web-rules-fig-plot-bid = Coniura decide who leads and who is in it.
web-rules-fig-plot-favour = The leader names a successor; conspirators place their favour.
web-rules-fig-plot-shields = The others may protect the emperor with one Pugio each.
web-rules-fig-plot-daggers = The conspirators lay daggers. As many as he has life, and he is dead.
web-rules-fig-favour = Favour lies on the emperor or on the nominee. Here Galba brings 1 point a round; if he dies, Otho will bring 2.
web-rules-fig-murder = Life 3 and one shield make 4. There are four daggers: he dies.
