#!/usr/bin/env bash
# A PostgreSQL server for trying out, or for one room: everything of it lies in one folder, it is reached through a socket there by the
# user who made it and by nobody else, and its disk is synced.
#
#   scripts/hub.sh start FOLDER   makes it where there is none, starts it, and prints the address of its database `club`
#   scripts/hub.sh stop FOLDER    stops it; what is in it stays
#
# As root it belongs to the user `postgres`, since PostgreSQL runs as no root. Only the address is written to standard output.
set -euo pipefail
export LC_ALL=C

fail() {
  echo "hub: $1" >&2
  exit 1
}

if (($# != 2)) || [[ $1 != start && $1 != stop ]]; then fail "scripts/hub.sh start FOLDER, or stop FOLDER"; fi
programs=/usr/lib/postgresql/15/bin
[[ -x $programs/pg_ctl ]] || fail "PostgreSQL 15 is not installed; scripts/install-deps.sh installs it"
folder=$(realpath -m -- "$2")
data=$folder/data
((${#folder} <= 90)) || fail "the name of $folder is too long for a socket"

as_owner() {
  if ((EUID == 0)); then (cd / && runuser -u postgres -- "$@"); else "$@"; fi
}
control() {
  as_owner "$programs/pg_ctl" --pgdata="$data" --silent --log="$folder/log" "$@" >&2
}

if [[ $1 == stop ]]; then
  [[ -f $data/PG_VERSION ]] || fail "there is no server in $folder"
  control --mode=fast stop
  exit 0
fi

if [[ ! -f $data/PG_VERSION ]]; then
  [[ ! -e $folder || (-d $folder && -z $(ls -A -- "$folder")) ]] ||
    fail "$folder holds something else"
  mkdir -p -- "$folder"
  chmod 700 -- "$folder"
  if ((EUID == 0)); then chown postgres: -- "$folder"; fi
  as_owner test -w "$folder" || fail "the user postgres cannot reach $folder"
  as_owner "$programs/initdb" --pgdata="$data" --username=club --auth=trust --encoding=UTF8 --locale=C.UTF-8 >/dev/null
  printf "listen_addresses = ''\nunix_socket_directories = '%s'\nunix_socket_permissions = 0700\nfsync = on\n" "${folder//\'/\'\'}" |
    as_owner tee -a "$data/postgresql.conf" >/dev/null
fi
control status >/dev/null 2>&1 || control start
as_owner "$programs/psql" --host="$folder" --username=club --dbname=postgres --quiet --no-align --tuples-only \
  --command="SELECT 1 FROM pg_database WHERE datname = 'club'" | grep -q 1 ||
  as_owner "$programs/createdb" --host="$folder" --username=club club

written=
for ((i = 0; i < ${#folder}; ++i)); do
  letter=${folder:i:1}
  case $letter in
    [a-zA-Z0-9/._-]) written+=$letter ;;
    *) printf -v letter '%%%02X' "'$letter" && written+=${letter: -3} ;;
  esac
done
echo "postgresql://club@/club?host=$written"
