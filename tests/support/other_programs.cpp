#include "tests/support/other_programs.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdio>

namespace tablebank::testing {

std::string printed_by(const std::string& command) {
    CAPTURE(command);
    FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string text;
    std::array<char, 4096> part{};
    for (std::size_t count = 0; (count = fread(part.data(), 1, part.size(), pipe)) > 0;)
        text.append(part.data(), count);
    REQUIRE(pclose(pipe) == 0);
    return text;
}

std::string in_one_line(std::string_view text) {
    constexpr std::string_view hard_blank = "\u00A0";
    std::string line;
    for (std::size_t at = 0; at < text.size();) {
        const bool hard = text.substr(at).starts_with(hard_blank);
        const bool blank = hard || std::string_view(" \n\r\t\f").find(text[at]) != std::string_view::npos;
        if (!blank)
            line += text[at];
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
        at += hard ? hard_blank.size() : 1;
    }
    return line;
}

std::string pdf_text(const std::string& file, const std::string& options) {
    return in_one_line(printed_by("pdftotext " + options + " '" + file + "' - 2>&1"));
}

}  // namespace tablebank::testing
