#!/usr/bin/env bash
# Makes a release: the tarball of the sources, the package for Debian, the program for any Linux, the zip and the installer for Windows,
# their checksums, and the signature of these.
#
#   scripts/release.sh VERSION --key FILE [--domain DOMAIN] [-o FOLDER]
#
# VERSION is that of CMakeLists.txt, and CHANGELOG.md says what is new in it. Nothing may be changed or lie about that is not committed.
# The package is built twice, in two folders, from the tarball alone, and must come out the same byte for byte; the others are made of the
# first of the two. The libraries for Windows are those of build/windows-libraries, or are built there. FILE is a secret key
# of minisign, which asks for its passphrase, and is outside of the sources; if its public half is next to it (NAME.key,
# NAME.pub), the signature is checked with that. DOMAIN is where the program is published: its name in software centres, its homepage
# and the address of who made the package. FOLDER is new, and appears when everything is in it. Exits with 2 for what cannot be a
# release.
set -euo pipefail
export LC_ALL=C.UTF-8 TZ=UTC
umask 022

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")

refuse() {
  echo "release: $1" >&2
  exit 2
}

version=${1-}
shift || true
key=''
out=''
domain=''
while (($# > 0)); do
  case $1 in
    --key) key=${2-} ;;
    --domain) domain=${2-} ;;
    -o) out=${2-} ;;
    *) refuse "unknown option \"$1\"" ;;
  esac
  [[ -n ${2-} ]] || refuse "$1 wants a value"
  shift 2
done

number='(0|[1-9][0-9]*)'
[[ $version =~ ^$number\.$number\.$number$ ]] || refuse "\"$version\" is no version: three numbers with dots between them, such as 1.0.0"
# Files are named from the current folder, not from the sources.
[[ -f $key && -r $key ]] || refuse "--key names the secret key to sign with; \"$key\" is no file that can be read"
head -n 1 "$key" | grep -q 'minisign.* secret key' || refuse "\"$key\" is no secret key of minisign"
key=$(realpath "$key")
out=$(realpath -m "${out:-$root/build/release-$version}")
[[ ! -e $out && ! -L $out ]] || refuse "$out is there already"
label='[a-z0-9]([a-z0-9-]*[a-z0-9])?'
[[ -z $domain || $domain =~ ^($label\.)+$label$ ]] || refuse "\"$domain\" is no domain, such as tablebank.example"
cd "$root"
written=$(sed -nE 's/^project\(tablebank VERSION ([^ ]+) .*/\1/p' CMakeLists.txt)
[[ $version == "$written" ]] || refuse "CMakeLists.txt says that this is version $written, and not $version"
grep -qE "^## ${version//./\\.}( |$)" CHANGELOG.md || refuse "CHANGELOG.md has no section for version $version"
! grep -q "^## ${version//./\\.} (not released yet)" CHANGELOG.md || refuse "CHANGELOG.md says that $version is not released yet: write its date"
[[ -z $(git status --porcelain) ]] || refuse "the folder is not clean: git status --short names what is changed or not committed"

# All times in what is made are that of the commit.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
name=tablebank-$version
mkdir "$work/made"
git archive --prefix="$name/" HEAD | gzip -9n >"$work/made/$name.tar.gz"

# build FOLDER: the package, built in it from the tarball, of which nothing is taken from an earlier build.
build() {
  mkdir "$work/$1"
  tar -xzf "$work/made/$name.tar.gz" -C "$work/$1"
  # Joined, because a command before "||" does not end the script if it fails.
  (
    cd "$work/$1/$name" &&
      cmake --preset release -DTABLEBANK_TESTS=OFF -DTABLEBANK_BENCH=OFF ${domain:+"-DTABLEBANK_DOMAIN=$domain"} &&
      CCACHE_DISABLE=1 cmake --build --preset release &&
      cd build/release &&
      cpack
  ) >"$work/$1.log" 2>&1 || {
    tail -n 40 "$work/$1.log" >&2
    echo "release: the build failed" >&2
    exit 1
  }
}
# sign: the checksums, in the form that signify knows as well. A slip of the passphrase costs no build.
sign() {
  for _ in 1 2 3; do
    minisign -S -l -s "$key" -m SHA256SUMS -c "tablebank $version" -t "tablebank $version" && return
  done
  echo "release: not signed" >&2
  exit 1
}
echo "release: building the package, twice" >&2
build one
build another-folder
for package in "$work/one/$name"/build/release/*.deb; do
  cmp "$package" "$work/another-folder/$name/build/release/$(basename "$package")"
  cp "$package" "$work/made"
done

# make_other SCRIPT: what other systems get, made of the first build's sources.
make_other() {
  (cd "$work/one/$name" && "scripts/$1" -o "$work/made") >"$work/other.log" 2>&1 || {
    tail -n 40 "$work/other.log" >&2
    echo "release: scripts/$1 failed" >&2
    exit 1
  }
}
echo "release: building for any Linux, and for Windows" >&2
mkdir -p "$root/build/windows-libraries" "$work/one/$name/build"
ln -s "$root/build/windows-libraries" "$work/one/$name/build/windows-libraries"
make_other portable.sh
make_other windows-package.sh
# Each script also makes a folder next to its archive.
find "$work/made" -mindepth 1 -maxdepth 1 -type d -exec rm -rf {} +

cd "$work/made"
sha256sum -- * >SHA256SUMS
sign
public=${key%.key}.pub
[[ ! -e $public ]] || minisign -V -q -p "$public" -m SHA256SUMS
mkdir -p "$(dirname "$out")"
# Copied into a folder that no other process can have prepared, which takes its name only if that is still free: neither the rest of a
# release that broke off, nor files that another user put there meanwhile, become part of this one.
part=$(mktemp -d "$(dirname "$out")/.tablebank-release-XXXXXXXXXX")
trap 'rm -rf "$work" "$part"' EXIT
cp -r "$work/made/." "$part"
chmod 755 "$part"
[[ ! -e $out && ! -L $out ]] || refuse "$out is there already"
mv -nT "$part" "$out"
diff -r "$work/made" "$out" >&2 || {
  echo "release: what lies in $out is not what was made" >&2
  exit 1
}
echo "release: $out has" >&2
ls "$out"
