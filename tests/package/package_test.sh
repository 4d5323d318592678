#!/usr/bin/env bash
# package_test.sh BUILD: the packages of a build are the same byte for byte when they are made again, and Debian's own checker accepts them.
# The program's can be installed, used, put over an older one and removed; together with the module's the program opens addresses of
# servers, and without it reports what is missing.
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
packages=("$work"/one/tablebank_*.deb "$work"/one/tablebank-postgresql_*.deb)
for package in "${packages[@]}"; do
  cmp "$package" "$work/two/$(basename "$package")"
  if command -v lintian >/dev/null; then
    lintian --fail-on error,warning "$package"
  fi
done
"$script" "${packages[0]}"

# says PART: what the unpacked program says of a server that does not answer has this part, and it ends with 4.
says() {
  local status=0
  LC_ALL=C.UTF-8 "$work/root/usr/bin/tablebank" event show 'postgresql://anna@127.0.0.1:1/club?connect_timeout=2#evening' >"$work/said" 2>&1 ||
    status=$?
  cat "$work/said"
  ((status == 4)) && grep -q "$1" "$work/said"
}
dpkg-deb -x "${packages[0]}" "$work/root"
says 'Install the package tablebank-postgresql'
! ldd "$work/root/usr/bin/tablebank" | grep -E 'libpq|libldap|libkrb5|libgssapi'
dpkg-deb -x "${packages[1]}" "$work/root"
says 'cannot be reached'
dpkg-deb -f "${packages[0]}" Depends Recommends
