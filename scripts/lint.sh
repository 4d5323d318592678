#!/usr/bin/env bash
# Lints the program: scripts/lint.sh [BASE] runs clang-tidy over the rooms' sources, each room at once, or over the rooms that differ
# from a commit. What passed is remembered by its content in build/lint, and costs nothing until it or a header of it changes.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
cd "$root"
if ! command -v clang-tidy >/dev/null; then
  echo "lint: install the package clang-tidy first" >&2
  exit 1
fi
cmake --preset release >/dev/null
exec python3 -B scripts/lint.py "$@"
