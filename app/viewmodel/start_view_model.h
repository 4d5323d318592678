#pragma once
// What stands behind the first screen: the games played lately.

#include <filesystem>
#include <string>

#include "app/present/program/start_snapshot.h"
#include "app/session/recent_games.h"

namespace tablebank {

class Language;

class StartViewModel {
public:
    explicit StartViewModel(const std::filesystem::path& folder) : recent_(folder) {}

    /// The list is a convenience: a disk that refuses it must not stand in the way of the game.
    void remember(const Session& session) { static_cast<void>(recent_.remember(describe(session))); }
    void forget(const std::filesystem::path& file) { static_cast<void>(recent_.forget(file)); }
    /// Made anew when the screen is opened, and in another language.
    void show(const Language& lang, std::int64_t now_ms) {
        snapshot_ = make_start_snapshot(lang, recent_.games(), now_ms);
    }

    [[nodiscard]] const std::vector<RecentGame>& games() const { return recent_.games(); }
    [[nodiscard]] const StartSnapshot& snapshot() const { return snapshot_; }

private:
    RecentGames recent_;
    StartSnapshot snapshot_;
};

}  // namespace tablebank
