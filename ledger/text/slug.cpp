#include "ledger/text/slug.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

/// Letters that no decomposition leads to ASCII, in lower case as after folding.
constexpr std::array latin{
    std::pair{U'а', "a"},   std::pair{U'б', "b"},  std::pair{U'в', "v"},  std::pair{U'г', "g"},  std::pair{U'ґ', "g"},
    std::pair{U'д', "d"},   std::pair{U'ђ', "dj"}, std::pair{U'е', "e"},  std::pair{U'є', "ye"}, std::pair{U'ж', "zh"},
    std::pair{U'з', "z"},   std::pair{U'и', "i"},  std::pair{U'і', "i"},  std::pair{U'ј', "j"},  std::pair{U'й', "y"},
    std::pair{U'к', "k"},   std::pair{U'л', "l"},  std::pair{U'љ', "lj"}, std::pair{U'м', "m"},  std::pair{U'н', "n"},
    std::pair{U'њ', "nj"},  std::pair{U'о', "o"},  std::pair{U'п', "p"},  std::pair{U'р', "r"},  std::pair{U'с', "s"},
    std::pair{U'т', "t"},   std::pair{U'ћ', "c"},  std::pair{U'у', "u"},  std::pair{U'ў', "u"},  std::pair{U'ф', "f"},
    std::pair{U'х', "kh"},  std::pair{U'ц', "ts"}, std::pair{U'ч', "ch"}, std::pair{U'џ', "dz"}, std::pair{U'ш', "sh"},
    std::pair{U'щ', "sch"}, std::pair{U'ъ', ""},   std::pair{U'ы', "y"},  std::pair{U'ь', ""},   std::pair{U'э', "e"},
    std::pair{U'ю', "yu"},  std::pair{U'я', "ya"}, std::pair{U'ł', "l"},  std::pair{U'ø', "o"},  std::pair{U'đ', "d"},
    std::pair{U'ð', "d"},   std::pair{U'þ', "th"}, std::pair{U'æ', "ae"}, std::pair{U'œ', "oe"}, std::pair{U'ı', "i"},
    std::pair{U'ß', "ss"},  std::pair{U'\'', ""},  std::pair{U'’', ""}};

icu::UnicodeString decomposed(const icu::UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = icu::Normalizer2::getNFKDInstance(status);
    icu::UnicodeString result;
    if (U_SUCCESS(status)) result = normalizer->normalize(text, status);
    if (U_FAILURE(status)) throw std::runtime_error(std::string{"ICU: "} + u_errorName(status));
    return result;
}

class SlugMaker {
public:
    void letter(UChar32 letter) {
        const auto known =
            std::ranges::find(latin, static_cast<char32_t>(letter), &std::pair<char32_t, const char*>::first);
        if (known != latin.end()) return add(known->second);
        if ((U_GET_GC_MASK(letter) & U_GC_M_MASK) != 0) return;  // an accent, separated from its letter
        const bool typed = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (typed)
            add(std::string(1, static_cast<char>(letter)));
        else
            parted_ = true;
    }
    std::string take() && { return std::move(slug_); }

private:
    void add(const std::string& letters) {
        if (letters.empty()) return;
        if (parted_ && !slug_.empty()) slug_ += '-';
        parted_ = false;
        slug_ += letters;
    }
    std::string slug_;
    bool parted_ = false;
};

void spell(const icu::UnicodeString& text, SlugMaker& maker) {
    for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) maker.letter(text.char32At(at));
}

}  // namespace

std::string slug_of(std::string_view name) {
    const std::string folded = fold(name);
    const auto text = icu::UnicodeString::fromUTF8({folded.data(), static_cast<std::int32_t>(folded.size())});
    SlugMaker maker;
    for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 letter = text.char32At(at);
        // й is a letter of its own, not an accented и.
        const bool whole = std::ranges::find(latin, static_cast<char32_t>(letter),
                                             &std::pair<char32_t, const char*>::first) != latin.end();
        if (whole)
            maker.letter(letter);
        else
            spell(decomposed(icu::UnicodeString(letter)), maker);
    }
    return std::move(maker).take();
}

}  // namespace tablebank
