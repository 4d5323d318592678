#!/usr/bin/env bash
# Uses what people with Windows get (scripts/windows-package.sh) on a new Windows of Wine: the zip unpacked and used, the installer run,
# run again over itself and while a program is open, and removed.
#
#   scripts/try-windows.sh [FOLDER]   the zip and the installer of build/windows-package, or of FOLDER
#
# Wine is not Windows: docs/contributing/windows.md says what it cannot show.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
made=$(realpath "${1:-$root/build/windows-package}")
# shellcheck source=scripts/counted.sh
source "$root/scripts/counted.sh"
zip=("$made"/tablebank-*-windows-x86_64.zip)
setup=("$made"/tablebank-*-setup.exe)
[[ -f ${zip[0]} && -f ${setup[0]} ]] || { echo "try-windows: no zip and no installer in $made: scripts/windows-package.sh" >&2; exit 2; }

export WINEPREFIX=$work/windows WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" HOME=$work/home XDG_RUNTIME_DIR=$work
mkdir -p "$HOME"
wine wineboot --init >"$work/boot" 2>&1 || { cat "$work/boot" >&2; exit 1; }
trap 'wineserver -k 2>/dev/null || true; rm -rf "$work"' EXIT
reached "a new Windows"
cd "$work"
user=$(echo "$WINEPREFIX"/drive_c/users/*/AppData/Local)
installed=$user/Programs/tablebank
there=$installed/bin/tablebank.exe

# key NAME [VALUE]: what the registry has for the user.
key() {
  timeout 300 wine reg query "HKCU\\$1" ${2+/v "$2"} 2>/dev/null | tr -d '\r'
}

# play PROGRAM GAME: a purchase and a first rent.
play() {
  timeout 300 wine "$1" new "$2" --edition us --player Anna:monopolist --player Boris:competitor >/dev/null &&
    timeout 300 wine "$1" "do" "$2" 12 ok 12 ok >/dev/null && timeout 300 wine "$1" verify "$2" && timeout 300 wine "$1" show "$2" log | grep -q 'rent'
}

use_the_zip() {
  unzip -q "${zip[0]}" -d stick && play stick/*/bin/tablebank.exe first.tbl && [[ -s $(echo stick/*/README.txt) ]]
}

keep_all_beside_it() {
  mkdir "$(echo stick/*/bin)/tablebank-data" && timeout 300 wine stick/*/bin/tablebank.exe keys new vera </dev/null >/dev/null 2>&1
  [[ -n $(find stick/*/bin/tablebank-data -type f) ]]
}

# The installer, which answers by its status alone.
install_it() {
  timeout 300 wine "${setup[0]}" /S
}

install_once() {
  install_it && [[ -f $there && -f $installed/uninstall.exe ]] && play "$there" installed.tbl &&
    diff <(cd stick/* && find . -type f -not -path './bin/tablebank-data/*' | sort) <(cd "$installed" && find . -type f -not -name uninstall.exe | sort)
}

have_kinds_and_a_menu() {
  local ending
  for ending in tbl tbr tbe tbj; do key "Software\\Classes\\.$ending" | grep -q "tablebank\." || { echo "no kind .$ending"; return 1; }; done
  key 'Software\Classes\tablebank.game\shell\open\command' | grep -q 'tablebank.exe" "%1"' &&
    find "$WINEPREFIX/drive_c/users" "$WINEPREFIX/drive_c/ProgramData" -name tablebank.lnk | grep -q . &&
    key 'Software\Microsoft\Windows\CurrentVersion\Uninstall\tablebank' DisplayVersion | grep -q '[0-9]\.[0-9]'
}

install_over_it() {
  mkdir -p "$installed/bin/tablebank-data" && echo mine >"$installed/bin/tablebank-data/mine" &&
    install_it && play "$there" again.tbl && [[ -f $installed/bin/tablebank-data/mine ]]
}

refuse_beside_an_open_program() {
  local status=0
  mkfifo held && { timeout 300 wine "$there" "do" again.tbl <held >/dev/null & }
  exec 9>held
  sleep 5
  install_it || status=$?
  exec 9>&-
  wait
  ((status == 2)) && [[ -f $there ]]
}

remove_it() {
  timeout 300 wine "$installed/uninstall.exe" /S "_?=$(winepath -w "$installed")"
  # Called so, the installer's program for removing cannot remove itself.
  [[ $(cd "$installed" && find . -type f | sort) == $'./bin/tablebank-data/mine\n./uninstall.exe' ]] && ! key 'Software\Classes\tablebank.game' && ! key 'Software\Classes\.tbl' &&
    ! key 'Software\tablebank' && [[ -z $(find "$WINEPREFIX/drive_c" -name tablebank.lnk) ]]
}

run "the zip, unpacked and used" use_the_zip
run "keys beside the program" keep_all_beside_it
run "the installer" install_once
run "kinds of files, and the menu" have_kinds_and_a_menu
run "installed again" install_over_it
run "no installation beside an open program" refuse_beside_an_open_program
run "removed, and nothing of the user's" remove_it
reached ended
report
