#!/usr/bin/env bash
# desktop_test.sh SHARE METAINFO: the desktop's own checkers accept the files for it, and it distinguishes the program's file types.
set -euo pipefail
share=$1
metainfo=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
desktop-file-validate "$share/applications/tablebank.desktop"
appstreamcli validate --no-net "$metainfo"/*.metainfo.xml
# Every kind of file that the program is given to is described, has a picture, and is known by its ending and its first bytes.
mkdir -p "$work/mime/packages"
cp "$share/mime/tablebank.xml" "$work/mime/packages"
update-mime-database "$work/mime"
sed -n 's/^MimeType=//p' "$share/applications/tablebank.desktop" | tr ';' '\n' | sed '/^$/d' >"$work/kinds"
[[ $(wc -l <"$work/kinds") == 4 ]]
while read -r kind; do
  [[ -e $work/mime/$kind.xml ]]
  [[ -e $share/icons/mimetypes/${kind/\//-}.svg ]]
  grep -q ":$kind:" "$work/mime/globs2"
  grep -q "<mediatype>$kind</mediatype>" "$metainfo"/*.metainfo.xml
  # By what it holds before how its name ends, for which a priority of 80 and more is wanted.
  grep -qaE "^\[(8[0-9]|9[0-9]|100):$kind\]" "$work/mime/magic"
done <"$work/kinds"
for mark in TblB TblE 'tablebank record ' tablebank-table-; do grep -qaF "$mark" "$work/mime/magic"; done
# In five languages everything that people read.
for key in GenericName Comment Keywords; do
  for language in ru fr it pl; do grep -q "^${key}\[$language\]=" "$share/applications/tablebank.desktop"; done
done
[[ $(grep -c '^Name\[..\]=' "$share/applications/tablebank.desktop") == 12 ]]
for language in ru fr it pl; do
  for part in summary p li caption; do grep -q "<$part xml:lang=\"$language\">" "$metainfo"/*.metainfo.xml; done
done
