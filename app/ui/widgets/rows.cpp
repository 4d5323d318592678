#include "app/ui/widgets/rows.h"

#include <algorithm>
#include <cfloat>

namespace tablebank {

namespace {

/// Rounding errors of an atlas: text that is wider by less still fits.
constexpr float spare = 1;

bool is_letter(char sign) {
    const auto byte = static_cast<unsigned char>(sign);
    return byte >= 0x80U || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// The end of the word that begins at `from`, without the spaces after it.
std::size_t end_of_word(std::string_view text, std::size_t from) {
    for (std::size_t at = from; at < text.size(); ++at) {
        if (text[at] == ' ' || text[at] == '\n') return at;
        const bool hyphen = text[at] == '-' && at > from && at + 1 < text.size();
        if (hyphen && is_letter(text[at - 1]) && is_letter(text[at + 1])) return at + 1;
    }
    return text.size();
}

/// The start of the character before `end`.
std::size_t back_one(std::string_view words, std::size_t end) {
    while (end > 0 && (static_cast<unsigned char>(words[--end]) & 0xC0U) == 0x80U) {
    }
    return end;
}

}  // namespace

float Face::width(std::string_view words) const {
    if (words.empty()) return 0;
    return font->CalcTextSizeA(size, FLT_MAX, 0, words.data(), words.data() + words.size()).x;
}

Row take_row(const Face& face, std::string_view& text, float width) {
    std::size_t end = end_of_word(text, 0);
    float broad = face.width(text.substr(0, end));
    const bool cut = broad > width + spare;
    while (!cut && end < text.size() && text[end] != '\n') {
        std::size_t next = end;
        while (next < text.size() && text[next] == ' ') ++next;
        next = end_of_word(text, next);
        broad += face.width(text.substr(end, next - end));
        if (broad > width + spare) break;
        end = next;
    }
    const Row row{text.substr(0, end), cut};
    while (end < text.size() && text[end] == ' ') ++end;
    if (end < text.size() && text[end] == '\n') ++end;
    text.remove_prefix(end);
    return row;
}

std::string ended_with_dots(const Face& face, std::string_view words, float width) {
    constexpr std::string_view dots = "…";
    const float room = width + spare - face.width(dots);
    std::size_t end = words.size();
    while (end > 0 && face.width(words.substr(0, end)) > room) end = back_one(words, end);
    // An ellipsis follows a letter, not a space or a full stop.
    while (end > 0 && (words[end - 1] == ' ' || words[end - 1] == '.' || words[end - 1] == ',')) --end;
    return std::string(words.substr(0, end)).append(dots);
}

}  // namespace tablebank
