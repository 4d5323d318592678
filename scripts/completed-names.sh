#!/usr/bin/env bash
# Completes names that strangers chose in bash, zsh and fish, each outside of quotes, between single and between double ones: takes minutes.
# Whatever a name holds, no shell may carry it out, and what stands in the line then is that name.
#
#   scripts/completed-names.sh [SHELL...] [KIND...]   such as: scripts/completed-names.sh fish EventPlayer
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

cmake --preset release >/dev/null
cmake --build --preset release --target tablebank
python3 -B tests/terminal/completion_names_test.py build/release/app/tablebank share/completions all "$@"
