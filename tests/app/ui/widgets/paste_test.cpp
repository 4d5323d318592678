// Text that is pasted while a watch exists: several lines are kept for themselves, a single one is passed through.

#include "app/ui/widgets/paste.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "tests/app/ui/screenless.h"

namespace tablebank {
namespace {

/// The text that a field would get.
std::string pasted(const std::string& copied) {
    ImGui::SetClipboardText(copied.c_str());
    const char* text = ImGui::GetClipboardText();
    return text == nullptr ? "" : text;
}

}  // namespace

TEST_CASE("several lines are held back whole, and a single one is pasted") {
    const Screenless screen;
    const std::string lines = "roll 1 2\nbuy\nnext\n";
    {
        const PasteWatch watch(PasteWatch::Lines::held_back);
        CHECK(pasted("roll 1 2") == "roll 1 2");
        CHECK(watch.held_back().empty());
        CHECK(pasted(lines).empty());
        CHECK(watch.held_back() == lines);
        CHECK_FALSE(watch.refused());
    }
    CHECK(pasted(lines) == lines);  // once no watch exists
}

TEST_CASE("a line with only spaces and line ends around it is one line") {
    const Screenless screen;
    const PasteWatch watch(PasteWatch::Lines::held_back);
    for (const char* line : {"buy\n", "\n\nbuy", "  \r\nbuy\r\n  ", ""}) {
        CHECK(pasted(line) == line);
        CHECK(watch.held_back().empty());
    }
}

TEST_CASE("if lines are not requested for themselves they are passed through") {
    const Screenless screen;
    const PasteWatch watch(PasteWatch::Lines::passed_on);
    CHECK(pasted("one\ntwo") == "one\ntwo");
    CHECK(watch.held_back().empty());
}

TEST_CASE("a text that is too long is refused and reported; the longest allowed one is taken") {
    const Screenless screen;
    for (const auto lines : {PasteWatch::Lines::held_back, PasteWatch::Lines::passed_on}) {
        const PasteWatch watch(lines);
        CHECK(pasted(std::string(longest_paste, 'x')).size() == longest_paste);
        CHECK_FALSE(watch.refused());
        CHECK(pasted(std::string(longest_paste + 1, 'x')).empty());
        CHECK(watch.refused());
        CHECK(watch.held_back().empty());
    }
}

}  // namespace tablebank
