# Le nom des images de la table du navigateur, pour qui ne peut pas les voir.

art-card-label = { $symbols ->
    [one] { $category }, { $symbols } symbole, valeur { $value }
   *[other] { $category }, { $symbols } symboles, valeur { $value }
}
art-card-back = carte face cachée
art-back-coniura = carte face cachée de la pile Coniura
art-back-pugio = carte face cachée de la pile Pugio
art-marker-value = marqueur { $value }
art-marker-value-of = { $name } : marqueur { $value }
art-marker-back = marqueur face cachée
art-marker-back-of = { $name } : marqueur face cachée
art-emperor-dead = { $emperor }, mort
