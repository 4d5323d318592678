#!/usr/bin/env bash
# Makes a folder of the program, with what it needs, that runs from the folder into which it is unpacked on any Linux for this processor with a glibc that is
# as new as Debian 12's, also from a stick; and a tar.xz of it.
#
#   scripts/portable.sh [--build FOLDER] [-o FOLDER]   builds the release, or takes a build that is done; writes to build/portable or FOLDER
#   scripts/portable.sh --folder [...]                 the folder alone, without an archive: for a trial
#   scripts/portable.sh --check PROGRAM                whether a built program needs the libraries of the lists below, no more and no fewer
#
# A library is found by $ORIGIN, the place of what needs it. There is no module for PostgreSQL in the folder, and of ICU's data what is
# read. The same sources on the same Debian give the same bytes.
set -euo pipefail
export LC_ALL=C.UTF-8 TZ=UTC
umask 022

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
most=17000000 # bytes of the tar.xz

# The system's in any case: glibc.
glibc=(ld-linux-x86-64.so.2 ld-linux-aarch64.so.1 libc.so.6 libdl.so.2 libm.so.6 libmvec.so.1 libpthread.so.0 libresolv.so.2 librt.so.1)

# The system's if it has them, for its drivers use them, too, and may want newer ones; else those of lib/spare. None of them is a driver.
spare=(
  libstdc++.so.6 libgcc_s.so.1 libexpat.so.1 libbsd.so.0 libmd.so.0
  libX11.so.6 libXau.so.6 libXdmcp.so.6 libXext.so.6 libXrender.so.1 libxcb.so.1 libxcb-render.so.0 libxcb-shm.so.0
  libOpenGL.so.0 libGLdispatch.so.0
)

# The folder's own, of lib.
own=(
  # typed text, figures, files
  libfmt.so.9 libtomlplusplus.so.3 libmd4c.so.0 libqrencode.so.4 libsqlite3.so.0 libsodium.so.23 libssl.so.3 libcrypto.so.3
  # languages
  libboost_locale.so.1.74.0 libboost_thread.so.1.74.0 libicuuc.so.72 libicui18n.so.72 libicudata.so.72
  # paper; the bytes of a PDF are those of this version of libz, which has all that drivers want of a newer one
  libcairo.so.2 libpixman-1.so.0 libharfbuzz.so.0 libgraphite2.so.3 libglib-2.0.so.0 libpcre2-8.so.0
  libfontconfig.so.1 libfreetype.so.6 libpng16.so.16 libbrotlidec.so.1 libbrotlicommon.so.1 libz.so.1
  # the window and its sound
  libglfw.so.3 libstb.so.0 libcanberra.so.0 libvorbisfile.so.3 libvorbis.so.0 libogg.so.0 libtdb.so.1 libltdl.so.7
)

# The places of systems. A place holds for one object alone (RUNPATH): drivers, which the system loads later, look elsewhere first.
system=$(printf '%s:' {,/usr}/lib/"$(gcc -print-multiarch)" {,/usr}/lib64 {,/usr}/lib)

fail() {
  echo "portable: $1" >&2
  exit "${2-1}"
}

# needed PROGRAM: "name path" of each library that it loads, except glibc.
needed() {
  ldd "$1" | awk '$2 == "=>" { print $1, $3 }' | sort | grep -vE "^($(IFS='|'; echo "${glibc[*]//./\\.}")) "
}

# check PROGRAM: what it loads is what the lists say.
check() {
  local differ
  differ=$(diff <(needed "$1" | cut -d' ' -f1) <(printf '%s\n' "${spare[@]}" "${own[@]}" | sort)) || {
    sed -n 's/^< /portable: needed, and not in the lists: /p; s/^> /portable: in the lists, and not needed: /p' <<<"$differ" >&2
    return 1
  }
}

build=''
archive=yes
if [[ ${1-} == --folder ]]; then
  archive=''
  shift
fi
out=$root/build/portable
while (($# > 0)); do
  [[ -n ${2-} ]] || fail "$1 wants a value" 2
  case $1 in
    --check)
      check "$2"
      exit
      ;;
    --build) build=$(realpath "$2") ;;
    -o) out=$(realpath -m "$2") ;;
    *) fail "unknown option \"$1\"" 2 ;;
  esac
  shift 2
done

"$root/scripts/install-deps.sh" run portable
if [[ -z $build ]]; then
  build=$root/build/release
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target tablebank catalogues manual package_texts)
fi
check "$build/app/tablebank" || fail "the lists of libraries at the top of scripts/portable.sh want a change"
version=$(sed -nE 's/^project\(tablebank VERSION ([^ ]+) .*/\1/p' "$root/CMakeLists.txt")
name=tablebank-$version-linux-$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$work/$name
cmake --install "$build" --component Unspecified --prefix "$work/installed" --strip >/dev/null
mkdir -p "$folder"/{bin,lib/spare,share/doc/licences}
cp "$work/installed/bin/tablebank" "$folder/bin"
cp -r "$work/installed/share/tablebank" "$folder/share"
# Pictures of the handbook alone; the others are in documents that are not in the folder.
(cd "$folder/share/tablebank" && find screens -type f | grep -vFxf <(grep -rhoE 'screens/[a-z_-]+\.[a-z]+' handbook | sort -u) | xargs rm)
cp "$work/installed/share/doc/tablebank/copyright" "$root/CHANGELOG.md" "$folder/share/doc"
cp "$root/cmake/packages/portable.txt" "$folder/README.txt"

# licence FILE: that of the package a file is from.
licence() {
  local package
  # On a system of merged folders a package may know its file by the path without /usr.
  package=$( (dpkg-query --search "$1" || dpkg-query --search "${1#/usr}") 2>/dev/null | sed -n '1s/:.*//p')
  [[ -n $package ]] || fail "$1 is of no package: under which licence?"
  cp -L "/usr/share/doc/$package/copyright" "$folder/share/doc/licences/$package"
}

while read -r library path; do
  place=lib
  [[ " ${spare[*]} " != *" $library "* ]] || place=lib/spare
  licence "$(realpath "$path")"
  if [[ $library == libicudata.* ]]; then
    "$root/scripts/icu-data.sh" "$work/icu.dat"
    symbol=icudt${library##*.}_dat
    printf '%s\n' .section\ .rodata ".globl $symbol" .balign\ 16 ".type $symbol,%object" "$symbol:" ".incbin \"$work/icu.dat\"" \
      ".size $symbol, . - $symbol" '.section .note.GNU-stack,"",%progbits' >"$work/icu.S"
    "${CC:-gcc}" -shared -nostdlib "-Wl,-soname,$library" -Wl,--build-id=none -s -o "$folder/$place/$library" "$work/icu.S"
  else
    cp -L "$path" "$folder/$place/$library"
    chmod 644 "$folder/$place/$library"
  fi
  case $place in
    lib) patchelf --set-rpath "\$ORIGIN:$system\$ORIGIN/spare" "$folder/lib/$library" ;;
    *) patchelf --set-rpath "\$ORIGIN/..:$system\$ORIGIN" "$folder/lib/spare/$library" ;;
  esac
done < <(needed "$build/app/tablebank")
patchelf --set-rpath "\$ORIGIN/../lib:$system\$ORIGIN/../lib/spare" "$folder/bin/tablebank"

# The copyright files name these texts by their place in Debian.
grep -rhoE '/usr/share/common-licenses/[A-Za-z0-9.-]*[0-9A-Za-z]' "$folder/share/doc" | sort -u | while read -r text; do
  [[ ! -f $text ]] || cp -L "$text" "$folder/share/doc/licences"
done

find "$folder" -type l | grep . >&2 && fail "a stick may know no links"
mkdir -p "$out"
rm -rf "${out:?}/$name"
if [[ -n $archive ]]; then
  # The filter makes the addresses in code alike, and them small.
  packed=(--lzma2=preset=9e)
  [[ $(uname -m) != x86_64 ]] || packed=(--x86 "${packed[@]}")
  SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
  tar -C "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -cf - "$name" |
    xz "${packed[@]}" >"$work/$name.tar.xz"
  size=$(stat -c %s "$work/$name.tar.xz")
  ((size <= most)) || fail "$name.tar.xz has $size bytes; at most $most are wanted"
  mv "$work/$name.tar.xz" "$out"
  echo "portable: $out/$name.tar.xz, $size bytes"
fi
mv "$folder" "$out"
echo "portable: $out/$name, $(du -sk "$out/$name" | cut -f1) KiB"
