#!/bin/sh
# Takes the screenshots of docs/screens from a real window under Xvfb: the demo game up to a rent, at 1280x800.
# Usage: scripts/screenshots.sh [TABLEBANK]; needs Xvfb, xdotool and ImageMagick.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
program=${1:-$root/build/release/app/tablebank}
for tool in Xvfb xdotool import; do
    command -v "$tool" >/dev/null || { echo "screenshots need $tool" >&2; exit 1; }
done

home=$(mktemp -d)
trap 'kill $window $server 2>/dev/null || true; rm -rf "$home"' EXIT INT TERM
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state" XDG_DATA_HOME="$home/data"
export LIBGL_ALWAYS_SOFTWARE=1 LANG=C.UTF-8 LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY
window=
server=

display=:$((600 + $$ % 300))
Xvfb "$display" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
server=$!
export DISPLAY="$display"
sleep 1

# The first line of the playthrough is the command that opens its game: "# new --edition ...".
game="$home/friday.tbl"
demo="$root/tests/playthroughs/two-hours.us.txt"
sed -n '1s/^# new //p' "$demo" | xargs "$program" new "$game" >/dev/null
head -n 406 "$demo" | "$program" do "$game" >/dev/null

"$program" &
window=$!
xdotool search --sync --onlyvisible --name '^tablebank$' windowfocus
sleep 1

key() { for name in "$@"; do xdotool key "$name"; sleep 0.5; done; }
shot() {
    sleep 1
    import -window root -depth 8 +dither -colors 200 "$root/docs/screens/$1.png"
}

key ctrl+o
xdotool type "$game"
key Return
shot table
xdotool mousemove 752 100 click 1
shot deed
xdotool mousemove 1 1
key Escape F9
shot settlement
key Escape F1
shot help
key F1 Escape
shot start
key F2
shot new-game
key ctrl+q
