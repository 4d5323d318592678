"""Numbers that no entry has: sequences, moments, quantities and reversals near the end of what can be counted."""

from place import chain_again, change, every_command

FAR = 2**62
ALTERED = (f"UPDATE entry SET at = {FAR}", f"UPDATE entry SET at = -{FAR}", f"UPDATE entry SET reverses = {FAR} WHERE sequence = 3",
           f"UPDATE entry SET reverses = -1 WHERE sequence = 3", f"UPDATE transfer SET quantity = {FAR}",
           "UPDATE transfer SET quantity = -5", f"UPDATE game SET minutes = {FAR}", f"UPDATE game SET box_cash = {FAR}",
           f"UPDATE entry SET facts = facts || 'clock_since\t\t{FAR}\n' WHERE sequence = 2",
           f"UPDATE entry SET facts = facts || 'round\t1\t{FAR}\n' WHERE sequence = 2",
           f"UPDATE entry SET facts = facts || 'due:{FAR}.1\t\trent 1 2 34 {FAR}\n' WHERE sequence = 2",
           "UPDATE entry SET facts = facts || 'turn\t1\t99\n' WHERE sequence = 2")


def make(place):
    for number, statement in enumerate(ALTERED):
        game = place.game(f"altered{number}.tbl")
        change(game, statement)
        chain_again(game, renamed="game SET" in statement)
        yield from every_command(str(game))
    game = place.game("far.tbl")
    change(game, "PRAGMA foreign_keys = OFF", f"UPDATE transfer SET entry = {FAR} WHERE entry = 3",
           f"UPDATE entry SET sequence = {FAR} WHERE sequence = 3")
    yield from every_command(str(game))
