#!/usr/bin/env bash
# A PostgreSQL server for trying out, or for one room: all its files are in one folder, only the user who made it
# reaches it, through a socket there, and its disk is synced.
#
#   scripts/hub.sh start FOLDER   makes it if there is none, starts it, and prints the address of its database `club`
#   scripts/hub.sh stop FOLDER    stops it; what is in it stays
#
# Two servers that have the same, to try out the loss of a machine: each commit is on both disks before it is answered. Both are on this
# machine, in FOLDER/one and FOLDER/two; a club gives each a machine of its own (docs/how-to/event-on-a-server.md).
#
#   scripts/hub.sh pair FOLDER     makes both if there are none, starts them, and prints their common address
#   scripts/hub.sh promote FOLDER  the first is lost: it is stopped for good, and the second goes on alone
#   scripts/hub.sh rejoin FOLDER   makes the lost one again from the other, whose commits wait for both again
#   scripts/hub.sh stop-pair FOLDER
#
# As root it belongs to the user `postgres`, since PostgreSQL runs as no root. Only the address is written to standard output.
set -euo pipefail
export LC_ALL=C

fail() {
  echo "hub: $1" >&2
  exit 1
}

case "$#,${1-}" in
  2,start | 2,stop | 2,pair | 2,promote | 2,rejoin | 2,stop-pair) ;;
  *) fail "scripts/hub.sh start|stop|pair|promote|rejoin|stop-pair FOLDER" ;;
esac
programs=/usr/lib/postgresql/15/bin
[[ -x $programs/pg_ctl ]] || fail "PostgreSQL 15 is not installed; scripts/install-deps.sh installs it"
folder=$(realpath -m -- "$2")
((${#folder} <= 90)) || fail "the name of $folder is too long for a socket"

as_owner() {
  if ((EUID == 0)); then (cd / && runuser -u postgres -- "$@"); else "$@"; fi
}
control() { # SERVER WORD...
  as_owner "$programs/pg_ctl" --pgdata="$1/data" --silent --log="$1/log" "${@:2}" >&2
}
is_made() { as_owner test -f "$1/data/PG_VERSION"; }
runs() { control "$1" status >/dev/null 2>&1; }
sql() { # SERVER STATEMENT
  as_owner "$programs/psql" --host="$1" --username=club --dbname=postgres --quiet --no-align --tuples-only --command="$2"
}

prepare_folder() {
  [[ ! -e $1 || (-d $1 && -z $(ls -A -- "$1")) ]] || fail "$1 holds something else"
  mkdir -p -- "$1"
  chmod 700 -- "$1"
  if ((EUID == 0)); then chown postgres: -- "$1"; fi
  as_owner test -w "$1" || fail "the user postgres cannot reach $1"
}
add_settings() { # SERVER: a line of settings at a time, from standard input
  as_owner tee -a "$1/data/postgresql.conf" >/dev/null
}
socket_settings() {
  printf "listen_addresses = ''\nunix_socket_directories = '%s'\nunix_socket_permissions = 0700\nfsync = on\n" "${1//\'/\'\'}"
}
make_server() {
  as_owner "$programs/initdb" --pgdata="$1/data" --username=club --auth=trust --encoding=UTF8 --locale=C.UTF-8 >/dev/null
  socket_settings "$1" | add_settings "$1"
}
make_database() {
  sql "$1" "SELECT 1 FROM pg_database WHERE datname = 'club'" | grep -q 1 ||
    as_owner "$programs/createdb" --host="$1" --username=club club
}
in_address() {
  local text=$1 letter written=
  for ((i = 0; i < ${#text}; ++i)); do
    letter=${text:i:1}
    case $letter in
      [a-zA-Z0-9/._-]) written+=$letter ;;
      *) printf -v letter '%%%02X' "'$letter" && written+=${letter: -3} ;;
    esac
  done
  printf '%s' "$written"
}

# The name of the server that takes writes is in FOLDER/primary, so that a lost one is never started as if it still did.
primary() { as_owner cat "$folder/primary"; }
other_of() { if [[ $1 == one ]]; then echo two; else echo one; fi; }
wait_for_both() {
  local server=$folder/$1
  for ((i = 0; i < 300; ++i)); do
    if [[ $(sql "$server" "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == 1 ]]; then return; fi
    sleep 0.1
  done
  fail "the standby does not follow; see $server/log"
}
# From now on each commit waits until the standby has it on its disk too.
commit_on_both() {
  sql "$folder/$1" "ALTER SYSTEM SET synchronous_standby_names = 'standby'"
  sql "$folder/$1" "SELECT pg_reload_conf()" >/dev/null
  wait_for_both "$1"
}
make_standby() { # NAME, from the primary NAME
  local server=$folder/$1 from=$folder/$2
  as_owner "$programs/pg_basebackup" --dbname="host=$from user=club application_name=standby" --pgdata="$server/data" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast >&2
  { socket_settings "$server" && echo "synchronous_standby_names = ''"; } | add_settings "$server"
  # The last setting of the primary is for the primary alone.
  as_owner sed -i '/^synchronous_standby_names/d' "$server/data/postgresql.auto.conf"
  control "$server" start
}

case $1 in
  start)
    if ! is_made "$folder"; then
      prepare_folder "$folder"
      make_server "$folder"
    fi
    runs "$folder" || control "$folder" start
    make_database "$folder"
    echo "postgresql://club@/club?host=$(in_address "$folder")"
    ;;
  stop)
    is_made "$folder" || fail "there is no server in $folder"
    control "$folder" --mode=fast stop
    ;;
  pair)
    if ! as_owner test -f "$folder/primary"; then
      prepare_folder "$folder"
      as_owner mkdir -m 700 "$folder/one" "$folder/two"
      make_server "$folder/one"
      control "$folder/one" start
      make_database "$folder/one"
      make_standby two one
      commit_on_both one
      echo one | as_owner tee "$folder/primary" >/dev/null
    fi
    now=$(primary)
    for server in "$now" "$(other_of "$now")"; do
      if ! is_made "$folder/$server" || as_owner test -f "$folder/$server/lost"; then continue; fi
      runs "$folder/$server" || control "$folder/$server" start
    done
    echo "postgresql://club@/club?host=$(in_address "$folder/one"),$(in_address "$folder/two")&target_session_attrs=read-write"
    ;;
  promote)
    lost=$(primary)
    next=$(other_of "$lost")
    as_owner test -f "$folder/$next/lost" && fail "there is no standby in $folder"
    as_owner touch "$folder/$lost/lost"
    # A killed one may still be in the system's list of processes; what counts is that it does not answer.
    if runs "$folder/$lost"; then control "$folder/$lost" --mode=immediate --timeout=10 stop 2>/dev/null || true; fi
    if sql "$folder/$lost" "SELECT 1" >/dev/null 2>&1; then fail "the server in $folder/$lost cannot be stopped"; fi
    control "$folder/$next" promote
    echo "$next" | as_owner tee "$folder/primary" >/dev/null
    ;;
  rejoin)
    now=$(primary)
    back=$(other_of "$now")
    as_owner test -f "$folder/$back/lost" || fail "no server of $folder is lost"
    as_owner rm -rf -- "$folder/$back/data" "$folder/$back/lost"
    make_standby "$back" "$now"
    commit_on_both "$now"
    ;;
  stop-pair)
    for server in "$(primary)" "$(other_of "$(primary)")"; do
      if runs "$folder/$server"; then control "$folder/$server" --mode=fast stop; fi
    done
    ;;
esac
