#pragma once
// The view model of a new event: what it is called, its edition and rulings, its rounds and tables, how it scores.

#include <filesystem>
#include <string>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/ruling_choice.h"
#include "app/session/session.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/offered_editions.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

struct NewEventSnapshot {
    std::vector<std::string> editions;  ///< names of those of the program
    std::vector<int> minutes;           ///< of a round of each, as its book has them
    std::vector<RulingChoice> rulings;  ///< of every table
    std::string scheme;                 ///< the usual one, as it is written
    std::string file;                   ///< the whole path, or an address without its password
    [[nodiscard]] bool ready(const NewEventState& state) const { return !editions.empty() && !state.name.empty(); }
};

/// The place of a new event, or a sentence that says why it was not made.
struct MadeEvent {
    std::string place;
    std::string refused;
};

class NewEventViewModel {
public:
    void begin_anew(const Language& lang, NewEventState& state, const OfferedEditions& offered);
    void refresh(const Language& lang, const NewEventState& state, const OfferedEditions& offered,
                 const std::filesystem::path& folder);
    /// Makes the event in a new file or at an address. Throws FileError.
    [[nodiscard]] MadeEvent begin(const Language& lang, const NewEventState& state, const OfferedEditions& offered,
                                  const std::filesystem::path& folder, const StampMaker& stamps) const;
    [[nodiscard]] const NewEventSnapshot& snapshot() const { return snapshot_; }

private:
    NewEventSnapshot snapshot_;
    Memo<std::size_t, std::map<std::string, std::string>, std::string> rulings_of_;
};

}  // namespace tablebank
