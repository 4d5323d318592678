#!/usr/bin/env bash
# Opens what 100,000 crashes leave of random evenings, or as many as the first argument says: everything that was written until a
# random moment, or that with writes missing, out of order or torn, as far as nothing had been synced. tests/durability says what
# must hold then. The second argument chooses the seed; without it every run plays other evenings. Builds what it needs in
# build/release; BUILD names another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target test_durability)
fi
export TABLEBANK_IMAGES=${1:-100000}
if [ $# -ge 2 ]; then export TABLEBANK_SEED=$2; fi
exec "$build"/tests/test_durability --test-case="what a crash leaves*"
