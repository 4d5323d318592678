#!/usr/bin/env bash
# Takes pictures of the pages of an event and of a game in Chromium: the wall, standings, the search for a seat, a phone.
# Usage: scripts/page-screenshots.sh FOLDER [TABLEBANK]. With DOCS=1 the pictures of docs/screens are taken again.
# Needs Chromium, its driver, python3-selenium and ImageMagick. Every page in every language, scheme and size is kept by
#     PICTURES=FOLDER /usr/bin/python3 tests/pages/pages_browser_test.py TABLEBANK
set -euo pipefail
[ $# -ge 1 ] || { sed -n '2,5s/^# //p' "$0" >&2; exit 2; }
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
for tool in chromium chromedriver mogrify; do
  command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }
done
mkdir -p "$1"
# The distribution's own python has selenium.
/usr/bin/python3 -B "$root/tests/pages/page_pictures.py" "${2:-$root/build/release/app/tablebank}" "$1"
mogrify -strip +dither -colors 128 "$1"/pages-*.png
[ "${DOCS:-}" = 1 ] || exit 0
cp "$1"/pages-*.png "$root/docs/screens/"
