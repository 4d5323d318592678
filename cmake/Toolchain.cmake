# The language and the warnings every room is built with.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wold-style-cast -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 finds overlaps in "literal" + std::string, and empty optionals used, that are not there.
  add_compile_options(-Wno-restrict -Wno-maybe-uninitialized)
endif()

option(TABLEBANK_SANITIZE "address and undefined-behaviour sanitizers" OFF)
if(TABLEBANK_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
option(TABLEBANK_FUZZ "the fuzz targets instead of tests and benches; wants clang" OFF)
if(TABLEBANK_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # What the tests precompile is found again only where ccache is told to look behind it.
    add_compile_options(-fpch-preprocess)
  endif()
  # What one folder has compiled serves every other one.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND};-E;env;CCACHE_SLOPPINESS=pch_defines,time_macros;CCACHE_NOHASHDIR=1"
      "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR};${CCACHE}")
endif()
