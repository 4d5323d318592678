#pragma once
// The view model of the start screen: the list of recent games.

#include <filesystem>
#include <string>
#include <utility>

#include "app/present/program/start_snapshot.h"
#include "app/session/recent_games.h"

namespace tablebank {

class Language;

class StartViewModel {
public:
    explicit StartViewModel(const std::filesystem::path& folder) : recent_(folder) {}

    /// The list is a convenience: failure to write it is ignored.
    void remember(RecentGame game) { static_cast<void>(recent_.remember(std::move(game))); }
    void forget(const std::filesystem::path& file) { static_cast<void>(recent_.forget(file)); }
    /// Rebuilds the snapshot from the games as they are in their files; called when the screen is opened, and after a
    /// change of language.
    void show(const Language& lang, std::int64_t now_ms) {
        recent_.catch_up();
        snapshot_ = make_start_snapshot(lang, recent_.games(), now_ms);
    }

    [[nodiscard]] const std::vector<RecentGame>& games() const { return recent_.games(); }
    [[nodiscard]] const StartSnapshot& snapshot() const { return snapshot_; }

private:
    RecentGames recent_;
    StartSnapshot snapshot_;
};

}  // namespace tablebank
