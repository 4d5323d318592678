#pragma once
// Work on many things that do not depend on each other, half of it on a second thread, for what costs processor and not
// disk: the signatures of a hub's messages and answers. Internal header.

#include <cstddef>
#include <future>
#include <system_error>

namespace tablebank {

/// Calls `work(i)` for 0 to `count` - 1, from two threads if that is worth a thread. Throws what the work throws, after
/// both have ended.
template <typename Work>
void in_halves(std::size_t count, const Work& work) {
    constexpr std::size_t worth_a_thread = 8;
    const auto some = [&work](std::size_t from, std::size_t to) {
        for (; from < to; ++from) work(from);
    };
    std::size_t here = count;
    std::future<void> there;
    if (count >= worth_a_thread) {
        try {
            there = std::async(std::launch::async, some, count / 2, count);
            here = count / 2;
        } catch (const std::system_error&) {
            here = count;  // the system has no thread for it now
        }
    }
    some(0, here);
    if (there.valid()) there.get();
}

}  // namespace tablebank
