# What `cpack` makes of an installation: two packages for Debian (scripts/release.sh makes them of a tarball of the sources). The second
# has the module for PostgreSQL, whose client library brings some thirty others along.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tablebank)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_CONTACT "the tablebank authors <authors@${TABLEBANK_DOMAIN}>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "banker for Anti-Monopoly tables and their tournaments")
set(CPACK_PACKAGE_DESCRIPTION
"Keeps the whole table of an Anti-Monopoly game in a double-entry ledger, says
what is due and why, takes mistakes back without erasing them, and runs the
timed ending to a score sheet that anyone can check.
.
Six editions, five languages, a window, a second one for the players, a command
line, events of many tables, and pages for the phones of all players.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL Unspecified postgresql)
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_NAME tablebank)
set(CPACK_DEBIAN_POSTGRESQL_PACKAGE_NAME tablebank-postgresql)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
# Not "games", whose programs lie in a folder of their own: this one keeps the books of a game.
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "https://${TABLEBANK_DOMAIN}")
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# A window wants letters and a driver, and a dialog for files; everything works without, in the terminal or by typing a path.
set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_RECOMMENDS "fonts-noto-core, libgl1-mesa-dri, tablebank-postgresql, zenity | kdialog")
# The program loads the module of its own version only.
set(CPACK_DEBIAN_POSTGRESQL_PACKAGE_DEPENDS "tablebank (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
set(CPACK_COMPONENT_UNSPECIFIED_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
set(CPACK_DEBIAN_POSTGRESQL_DESCRIPTION
"banker for Anti-Monopoly tables: events on a PostgreSQL server
Lets tablebank keep the book of an event in a PostgreSQL database, so that
several directors and hubs work on it at the same time.")

# What Debian wants beside a program: whose it is, and a changelog of the package and one of the program.
set(packages "${CMAKE_CURRENT_LIST_DIR}/packages")
set(made "${CMAKE_BINARY_DIR}/packages")
string(TIMESTAMP TABLEBANK_DAY "%a, %d %b %Y %H:%M:%S +0000" UTC)  # that of SOURCE_DATE_EPOCH where it is set
configure_file("${packages}/changelog.Debian.in" "${made}/changelog.Debian" @ONLY)
add_custom_command(
  OUTPUT "${made}/changelog.gz" "${made}/changelog.Debian.gz"
  COMMAND "${GZIP}" -9nc "${CMAKE_SOURCE_DIR}/CHANGELOG.md" > "${made}/changelog.gz"
  COMMAND "${GZIP}" -9nc "${made}/changelog.Debian" > "${made}/changelog.Debian.gz"
  DEPENDS "${CMAKE_SOURCE_DIR}/CHANGELOG.md" "${made}/changelog.Debian"
  VERBATIM)
add_custom_target(package_texts ALL DEPENDS "${made}/changelog.gz" "${made}/changelog.Debian.gz")
install(FILES "${packages}/copyright" "${made}/changelog.gz" "${made}/changelog.Debian.gz" DESTINATION "${documents}")
install(FILES "${packages}/copyright" "${made}/changelog.gz" "${made}/changelog.Debian.gz"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/tablebank-postgresql" COMPONENT postgresql)
file(WRITE "${made}/postgresql-overrides" "tablebank-postgresql: initial-upload-closes-no-bugs\n")
install(FILES "${made}/postgresql-overrides" RENAME tablebank-postgresql DESTINATION "${CMAKE_INSTALL_DATADIR}/lintian/overrides"
        COMPONENT postgresql)
install(FILES "${packages}/lintian-overrides" RENAME tablebank DESTINATION "${CMAKE_INSTALL_DATADIR}/lintian/overrides")
include(CPack)
