#pragma once
// The lines of standard input, while the program does something else. Internal header.

#include <deque>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace tablebank {

class TypedLines {
public:
    /// Reads on a thread of its own until the input ends. The thread may outlive this object, waiting for a line that
    /// no one reads; `in` must outlive the thread.
    explicit TypedLines(std::istream& in);
    /// The next line; nullopt if none was typed yet.
    [[nodiscard]] std::optional<std::string> next();
    /// Whether the input has ended and every line was taken.
    [[nodiscard]] bool is_over() const;

private:
    struct Shared {
        mutable std::mutex guard;
        std::deque<std::string> lines;
        bool has_ended = false;
    };
    std::shared_ptr<Shared> shared_;
};

}  // namespace tablebank
