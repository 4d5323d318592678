#!/usr/bin/env python3
"""How hubs would cope with many tables: scripts/scaling.py [TABLES [HUBS [SECONDS]]]. A simulation, seeded, from what docs/contributing/benchmarks.md measures.

Each table posts an entry about every twenty seconds, at a moment of its own. A hub takes all that waits for it at once: some work for each
message, and one durable transaction for all of them. Each table sends to one hub. The output is how long an entry waits until it is
acknowledged, and how busy the busiest hub is.
"""

import heapq
import random
import sys

PACE = 20.0  # seconds between the entries of a table
MESSAGE = 0.0005  # seconds of a hub's processor for one message: its signature, its entries, the table that they change
COMMIT = 0.0014  # seconds of a durable transaction on a server, and of each entry in it
ENTRY = 0.0000053


def evening(tables, hubs, seconds, seed=20261123):
    """The waits of all entries, sorted, and the share of its time for which the busiest hub works."""
    chance = random.Random(seed)
    coming = [(chance.uniform(0, PACE), table) for table in range(tables)]
    heapq.heapify(coming)
    waiting = [[] for _ in range(hubs)]
    free_at = [0.0] * hubs
    busy = [0.0] * hubs
    waits = []

    def work_off(hub, until):
        while waiting[hub] and max(free_at[hub], waiting[hub][0]) < until:
            begun = max(free_at[hub], waiting[hub][0])
            taken = [at for at in waiting[hub] if at <= begun]
            waiting[hub] = waiting[hub][len(taken):]
            cost = COMMIT + len(taken) * (MESSAGE + ENTRY)
            free_at[hub] = begun + cost
            busy[hub] += cost
            waits.extend(free_at[hub] - at for at in taken)

    while coming[0][0] < seconds:
        at, table = heapq.heappop(coming)
        hub = table % hubs
        work_off(hub, at)
        waiting[hub].append(at)
        heapq.heappush(coming, (at + chance.expovariate(1 / PACE), table))
    for hub in range(hubs):
        work_off(hub, float("inf"))
    return sorted(waits), max(busy) / seconds


def main():
    wanted = [int(word) for word in sys.argv[1:]] + [None] * 3
    seconds = wanted[2] or 300
    sizes = [(wanted[0], wanted[1] or 1)] if wanted[0] else [(200, 1), (2000, 1), (10000, 1), (20000, 1), (40000, 1), (40000, 4)]
    print("tables  hubs  entries/s  busy   p50 ms   p99 ms  worst ms")
    for tables, hubs in sizes:
        waits, busy = evening(tables, hubs, seconds)
        at = [waits[len(waits) * percent // 100] * 1000 for percent in (50, 99)]
        print(f"{tables:6}  {hubs:4}  {tables / PACE:9.0f}  {busy:4.0%}  {at[0]:7.1f}  {at[1]:7.1f}  {waits[-1] * 1000:8.1f}")


if __name__ == "__main__":
    main()
