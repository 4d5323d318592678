// Keys that come faster than frames: none is lost, and none changes places with another.

#include "app/ui/window/input_queue.h"

#include <doctest/doctest.h>

#include <string>

using namespace tablebank;

namespace {

InputEvent down(int key) {
    return {InputEvent::Kind::key, key, 0, GLFW_PRESS, 0};
}
InputEvent up(int key) {
    return {InputEvent::Kind::key, key, 0, GLFW_RELEASE, 0};
}
InputEvent again(int key) {
    return {InputEvent::Kind::key, key, 0, GLFW_REPEAT, 0};
}
InputEvent letter(char sign) {
    return {InputEvent::Kind::letter, sign};
}

/// Sizes of the frames it takes until the queue is empty, those without input left out.
std::vector<std::size_t> frames(InputQueue& queue) {
    std::vector<std::size_t> sizes;
    while (!queue.empty()) {
        const std::size_t size = queue.take().size();
        if (size > 0) sizes.push_back(size);
    }
    return sizes;
}

}  // namespace

TEST_CASE("a key that went down and up between two frames is down for one of them") {
    InputQueue queue;
    queue.push(down(GLFW_KEY_ENTER));
    queue.push(up(GLFW_KEY_ENTER));
    CHECK(frames(queue) == std::vector<std::size_t>{1, 1});
}

TEST_CASE("letters may share a frame, and Enter may follow them in it") {
    InputQueue queue;
    queue.push(letter('3'));
    queue.push(letter('4'));
    queue.push(down(GLFW_KEY_ENTER));
    CHECK(frames(queue) == std::vector<std::size_t>{3});
}

TEST_CASE("text typed after Enter waits until the line has the keyboard again") {
    InputQueue queue;
    queue.push(down(GLFW_KEY_ENTER));
    queue.push(letter('5'));
    CHECK(queue.take().size() == 1);
    CHECK(queue.take().empty());
    CHECK(queue.take().empty());
    CHECK(queue.take().size() == 1);
}

TEST_CASE("Ctrl is let go only after its key was seen") {
    InputQueue queue;
    queue.push(down(GLFW_KEY_LEFT_CONTROL));
    queue.push(down(GLFW_KEY_Z));
    queue.push(up(GLFW_KEY_LEFT_CONTROL));
    queue.push(up(GLFW_KEY_Z));
    CHECK(frames(queue) == std::vector<std::size_t>{2, 2});
}

TEST_CASE("a held key ends as soon as it is released, however often it repeated") {
    for (const int key : {GLFW_KEY_DOWN, GLFW_KEY_BACKSPACE, GLFW_KEY_ENTER, GLFW_KEY_F5}) {
        InputQueue queue;
        queue.push(down(key));
        for (int times = 0; times < 100; ++times) queue.push(again(key));
        queue.push(up(key));
        CHECK(frames(queue) == std::vector<std::size_t>{1, 1});
    }
}

TEST_CASE("text typed before and after a held key is complete, in its order") {
    InputQueue queue;
    queue.push(letter('3'));
    queue.push(down(GLFW_KEY_ENTER));
    for (int times = 0; times < 20; ++times) queue.push(again(GLFW_KEY_ENTER));
    queue.push(letter('5'));
    queue.push(again(GLFW_KEY_ENTER));
    queue.push(up(GLFW_KEY_ENTER));
    queue.push(letter('6'));
    queue.push(down(GLFW_KEY_ENTER));
    queue.push(up(GLFW_KEY_ENTER));
    std::string order;
    while (!queue.empty()) {
        for (const InputEvent& event : queue.take()) {
            if (event.kind == InputEvent::Kind::letter) {
                order += static_cast<char>(event.code);
            } else {
                order += event.action == GLFW_RELEASE ? '^' : 'v';
            }
        }
    }
    CHECK(order == "3v5^6v^");
}

TEST_CASE("a held letter writes as often as it repeats, in one frame") {
    InputQueue queue;
    queue.push(down(GLFW_KEY_A));
    queue.push(letter('a'));
    for (int times = 0; times < 20; ++times) {
        queue.push(again(GLFW_KEY_A));
        queue.push(letter('a'));
    }
    CHECK(frames(queue) == std::vector<std::size_t>{22});
}

TEST_CASE("Tab waits for the letters before it: they may show the field that it goes to") {
    InputQueue queue;
    queue.push(letter('1'));
    queue.push(down(GLFW_KEY_TAB));
    queue.push(up(GLFW_KEY_TAB));
    queue.push(letter('2'));
    CHECK(frames(queue) == std::vector<std::size_t>{1, 1, 2});
}

TEST_CASE("text typed after a letter with Ctrl waits until the keyboard is where that key leads") {
    InputQueue queue;
    InputEvent key = down(GLFW_KEY_N);
    key.modifiers = GLFW_MOD_CONTROL;
    queue.push(down(GLFW_KEY_LEFT_CONTROL));
    queue.push(key);
    queue.push(letter('2'));
    CHECK(queue.take().size() == 2);
    CHECK(queue.take().empty());
    CHECK(queue.take().empty());
    CHECK(queue.take().size() == 1);
}
