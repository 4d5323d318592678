#!/usr/bin/env bash
# Makes what people with Windows get: a zip that runs from any folder, and an installer of the same folder.
#
#   scripts/windows-package.sh [--build FOLDER] [-o FOLDER]   builds with scripts/windows.sh, or takes a build that is done; writes to
#                                                             build/windows-package or FOLDER
#
# The same sources on the same Debian give the same bytes.
set -euo pipefail
export LC_ALL=C.UTF-8 TZ=UTC
umask 022

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
most_packed=25000000   # bytes of the zip
most_unpacked=60000000 # bytes of the folder

fail() {
  echo "windows-package: $1" >&2
  exit "${2-1}"
}

build=''
out=$root/build/windows-package
while (($# > 0)); do
  [[ -n ${2-} ]] || fail "$1 wants a value" 2
  case $1 in
    --build) build=$(realpath "$2") ;;
    -o) out=$(realpath -m "$2") ;;
    *) fail "unknown option \"$1\"" 2 ;;
  esac
  shift 2
done

"$root/scripts/install-deps.sh" run windows
if [[ -z $build ]]; then
  build=$root/build/windows
  "$root/scripts/windows.sh" tablebank catalogues
fi
version=$(sed -nE 's/^project\(tablebank VERSION ([^ ]+) .*/\1/p' "$root/CMakeLists.txt")
name=tablebank-$version-windows-x86_64
# All times are that of the commit, that in the program, too.
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$work/$name
cmake --install "$build" --prefix "$folder" --strip >/dev/null
sed 's/$/\r/' "$root/cmake/packages/windows.txt" >"$folder/README.txt"

# Licences of what is linked into the program: those of Debian's packages, which are built from the same sources.
licences=$folder/share/doc/licences
mkdir -p "$licences"
installed=$(dpkg-query -W -f '${source:Package} ${Package}\n')
cp "$root/cmake/packages/copyright" "$folder/share/doc/copyright"
for package in $(awk '$1 && $1 !~ /^#/ { print $1 }' "$root/cmake/windows/sources.txt" | sort -u) cli11 nlohmann-json3 tomlplusplus \
  gcc-mingw-w64 mingw-w64 libz-mingw-w64; do
  # Any package that is made of those sources.
  made=$(awk -v source="$package" '$1 == source { made = $2 } END { print made }' <<<"$installed")
  text=/usr/share/doc/$made/copyright
  [[ -n $made && -f $text ]] || fail "no package of $package is installed: under which licence is it?"
  cp -L "$text" "$licences/$package"
done
grep -rhoE '/usr/share/common-licenses/[A-Za-z0-9.-]*[0-9A-Za-z]' "$folder/share/doc" | sort -u | while read -r text; do
  [[ ! -f $text ]] || cp -L "$text" "$licences"
done

find "$folder" -type l | grep . >&2 && fail "a zip for Windows may have no links"
unpacked=$(find "$folder" -type f -printf '%s\n' | awk '{ sum += $1 } END { print sum }')
((unpacked <= most_unpacked)) || fail "the folder has $unpacked bytes; at most $most_unpacked are wanted"
find "$folder" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +

# Both directions of the installer: each folder and its files, and to remove them, files first and the deepest folder first.
(
  cd "$folder"
  echo '!macro INSTALL_FILES'
  find . -mindepth 0 -type d | sort | while read -r place; do
    inside=${place#.}
    echo "  SetOutPath \"\$INSTDIR${inside//\//\\}\""
    find "$place" -maxdepth 1 -type f -printf '%f\n' | sort | while read -r file; do echo "  File \"$folder$inside/$file\""; done
  done
  echo '!macroend'
  echo '!macro REMOVE_FILES'
  find . -type f -printf '%P\n' | sort | while read -r file; do echo "  Delete \"\$INSTDIR\\${file//\//\\}\""; done
  find . -mindepth 1 -depth -type d -printf '%P\n' | while read -r place; do echo "  RMDir \"\$INSTDIR\\${place//\//\\}\""; done
  echo '!macroend'
) >"$work/files.nsh"

mkdir -p "$out"
(cd "$work" && find "$name" -print | sort | zip -X -9 -q "$name.zip" -@)
packed=$(stat -c %s "$work/$name.zip")
((packed <= most_packed)) || fail "$name.zip has $packed bytes; at most $most_packed are wanted"
makensis -V2 -WX -INPUTCHARSET UTF8 "-DVERSION=$version" "-DFILES=$work/files.nsh" "-DSIZE=$((unpacked / 1024))" \
  "-DICON=$build/generated/tablebank.ico" "-DOUT=$work/tablebank-$version-setup.exe" "$root/share/windows/tablebank.nsi" >&2
mv "$work/$name.zip" "$work/tablebank-$version-setup.exe" "$out"
echo "windows-package: $out/$name.zip, $packed bytes; $unpacked unpacked"
echo "windows-package: $out/tablebank-$version-setup.exe, $(stat -c %s "$out/tablebank-$version-setup.exe") bytes"
