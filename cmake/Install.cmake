# What `cmake --install` puts in place beside the editions (editions/CMakeLists.txt) and the catalogues (app/i18n). The program finds
# both from where it lies itself, so all of it may be moved together.
set(share "${CMAKE_SOURCE_DIR}/share")
set(documents "${CMAKE_INSTALL_DATADIR}/doc/tablebank")
install(TARGETS tablebank RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
# The module for PostgreSQL, where db/module looks for it.
install(TARGETS tablebank_postgresql LIBRARY DESTINATION lib/tablebank/modules COMPONENT postgresql)

# The letters of paper and window, the same on every system, with their licences.
install(DIRECTORY "${share}/fonts" DESTINATION "${CMAKE_INSTALL_DATADIR}/tablebank")

# The desktop: what opens a game, and what a game looks like in a folder.
install(FILES "${share}/applications/tablebank.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES "${share}/mime/tablebank.xml" DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages")
install(DIRECTORY "${share}/icons/" DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable")
# Where pictures for software centres are to be found on the web, and by which name they know the program: who publishes it says so.
set(TABLEBANK_DOMAIN "tablebank.example" CACHE STRING "the domain under which this program is published")
string(REPLACE "." ";" TABLEBANK_ID "${TABLEBANK_DOMAIN}")
list(REVERSE TABLEBANK_ID)
list(APPEND TABLEBANK_ID tablebank)
list(JOIN TABLEBANK_ID "." TABLEBANK_ID)
set(metainfo "${CMAKE_BINARY_DIR}/share/metainfo/${TABLEBANK_ID}.metainfo.xml")
string(TIMESTAMP TABLEBANK_DATE "%Y-%m-%d" UTC)  # that of SOURCE_DATE_EPOCH where it is set
configure_file("${share}/metainfo/tablebank.metainfo.xml.in" "${metainfo}" @ONLY)
install(FILES "${metainfo}" DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo")

# Completion, where each shell looks for that of other programs.
install(FILES "${share}/completions/tablebank.bash" RENAME tablebank
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
install(FILES "${share}/completions/_tablebank" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions")
install(FILES "${share}/completions/tablebank.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")

# Man pages in all languages, from the words of --help.
set(manual "${CMAKE_BINARY_DIR}/share/man")
find_program(GZIP gzip REQUIRED)
add_custom_command(
  OUTPUT "${manual}/written"
  COMMAND "${CMAKE_COMMAND}" -E rm -rf "${manual}"
  COMMAND $<TARGET_FILE:tablebank> manual "${manual}"
  COMMAND find "${manual}" -name "*.1" -exec "${GZIP}" -9n {} +
  COMMAND "${CMAKE_COMMAND}" -E touch "${manual}/written"
  DEPENDS tablebank catalogues
  COMMENT "Writing the man pages"
  VERBATIM)
add_custom_target(manual ALL DEPENDS "${manual}/written")
install(DIRECTORY "${manual}/" DESTINATION "${CMAKE_INSTALL_MANDIR}" FILES_MATCHING PATTERN "*.1.gz")

# The documents, in folders as in the sources, so that they find each other. The program reads the handbook (docs/tutorials) and its
# pictures itself, so they are installed where it looks for them; the documents have a link to each.
foreach(page README CHANGELOG CONTRIBUTING SECURITY)
  install(FILES "${CMAKE_SOURCE_DIR}/${page}.md" DESTINATION "${documents}")
endforeach()
install(DIRECTORY "${CMAKE_SOURCE_DIR}/docs" DESTINATION "${documents}" PATTERN tutorials EXCLUDE PATTERN screens EXCLUDE)
foreach(folder tutorials screens)
  string(REPLACE tutorials handbook name "${folder}")
  install(DIRECTORY "${CMAKE_SOURCE_DIR}/docs/${folder}/" DESTINATION "${CMAKE_INSTALL_DATADIR}/tablebank/${name}")
  file(CREATE_LINK "../../../tablebank/${name}" "${CMAKE_BINARY_DIR}/share/${folder}" SYMBOLIC)
  install(FILES "${CMAKE_BINARY_DIR}/share/${folder}" DESTINATION "${documents}/docs")
endforeach()
