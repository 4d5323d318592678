#!/bin/sh
# A real window under Xvfb: a game is begun and ten turns are played by keys, nothing is drawn while nothing happens, a
# held key posts once, and it closes cleanly. Usage: real_window_test.sh WINDOW_FRAMES [SCREENSHOT.png]; exit 77 where a
# tool is missing.
set -eu

program=$1
shot=${2:-}
for tool in Xvfb xdotool sqlite3; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done

home=$(mktemp -d)
cleanup() {
    [ -n "${window:-}" ] && kill "$window" 2>/dev/null || true
    [ -n "${server:-}" ] && kill "$server" 2>/dev/null || true
    rm -rf "$home"
}
trap cleanup EXIT INT TERM

fail() { echo "failed: $1"; exit 1; }

# Without a display: one sentence, and no window.
code=0
env -u DISPLAY -u WAYLAND_DISPLAY "$program" "$home/frames" 2>"$home/sentence" || code=$?
[ "$code" -eq 1 ] || fail "without a display the exit code is $code"
[ "$(wc -l <"$home/sentence")" -eq 1 ] || fail "without a display it says $(cat "$home/sentence")"

# It takes a display that is free, and says which.
mkfifo "$home/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3<>"$home/display" >/dev/null 2>&1 &
server=$!
read -r display <"$home/display"
export DISPLAY=":$display" HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state" XDG_DATA_HOME="$home/data"
export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY

frames() { cat "$home/frames" 2>/dev/null || echo 0; }

tries=0
until xdotool getdisplaygeometry 2>/dev/null | grep -q 1280; do
    tries=$((tries + 1)); [ $tries -lt 100 ] || fail "no display"
    sleep 0.1
done
"$program" "$home/frames" &
window=$!
tries=0
until xdotool search --onlyvisible --name '^tablebank$' windowfocus 2>/dev/null; do
    tries=$((tries + 1)); [ $tries -lt 200 ] || fail "no window"
    sleep 0.1
done
sleep 1

# Waits until the window has drawn what was typed and rests.
settle() {
    last=-1
    until [ "$(frames)" = "$last" ]; do last=$(frames); sleep 0.3; done
}
key() { xdotool key --delay 40 "$@"; settle; }
line() { xdotool type --delay 40 "$1"; settle; xdotool key Return; settle; }

settle
key Return
xdotool type --delay 40 Anna; key Tab
xdotool type --delay 40 Boris; key Tab
xdotool type --delay 40 Clara; settle
key Return
game=$(find "$home/data" -name '*.tbl')
[ -n "$game" ] || fail "no game was begun"

for dice in 12 24 35 35 34 24 12 12 23 14; do
    line "$dice"
    key Return
done
[ -z "$shot" ] || import -window root "$shot"

before=$(frames)
sleep 10
[ "$(frames)" = "$before" ] || fail "$(($(frames) - before)) frames were drawn in 10 s without an event"
key a
[ "$(frames)" -gt "$before" ] || fail "a key drew nothing"

# Keys that are held: Enter posts one entry, and the log stands still as soon as the arrow is let go.
settle
xdotool key --delay 40 BackSpace
xdotool type --delay 40 'note "held"'
xdotool keydown Return; sleep 1.5; xdotool keyup Return
key alt+Down
xdotool keydown Down; sleep 2; xdotool keyup Down
sleep 0.7
held=$(frames)
sleep 1
[ "$(frames)" = "$held" ] || fail "a held arrow still draws a second after it was let go"
key Escape

xdotool key ctrl+q
code=0
wait "$window" || code=$?
window=
[ $code -eq 0 ] || fail "the window closed with $code"
rolls=$(sqlite3 "$game" "select count(*) from log where line like '% roll %'")
[ "$rolls" -eq 10 ] || fail "$rolls rolls were posted instead of 10"
notes=$(sqlite3 "$game" "select count(*) from log where line like '%held%'")
[ "$notes" -eq 1 ] || fail "Enter held down posted $notes entries"
echo "ten turns, $before frames, none in 10 s of rest"
