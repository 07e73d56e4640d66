"""What goes over the wire, as typed records: the one source of the bytes, the OpenAPI document and the browser's types.

``records`` turns any dataclass into bytes and into a schema. ``table`` has what is sent from a table; ``pax`` and
``caligula`` say which views, aids, events, moves and results that is made of in each game.
"""
