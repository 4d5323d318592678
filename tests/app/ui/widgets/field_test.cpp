// A text field: the effect of Enter, Escape and the caret, and the hidden text of a passphrase.

#include "app/ui/widgets/field.h"

#include <doctest/doctest.h>
#include <imgui_internal.h>

#include <string>

#include "app/ui/widgets/paste.h"
#include "tests/app/ui/widgets/canvas.h"

namespace tablebank {
namespace {

/// One field, and what happened in it since it was asked last.
struct OneField {
    std::string typed;
    FieldStyle style{};
    FieldEvents last{};
    bool entered = false;
    bool cancelled = false;
    bool changed = false;
    bool covered = false;
    Hand hand{[this](const Ui& ui) {
        Ui here = ui;
        here.covered = covered;
        last = field(here, "name", typed, style);
        entered = entered || last.entered;
        cancelled = cancelled || last.cancelled;
        changed = changed || last.changed;
    }};
    void focus() {
        style.focus = true;
        hand.frames();
        style.focus = false;
        hand.frames(2);
    }
};

}  // namespace

TEST_CASE("typed text is in the field, and the change is reported") {
    OneField one;
    one.hand.click("name");
    CHECK(one.last.active);
    CHECK_FALSE(one.changed);
    one.hand.type("Zoé");
    CHECK(one.typed == "Zoé");
    CHECK(one.changed);
    CHECK(one.hand.widget("name").text == "Zoé");
}

TEST_CASE("Enter is reported once, by the field with the keyboard and by no other") {
    OneField one;
    one.hand.press(Key::enter);
    CHECK_FALSE(one.entered);
    one.focus();
    one.hand.type("Anna");
    one.hand.press(Key::enter);
    CHECK(one.entered);
    CHECK(one.typed == "Anna");
}

TEST_CASE("Escape restores the earlier text, unless typed text is kept") {
    for (const bool keeps : {false, true}) {
        OneField one;
        one.typed = "Anna";
        one.style.keeps = keeps;
        one.focus();
        one.hand.type("Boris");
        one.hand.press(Key::escape);
        CHECK(one.cancelled);
        CHECK(one.typed == (keeps ? "Boris" : "Anna"));
    }
}

TEST_CASE("a field takes the keyboard on request, but not while something covers the screen") {
    OneField one;
    one.covered = true;
    one.focus();
    CHECK_FALSE(one.last.active);
    one.covered = false;
    one.focus();
    CHECK(one.last.active);
}

TEST_CASE("the caret is known to be at the start or at the end, and at neither while text is selected") {
    OneField one;
    one.typed = "Anna";
    one.focus();  // which marks all
    CHECK_FALSE(one.last.at_start);
    CHECK_FALSE(one.last.at_end);
    one.hand.press(Key::end);
    CHECK(one.last.at_end);
    CHECK_FALSE(one.last.at_start);
    one.hand.press(Key::left);
    CHECK_FALSE(one.last.at_end);
    one.hand.press(Key::home);
    CHECK(one.last.at_start);
}

TEST_CASE("on request the caret goes after the text, and nothing is selected") {
    OneField one;
    one.typed = "Anna pay ";
    one.focus();
    one.style.to_end = true;
    one.hand.frames();
    one.style.to_end = false;
    one.hand.frames();
    one.hand.type("50");
    CHECK(one.typed == "Anna pay 50");
}

TEST_CASE("only the length of a passphrase is shown") {
    OneField one;
    one.style.hidden = true;
    one.focus();
    one.hand.type("secret");
    CHECK(one.typed == "secret");
    CHECK(one.hand.widget("name").text == "******");
    for (const PaintedText& text : one.hand.screen().probe().texts())
        CHECK(text.text.find("secret") == std::string::npos);
}

TEST_CASE("a paste longer than four evenings is refused, and a shorter one is accepted") {
    const auto pasted_into_field = [](const std::string& text) {
        OneField one;
        ImGui::SetClipboardText(text.c_str());
        one.focus();
        set_ctrl(true);
        one.hand.press(Key::v);
        set_ctrl(false);
        one.hand.frames();
        return one.typed;
    };
    CHECK(pasted_into_field("1 get 50") == "1 get 50");
    CHECK(pasted_into_field(std::string(longest_paste + 1, 'x')).empty());
}

TEST_CASE("a shorter text that is put into a field is shown from its beginning, and an empty one too") {
    OneField one;
    one.style.width = 120;
    const auto scrolled = [] { return ImGui::GetCurrentContext()->InputTextState.ScrollX; };
    one.focus();
    one.hand.type(std::string(80, 'm'));
    REQUIRE(scrolled() > 0);
    one.typed = "Anna";
    one.style.is_replaced = true;
    one.hand.frames(2);
    one.style.is_replaced = false;
    CHECK(one.hand.widget("name").text == "Anna");
    CHECK(scrolled() == 0);
    one.hand.type(std::string(80, 'm'));
    REQUIRE(scrolled() > 0);
    one.hand.press(Key::enter);
    one.typed.clear();
    one.focus();
    CHECK(scrolled() == 0);
}

}  // namespace tablebank
