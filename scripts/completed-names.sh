#!/usr/bin/env bash
# Completes names that strangers chose in bash, zsh and fish, each outside of quotes, between single and between double ones: takes minutes.
# Whatever a name holds, no shell may carry it out, and the line then has that name.
#
#   scripts/completed-names.sh all                     every kind of name
#   scripts/completed-names.sh [SHELL...] [KIND...]    some of them, such as: scripts/completed-names.sh fish EventPlayer
#
# Builds what it needs in build/release; BUILD names another build folder, used as it is.
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

build=${BUILD-build/release}
if [[ -z ${BUILD-} ]]; then
  cmake --preset release >/dev/null
  cmake --build --preset release --target tablebank
fi
exec python3 -B tests/terminal/completion_names_test.py "$build/app/tablebank" share/completions "$@"
