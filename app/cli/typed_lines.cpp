#include "app/cli/typed_lines.h"

#include <chrono>
#include <istream>
#include <thread>
#include <utility>

#include "app/cli/bounded_input.h"

namespace tablebank {
namespace {

/// Lines that wait; the reader waits for the others to be taken.
constexpr std::size_t most_typed_ahead = 1'000;

}  // namespace

TypedLines::TypedLines(std::istream& in) : shared_(std::make_shared<Shared>()) {
    // Nothing interrupts a wait for a terminal, so the thread is left alone at the end.
    std::thread([&in, weak = std::weak_ptr<Shared>(shared_)] {
        std::string line;
        while (read_line(in, line)) {
            for (;;) {
                const auto shared = weak.lock();
                if (!shared) return;
                const std::lock_guard lock(shared->guard);
                if (shared->lines.size() >= most_typed_ahead) {
                    std::this_thread::yield();
                    continue;
                }
                shared->lines.push_back(line);
                break;
            }
        }
        if (const auto shared = weak.lock()) {
            const std::lock_guard lock(shared->guard);
            shared->has_ended = true;
        }
    }).detach();
}

std::optional<std::string> TypedLines::next() {
    const std::lock_guard lock(shared_->guard);
    if (shared_->lines.empty()) return std::nullopt;
    std::string line = std::move(shared_->lines.front());
    shared_->lines.pop_front();
    return line;
}

bool TypedLines::is_over() const {
    const std::lock_guard lock(shared_->guard);
    return shared_->has_ended && shared_->lines.empty();
}

}  // namespace tablebank
