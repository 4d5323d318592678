# What `cmake --install` puts in place for Windows, beside the editions and the catalogues: one folder that runs where it is unpacked.
install(TARGETS tablebank tablebankw RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
# The letters of paper and window, the same on every system, with their licences.
install(DIRECTORY "${CMAKE_SOURCE_DIR}/share/fonts" DESTINATION "${CMAKE_INSTALL_DATADIR}/tablebank" PATTERN fonts.conf EXCLUDE)
install(DIRECTORY "${CMAKE_SOURCE_DIR}/docs/tutorials/" DESTINATION "${CMAKE_INSTALL_DATADIR}/tablebank/handbook")
# Pictures of the handbook alone; the others are in documents that are not in the folder.
file(GLOB_RECURSE chapters CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/docs/tutorials/*.md")
set(pictures)
foreach(chapter IN LISTS chapters)
  file(STRINGS "${chapter}" lines REGEX "screens/[a-z_-]+\\.[a-z]+")
  string(REGEX MATCHALL "screens/[a-z_-]+\\.[a-z]+" named "${lines}")
  list(APPEND pictures ${named})
endforeach()
list(REMOVE_DUPLICATES pictures)
list(TRANSFORM pictures PREPEND "${CMAKE_SOURCE_DIR}/docs/")
install(FILES ${pictures} DESTINATION "${CMAKE_INSTALL_DATADIR}/tablebank/screens")
install(FILES "${CMAKE_SOURCE_DIR}/LICENSE" "${CMAKE_SOURCE_DIR}/CHANGELOG.md" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc")
