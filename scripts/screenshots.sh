#!/bin/sh
# Takes a picture of every screen in every language and theme from a real window under Xvfb: the demo game up to a rent,
# at 1280x800. Usage: scripts/screenshots.sh FOLDER [TABLEBANK]
#     FOLDER/LANGUAGE-THEME/SCREEN.png   e.g. pl-light/table.png
# With DOCS=1 the pictures of docs/screens are taken anew: English and dark, and the table in each other language and
# theme. LANGUAGES and THEMES choose among them. Needs Xvfb, xdotool and ImageMagick.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
[ $# -ge 1 ] || { sed -n '2,6s/^# //p' "$0" >&2; exit 2; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
program=${2:-$root/build/release/app/tablebank}
languages=${LANGUAGES:-en fr it pl ru}
themes=${THEMES:-dark light high_contrast}
for tool in Xvfb xdotool import; do
    command -v "$tool" >/dev/null || { echo "screenshots need $tool" >&2; exit 1; }
done

home=$(mktemp -d)
window=
server=
trap 'kill $window $server 2>/dev/null || true; rm -rf "$home"' EXIT INT TERM
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state" XDG_DATA_HOME="$home/data"
export LIBGL_ALWAYS_SOFTWARE=1 LANG=C.UTF-8 LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY

# It takes a display that is free, and says which.
mkfifo "$home/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3<>"$home/display" >/dev/null 2>&1 &
server=$!
read -r display <"$home/display"
export DISPLAY=":$display"

# The first line of the playthrough is the command that opens its game: "# new --edition ...". Up to line 406 Boris is
# to pay a rent for which his cash is short.
demo="$root/tests/playthroughs/two-hours.us.txt"
sed -n '1s/^# new //p' "$demo" | xargs "$program" new "$home/friday.tbl" >/dev/null
head -n 406 "$demo" | "$program" do "$home/friday.tbl" >/dev/null

fail() { echo "screenshots: $1" >&2; exit 1; }

# What the window shows below its uppermost strip, where a clock may run.
seen() { import -window root -crop 1280x730+0+70 -depth 8 rgb:- | md5sum; }

# Waits until what is seen is no longer $1 and has come to rest, and fails where nothing happens, however slow the
# machine: a picture is never one of the screen before.
settle() {
    tries=0
    last=$1
    until now=$(seen) && [ "$now" != "$1" ] && [ "$now" = "$last" ]; do
        last=$now
        tries=$((tries + 1))
        [ $tries -lt 200 ] || fail "$into: nothing changed on the screen after $2"
        sleep 0.2
    done
}
act() {
    before=$(seen)
    xdotool "$@"
    settle "$before" "$*"
}
key() { for name in "$@"; do act key "$name"; done; }
titled() {
    tries=0
    until xdotool search --onlyvisible --name "$1" >/dev/null 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 200 ] || fail "$into: no window is called $1"
        sleep 0.2
    done
}
shot() { import -window "${2:-root}" -depth 8 +dither -colors 200 "$into/$1.png"; }

# Every screen of one language and theme, by the keys that lead there.
take() {
    into="$folder/$1-$2"
    rm -rf "$home/games"
    mkdir -p "$into" "$XDG_CONFIG_HOME/tablebank"
    printf '{"language":"%s","theme":"%s","games":"%s"}\n' "$1" "$2" "$home/games" >"$XDG_CONFIG_HOME/tablebank/settings.json"
    blank=$(seen)
    "$program" &
    window=$!
    titled '^tablebank$'
    settle "$blank" "the start"
    xdotool search --onlyvisible --name '^tablebank$' windowfocus
    xdotool mousemove 1 1
    key ctrl+o
    act type "$home/friday.tbl"
    key Return
    titled '^friday – tablebank$'
    shot table
    before=$(seen)
    xdotool mousemove 752 100 click 1
    settle "$before" "a click on the board"
    xdotool mousemove 1 1
    sleep 0.5
    shot deed
    key Escape
    key F5 && shot trade && key F5
    key F6 && shot auction && key F6
    key F7 && shot card && key F7
    key F8 && shot bankruptcy && key F8
    key ctrl+r && shot rulings && key Escape
    key alt+Down Down Down Down Down && shot past && key Escape
    key ctrl+p && shot palette && key Escape
    key ctrl+k && shot calculator && key Escape Escape
    key F9 && shot settlement && key Escape
    key F12 && shot settings && key Escape
    key F1 && shot help && key F1
    before=$(seen)
    xdotool key F10
    titled '^tablebank: '
    settle "$before" F10
    shot players "$(xdotool search --onlyvisible --name '^tablebank: ' | tail -n 1)"
    key F10 Escape
    titled '^tablebank$'
    shot start
    key ctrl+e && shot editions && key Down Down Down Down Return
    shot edition
    key Escape Escape F2
    shot new-game
    xdotool key ctrl+q
    wait $window 2>/dev/null || true
    window=
}

for language in $languages; do
    for theme in $themes; do take "$language" "$theme"; done
done

[ "${DOCS:-}" = 1 ] || exit 0
cp "$folder"/en-dark/*.png "$root/docs/screens/"
for language in fr it pl ru; do cp "$folder/$language-dark/table.png" "$root/docs/screens/table-$language.png"; done
for theme in light high_contrast; do cp "$folder/en-$theme/table.png" "$root/docs/screens/table-$theme.png"; done
