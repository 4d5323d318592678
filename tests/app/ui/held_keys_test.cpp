// A finger that rests on a key, or presses twice: one entry, and nothing goes on once it is lifted.

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <utility>

#include "app/ui/window/input_queue.h"
#include "tests/app/ui/bench_of_screens.h"

namespace tablebank {
namespace {

/// A keyboard as the window library reports it, with the repeats of a held key, before the queue that the window has.
class Keyboard {
public:
    explicit Keyboard(Bench& bench) : bench_(bench) {}
    /// Holds a key for a time, with 30 repeats a second after a quarter of one, at 60 frames a second or at fewer.
    void hold(Key key, int code, int frames, int frames_a_second = 60) {
        queue_.push({InputEvent::Kind::key, code, 0, GLFW_PRESS, 0});
        for (int frame = 0; frame < frames; ++frame) {
            const int repeats = frame * 4 > frames_a_second ? 30 / frames_a_second + frame % 2 : 0;
            for (int times = 0; times < repeats; ++times) queue_.push({InputEvent::Kind::key, code, 0, GLFW_REPEAT, 0});
            draw(key);
        }
        queue_.push({InputEvent::Kind::key, code, 0, GLFW_RELEASE, 0});
    }
    /// Until nothing waits; how many frames that takes.
    int finish(Key key) {
        int frames = 0;
        for (; !queue_.empty() && frames < 1000; ++frames) draw(key);
        bench_.frames();
        return frames;
    }

private:
    void draw(Key key) {
        for (const InputEvent& event : queue_.take()) set_key(key, event.action != GLFW_RELEASE);
        bench_.frames(1);
    }

    Bench& bench_;
    InputQueue queue_;
};

constexpr int few_frames = 4;

}  // namespace

TEST_CASE("Enter held down posts one entry: in the line, from a dialog, for a due") {
    Bench bench;
    bench.begin_game();
    Keyboard keyboard(bench);
    for (const char* line : {"note \"a finger rests\"", "33"}) {
        bench.type(line);
        const std::int64_t before = bench.game().last;
        keyboard.hold(Key::enter, GLFW_KEY_ENTER, 120);
        CHECK(keyboard.finish(Key::enter) <= few_frames);
        CHECK(bench.game().last == before + 1);
    }
    const std::int64_t due = bench.game().last;
    keyboard.hold(Key::enter, GLFW_KEY_ENTER, 120);  // buys Sunset Boulevard
    keyboard.finish(Key::enter);
    CHECK(bench.game().last == due + 1);
    bench.press(Key::f5);
    bench.type("40");
    keyboard.hold(Key::enter, GLFW_KEY_ENTER, 120);
    keyboard.finish(Key::enter);
    CHECK(bench.game().last == due + 2);
    CHECK_FALSE(bench.has("dialog.line"));
}

TEST_CASE("F2 held down leaves one deed to the bank, and opens no other player's turn") {
    Bench bench;
    bench.begin_game();
    bench.type("33");
    bench.press(Key::enter);
    const std::int64_t before = bench.game().last;
    Keyboard keyboard(bench);
    keyboard.hold(Key::f2, GLFW_KEY_F2, 120);
    CHECK(keyboard.finish(Key::f2) <= few_frames);
    CHECK(bench.game().last == before + 1);
}

TEST_CASE("a double click posts one entry") {
    Bench bench;
    bench.begin_game();
    bench.type("33");
    bench.press(Key::enter);
    const std::int64_t before = bench.game().last;
    bench.click("turn.buy", 2);
    CHECK(bench.game().last == before + 1);
}

TEST_CASE("the past follows a held arrow and stops when it is released, even with slow frames") {
    Bench bench;
    bench.begin_game();
    for (int entry = 0; entry < 60; ++entry) {
        bench.type("note \"x\"");
        bench.press(Key::enter);
    }
    set_alt(true);
    bench.press(Key::down);
    set_alt(false);
    bench.frames(1);
    const std::int64_t newest = bench.game().last;
    for (const int frames_a_second : {60, 15}) {
        Keyboard keyboard(bench);
        const std::int64_t from = *bench.program().game()->table.past.at;
        keyboard.hold(Key::down, GLFW_KEY_DOWN, frames_a_second, frames_a_second);
        CHECK(keyboard.finish(Key::down) <= few_frames);
        const std::int64_t to = *bench.program().game()->table.past.at;
        CHECK(to < from);
        bench.frames(30);
        CHECK(*bench.program().game()->table.past.at == to);
    }
    CHECK(bench.game().last == newest);
}

TEST_CASE("Backspace held empties a line, and only what is typed next is in it") {
    Bench bench;
    bench.begin_game();
    bench.type("note \"much too long for what it says\"");
    Keyboard keyboard(bench);
    keyboard.hold(Key::backspace, GLFW_KEY_BACKSPACE, 240);
    CHECK(keyboard.finish(Key::backspace) <= few_frames);
    bench.type("34");
    CHECK(bench.widget("line").text == "34");
}

}  // namespace tablebank
