#!/usr/bin/env bash
# Times the start of the window until its first frame against the least that a window of Dear ImGui with the same
# letters does: GLFW, OpenGL, one frame. Rendered by software on a display of its own.
#
#   bench/start.sh [ROUNDS]       15 rounds unless said otherwise
#
# BUILD names a build folder other than build/release. The programs take turns round by round, so whatever else the
# machine does falls on all alike; of each the best round counts.
set -euo pipefail

rounds=${1:-15}
needed=()
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../scripts/virtual-screen.sh"
build=${BUILD-$root/build/release}
play_demo "$build/app/tablebank" "$work/game.tbl" 400

for ((round = 0; round < rounds; ++round)); do
  "$build/bench/empty_window" "$(date +%s%N)" >>"$work/empty"
  "$build/bench/first_frame" "$(date +%s%N)" >>"$work/start"
  "$build/bench/first_frame" "$(date +%s%N)" "$work/game.tbl" >>"$work/table"
done

best() { sort -n "$work/$1" | head -n 1; }
empty=$(best empty)
for what in empty start table; do
  awk -v what="$what" -v ms="$(best "$what")" -v empty="$empty" '
    BEGIN { printf "%-6s %6.1f ms  %.2f\n", what, ms, ms / empty }'
done
