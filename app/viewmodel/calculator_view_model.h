#pragma once
// The calculator's view model: its editions, the table it started with, and reading and writing of position files.

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
    /// If a game is open (`session`), the calculator starts with its table; otherwise it continues with the typed one.
    void open(const Language& lang, const std::vector<LoadedEdition>& shipped, const Session* session,
              CalculatorState& state);
    /// Rebuilds the snapshot if something changed.
    void refresh(const Language& lang, CalculatorState& state);
    /// Handles a mouse action on a space of its board.
    void touch(Space space, DeedTouch touch, CalculatorState& state) const;
    /// Both report the result in the notice.
    void open_file(const Language& lang, const std::string& file, CalculatorState& state, Notice& notice);
    void save_file(const Language& lang, const std::string& file, const CalculatorState& state, Notice& notice);

    /// The table as typed. Requires at least one edition.
    [[nodiscard]] PositionDocument document(const CalculatorState& state) const;
    [[nodiscard]] const CalculatorSnapshot& snapshot() const { return snapshot_; }
    /// All names on the screen: the fonts must have their characters.
    [[nodiscard]] std::string names() const;

private:
    /// Carries out the requests in the draft that need its edition.
    void take_wishes(const Language& lang, CalculatorState& state);
    /// The index of an edition in the list; it is added if it is new.
    std::size_t place_of(std::string written, std::shared_ptr<const Edition> edition);

    std::vector<CalculatorEdition> editions_;
    CalculatorSnapshot snapshot_;
    Memo<CalculatorDraft, std::string> made_of_;  ///< and the language
    CalculatorDraft shown_;
};

}  // namespace tablebank
