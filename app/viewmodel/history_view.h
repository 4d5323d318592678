#pragma once
// The table as it was, made anew only when another entry is looked at, another space, or something was posted.

#include <cstdint>
#include <optional>
#include <string>

#include "app/present/table/past_snapshot.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

class Language;

class HistoryView {
public:
    void refresh(const Language& lang, const Session& session, const TableState& state);
    /// nullptr while the table is looked at as it is now.
    [[nodiscard]] const PastSnapshot* shown() const { return past_ ? &*past_ : nullptr; }
    /// What taking everything back to then would do; only while that is asked.
    [[nodiscard]] const TakeBack& take_back() const { return take_back_; }

private:
    /// The entry that is looked at, the last one, the language, and the space that is looked at.
    using Sources = Memo<std::int64_t, std::int64_t, std::string, std::optional<Space>>;

    std::optional<PastSnapshot> past_;
    Sources made_of_;
    TakeBack take_back_;
    Sources planned_for_;
};

}  // namespace tablebank
