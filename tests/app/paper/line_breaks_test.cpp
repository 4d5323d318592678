// Where lines end, compared with the breaks of ICU. It shares the classes of characters with us and nothing else.

#include "app/paper/type/line_breaks.h"

#include <doctest/doctest.h>
#include <unicode/brkiter.h>
#include <unicode/unistr.h>

#include <memory>
#include <regex>
#include <set>
#include <string>

#include "source_dir.h"
#include "tests/support/catalogue_texts.h"

namespace tablebank::testing {
namespace {

/// With a stroke at each place where a line may end.
std::string shown(const std::u16string& text, const std::vector<bool>& breaks) {
    std::u16string marked;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (breaks[i]) marked += u'|';
        marked += text[i];
    }
    std::string utf8;
    return icu::UnicodeString(marked.data(), static_cast<int>(marked.size())).toUTF8String(utf8);
}

std::string ours(const std::u16string& text) {
    return shown(text, line_breaks_in(text));
}

std::string of_icu(const std::u16string& text) {
    UErrorCode error = U_ZERO_ERROR;
    static const std::unique_ptr<icu::BreakIterator> lines(
        icu::BreakIterator::createLineInstance(icu::Locale::getRoot(), error));
    REQUIRE(U_SUCCESS(error));
    const icu::UnicodeString all(text.data(), static_cast<int>(text.size()));
    lines->setText(all);
    std::vector<bool> breaks(text.size(), false);
    for (int at = lines->first(); at != icu::BreakIterator::DONE; at = lines->next())
        if (at > 0 && at < all.length()) breaks[static_cast<std::size_t>(at)] = true;
    return shown(text, breaks);
}

/// With a word in each place of a name.
std::u16string units(const std::string& utf8) {
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8(std::regex_replace(
        std::regex_replace(utf8, std::regex(R"(\\(.))"), "$1"), std::regex(R"(\{[a-z_]*\})"), "Anna"));
    std::u16string all;
    for (int i = 0; i < text.length(); ++i)
        if (const char16_t unit = text.charAt(i); unit >= u' ') all += unit;
    return all;
}

TEST_CASE("a line of any text of the program ends where ICU ends it, in five languages") {
    std::set<std::string> texts;
    for (const char* language : {"fr", "it", "pl", "ru"}) {
        const std::string file = std::string(TABLEBANK_SOURCE_DIR "/app/i18n/catalogues/") + language + ".po";
        for (const CatalogueText& text : read_catalogue(file)) {
            texts.insert({text.in_english, text.plural});
            texts.insert(text.translations.begin(), text.translations.end());
        }
    }
    CHECK(texts.size() > 10'000);
    for (const std::string& text : texts) {
        const std::u16string line = units(text);
        if (ours(line) != of_icu(line)) CHECK(ours(line) == of_icu(line));
    }
}

TEST_CASE("a line of names and words in other scripts ends where ICU ends it") {
    for (const char* text :
         {"東京で山田太郎さんが、大きな「家」を買った。", "ちょっと待って！ー", "한글 이름과 서울특별시 홍길동",
          "שלום בן־דוד אמר: „כן“", "محمد الأمين (لاعب) قال: نعم", "Ελένη Παπαδοπούλου", "नमस्ते दुनिया",
          "x-ray e\u0301tude \u00a0 a\u00a0b 1,234.50 $", "(100%) $5.00–$7.50 @3/4 #12 a/b 10:30…",
          "🇫🇷🇵🇱🇷🇺 👩\u200d👩\u200d👧 👍🏽 ok", "one—two – three", "“quoted” «tout» ‘x’",
          "a\u200bb c\u2060d soft\u00adhyphen", "€ 100 100 € №7 7° 20 %", "тур-2 из-за 1-й"}) {
        const std::u16string line = units(text);
        CHECK(ours(line) == of_icu(line));
    }
}

TEST_CASE("a text without a place for a break has none") {
    CHECK(line_breaks_in(u"").empty());
    CHECK(ours(u"a") == "a");
    CHECK(ours(u"  a") == of_icu(u"  a"));
    CHECK(ours(u"Konstantynopolitańczyk") == "Konstantynopolitańczyk");
}

}  // namespace
}  // namespace tablebank::testing
