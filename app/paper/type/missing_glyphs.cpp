#include "app/paper/missing_glyphs.h"

#include <algorithm>
#include <string>
#include <vector>

#include "app/paper/type/typeset_words.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr std::size_t most_signs = 12;

/// The package whose fonts have a character, by its Unicode block.
std::string package_with(Character sign) {
    const auto within = [sign](Character first, Character last) { return sign >= first && sign <= last; };
    if (within(0x2E80, 0xA4CF) || within(0xAC00, 0xD7AF) || within(0xF900, 0xFAFF) || within(0xFF00, 0xFFEF) ||
        within(0x20000, 0x3FFFF))
        return "fonts-noto-cjk";
    if (within(0x1F000, 0x1FAFF)) return "fonts-symbola";
    return "fonts-noto-core";
}

void add(const std::string& one, std::vector<std::string>& all) {
    if (all.size() < most_signs && std::ranges::find(all, one) == all.end()) all.push_back(one);
}

}  // namespace

void add_unknown_signs(const SetWords& words, UnknownSigns& unknown) {
    for (const char32_t sign : words->unknown) {
        std::string text;
        append_character(text, static_cast<Character>(sign));
        add(text, unknown.signs);
        add(package_with(static_cast<Character>(sign)), unknown.packages);
    }
}

}  // namespace tablebank
