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

if(WIN32)
  # A batch of sources has more sections than an object of 16 bits counts.
  add_compile_options(-Wa,-mbig-obj)
endif()

# Rooms are linked into the program and into the module for PostgreSQL (db/CMakeLists.txt).
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-fno-semantic-interposition)
endif()

option(TABLEBANK_SANITIZE "address and undefined-behaviour sanitizers" OFF)
if(TABLEBANK_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
option(TABLEBANK_THREADS "the thread sanitizer, and the tests of what runs on several threads alone" OFF)
if(TABLEBANK_THREADS)
  add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
  add_link_options(-fsanitize=thread)
endif()
# A release answers a mistake in memory by ending, whatever the distribution's compiler does by itself: the sizes of what is copied
# are checked, and each place in a list of the standard library; the stack is guarded and never executed, what the loader fills in is
# read-only before main, and the program lies at another place each time. Sanitizers do all that and more, and checked sizes want an
# optimising compiler: what is compiled quickly rather than to be quick does without. tests/house asks the built program for each.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT TABLEBANK_SANITIZE)
  string(APPEND CMAKE_CXX_FLAGS_RELEASE " -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -D_GLIBCXX_ASSERTIONS")
  add_compile_options(-fstack-protector-strong)
  if(WIN32)
    # The linker's own defaults place the program anywhere and never execute data; the guards of the stack are a library.
    add_link_options(-fstack-protector-strong)
  else()
    add_compile_options(-fstack-clash-protection)
    add_link_options("$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie>" -Wl,-z,relro,-z,now,-z,noexecstack)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|i.86)$")
      add_compile_options(-fcf-protection=full)
    endif()
  endif()
endif()
set(TABLEBANK_COMPILED_QUICKLY -O0 -U_FORTIFY_SOURCE)
if(WIN32)
  # Without any optimisation a batch has so many sections that its archive and its program take minutes.
  set(TABLEBANK_COMPILED_QUICKLY -O1 -U_FORTIFY_SOURCE)
endif()

option(TABLEBANK_FUZZ "the fuzz targets instead of tests and benches" OFF)
if(TABLEBANK_FUZZ AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
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
