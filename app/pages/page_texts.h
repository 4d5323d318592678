#pragma once
// The texts of files/, which the build puts into the program. Internal header.

#include <string_view>

namespace tablebank {

struct PageTexts {
    std::string_view markup;
    std::string_view css;
    std::string_view drawing;
    std::string_view script;
    std::string_view icon;
    std::string_view reading;
    std::string_view seat_markup;
    std::string_view seat_css;
    std::string_view seat_script;
    std::string_view seat_trade;
    std::string_view seat_manifest;
    std::string_view bank_markup;
    std::string_view bank_script;
};
[[nodiscard]] const PageTexts& page_texts();

}  // namespace tablebank
