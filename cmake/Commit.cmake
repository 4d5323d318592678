# Writes which commit the sources are of, as the header commit.h: cmake -D SOURCES=DIR -D HEADER=FILE -P Commit.cmake. A tarball of the
# sources says it in cmake/commit.txt, where git filled it in; in a clone git is asked. The header is only written where it changes.
file(READ "${SOURCES}/cmake/commit.txt" commit)
string(STRIP "${commit}" commit)
if(NOT commit MATCHES "^[0-9a-f]+$")
  set(commit "")
  find_program(GIT git)
  if(GIT AND EXISTS "${SOURCES}/.git")
    execute_process(COMMAND "${GIT}" -C "${SOURCES}" rev-parse HEAD OUTPUT_VARIABLE commit ERROR_QUIET
                    OUTPUT_STRIP_TRAILING_WHITESPACE)
    execute_process(COMMAND "${GIT}" -C "${SOURCES}" diff-index --quiet HEAD -- RESULT_VARIABLE changed ERROR_QUIET)
    if(commit AND changed)
      string(APPEND commit "+")
    endif()
  endif()
endif()
file(CONFIGURE OUTPUT "${HEADER}" CONTENT "#pragma once\n#define TABLEBANK_COMMIT \"${commit}\"\n")
