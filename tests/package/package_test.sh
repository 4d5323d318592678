#!/usr/bin/env bash
# package_test.sh BUILD: the package of a build is the same byte for byte when it is made again, Debian's own checker has nothing
# against it, and it can be installed, used, put over an older one and removed.
set -euo pipefail
script=$(dirname "$(readlink -f "$0")")/../../scripts/try-package.sh
cd "$1"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
SOURCE_DATE_EPOCH=$(date +%s)
export SOURCE_DATE_EPOCH
for made in one two; do
  cpack -G DEB -B "$work/$made" >"$work/log" || {
    cat "$work/log"
    exit 1
  }
done
cmp "$work"/one/*.deb "$work"/two/*.deb
if command -v lintian >/dev/null; then
  lintian --fail-on error,warning "$work"/one/*.deb
fi
"$script" "$work"/one/*.deb
