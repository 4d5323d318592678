#pragma once
// What stands behind the calculator's screen: the editions it knows, the table it began with, and the files of
// positions it reads and writes.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/present/calculator/calculator_snapshot.h"
#include "app/session/session.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/screen_state.h"
#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

class CalculatorViewModel {
public:
    /// From a table the calculator begins with that table; from elsewhere it goes on with what was typed before.
    void open(const Language& lang, const std::vector<LoadedEdition>& shipped, const Session* session,
              CalculatorState& state);
    /// Makes the snapshot anew where something changed.
    void refresh(const Language& lang, CalculatorState& state);
    /// A hand on a space of its board.
    void touch(Space space, DeedTouch touch, CalculatorState& state) const;
    /// Both tell in the notice what became of it.
    void open_file(const Language& lang, const std::string& file, CalculatorState& state, Notice& notice);
    void save_file(const Language& lang, const std::string& file, const CalculatorState& state, Notice& notice);

    /// The table as it is typed. Requires that an edition is known.
    [[nodiscard]] PositionDocument document(const CalculatorState& state) const;
    [[nodiscard]] const CalculatorSnapshot& snapshot() const { return snapshot_; }
    /// Whatever is shown that the fonts must have letters for.
    [[nodiscard]] std::string names() const;

private:
    /// What was asked of the draft and needs its edition.
    void take_wishes(const Language& lang, CalculatorState& state);
    /// The place of an edition among those known; it is put there where it is new.
    std::size_t place_of(std::string written, std::shared_ptr<const Edition> edition);

    std::vector<CalculatorEdition> editions_;
    CalculatorSnapshot snapshot_;
    Memo<CalculatorDraft, std::string> made_of_;  ///< and the language
    CalculatorDraft shown_;
};

}  // namespace tablebank
