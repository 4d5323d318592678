#pragma once
// What stands behind the advice beside a practice game. Put aside it stays so until it is asked for again, or the game
// is opened anew. Knows nothing of drawing.

#include <optional>

#include "app/present/table/guide_snapshot.h"
#include "app/present/table/guided_game.h"

namespace tablebank {

class Language;

class GuideViewModel {
public:
    explicit GuideViewModel(const Table& table) : guided_(GuidedGame::of(table)) {}

    [[nodiscard]] bool is_there() const { return guided_.has_value(); }
    void put_aside_or_back() { aside_ = !aside_; }
    [[nodiscard]] bool is_aside() const { return aside_; }
    /// What it says of the table as it stands; nullopt where nothing, or while it is put aside.
    [[nodiscard]] std::optional<GuideSnapshot> show(const Language& lang, const Table& table) const {
        return guided_ && !aside_ ? make_guide(lang, *guided_, table) : std::nullopt;
    }

private:
    std::optional<GuidedGame> guided_;
    bool aside_ = false;
};

}  // namespace tablebank
