# What `cmake --install` puts in place beside the editions (editions/CMakeLists.txt). The program finds its editions from where
# it lies itself, so the two may be moved together.
install(TARGETS tablebank RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(FILES "${CMAKE_SOURCE_DIR}/cmake/desktop/tablebank.desktop"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")
install(FILES "${CMAKE_SOURCE_DIR}/cmake/desktop/tablebank.svg"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps")
