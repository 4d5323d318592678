#include "app/paper/pdf_catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace tablebank {

namespace {

/// The text after the last occurrence of a word, up to an end mark.
std::string_view behind_last(const std::string& pdf, std::string_view word, std::string_view end) {
    const std::size_t at = pdf.rfind(word);
    if (at == std::string::npos) throw std::runtime_error(fmt::format("a PDF without {}", word));
    const std::size_t from = at + word.size();
    const std::size_t to = pdf.find_first_of(end, from);
    if (to == std::string::npos) throw std::runtime_error(fmt::format("a PDF that ends behind {}", word));
    return std::string_view(pdf).substr(from, to - from);
}

}  // namespace

std::string with_language(std::string pdf, const std::string& language) {
    const std::string before{behind_last(pdf, "startxref\n", "\n")};
    const std::string root{behind_last(pdf, "/Root ", " ")};
    const std::string size{behind_last(pdf, "/Size ", " \n")};
    const std::string info{behind_last(pdf, "/Info ", " ")};
    const std::string opening = fmt::format("\n{} 0 obj\n", root);
    const std::size_t from = pdf.rfind(opening);
    const std::size_t to = from == std::string::npos ? from : pdf.find("endobj", from);
    if (to == std::string::npos) throw std::runtime_error("a PDF without a catalogue");
    std::string catalogue = pdf.substr(from + 1, to - from - 1);
    const std::size_t inner_end = catalogue.rfind(">>");
    if (inner_end == std::string::npos) throw std::runtime_error("a PDF with another catalogue");
    catalogue.insert(inner_end,
                     fmt::format("   /Lang ({})\n   /ViewerPreferences << /DisplayDocTitle true >>\n", language));
    const std::size_t place = pdf.size();
    pdf += catalogue + "endobj\n";
    const std::size_t table = pdf.size();
    pdf += fmt::format(
        "xref\n{} 1\n{:010} 00000 n \ntrailer\n<< /Size {}\n   /Root {} 0 R\n   /Info {} 0 R\n   /Prev {}\n>>\n"
        "startxref\n{}\n%%EOF\n",
        root, place, size, root, info, before, table);
    return pdf;
}

std::string without_dates(std::string pdf) {
    for (const std::string_view key : {"/CreationDate (", "/ModDate ("}) {
        const std::size_t from = pdf.rfind(key);
        if (from == std::string::npos) continue;
        const std::size_t to = pdf.find(')', from);
        if (to == std::string::npos) continue;
        std::fill(pdf.begin() + static_cast<std::ptrdiff_t>(from), pdf.begin() + static_cast<std::ptrdiff_t>(to) + 1,
                  ' ');
    }
    return pdf;
}

}  // namespace tablebank
