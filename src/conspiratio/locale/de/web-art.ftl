# Wie die Bilder am Tisch im Browser für die heißen, die sie nicht sehen.

art-card-label = { $symbols ->
    [one] { $category }, { $symbols } Symbol, Wert { $value }
   *[other] { $category }, { $symbols } Symbole, Wert { $value }
}
art-card-back = verdeckte Karte
art-back-coniura = verdeckte Karte vom Coniura-Stapel
art-back-pugio = verdeckte Karte vom Pugio-Stapel
art-marker-value = Marker { $value }
art-marker-value-of = { $name }: Marker { $value }
art-marker-back = verdeckter Marker
art-marker-back-of = { $name }: verdeckter Marker
art-emperor-dead = { $emperor }, tot
