# shellcheck shell=bash
# Sourced by scripts that need a window: a display of software rendering, and a home of its own. Sets `work`; exit 77
# where a tool is missing.
for tool in Xvfb xdotool; do
  command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done
work=$(mktemp -d)
started=()
end_all() {
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap end_all EXIT
exec {ready}<> <(:)
Xvfb -displayfd "$ready" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
started+=($!)
read -r -u "$ready" number
export DISPLAY=":$number" LIBGL_ALWAYS_SOFTWARE=1
export HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_STATE_HOME="$work/state" XDG_DATA_HOME="$work/data"
unset WAYLAND_DISPLAY
