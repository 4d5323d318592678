// Keys that come faster than frames: none is lost, and none changes places with another.

#include "app/ui/input_queue.h"

#include <doctest/doctest.h>

using namespace tablebank;

namespace {

InputEvent down(int key) {
    return {InputEvent::Kind::key, key, 0, GLFW_PRESS, 0};
}
InputEvent up(int key) {
    return {InputEvent::Kind::key, key, 0, GLFW_RELEASE, 0};
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

TEST_CASE("what is typed after Enter waits until the line has the keyboard again") {
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
