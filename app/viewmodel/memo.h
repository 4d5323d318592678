#pragma once
// Remembers the inputs of a view, so that the view is rebuilt only if one of them changes.

#include <optional>
#include <tuple>

namespace tablebank {

template <class... Sources>
class Memo {
public:
    /// Whether the view must be rebuilt: an input differs from the last call, or it was forgotten. If rebuilding
    /// throws, it is not repeated until an input changes.
    [[nodiscard]] bool is_stale(const Sources&... now) {
        if (from_ && *from_ == std::tie(now...)) return false;
        from_.emplace(now...);
        return true;
    }
    void forget() { from_.reset(); }

private:
    std::optional<std::tuple<Sources...>> from_;
};

}  // namespace tablebank
