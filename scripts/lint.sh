#!/usr/bin/env bash
# Lints what changed: scripts/lint.sh [BASE] runs clang-tidy over the sources that differ from BASE (default: HEAD), and over all of
# them with --all. Wants the debug build's compile commands; clang-tidy is a package of its own name.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
cd "$root"
if ! command -v clang-tidy >/dev/null; then
  echo "lint: install the package clang-tidy first" >&2
  exit 1
fi
[[ -f build/debug/compile_commands.json ]] || cmake --preset debug >/dev/null

if [[ ${1:-} == --all ]]; then
  mapfile -t files < <(find calculators ledger db app -name '*.cpp')
else
  mapfile -t files < <(git diff --name-only --diff-filter=d "${1:-HEAD}" -- 'calculators/*.cpp' 'ledger/*.cpp' 'db/*.cpp' 'app/*.cpp')
fi
((${#files[@]} == 0)) && exit 0
printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(nproc)" clang-tidy --quiet -p build/debug --extra-arg=-Wno-unknown-warning-option
