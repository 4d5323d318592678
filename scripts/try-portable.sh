#!/usr/bin/env bash
# Uses a portable program in a root that is thrown away and has nothing but glibc, the program's folder and a home.
#
#   scripts/try-portable.sh FILE.tar.xz|FOLDER          glibc is this machine's
#   scripts/try-portable.sh --suite trixie FILE.tar.xz  that of another suite of Debian, fetched by apt
#
# With a display it also opens the window, in this machine's root, because that needs a driver of the system. Needs root, or the
# right to make namespaces (unshare --user).
set -euo pipefail
export LC_ALL=C.UTF-8

fail() {
  echo "try-portable: $1" >&2
  exit "${2-1}"
}

suite=''
if [[ ${1-} == --suite ]]; then
  suite=${2-}
  shift 2
fi
[[ -f ${1-} || -d ${1-} ]] || fail "\"${1-}\" is not a file or a folder; how it is called stands at the top of $0" 2
archive=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
in=$work/root
mkdir -p "$in"/{stick,home,tmp,dev,proc,etc}
if [[ -d $archive ]]; then cp -r "$archive" "$in/stick"; else tar -xf "$archive" -C "$in/stick"; fi
folder=$(basename "$in/stick/"*)
program=/stick/$folder/bin/tablebank

# glibc of another suite: its package, unpacked.
fetch_glibc() {
  local apt=$work/apt uri key
  mkdir -p "$apt"/{lists/partial,cache/archives/partial,parts}
  key=$(ls /usr/share/keyrings/debian-archive-keyring.*pg | sed -n 1p)
  uri=$( (grep -hoE '(https?|file|copy):[^ ]*/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null || true) | sed -n 1p)
  [[ -n $uri ]] || fail "apt takes its packages from no archive of Debian"
  echo "deb [signed-by=$key] ${uri% } $suite main" >"$apt/sources.list"
  local options=(-o Dir::Etc::sourcelist="$apt/sources.list" -o Dir::Etc::sourceparts="$apt/parts" -o Dir::State::lists="$apt/lists"
    -o Dir::Cache="$apt/cache" -o APT::Sandbox::User=root)
  apt-get "${options[@]}" update >"$apt/log" 2>&1 || { tail "$apt/log" >&2; fail "no suite $suite"; }
  (cd "$apt" && apt-get "${options[@]}" download "libc6/$suite") >>"$apt/log" 2>&1 || { tail "$apt/log" >&2; fail "no glibc of $suite"; }
  dpkg-deb -x "$apt"/libc6_*.deb "$in"
  # A suite of merged folders has its loader below /usr.
  for merged in lib lib64; do
    if [[ ! -e $in/$merged && -d $in/usr/$merged ]]; then ln -s "usr/$merged" "$in/$merged"; fi
  done
}

# glibc of this machine: the libraries that scripts/portable.sh leaves to the system, and the loader.
copy_glibc() {
  local library
  for library in $(ldd /bin/true | grep -oE '/[^ ]+') /lib/*/lib{c,m,dl,pthread,resolv,rt}.so.[0-9]; do
    [[ ! -e $library ]] || install -D "$(realpath "$library")" "$in$library"
  done
}

if [[ -n $suite ]]; then fetch_glibc; else copy_glibc; fi
loader=("$in"/lib64/ld-linux-*.so.*)
echo "a root with nothing but $("${loader[0]}" --version | sed -n 1p)"

# A program learns its folder from /proc, which every system has.
: >"$in/dev/null"
: >"$in/dev/urandom"
# shellcheck disable=SC2016 # the inner shell expands them
enter=(unshare --mount bash -euc 'mount --bind /proc "$0/proc"; mount --bind /dev/null "$0/dev/null"; mount --bind /dev/urandom "$0/dev/urandom"
  exec env "$@"' "$in")
((EUID == 0)) || enter=("${enter[0]}" --user --map-root-user "${enter[@]:1}")

bank() {
  env -i HOME=/home PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "${enter[@]}" "${said[@]}" chroot "$in" "$program" "$@"
}
said=()
begun=$SECONDS
bank --version
bank editions >/dev/null
bank new /home/friday.tbl --edition us --player Anna:monopolist --player Борис:competitor
bank "do" /home/friday.tbl 12 ok 24 ok >/dev/null
bank verify /home/friday.tbl
echo "from unpacked to the first games: $((SECONDS - begun)) s"
said=(LC_ALL=ru_RU.UTF-8 LANGUAGE=ru)
bank show /home/friday.tbl | grep -q 'Борис' || fail "there is no Russian"
bank handbook judge -o /home/judge.pdf
said=()
[[ $(head -c 5 "$in/home/judge.pdf") == %PDF- ]] || fail "there is no page"
if command -v pdffonts >/dev/null; then
  pdffonts "$in/home/judge.pdf" | grep -q 'NotoSans' || fail "a page has not the letters of the folder"
fi
bank keys new Vera >/dev/null
mkdir "$in/stick/$folder/bin/tablebank-data"
bank keys new Boris >/dev/null
[[ -e $in/stick/$folder/bin/tablebank-data/keys/Boris.pub ]] || fail "tablebank-data keeps nothing"
rmdir "$in/home/.cache" 2>/dev/null || true
# Without a screen, or a driver for it, the window reports it.
status=0
bank window /home/friday.tbl >"$work/window" 2>&1 || status=$?
((status != 0)) && grep -q . "$work/window" || fail "the window says nothing where there is no screen"
echo "without a screen: $(head -n 1 "$work/window")"

# The game goes on in the folder to which it is carried.
cp "$in/home/friday.tbl" "$work/carried.tbl"
if [[ -n ${DISPLAY-} ]]; then
  HOME=$work LIBGL_ALWAYS_SOFTWARE=1 "$in$program" window "$work/carried.tbl" >"$work/said" 2>&1 &
  window=$!
  if command -v xdotool >/dev/null; then timeout 60 xdotool search --sync --onlyvisible --name tablebank >/dev/null || true; fi
  sleep 8
  kill -0 "$window" || { cat "$work/said" >&2; fail "the window ended"; }
  borrowed=$(awk -v own="$in" '$6 ~ /\.so/ && index($6, own) != 1 { print $6 }' "/proc/$window/maps" | sort -u | wc -l)
  carried=$(awk -v own="$in" '$6 ~ /\.so/ && index($6, own) == 1 { print $6 }' "/proc/$window/maps" | sort -u | wc -l)
  [[ -z ${PICTURE-} ]] || import -window root "$PICTURE"
  kill "$window"
  wait "$window" || true
  echo "the window opened with $carried libraries of the folder, and $borrowed of the system and its driver"
fi
echo "the folder does what it should"
