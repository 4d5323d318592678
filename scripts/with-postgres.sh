#!/usr/bin/env bash
# Runs a program with a PostgreSQL 15 of its own, which is gone afterwards: scripts/with-postgres.sh PROGRAM ARGUMENT... Its disk is synced
# as a club's would be; after a crash the whole disk at once instead of file by file, which takes a fraction of the time. The port is drawn by
# lot, since several may run at a time and one that is down for a moment leaves its port free.
set -euo pipefail

export PGPORT=$((20000 + RANDOM % 12000))
exec pg_virtualenv -t -v 15 -o fsync=on -o recovery_init_sync_method=syncfs "$@"
