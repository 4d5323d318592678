#!/usr/bin/env bash
# A real window under Xvfb: a game is begun and ten turns are played by keys, nothing is drawn while nothing happens, a
# held key posts once, and it closes cleanly. Usage: real_window_test.sh WINDOW_FRAMES [SCREENSHOT.png]; exit 77 where a
# tool is missing.
set -euo pipefail

program=$1
shot=${2:-}

needed=(sqlite3)
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../../../../scripts/virtual-screen.sh"

# Without a display: one sentence, and no window.
code=0
env -u DISPLAY -u WAYLAND_DISPLAY "$program" "$work/frames" 2>"$work/sentence" || code=$?
[ "$code" -eq 1 ] || fail "without a display the exit code is $code"
[ "$(wc -l <"$work/sentence")" -eq 1 ] || fail "without a display it says $(cat "$work/sentence")"

frames() { cat "$work/frames" 2>/dev/null || echo 0; }

"$program" "$work/frames" &
window=$!
started+=("$window")
focus_window '^tablebank$'
sleep 1

# Waits until the window has drawn what was typed and rests.
settle() {
    last=-1
    until [ "$(frames)" = "$last" ]; do last=$(frames); sleep 0.3; done
}
# Fails unless the window draws nothing for $1 seconds; $2 says when. On a machine that pauses for a moment `settle` may have taken a pause
# of an animation for its end: the window has three tries. A drawing by a timer fails all three.
rest() {
    for _ in 1 2 3; do
        last=$(frames)
        sleep "$1"
        [ "$(frames)" != "$last" ] || return 0
    done
    fail "$(($(frames) - last)) frames were drawn in $1 s $2"
}
key() { xdotool key --delay 40 "$@"; settle; }
line() { xdotool type --delay 40 "$1"; settle; xdotool key Return; settle; }

settle
key Return
for name in Anna Boris Clara; do xdotool type --delay 40 "$name"; key Return; done
key Return  # from the empty row to the button that begins
key Return
game=$(find "$work/data" -name '*.tbl')
[ -n "$game" ] || fail "no game was begun"

for dice in 12 24 35 35 34 24 12 12 23 14; do
    line "$dice"
    key Return
done
[ -z "$shot" ] || import -window root "$shot"

rest 10 "without an event"
before=$(frames)
key a
[ "$(frames)" -gt "$before" ] || fail "a key drew nothing"

# Held keys: Enter posts one entry, and the log stops as soon as the arrow is released.
settle
xdotool key --delay 40 BackSpace
xdotool type --delay 40 'note "held"'
xdotool keydown Return; sleep 1.5; xdotool keyup Return
key alt+Down
xdotool keydown Down; sleep 2; xdotool keyup Down
sleep 0.7
rest 1 "after a held arrow was let go"
key Escape

# On a French keyboard Q is at the place of the American A: the shortcut goes by the letter.
setxkbmap fr
sleep 0.5
xdotool key ctrl+q
code=0
wait "$window" || code=$?
[ $code -eq 0 ] || fail "the window closed with $code"
rolls=$(sqlite3 "$game" "select count(*) from log where line like '% roll %'")
[ "$rolls" -eq 10 ] || fail "$rolls rolls were posted instead of 10"
notes=$(sqlite3 "$game" "select count(*) from log where line like '%held%'")
[ "$notes" -eq 1 ] || fail "Enter held down posted $notes entries"
echo "ten turns, $before frames, none in 10 s of rest"
