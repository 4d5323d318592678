#!/usr/bin/env bash
# Builds for Windows x64 on Debian 12: first the libraries, from the sources of their Debian packages, then the program.
#
#   scripts/windows.sh libraries   only the libraries
#   scripts/windows.sh [TARGET]... libraries and program, or these targets of the build
#   scripts/windows.sh check [FOLDER]... whether the sources compile, or those of these modules; builds nothing, and needs the headers of
#                                  the libraries alone, which are those of this system
#
# The libraries are kept in build/windows-libraries and built again only when a list of sources, the way they are built or the compiler
# changes; each source is verified by its checksum in cmake/windows/sources.txt. Downloads come from the sources of packages that this
# machine's apt knows. Needs root, or the packages of `scripts/install-deps.sh windows`.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
kept=$root/build/windows-libraries
rules=$root/cmake/windows
jobs=${TABLEBANK_JOBS:-$(nproc)}

fail() {
  echo "windows: $1" >&2
  exit 1
}

# Lists of source packages, of the places that this machine's apt takes its packages from, apart from its own lists.
apt_sources() {
  local apt=$kept/apt
  options=(-o Dir::Etc::sourcelist="$apt/sources.list" -o Dir::Etc::sourceparts="$apt/parts" -o Dir::State::lists="$apt/lists"
    -o Dir::Cache="$apt/cache" -o APT::Sandbox::User=root)
  [[ ! -e $apt/read ]] || return 0
  mkdir -p "$apt/parts" "$apt/lists/partial" "$apt/cache/archives/partial"
  : >"$apt/sources.list"
  if [[ -s /etc/apt/sources.list ]]; then sed -n 's/^deb /deb-src /p' /etc/apt/sources.list >"$apt/sources.list"; fi
  local file
  for file in /etc/apt/sources.list.d/*; do
    case $file in
      *.list) sed -n 's/^deb /deb-src /p' "$file" >>"$apt/sources.list" ;;
      *.sources) sed 's/^Types:.*/Types: deb-src/' "$file" >"$apt/parts/$(basename "$file")" ;;
    esac
  done
  apt-get "${options[@]}" update >"$apt/log" 2>&1 || { tail "$apt/log" >&2; fail "the lists of source packages cannot be read"; }
  touch "$apt/read"
}

# fetch PACKAGE FILE SUM: a file of a source package, if it is not there yet.
fetch() {
  local file=$kept/downloads/$2
  if [[ ! -e $file ]]; then
    apt_sources
    mkdir -p "$kept/downloads"
    local version uri
    # A version that has a newer one next to it is asked for by its number.
    for version in "" $(apt-cache "${options[@]}" showsrc "$1" 2>/dev/null | sed -n 's/^Version: /=/p'); do
      uri=$(cd "$kept/apt" && apt-get "${options[@]}" --print-uris --only-source source "$1$version" 2>/dev/null |
        awk -v file="$2" '$2 == file { print substr($1, 2, length($1) - 2) }')
      [[ -z $uri ]] || break
    done
    [[ -n $uri ]] || fail "no source of packages offers $2 any more: cmake/windows/sources.txt wants another version"
    /usr/lib/apt/apt-helper "${options[@]}" download-file "$uri" "$file.part" "SHA256:$3" >"$kept/apt/log" 2>&1 ||
      { tail "$kept/apt/log" >&2; fail "$2 cannot be fetched, or is not what its checksum says"; }
    mv "$file.part" "$file"
  fi
  [[ $(sha256sum <"$file") == "$3 "* ]] || fail "$file is not what its checksum in cmake/windows/sources.txt says"
}

# unpack PACKAGE FILE: the sources, and over them Debian's patches.
unpack() {
  local folder=$kept/sources/$1 part of
  if [[ $2 == *.debian.tar.xz ]]; then
    mkdir -p "$folder.debian"
    tar -xf "$kept/downloads/$2" -C "$folder.debian"
    while read -r part _; do
      [[ -n $part && $part != \#* ]] || continue
      # A patch of a part that has an archive of its own, as demo programs, is left out.
      of=$(sed -nE 's#^\+\+\+ [^/]*/([^/[:space:]]+)/.*#\1#p' "$folder.debian/debian/patches/$part" | sed -n 1p)
      [[ ! -d $folder/${of:-.} ]] || patch --directory="$folder" --quiet --batch -p1 <"$folder.debian/debian/patches/$part"
    done <"$folder.debian/debian/patches/series"
    return
  fi
  mkdir -p "$folder"
  # Of Boost only one library is compiled; the headers are those of Debian's package, which are the same for every system.
  if [[ $1 == boost* ]]; then
    tar -xf "$kept/downloads/$2" -C "$folder" --strip-components=1 --wildcards '*/libs/locale/src/*'
  else
    tar -xf "$kept/downloads/$2" -C "$folder" --strip-components=1
  fi
}

# The headers of libraries that have nothing to compile.
link_headers() {
  local name
  mkdir -p "$kept/prefix/include"
  for name in boost CLI doctest nlohmann toml++; do
    [[ -d /usr/include/$name ]] || fail "/usr/include/$name is missing: scripts/install-deps.sh run"
    ln -sfn "/usr/include/$name" "$kept/prefix/include/$name"
  done
}

# The sources, unpacked once for each list of them.
unpack_all() {
  local package file sum list
  list=$(sha256sum <"$rules/sources.txt")
  [[ $(cat "$kept/unpacked" 2>/dev/null) != "$list" ]] || return 0
  rm -rf "$kept/sources" "$kept/unpacked"
  while read -r package file sum; do
    [[ -n $package && $package != \#* ]] || continue
    fetch "$package" "$file" "$sum"
    unpack "$package" "$file"
  done <"$rules/sources.txt"
  # SQLite's one file is made by its own tools, which run here.
  (cd "$kept/sources/sqlite3" && ./configure --disable-tcl && make sqlite3.c) >"$kept/sqlite3.log" 2>&1 ||
    { tail "$kept/sqlite3.log" >&2; fail "SQLite cannot be made one file"; }
  echo "$list" >"$kept/unpacked"
}

libraries() {
  build_libraries
  link_headers
}

build_libraries() {
  local state
  mkdir -p "$kept"
  exec {lock}>"$kept/lock"
  flock "$lock"
  state=$(cat "$rules"/{CMakeLists.txt,sources.txt,toolchain.cmake,openssl.sh} "$root/scripts/icu-data.sh" <(x86_64-w64-mingw32-g++-posix --version) | sha256sum)
  [[ $(cat "$kept/built" 2>/dev/null) != "$state" ]] || return 0
  rm -rf "$kept/prefix" "$kept/built"
  unpack_all
  "$root/scripts/icu-data.sh" "$kept/icu.dat"
  link_headers
  cmake -S "$rules" -B "$kept/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_TOOLCHAIN_FILE="$rules/toolchain.cmake" \
    -DTABLEBANK_LIBRARIES="$kept/prefix" -DCMAKE_INSTALL_PREFIX="$kept/prefix" -DSOURCES="$kept/sources" -DICU_DATA="$kept/icu.dat"
  cmake --build "$kept/build" -j "$jobs"
  cmake --install "$kept/build" >/dev/null
  "$rules/openssl.sh" "$kept/sources/openssl" "$kept/prefix" "$jobs" >"$kept/openssl.log" 2>&1 ||
    { tail "$kept/openssl.log" >&2; fail "OpenSSL cannot be built"; }
  echo "$state" >"$kept/built"
}

# The headers that are the same for every system, without libraries.
check() {
  local headers=$root/build/windows-headers/include name
  rm -rf "$headers"
  mkdir -p "$headers/openssl"
  for name in boost CLI doctest nlohmann toml++ fmt SQLiteCpp sqlite3.h sodium sodium.h unicode qrencode.h md4c.h GLFW imgui; do
    ln -s "/usr/include/$name" "$headers"
  done
  ln -s /usr/include/{harfbuzz,cairo,freetype2}/* "$headers"
  ln -s /usr/include/openssl/* "/usr/include/$(gcc -print-multiarch)"/openssl/* "$headers/openssl"
  cd "$root"
  cmake --preset windows -B build/windows-check -DTABLEBANK_LIBRARIES="$root/build/windows-headers" >/dev/null
  cmake --build build/windows-check --target commit >/dev/null
  python3 -B cmake/windows/check.py build/windows-check "$@"
}

command -v x86_64-w64-mingw32-g++-posix >/dev/null || "$root/scripts/install-deps.sh" run windows
if [[ ${1-} == check ]]; then
  check "${@:2}"
  exit
fi
libraries
[[ ${1-} == libraries ]] && exit
cd "$root"
cmake --preset windows
cmake --build --preset windows -j "$jobs" ${1:+--target "$@"}
