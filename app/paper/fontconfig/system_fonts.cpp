#include "app/paper/type/system_fonts.h"

#include <fontconfig/fontconfig.h>

#include <memory>

#include "platform/path_text.h"

namespace tablebank {

namespace {

using Pattern = std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)>;
using Charset = std::unique_ptr<FcCharSet, decltype(&FcCharSetDestroy)>;

}  // namespace

std::vector<FontPlace> system_fonts_with(char32_t character, bool bold) {
    FcConfig* const config = FcConfigGetCurrent();
    const Pattern wanted(FcPatternCreate(), FcPatternDestroy);
    const Charset letters(FcCharSetCreate(), FcCharSetDestroy);
    if (config == nullptr || !wanted || !letters) return {};
    FcCharSetAddChar(letters.get(), character);
    FcPatternAddCharSet(wanted.get(), FC_CHARSET, letters.get());
    // FcPatternAddString copies; its parameter type is unsigned char.
    FcPatternAddString(wanted.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>("sans-serif"));
    FcPatternAddInteger(wanted.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(wanted.get(), FC_SLANT, FC_SLANT_ROMAN);
    FcPatternAddBool(wanted.get(), FC_OUTLINE, FcTrue);
    FcPatternAddBool(wanted.get(), FC_COLOR, FcFalse);
    FcConfigSubstitute(config, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult result = FcResultNoMatch;
    const Pattern found(FcFontMatch(config, wanted.get(), &result), FcPatternDestroy);
    FcChar8* file = nullptr;
    int face = 0;
    if (!found || FcPatternGetString(found.get(), FC_FILE, 0, &file) != FcResultMatch) return {};
    FcPatternGetInteger(found.get(), FC_INDEX, 0, &face);
    constexpr int number_in_file = 0xFFFF;  // above it is that of a variation
    return {{platform::path_of(reinterpret_cast<const char*>(file)), static_cast<unsigned>(face & number_in_file)}};
}

}  // namespace tablebank
