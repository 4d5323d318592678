#pragma once
// Remembers the values that a view was made from, so that it is made again only if one of them differs.

#include <optional>
#include <tuple>

namespace tablebank {

template <class... Sources>
class Memo {
public:
    /// Whether it has to be made: one of its sources differs from the last time, or it was forgotten. If making it then
    /// throws, it is not tried again until something differs.
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
