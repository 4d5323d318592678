#!/usr/bin/env bash
# Lints the program: scripts/lint.sh [BASE] runs clang-tidy over the sources of the modules, one process per module, or over those that
# differ from a commit. build/lint remembers by its content every file that passed; it costs nothing until it or a header of it changes.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
cd "$root"
if ! command -v clang-tidy >/dev/null; then
  echo "lint: install the package clang-tidy first" >&2
  exit 1
fi
cmake --preset release >/dev/null
exec python3 -B scripts/lint.py "$@"
