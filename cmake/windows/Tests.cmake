# Which tests are built for Windows. A source that needs what Windows, or Wine, does not have is left out by what it includes and calls: headers
# of POSIX (a test that forks, sends signals or opens pipes by name), symbolic links, for which a user has no permission there, and libraries
# that are not built for Windows. So nobody keeps a list, and a test that loses its need is built by itself.
set(posix_headers "unistd|fcntl|signal|pthread|poll|dlfcn|spawn|pwd|(sys|netinet|arpa)/[a-z]+")
set(own_headers "tests/(platform/environment|support/full_disk|support/web_client|ledger/grammar/any_command)")
list(APPEND not_on_windows "#include [<\"](${posix_headers}|${own_headers})\\.h" "create_(directory_)?symlink" "#include [<\"]rapidcheck")
list(JOIN not_on_windows "|" TABLEBANK_NOT_ON_WINDOWS)

# without_posix(LIST): takes those sources out of a list.
function(without_posix list)
  set(kept)
  foreach(source IN LISTS ${list})
    file(STRINGS "${source}" needs REGEX "${TABLEBANK_NOT_ON_WINDOWS}" LIMIT_COUNT 1)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${source}")
    if(NOT needs)
      list(APPEND kept "${source}")
    endif()
  endforeach()
  set(${list} "${kept}" PARENT_SCOPE)
endfunction()
