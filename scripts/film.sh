#!/usr/bin/env bash
# Makes the film of README: a rent is paid and a mistake is repaired, in a real window under Xvfb, as an animated picture with a
# line below that says what is typed. Usage: scripts/film.sh FILM.gif [TABLEBANK]. Exit 77 where a tool is missing. Needs Xvfb,
# xdotool and ImageMagick.
set -euo pipefail
export TABLEBANK_FILE_DIALOG=none

[ $# -ge 1 ] || { sed -n '2,4s/^# //p' "$0" >&2; exit 2; }
film=$(realpath -m "$1")
needed=(import convert)
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/virtual-screen.sh"
program=${2:-$root/build/release/app/tablebank}
largest=$((2 * 1024 * 1024))  # bytes, for README is read on slow lines too

frames=()
caption=
# frame HUNDREDTHS: what the window shows now, for so long.
frame() {
  local picture
  picture=$work/$(printf '%04d' "${#frames[@]}").png
  import -window root -depth 8 "$picture"
  convert "$picture" -background '#101418' -gravity south -splice 0x56 -fill white -font DejaVu-Sans -pointsize 24 \
    -annotate +0+13 "$caption" "$picture"
  frames+=("$1" "$picture")
}
# still HUNDREDTHS: the same, once nothing moves any more.
still() {
  local last=
  until now=$(import -window root -depth 8 rgb:- | md5sum) && [ "$now" = "$last" ]; do
    last=$now
    sleep 0.15
  done
  frame "$1"
}
# counted HUNDREDTHS: a few frames of cash that is being counted, and then the sum.
counted() {
  local step
  for step in 1 2 3 4; do frame 8; done
  still "$1"
}
typed() {
  local sign
  for sign in "$@"; do
    xdotool key "$sign"
    sleep 0.3
    frame 35
  done
}

mkdir -p "$XDG_CONFIG_HOME/tablebank"
printf '{"language":"en","theme":"dark"}\n' >"$XDG_CONFIG_HOME/tablebank/settings.json"
play_demo "$program" "$work/friday.tbl" 163
"$program" "$work/friday.tbl" &
started+=($!)
await_window '^friday – tablebank$'
focus_window '^friday – tablebank$'
xdotool mousemove 1 1
sleep 1

caption="Friday evening: it is Dmitri's turn"
still 200
caption="He throws 4 and 1, and that is what is typed:  4  1  Enter"
typed 4 1
xdotool key Return
still 100
caption='What he owes, and why. Enter pays it'
still 300
xdotool key Return
sleep 0.1
counted 200
caption='It was 4 and 3! Ctrl+D takes up the last roll …'
xdotool key ctrl+d
still 150
typed 4 3
caption='… and everything after it is decided again, shown before it is posted'
xdotool key Return
still 400
caption='Enter agrees, and one Undo would take it back'
xdotool key Return
sleep 0.1
counted 350

pictures=()
for ((i = 0; i < ${#frames[@]}; i += 2)); do pictures+=(-delay "${frames[i]}" "${frames[i + 1]}"); done
convert "${pictures[@]}" -loop 0 +dither -colors 128 +map -layers Optimize "$work/film.gif"
size=$(stat -c %s "$work/film.gif")
((size < largest)) || fail "the film has $size bytes, which is more than $largest"
mkdir -p "$(dirname "$film")"
cp "$work/film.gif" "$film"
echo "$((${#frames[@]} / 2)) frames, $size bytes"
