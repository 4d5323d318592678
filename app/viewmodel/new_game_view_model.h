#pragma once
// The view model of the new-game screen: its draft, its errors, and the file that it becomes.

#include <optional>
#include <string>
#include <utility>

#include "app/present/program/new_game_snapshot.h"
#include "app/session/session.h"
#include "app/session/settings.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/offered_editions.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

class Language;

class NewGameViewModel {
public:
    /// An empty draft with an edition in the language given, to be stored in `games`.
    void begin_anew(const Language& lang, NewGameState& state, const OfferedEditions& offered,
                    const std::filesystem::path& games, std::int64_t now_ms);
    /// Reads the banker's own editions again; the chosen one stays chosen, at its new index.
    void read_editions(NewGameState& state, OfferedEditions& offered, const std::filesystem::path& games);
    /// Chooses an edition for the draft.
    void choose(NewGameState& state, OfferedEditions& offered, LoadedEdition edition);
    /// Rebuilds the snapshot if something changed.
    void refresh(const Language& lang, const NewGameState& state, const OfferedEditions& offered,
                 const Settings& settings);
    /// Two players with similar names; the banker must confirm them first.
    [[nodiscard]] static std::optional<std::pair<std::string, std::string>> look_alikes(const Language& lang,
                                                                                        const NewGameState& state,
                                                                                        const OfferedEditions& offered);
    /// Creates the game of the draft in a new file. Throws FileError.
    [[nodiscard]] Session begin(const Language& lang, const NewGameState& state, const OfferedEditions& offered,
                                const std::filesystem::path& games, const StampMaker& stamps) const;

    /// Creates the practice game of the guide in a new file, with the first edition of the language: a test plays the
    /// turns of the guide on each of them. Throws FileError.
    [[nodiscard]] static Session begin_practice(const Language& lang, const OfferedEditions& offered,
                                                const std::filesystem::path& games, const StampMaker& stamps);

    [[nodiscard]] const NewGameSnapshot& snapshot() const { return snapshot_; }

private:
    NewGameSnapshot snapshot_;
    Memo<NewGameDraft, std::string> made_of_;  ///< and the language
};

}  // namespace tablebank
