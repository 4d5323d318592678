"""A game whose words differ from its lines, with the hashes made again: verify must not accept them."""

from place import Run, chain_again, change

INVENTED = ("UPDATE entry SET why = 'Anna agreed to it' WHERE sequence = 2", "UPDATE entry SET verb = 'trade' WHERE sequence = 2",
            "UPDATE entry SET why = 'nobody objected' WHERE sequence = (SELECT max(sequence) FROM entry)")


def make(place):
    for number, statement in enumerate(INVENTED):
        game = place.game(f"invented{number}.tbl")
        change(game, statement)
        chain_again(game)
        yield Run(["verify", str(game), "--strict"], codes=(1, 3))
