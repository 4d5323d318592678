#!/bin/sh
# Plays the recorded demo game to its end in a real window under Xvfb, line by line as a banker types them, and compares
# the standings with those of the same lines posted in the terminal.
# Usage: scripts/play-window.sh [LINES [TABLEBANK]]: all of the game, or its first LINES lines. Exit 77 where a tool is
# missing. Needs Xvfb, xauth and xdotool.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
demo="$root/tests/playthroughs/two-hours.us.txt"
lines=${1:-$(wc -l <"$demo")}
program=${2:-$root/build/release/app/tablebank}
for tool in Xvfb xdotool; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done

home=$(mktemp -d)
window=
server=
trap 'kill $window $server 2>/dev/null || true; rm -rf "$home"' EXIT INT TERM
fail() { echo "failed: $1"; exit 1; }
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state" XDG_DATA_HOME="$home/data"
export LIBGL_ALWAYS_SOFTWARE=1 LANG=C.UTF-8 LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY

# What is typed: the lines of the game without comments and without those that must be refused.
head -n "$lines" "$demo" | grep -v -e '^#' -e '^$' >"$home/typed.txt"
sed -n '1s/^# new //p' "$demo" | xargs "$program" new "$home/typed.tbl" >/dev/null
cp "$home/typed.tbl" "$home/window.tbl"
"$program" do "$home/typed.tbl" <"$home/typed.txt" >/dev/null

# It takes a display that is free, and says which.
mkfifo "$home/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3<>"$home/display" >/dev/null 2>&1 &
server=$!
read -r display <"$home/display"
export DISPLAY=":$display"
tries=0
until xdotool getdisplaygeometry 2>/dev/null | grep -q 1280; do
    tries=$((tries + 1)); [ $tries -lt 200 ] || fail "no display"
    sleep 0.1
done
"$program" &
window=$!
tries=0
until xdotool search --onlyvisible --name '^tablebank$' windowfocus 2>/dev/null; do
    tries=$((tries + 1)); [ $tries -lt 200 ] || fail "no window"
    sleep 0.1
done
sleep 1
xdotool key ctrl+o
sleep 1
xdotool type "$home/window.tbl"
sleep 1
xdotool key Return
sleep 1

# The keys may come faster than frames; the window keeps them in their order.
while IFS= read -r line; do
    xdotool type --delay 8 "$line"
    xdotool key Return
done <"$home/typed.txt"

# Until nothing more is posted for some seconds.
entries() { "$program" show "$home/window.tbl" log 2>/dev/null | wc -l; }
quiet=0
last=
until [ "$quiet" -ge 15 ]; do
    now=$(entries)
    if [ "$now" = "$last" ]; then quiet=$((quiet + 1)); else quiet=0; fi
    last=$now
    sleep 0.3
done
xdotool key ctrl+q
code=0
wait "$window" || code=$?
window=
[ "$code" -eq 0 ] || fail "the window closed with $code"

"$program" verify "$home/window.tbl" >/dev/null || fail "the game does not verify"
for what in summary players deeds; do
    "$program" show "$home/window.tbl" "$what" | grep -v -i -e clock -e window.tbl >"$home/window.$what"
    "$program" show "$home/typed.tbl" "$what" | grep -v -i -e clock -e typed.tbl >"$home/typed.$what"
    diff "$home/typed.$what" "$home/window.$what" || fail "$what differs"
done
echo "$(wc -l <"$home/typed.txt") lines in a real window, and the table is as the terminal has it"
