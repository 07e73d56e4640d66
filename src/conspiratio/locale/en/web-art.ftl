# What the pictures of the browser table are called by who can't see them.

art-card-label = { $symbols ->
    [one] { $category }, { $symbols } symbol, value { $value }
   *[other] { $category }, { $symbols } symbols, value { $value }
}
art-card-back = face-down card
art-back-coniura = face-down card of the Coniura stack
art-back-pugio = face-down card of the Pugio stack
art-marker-value = marker { $value }
art-marker-value-of = { $name }: marker { $value }
art-marker-back = face-down marker
art-marker-back-of = { $name }: face-down marker
art-emperor-dead = { $emperor }, dead
