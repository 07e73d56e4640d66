# Hoe de afbeeldingen aan de tafel in de browser heten voor wie ze niet kan zien.

art-card-label = { $symbols ->
    [one] { $category }, { $symbols } symbool, waarde { $value }
   *[other] { $category }, { $symbols } symbolen, waarde { $value }
}
art-card-back = gedekte kaart
art-back-coniura = gedekte kaart van de Coniura-stapel
art-back-pugio = gedekte kaart van de Pugio-stapel
art-marker-value = fiche { $value }
art-marker-value-of = { $name }: fiche { $value }
art-marker-back = gedekte fiche
art-marker-back-of = { $name }: gedekte fiche
art-emperor-dead = { $emperor }, dood
