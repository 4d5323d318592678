#pragma once
// The table at an earlier moment. It is rebuilt only when another entry or space is selected, or something was posted.

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
    /// nullptr while the current table is shown.
    [[nodiscard]] const PastSnapshot* shown() const { return past_ ? &*past_ : nullptr; }
    /// The effect of undoing everything since then; only while the user is asked about it.
    [[nodiscard]] const TakeBack& take_back() const { return take_back_; }

private:
    /// The selected entry, the last one, the language, and the selected space.
    using Sources = Memo<std::int64_t, std::int64_t, std::string, std::optional<Space>>;

    std::optional<PastSnapshot> past_;
    Sources made_of_;
    TakeBack take_back_;
    Sources planned_for_;
};

}  // namespace tablebank
