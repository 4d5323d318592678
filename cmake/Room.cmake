# room(FOLDER): one static library per folder, built from every .cpp in it; ledger/books becomes ledger_books. A room
# includes headers from the top of the tree ("calculators/money.h"), and links, privately, what docs/explanation/architecture.md says that it
# sees and takes. FOLDERS are rooms within it that share its library.
# With TABLEBANK_BATCHES its sources are compiled together, up to forty at a time, and those of a program of tests, which shortens a
# build from nothing by more than half; so names of one room's unnamed namespaces differ, and names of one program's.
option(TABLEBANK_BATCHES "compile the sources of a room, or of a program of tests, in batches" OFF)
function(in_batches target)
  if(TABLEBANK_BATCHES)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 40)
    target_compile_options(${target} PRIVATE -Wno-shadow)  # a name of one file is none of the next one's business
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # So much is read at once that tidying memory while compiling costs more than it gives.
      target_compile_options(${target} PRIVATE --param=ggc-min-heapsize=600000)
    endif()
  endif()
endfunction()

function(room folder)
  cmake_parse_arguments(ROOM "" "" "FOLDERS" ${ARGN})
  if(ROOM_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "room(${folder} ${ARGN}): what a room sees and takes stands in docs/explanation/architecture.md")
  endif()
  string(REPLACE "/" "_" name "${folder}")
  add_library(${name} STATIC)
  target_include_directories(${name} PUBLIC "${CMAKE_SOURCE_DIR}")
  if(folder MATCHES "^(platform|db|app)")  # what is below them knows no files
    target_compile_options(${name} PRIVATE -include "${CMAKE_SOURCE_DIR}/cmake/narrow_paths.h")
  endif()
  list(TRANSFORM ROOM_FOLDERS PREPEND "${folder}/")
  foreach(part IN ITEMS ${folder} LISTS ROOM_FOLDERS)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${part}/*.cpp")
    target_sources(${name} PRIVATE ${sources})
    foreach(seen IN LISTS ROOM_SEES_${part})
      if(IS_DIRECTORY "${CMAKE_SOURCE_DIR}/${seen}" AND NOT "${seen}" IN_LIST ROOM_FOLDERS AND NOT "${seen}" STREQUAL "${folder}")
        string(REPLACE "/" "_" seen "${seen}")
        target_link_libraries(${name} PRIVATE ${seen})
      endif()
    endforeach()
    foreach(library IN LISTS ROOM_TAKES_${part})
      target_link_libraries(${name} PRIVATE ${LIBRARY_${library}})
    endforeach()
  endforeach()
  in_batches(${name})
  # What waits for the network all the time, and is long in compiling, is compiled quickly where clang looks for faults.
  if((TABLEBANK_FUZZ OR TABLEBANK_THREADS) AND folder MATCHES "^app/(web|hub|hub_sync)$")
    target_compile_options(${name} PRIVATE -O0)
  endif()
endfunction()

# test_room(FOLDER LINKS... SUPPORT...): one doctest program per folder of tests, tests/ledger/books as test_ledger_books,
# registered with CTest under that name, in build/PRESET/tests. SUPPORT names what it takes from tests/support. The tests themselves
# are compiled quickly rather than to be quick, unless OPTIMIZED is said; what nearly all of them include is compiled once, for all
# programs together. With SERVER it runs beside a PostgreSQL of its own, with MODULE it finds the module for it. With TABLEBANK_THREADS there are those alone in which threads
# meet, without their test suites "on one thread", and no other tests.
set(TABLEBANK_TESTS_OF_THREADS app/web app/hub app/hub_sync)
set(TABLEBANK_LONG_TESTS app/ui app/cli app/hub app/hub_sync random_play db/event db/server)
function(test_room folder)
  if(TABLEBANK_THREADS AND NOT folder IN_LIST TABLEBANK_TESTS_OF_THREADS)
    return()
  endif()
  cmake_parse_arguments(ROOM "OPTIMIZED;SERVER;MODULE" "" "LINKS;SUPPORT" ${ARGN})
  string(REPLACE "/" "_" name "test_${folder}")
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/${folder}/*.cpp")
  if(WIN32)
    without_posix(sources)
    list(REMOVE_ITEM ROOM_LINKS rapidcheck)
  endif()
  list(TRANSFORM ROOM_SUPPORT PREPEND support_)
  add_executable(${name} ${sources})
  target_include_directories(${name} PRIVATE "${CMAKE_SOURCE_DIR}")
  if(NOT ROOM_OPTIMIZED)
    target_compile_options(${name} PRIVATE ${TABLEBANK_COMPILED_QUICKLY})
    target_precompile_headers(${name} REUSE_FROM test_main)
  endif()
  target_link_libraries(${name} PRIVATE test_main ${ROOM_SUPPORT} ${ROOM_LINKS})
  # A test case says which file it is from, and a batch includes its files by their whole names: so that what one folder has compiled
  # serves every other one, both are told from the top of the tree.
  target_compile_options(${name} PRIVATE "-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=")
  in_batches(${name})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  if(ROOM_MODULE)
    add_dependencies(${name} tablebank_postgresql)
  endif()
  if(ROOM_SERVER)
    add_test(NAME ${name} COMMAND "${CMAKE_SOURCE_DIR}/scripts/with-postgres.sh" $<TARGET_FILE:${name}>)
    checks(${name})
  elseif(TABLEBANK_THREADS)
    add_test(NAME ${name} COMMAND ${name} "--test-suite-exclude=on one thread")
  else()
    add_test(NAME ${name} COMMAND ${name})
  endif()
  # The longest begin first: a processor that is left with one of them at the end keeps the other one idle for minutes.
  if(folder IN_LIST TABLEBANK_LONG_TESTS)
    set_tests_properties(${name} PROPERTIES COST 1000)
  endif()
endfunction()

# checks(TEST...): these tests are left to scripts/check.sh. They take long, or need a database server, a browser, a shell or another
# program that scripts/test.sh does not install.
function(checks)
  foreach(test IN LISTS ARGN)
    set_property(TEST ${test} APPEND PROPERTY LABELS check)
  endforeach()
endfunction()

# alone_on_a_processor(TEST...): these tests measure how long an answer takes: no more of them run at once than there are processors.
function(alone_on_a_processor)
  set_tests_properties(${ARGN} PROPERTIES PROCESSORS 2)
endfunction()

# test_support(NAME LINKS...): tests/support/NAME.cpp, compiled once for all test programs that take it.
function(test_support name)
  cmake_parse_arguments(SUPPORT "" "" "LINKS" ${ARGN})
  add_library(support_${name} STATIC "${CMAKE_SOURCE_DIR}/tests/support/${name}.cpp")
  target_include_directories(support_${name} PUBLIC "${CMAKE_SOURCE_DIR}" "${CMAKE_BINARY_DIR}/generated")
  target_compile_options(support_${name} PRIVATE ${TABLEBANK_COMPILED_QUICKLY})
  target_precompile_headers(support_${name} REUSE_FROM test_main)
  target_link_libraries(support_${name} PRIVATE ${SUPPORT_LINKS})
endfunction()
