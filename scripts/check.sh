#!/usr/bin/env bash
# Runs every check that scripts/test.sh leaves out: the layout of the sources, the linter, the fuzz targets, the sanitizers for
# threads, the package, a browser, a database server, other shells, the benches and the campaigns in their short form. Ends with
# "N passed, N failed" and fails if a check failed. Takes the build of scripts/test.sh if it is there.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
# shellcheck source=scripts/counted.sh
source "$root/scripts/counted.sh"

check_layout() (
  cd "$root" || return
  find platform calculators ledger db app tests bench \( -name '*.h' -o -name '*.cpp' \) -print0 |
    xargs -0 clang-format --dry-run -Werror
)

"$root/scripts/install-deps.sh" run test check
(
  cd "$root"
  cmake --preset release -DTABLEBANK_TESTS=ON -DTABLEBANK_BENCH=ON
  for preset in fuzz tsan; do cmake --preset "$preset"; done
  for preset in release fuzz tsan; do cmake --build --preset "$preset"; done
)
reached built
run "layout of the sources" check_layout
# The second system does not rot where its compiler is. The modules of app take too long here: they are compiled before a release.
if command -v x86_64-w64-mingw32-g++-posix >/dev/null; then
  run "the modules below app for Windows" "$root/scripts/windows.sh" check platform calculators ledger db
fi
run "what the linter finds" "$root/scripts/lint.sh"
reached linted
run_tests "$root/build/release" --label-regex check
reached tested
for preset in fuzz tsan; do run_tests "$root/build/$preset"; done
reached ended
report
