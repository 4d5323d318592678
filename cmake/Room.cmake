# room(NAME SOURCES... LINKS...): one static library per folder, built from every .cpp in it.
# A room includes headers from the top of the tree ("calculators/money.h"), and links only what it names here. With
# TABLEBANK_BATCHES its sources are compiled several at a time, which halves the time of a build from nothing; so names of
# one room's unnamed namespaces differ.
option(TABLEBANK_BATCHES "compile the sources of a room in batches" OFF)
function(room name)
  cmake_parse_arguments(ROOM "" "" "LINKS;PRIVATE_LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  add_library(${name} STATIC ${sources})
  target_include_directories(${name} PUBLIC "${CMAKE_SOURCE_DIR}")
  target_link_libraries(${name} PUBLIC ${ROOM_LINKS} PRIVATE ${ROOM_PRIVATE_LINKS})
  set_target_properties(${name} PROPERTIES UNITY_BUILD ${TABLEBANK_BATCHES})
  if(TABLEBANK_BATCHES)
    target_compile_options(${name} PRIVATE -Wno-shadow)  # a name of one file is none of the next one's business
  endif()
endfunction()

# test_room(NAME LINKS...): one doctest program per folder of tests, registered with CTest under the same name. The tests
# themselves are compiled quickly rather than to be quick; what nearly all of them include is compiled once.
function(test_room name)
  cmake_parse_arguments(ROOM "" "" "LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  add_executable(${name} ${sources})
  target_include_directories(${name} PRIVATE "${CMAKE_SOURCE_DIR}")
  target_compile_definitions(${name} PRIVATE TABLEBANK_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  target_compile_options(${name} PRIVATE -O0)
  target_precompile_headers(${name} PRIVATE <algorithm> <doctest/doctest.h> <filesystem> <fstream> <functional> <map> <memory>
    <optional> <ranges> <sstream> <string> <variant> <vector>)
  target_link_libraries(${name} PRIVATE test_main ${ROOM_LINKS})
  add_test(NAME ${name} COMMAND ${name})
endfunction()
