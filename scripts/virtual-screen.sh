# shellcheck shell=bash
# Sourced by scripts that need a window: a screen of software rendering, 1280x800, and a home of its own in `work`, both
# gone when the script ends, with every program of `started`. Exit 77 where a tool of `needed` is missing.
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
playthrough=$root/tests/playthroughs/two-hours.us.txt
work=$(mktemp -d)
started=()
end_all() {
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap end_all EXIT
fail() { echo "failed: $1" >&2; exit 1; }

for tool in Xvfb xdotool "${needed[@]}"; do
  command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done

# Waits for a command to succeed, for `patience` tenths of a second; $1 says what is missing when it never does.
until_true() {
  local what=$1 tries=0
  shift
  until "$@" >/dev/null 2>&1; do
    ((++tries < ${patience:-200})) || fail "$what"
    sleep 0.1
  done
}
await_window() { until_true "no window is called $1" xdotool search --onlyvisible --name "$1"; }

# Puts the keyboard into a window, as soon as it is there.
focus_window() { until_true "no window is called $1" xdotool search --onlyvisible --name "$1" windowfocus; }

# The recorded demo game begins with the command that opens it: begin_demo PROGRAM FILE, then posted up to a line:
# play_demo PROGRAM FILE LINES [LINE]... It is played for two hours, or for `game_minutes`.
begin_demo() {
  sed -n '1s/^# new //p' "$playthrough" | sed "s/--minutes 120/--minutes ${game_minutes:-120}/" |
    xargs "$1" new "$2" >"$work/new"
}
play_demo() {
  local program=$1 file=$2 lines=$3
  shift 3
  begin_demo "$program" "$file"
  { head -n "$lines" "$playthrough"; printf '%s\n' "$@"; } | "$program" "do" "$file" >"$work/posted"
}

# A screen that is free: the server says which. It does not start again between two programs that use it.
exec {ready}<> <(:)
Xvfb -displayfd "$ready" -screen 0 1280x800x24 -nolisten tcp -noreset >/dev/null 2>&1 &
started+=($!)
read -r -u "$ready" number
export DISPLAY=":$number" LIBGL_ALWAYS_SOFTWARE=1 LANG=C.UTF-8 LC_ALL=C.UTF-8
export HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_STATE_HOME="$work/state" XDG_DATA_HOME="$work/data"
unset WAYLAND_DISPLAY
until_true "no display" xdotool getdisplaygeometry
