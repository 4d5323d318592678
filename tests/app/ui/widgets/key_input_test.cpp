// Whether a key was pressed: modifiers count, a held key counts once, and under a dialog none does.

#include "app/ui/widgets/key_input.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "tests/app/ui/screenless.h"

namespace tablebank {
namespace {

/// Frames in which something is asked.
class Asked {
public:
    explicit Asked(std::function<bool()> question) { ask(std::move(question)); }
    void ask(std::function<bool()> question) {
        ask_ = std::move(question);
        frame();
    }
    /// In this many frames how many answered yes.
    int frame(int count = 1) {
        int yes = 0;
        for (int i = 0; i < count; ++i) screen_.frame([&](const Ui&) { yes += ask_() ? 1 : 0; });
        return yes;
    }
    /// While a key is held for this many frames.
    int held(Key key, int frames = 1) {
        set_key(key, true);
        const int yes = frame(frames);
        set_key(key, false);
        return yes + frame();
    }

private:
    Screenless screen_;
    std::function<bool()> ask_;
};

}  // namespace

TEST_CASE("a held key counts once, but moves on and on through a list") {
    Asked asked([] { return pressed(KeyAction::down); });
    CHECK(asked.held(Key::down) == 1);
    CHECK(asked.held(Key::down, 90) == 1);
    asked.ask([] { return pressed_or_held(KeyAction::down); });
    CHECK(asked.held(Key::down, 90) > 5);
}

TEST_CASE("Ctrl and Alt count exactly as the table of keys has them") {
    Asked asked([] { return pressed(KeyAction::undo); });
    CHECK(asked.held(Key::z) == 0);
    set_ctrl(true);
    CHECK(asked.held(Key::z) == 1);
    set_alt(true);
    CHECK(asked.held(Key::z) == 0);  // on many keyboards that is a letter
    set_alt(false);
    set_ctrl(false);
    asked.frame();
    asked.ask([] { return pressed(KeyAction::down); });
    set_ctrl(true);
    CHECK(asked.held(Key::down) == 0);
    set_ctrl(false);
}

TEST_CASE("Shift leaves Tab and characters unchanged, and makes a function key another one") {
    Asked asked([] { return pressed(KeyAction::next_part); });
    set_shift(true);
    CHECK(asked.held(Key::tab) == 1);
    set_shift(false);
    asked.frame();
    asked.ask([] { return pressed(KeyAction::help); });
    CHECK(asked.held(Key::f1) == 1);
    set_shift(true);
    CHECK(asked.held(Key::f1) == 0);
    set_shift(false);
}

TEST_CASE("Enter is never the choice of a turn: it belongs to the command line") {
    Asked asked([] { return pressed(ActionKey::enter) || pressed(ActionKey::none); });
    CHECK(asked.held(Key::enter) == 0);
    asked.ask([] { return pressed(ActionKey::f2); });
    CHECK(asked.held(Key::f2) == 1);
    CHECK(asked.held(Key::f3) == 0);
}

TEST_CASE("while the keys are aside none counts as pressed, however many are nested") {
    Asked asked([] {
        const KeysAside one;
        { const KeysAside other; }
        return pressed(KeyAction::down) || pressed_or_held(KeyAction::down) || any_in_use({KeyAction::down});
    });
    CHECK(asked.held(Key::down, 3) == 0);
    asked.ask([] { return pressed(KeyAction::down); });
    CHECK(asked.held(Key::down) == 1);
}

TEST_CASE("a watch has the requests and the answers, and a mere look is neither") {
    KeyWatch watch;
    Asked asked([] { return any_in_use({KeyAction::up}) || pressed(KeyAction::down) || pressed(KeyAction::back); });
    asked.held(Key::down);
    CHECK(std::ranges::count(watch.asked, KeyAction::up) == 0);
    CHECK(std::ranges::count(watch.asked, KeyAction::down) > 0);
    CHECK(std::ranges::count(watch.answered, KeyAction::down) == 1);
    CHECK(std::ranges::count(watch.answered, KeyAction::back) == 0);
}

TEST_CASE("characters of a frame are the typed ones, in every script, and none from a held Ctrl") {
    std::string signs;
    Asked asked([&signs] {
        signs = signs_of_frame();
        return false;
    });
    ImGui::GetIO().AddInputCharactersUTF8("5aЖł€");
    asked.frame();
    CHECK(signs == "5aЖł€");
    asked.frame();
    CHECK(signs.empty());
    ImGui::GetIO().AddInputCharacter('\t');
    ImGui::GetIO().AddInputCharacter(0x7F);
    asked.frame();
    CHECK(signs.empty());
    set_ctrl(true);
    ImGui::GetIO().AddInputCharactersUTF8("z");
    asked.frame();
    CHECK(signs.empty());
    set_ctrl(false);
}

}  // namespace tablebank
