#!/usr/bin/env bash
# Installs the Debian packages that are missing (Debian 12). docs/contributing/dependencies.md names the purpose of each. Without arguments it installs all of
# them. If nothing is missing it touches no network and needs no rights.
#
#   scripts/install-deps.sh run     what building and running the program needs
#   scripts/install-deps.sh test    what scripts/test.sh needs besides
#   scripts/install-deps.sh check   what scripts/check.sh needs besides
#   scripts/install-deps.sh portable   what scripts/portable.sh needs besides (release files alone)
#   scripts/install-deps.sh windows    what scripts/windows.sh needs besides (release files alone)
set -euo pipefail

run=(
  # the build itself
  g++ cmake ninja-build pkg-config
  # the libraries of the program
  libboost-dev libboost-locale-dev libicu-dev libfmt-dev libtomlplusplus-dev nlohmann-json3-dev libcli11-dev
  libsqlite3-dev libsqlitecpp-dev libsodium-dev libbsd-dev libqrencode-dev libssl-dev
  libimgui-dev libglfw3-dev libgl-dev libfontconfig-dev libfreetype-dev libharfbuzz-dev libcairo2-dev libcanberra-dev libmd4c-dev
  # the library of the module that keeps an event's book on a server
  libpqxx-dev
  # the program's words in other languages, and letters for them on the screen
  gettext fonts-noto-core
  # a driver to draw with, and the dialog in which files are chosen
  libgl1-mesa-dri zenity
)
test=(
  # a second build takes from the first what has not changed
  ccache
  # what tests and benches are written with
  doctest-dev librapidcheck-dev libbenchmark-dev time python3
  # a real window without a screen
  xvfb xauth xdotool imagemagick
  # the programs that must understand our files
  sqlite3 ledger hledger beancount desktop-file-utils poppler-utils zbar-tools minisign signify-openbsd openssl
  # what judges the best closing of whole boards
  glpk-utils
  # the spelling of the documents
  hunspell hunspell-en-gb hunspell-ru hunspell-fr hunspell-it hunspell-pl
)
check=(
  # the server that the tests of events on a server start
  postgresql postgresql-common
  # the browser that must show our pages as they are meant
  chromium chromium-driver python3-selenium
  # the package, and what judges it and what it tells the desktop; the shells that complete commands
  dpkg-dev lintian appstream shared-mime-info man-db zsh fish
  # the layout of the sources
  clang-format clang-tidy
  # what makes up bytes for the program to read
  clang libclang-rt-14-dev
)

portable=(
  # libraries that are found from the folder of the program; the data of ICU, cut
  patchelf icu-devtools xz-utils
)
windows=(
  # the cross compiler; the library that has a package of its own for it; what makes SQLite, OpenSSL and ICU's data; what makes the
  # installer and the zip; what runs the program
  g++-mingw-w64-x86-64-posix libz-mingw-w64-dev tcl perl icu-devtools patch wine wine64 nsis zip
)

packages=()
(($# > 0)) || set -- run test check
for part in "$@"; do
  case $part in
    run) packages+=("${run[@]}") ;;
    test) packages+=("${test[@]}") ;;
    check) packages+=("${check[@]}") ;;
    portable) packages+=("${portable[@]}") ;;
    windows) packages+=("${windows[@]}") ;;
    *)
      echo "install-deps: \"$part\" is none of run, test, check, portable, windows" >&2
      exit 2
      ;;
  esac
done

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) || status=absent
  [[ $status == installed ]] || missing+=("$package")
done
((${#missing[@]} == 0)) && exit 0

as_root=()
if ((EUID != 0)); then
  if ! command -v sudo >/dev/null; then
    echo "install-deps: neither root nor sudo; as root: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi
echo "install-deps: installing ${missing[*]}" >&2
"${as_root[@]}" apt-get update >&2
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}" >&2
