#pragma once
// The view model of the guide in a practice game. If the user puts it aside, it stays hidden until they show it again
// or open the game again.

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
    /// Its advice for the current table; nullopt if there is none, or if the guide is put aside.
    [[nodiscard]] std::optional<GuideSnapshot> show(const Language& lang, const Table& table) const {
        return guided_ && !aside_ ? make_guide(lang, *guided_, table) : std::nullopt;
    }

private:
    std::optional<GuidedGame> guided_;
    bool aside_ = false;
};

}  // namespace tablebank
