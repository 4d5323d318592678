#include "app/paper/missing_glyphs.h"

#include <pango/pangocairo.h>

#include <algorithm>
#include <string>
#include <vector>

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
    if (within(0x1F000, 0x1FAFF)) return "fonts-noto-color-emoji";
    return "fonts-noto-core";
}

void add(const std::string& one, std::vector<std::string>& all) {
    if (all.size() < most_signs && std::ranges::find(all, one) == all.end()) all.push_back(one);
}

}  // namespace

void add_unknown_signs(const SetWords& words, UnknownSigns& unknown) {
    if (pango_layout_get_unknown_glyphs_count(words.get()) == 0) return;
    const std::string text = pango_layout_get_text(words.get());
    const SetWords alone(pango_layout_copy(words.get()), g_object_unref);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const Character character = next_character(text, at);
        const std::string sign = text.substr(begin, at - begin);
        pango_layout_set_text(alone.get(), sign.data(), static_cast<int>(sign.size()));
        if (pango_layout_get_unknown_glyphs_count(alone.get()) == 0) continue;
        add(sign, unknown.signs);
        add(package_with(character), unknown.packages);
    }
}

}  // namespace tablebank
