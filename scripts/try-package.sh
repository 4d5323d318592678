#!/usr/bin/env bash
# Installs a package in a root that is thrown away, uses the program there as a user who knows nothing of its sources, puts the
# package over an older one, and removes it again.
#
#   scripts/try-package.sh PACKAGE.deb           in a root on top of this machine's own, of which nothing is changed
#   scripts/try-package.sh --clean PACKAGE.deb   in a new Debian (debootstrap) with nothing in it but what the package asks for, the
#                                                tools by which a desktop knows kinds of files, and a driver to draw with
#
# Without the right to make either (root, and a system with overlays) it is unpacked into a folder and used from there; says which.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
clean=''
if [[ ${1-} == --clean ]]; then
  clean=yes
  shift
fi
[[ -f ${1-} ]] || { echo "try-package: \"${1-}\" is no package; how it is called stands at the top of $0" >&2; exit 2; }
package=$(readlink -f "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# use PREFIX: what a new user does, with the program in PREFIX/bin, and at home in $newcomer. Runs in the root itself.
newcomer=/tmp/home
use() {
  export HOME=$newcomer PATH=$1/bin:/usr/bin:/bin XDG_CONFIG_HOME= XDG_DATA_HOME= XDG_STATE_HOME=
  mkdir -p "$HOME"
  cd "$HOME"
  tablebank --version
  tablebank editions >/dev/null
  tablebank new friday.tbl --edition us --player Anna:monopolist --player Boris:competitor
  tablebank do friday.tbl 12 ok 24 ok >/dev/null
  tablebank verify friday.tbl
  [[ $(LC_ALL=ru_RU.UTF-8 tablebank --help) != "$(tablebank --help)" ]]
  tablebank handbook judge -o judge.pdf
  [[ $(head -c 5 judge.pdf) == %PDF- ]]
  for page in tablebank tablebank-new tablebank-event-seat; do
    zcat "$1/share/man/man1/$page.1.gz" | grep -q '^\.TH'
    zcat "$1/share/man/ru/man1/$page.1.gz" | grep -q '^\.TH'
  done
  bash -c 'compopt() { :; }; source "$0/share/bash-completion/completions/tablebank"
    COMP_LINE="tablebank quote friday.tbl rent nob"; COMP_POINT=${#COMP_LINE}; _tablebank tablebank nob rent
    [[ ${COMPREPLY[*]} == nob-hill ]]' "$1"
}

# show_window PREFIX: a double click on a game opens the window on it.
show_window() {
  local program=$1/bin/tablebank
  if [[ -z ${DISPLAY-} ]]; then
    echo "no display: the window was not opened"
    return
  fi
  local line
  line=$(sed -n 's/^Exec=\(.*\) %f$/\1/p' "$1/share/applications/tablebank.desktop" | head -n 1)
  [[ $line == 'tablebank window' ]]
  (cd "$newcomer" && HOME=$newcomer LIBGL_ALWAYS_SOFTWARE=1 "$program" window "$newcomer/friday.tbl") &
  local window=$!
  sleep 5
  kill -0 "$window" # it is still there, and told nothing
  kill "$window"
  wait "$window" || true
}

# The files of a root, except those that packages themselves write.
list() {
  find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /var/lib/dpkg -o -path /var/lib/apt -o -path /var/log \
    -o -path /var/cache -o -path /root \) -prune -o -print | sort
}

# inside: all of it in a root where dpkg may install.
inside() {
  # The packages that this one asked for stay when it goes.
  [[ -z ${CLEAN-} ]] || apt-get satisfy --yes --no-install-recommends "$(dpkg-deb -f /tmp/package.deb Depends)" >/dev/null
  list >/tmp/before
  # An older one first: its game and its settings outlive it.
  dpkg-deb -R /tmp/package.deb /tmp/older
  sed -i 's/^Version: .*/Version: 0.9.0-1/' /tmp/older/DEBIAN/control
  dpkg-deb -b /tmp/older /tmp/older.deb >/dev/null
  install_package /tmp/older.deb
  (use /usr)
  mkdir -p "$newcomer/.config/tablebank"
  echo '{"language": "fr", "theme": "light"}' >"$newcomer/.config/tablebank/settings.json"
  (cd "$newcomer" && sha256sum friday.tbl .config/tablebank/settings.json >/tmp/kept)
  install_package /tmp/package.deb
  (cd "$newcomer" && sha256sum --quiet -c /tmp/kept && tablebank verify friday.tbl)
  grep -q 'application/x-tablebank-game:\*.tbl' /usr/share/mime/globs2
  grep -q '^application/x-tablebank-game=.*tablebank.desktop' /usr/share/applications/mimeinfo.cache
  show_window /usr
  dpkg --purge tablebank >/dev/null
  list >/tmp/after
  diff <(grep -v __pycache__ /tmp/before) <(grep -v __pycache__ /tmp/after)
  echo "nothing is left of it"
}

install_package() {
  if [[ -n ${CLEAN-} ]]; then
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends --allow-downgrades "$1" >/dev/null
  else
    dpkg -i "$1" >/dev/null
  fi
}

in_root() {
  cp "$package" "$1/tmp/package.deb"
  declare -p newcomer >"$1/tmp/functions"
  declare -f use show_window list inside install_package >>"$1/tmp/functions"
  mkdir -p "$1/tmp/.X11-unix"
  unshare --mount bash -c 'mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix" && mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev" &&
    CLEAN=$1 DISPLAY=$2 chroot "$0" bash -euo pipefail -c "source /tmp/functions; inside"' "$1" "$clean" "${DISPLAY-}"
}

with_display() {
  if command -v Xvfb >/dev/null; then
    local number=87
    while [[ -e /tmp/.X11-unix/X$number ]]; do ((++number)); done
    Xvfb ":$number" -screen 0 1280x800x24 -ac +extension GLX >/dev/null 2>&1 &
    display=$!
    trap 'kill $display 2>/dev/null; rm -rf "$work"' EXIT
    for _ in {1..50}; do
      [[ -e /tmp/.X11-unix/X$number ]] && break
      sleep 0.1
    done
    export DISPLAY=:$number
  fi
}

with_display
mkdir -p /tmp/.X11-unix
if [[ -n $clean ]]; then
  echo "in a new Debian"
  debootstrap --variant=minbase --include=ca-certificates,shared-mime-info,desktop-file-utils,libgl1-mesa-dri bookworm "$work/root" >"$work/log" ||
    { tail "$work/log" >&2; exit 1; }
  in_root "$work/root"
elif unshare --mount bash -c 'mount -t tmpfs none "$0" && mkdir "$0"/{up,wk,root} &&
    mount -t overlay overlay -o "lowerdir=/,upperdir=$0/up,workdir=$0/wk" "$0/root"' "$work" 2>/dev/null; then
  echo "in a root that lies over this machine's own"
  export package clean newcomer
  export -f in_root use show_window list inside install_package
  unshare --mount bash -euo pipefail -c 'mount -t tmpfs none "$0" && mkdir "$0"/{up,wk,root}
    mount -t overlay overlay -o "lowerdir=/,upperdir=$0/up,workdir=$0/wk" "$0/root"; mount -t tmpfs none "$0/root/tmp"; in_root "$0/root"' "$work"
else
  echo "in a folder, for neither overlays nor roots can be made here"
  dpkg-deb -x "$package" "$work/root"
  (
    newcomer=$work/home
    declare -p newcomer >"$work/functions"
    declare -f use show_window >>"$work/functions"
    bash -euo pipefail -c 'source "$0"; (use "$1"); show_window "$1"' "$work/functions" "$work/root/usr"
  )
fi
echo "the package does what it should"
