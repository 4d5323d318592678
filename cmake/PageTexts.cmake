# add_page_texts(): the files of app/pages/files as texts of the program, anew whenever one of them changes.
function(add_page_texts)
  set(folder "${CMAKE_SOURCE_DIR}/app/pages/files")
  foreach(text IN ITEMS "PAGE_MARKUP page.html" "PAGE_CSS page.css" "PAGE_DRAWING draw.js"
          "PAGE_SCRIPT page.js" "PAGE_ICON icon.svg" "PAGE_READING reader.js" "SEAT_MARKUP seat.html" "SEAT_CSS seat.css"
          "SEAT_SCRIPT seat.js" "SEAT_TRADE seat_trade.js" "SEAT_MANIFEST seat.webmanifest"
          "BANK_MARKUP bank.html" "BANK_SCRIPT bank.js")
    separate_arguments(text)
    list(GET text 0 variable)
    list(GET text 1 file)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${folder}/${file}")
    file(READ "${folder}/${file}" ${variable})
  endforeach()
  configure_file("${CMAKE_SOURCE_DIR}/app/pages/page_texts.cpp.in" "${CMAKE_BINARY_DIR}/generated/page_texts.cpp" @ONLY)
  target_sources(app_pages PRIVATE "${CMAKE_BINARY_DIR}/generated/page_texts.cpp")
endfunction()
