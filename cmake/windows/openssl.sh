#!/usr/bin/env bash
# Builds OpenSSL for Windows as static libraries: cmake/windows/openssl.sh SOURCES PREFIX JOBS. Its own build writes part of it in Perl, so
# that it is not compiled by the CMake project of the other libraries.
set -euo pipefail

target=x86_64-w64-mingw32
cd "$1"
# Nothing is loaded from a folder, and no configuration is read: only this program's own wishes count. The folder whose certificates would be
# trusted is one in which only an administrator can write.
place=C:/Windows/System32/tablebank
./Configure mingw64 no-shared no-module no-dso no-engine no-tests no-autoload-config no-legacy no-ui-console --prefix=$place --openssldir=$place --libdir=lib \
  --cross-compile-prefix=$target- CC=gcc-posix
make -j "$3" build_generated
make -j "$3" libcrypto.a libssl.a
mkdir -p "$2/lib" "$2/include"
cp libcrypto.a libssl.a "$2/lib"
cp -r include/openssl "$2/include"
