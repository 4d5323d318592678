#!/usr/bin/env bash
# Plays the recorded demo game to its end in a real window under Xvfb, line by line as a banker types them, and compares
# the standings with those of the same lines posted in the terminal.
# Usage: scripts/play-window.sh [LINES [TABLEBANK [PICTURE.png]]]: all of the game, or its first LINES lines, and a picture of the
# last of them. Exit 77 where a tool is missing. Needs Xvfb, xauth and xdotool, and ImageMagick for a picture.
set -euo pipefail
# Paths are typed here, whatever dialogs the desktop has.
export TABLEBANK_FILE_DIALOG=none

needed=()
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/virtual-screen.sh"
lines=${1:-$(wc -l <"$playthrough")}
program=${2:-$root/build/release/app/tablebank}
picture=${3-}

# The typed lines: those of the game without comments and without those that must be refused.
head -n "$lines" "$playthrough" | grep -v -e '^#' -e '^$' >"$work/typed.txt"
begin_demo "$program" "$work/typed.tbl"
cp "$work/typed.tbl" "$work/window.tbl"
"$program" do "$work/typed.tbl" <"$work/typed.txt" >/dev/null

"$program" &
window=$!
started+=("$window")
focus_window '^tablebank$'
sleep 1
xdotool key ctrl+o
sleep 1
xdotool type "$work/window.tbl"
sleep 1
xdotool key Return
sleep 1

# The keys may come faster than frames; the window keeps them in their order.
while IFS= read -r line; do
    xdotool type --delay 8 "$line"
    xdotool key Return
    # The window asks whether what is not done may stay so.
    if [ "$line" = closing ]; then
        sleep 1
        xdotool key y
    fi
done <"$work/typed.txt"

# Until nothing more is posted for some seconds.
entries() { "$program" show "$work/window.tbl" log 2>/dev/null | wc -l; }
quiet=0
last=
until [ "$quiet" -ge 15 ]; do
    now=$(entries)
    if [ "$now" = "$last" ]; then quiet=$((quiet + 1)); else quiet=0; fi
    last=$now
    sleep 0.3
done
[ -z "$picture" ] || import -window root "$picture"
# Held for a moment: under Wine a shortcut that is over within one frame may be lost.
xdotool keydown ctrl
sleep 0.3
xdotool key q
sleep 0.3
xdotool keyup ctrl
code=0
wait "$window" || code=$?
[ "$code" -eq 0 ] || fail "the window closed with $code"

"$program" verify "$work/window.tbl" >/dev/null || fail "the game does not verify"
for what in summary players deeds; do
    "$program" show "$work/window.tbl" "$what" | grep -v -i -e clock -e window.tbl >"$work/window.$what"
    "$program" show "$work/typed.tbl" "$what" | grep -v -i -e clock -e typed.tbl >"$work/typed.$what"
    diff "$work/typed.$what" "$work/window.$what" || fail "$what differs"
done
echo "$(wc -l <"$work/typed.txt") lines in a real window, and the table is as the terminal has it"
