# Writes which commit the sources are of, as a source of app/release: cmake -D SOURCES=DIR -D SOURCE=FILE -P Commit.cmake. A tarball of the
# sources says it in cmake/commit.txt, where git filled it in; in a clone git is asked. It is only written where it changes.
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
file(CONFIGURE OUTPUT "${SOURCE}" CONTENT [[#include "app/release/commit.h"

namespace tablebank {

std::string_view commit_of_sources() {
    return "@commit@";
}

}  // namespace tablebank
]] @ONLY)
