#!/usr/bin/env bash
# Leaves the window alone with a game on the table whose clock is stopped, and prints how many frames it drew, how much of the processor it
# took, and its peak memory with software rendering. Fails if it drew a frame, took 0.1 s of the processor or more, or needed 200 MiB.
#
#   bench/idle.sh [MINUTES]       10 minutes unless said otherwise; parts of one too, as 0.1
#
# BUILD names a build folder other than build/release.
set -euo pipefail

minutes=${1:-10}
needed=()
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../scripts/virtual-screen.sh"
build=${BUILD-$root/build/release}
play_demo "$build/app/tablebank" "$work/game.tbl" 400 'clock stop "tea"'

"$build/tests/window_frames" "$work/frames" "$work/game.tbl" &
window=$!
started+=("$window")
frames() { cat "$work/frames" 2>/dev/null || echo 0; }
ticks() { awk '{ print $14 + $15 }' "/proc/$window/stat"; }

# Until the window has come to rest.
await_window 'tablebank$'
last=-1
until [[ $(frames) == "$last" && $last != 0 ]]; do last=$(frames); sleep 1; done

frames_before=$(frames)
ticks_before=$(ticks)
sleep "$(awk -v minutes="$minutes" 'BEGIN { print minutes * 60 }')"
drawn=$(($(frames) - frames_before))
seconds=$(awk -v ticks=$(($(ticks) - ticks_before)) -v rate="$(getconf CLK_TCK)" 'BEGIN { printf "%.2f", ticks / rate }')
peak=$(awk '/^VmHWM/ { printf "%.0f", $2 / 1024 }' "/proc/$window/status")
echo "$minutes minutes at rest: $drawn frames, $seconds s of the processor; peak memory $peak MiB"
[[ $drawn == 0 ]] && awk -v seconds="$seconds" -v peak="$peak" 'BEGIN { exit !(seconds < 0.1 && peak < 200) }'
