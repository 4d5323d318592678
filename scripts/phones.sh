#!/usr/bin/env bash
# Players' phones over HTTP: scripts/phones.sh demo | taps [ENTRIES] | network [EVENINGS [SEED]] | latency [ACTS]
#   demo      the recorded demo game by the phones of its seats: what the banker still types, and the same result
#   taps      the same by six pages in Chromium, through their buttons and fields; the first entries, or all without a number
#   network   evenings of lost, doubled, late and reordered requests, of two phones on one seat, of a server that is killed; 1,000
#             without a number. A failing one prints its seed
#   latency   from a tap to six phones and a wall; 300 acts without a number
# Builds what it needs in build/release; BUILD names another build folder, used as it is.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
build=${BUILD-$root/build/release}
export TABLEBANK_EDITIONS=$root/editions
if [[ -z ${BUILD-} ]]; then
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target tablebank)
fi
what=${1-}
shift || true
case $what in
  demo) exec python3 -W ignore -B "$root/tests/pages/phones_demo_test.py" "$build/app/tablebank" all ;;
  taps) exec /usr/bin/python3 -W ignore -B "$root/tests/pages/phones_taps_test.py" "$build/app/tablebank" "${@:-all}" ;;
  network) exec python3 -W ignore -B "$root/tests/pages/phones_network_test.py" "$build/app/tablebank" "${@:-1000}" ;;
  latency) exec python3 -W ignore -B "$root/tests/pages/phones_latency.py" "$build/app/tablebank" "$@" ;;
  *) sed -n '2,9s/^# //p' "$0" >&2; exit 2 ;;
esac
