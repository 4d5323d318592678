#include "app/present/settlement/count_panel.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/session/adjudication.h"
#include "ledger/grammar/notation.h"
#include "ledger/text/parse_number.h"

namespace tablebank {

namespace {

/// Values of the box with how many notes of each it has, the largest first.
std::vector<Note> values_of(const Edition& edition) {
    std::vector<Note> notes = edition.box.notes;
    std::ranges::sort(notes, std::ranges::greater{}, &Note::value);
    return notes;
}

/// An empty field means no note. Spaces around a number are ignored.
std::optional<std::int64_t> read_count(const std::string& typed) {
    const std::size_t first = typed.find_first_not_of(' ');
    if (first == std::string::npos) return 0;
    const std::string_view digits = std::string_view{typed}.substr(first, typed.find_last_not_of(' ') - first + 1);
    const auto count = read_number<std::int64_t>(digits);
    return count && *count >= 0 && *count <= most_notes_of_a_value ? count : std::nullopt;
}

bool is_counted(const std::vector<CountedHand>& counted, Seat seat) {
    return std::ranges::find(counted, seat.number, &CountedHand::seat) != counted.end();
}

int next_after(const std::vector<CountedHand>& counted, const std::vector<Seat>& players, int seat) {
    int first = 0;
    for (const Seat one : players) {
        if (is_counted(counted, one)) continue;
        if (one.number > seat) return one.number;
        if (first == 0) first = one.number;
    }
    return first;
}

class PanelMaker {
public:
    PanelMaker(const Language& lang, const Table& table, const CountDraft& draft)
        : lang_(lang), table_(table), game_(table.game), draft_(draft) {}

    [[nodiscard]] CountPanel run() && {
        if (game_.edition().box.notes.empty() || game_.phase() >= Phase::kept) return {};
        const auto counted = adjudication(table_).hands;
        for (const Seat seat : game_.players())
            panel_.hands.push_back({seat.number, game_.name(seat), is_counted(counted, seat)});
        panel_.next = next_after(counted, game_.players(), 0);
        if (std::ranges::find(panel_.hands, draft_.seat, &CountHand::seat) != panel_.hands.end()) fields();
        return std::move(panel_);
    }

private:
    void fields() {
        const auto found = draft_.hands.find(draft_.seat);
        if (found != draft_.hands.end()) typed_ = found->second;
        panel_.seat = draft_.seat;
        panel_.heading = lang_.tr("The notes of {player}", {{"player", game_.name(Seat{draft_.seat})}});
        const auto values = values_of(game_.edition());
        panel_.at_fault = values.size();
        typed_.notes.resize(values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            CountField& field = panel_.fields.emplace_back(CountField{amount_text(lang_, values[i].value), {}});
            const auto count = read_count(typed_.notes[i]);
            if (!count) {
                field.wrong = lang_.tr("no count");
                panel_.at_fault = std::min(panel_.at_fault, i);
                continue;
            }
            if (*count > values[i].count)
                field.wrong = lang_.tr("the box has {count}", {{"count", std::to_string(values[i].count)}});
            if (*count > 0) notes_.push_back({values[i].value, *count});
        }
        if (panel_.at_fault == values.size()) compare();
    }

    /// With the ledger's cash.
    void compare() {
        const Edition& edition = game_.edition();
        const Money counted = sum_of(notes_);
        const Money booked = game_.book.cash(Account::player(Seat{draft_.seat}));
        const Word books{"amount", money_text(lang_, edition, booked)};
        panel_.sum = lang_.tr("Counted: {amount}", {{"amount", money_text(lang_, edition, counted)}});
        panel_.wants_reason = counted != booked;
        if (counted == booked) {
            panel_.difference = lang_.tr("= as in the books");
        } else if (counted > booked) {
            panel_.sense = CountSense::more;
            panel_.difference = lang_.tr("+{difference}: more than the {amount} of the books",
                                         {{"difference", money_text(lang_, edition, counted - booked)}, books});
        } else {
            panel_.sense = CountSense::less;
            panel_.difference = lang_.tr("{difference}: less than the {amount} of the books",
                                         {{"difference", money_text(lang_, edition, counted - booked)}, books});
        }
        lines(counted);
    }

    void lines(Money counted) {
        std::string why = typed_.why;
        std::erase(why, '"');  // nothing can be quoted within a quoted text
        if (why.find_first_not_of(' ') == std::string::npos) why.clear();
        if (panel_.wants_reason && why.empty()) return;
        Command command;
        command.player = Seat{draft_.seat};
        if (panel_.wants_reason) command.why = why;
        command.action = action::Count{counted, notes_};
        panel_.line = print_line(*game_.setup, command);
        if (!panel_.wants_reason) return;
        command.action = action::Count{counted, notes_, true};
        panel_.waiver = print_line(*game_.setup, command);
    }

    const Language& lang_;
    const Table& table_;
    const Game& game_;
    const CountDraft& draft_;
    TypedCount typed_;
    Notes notes_;
    CountPanel panel_;
};

}  // namespace

CountPanel make_count_panel(const Language& lang, const Table& table, const CountDraft& draft) {
    return PanelMaker(lang, table, draft).run();
}

int next_to_count(const Table& table, int seat) {
    return next_after(adjudication(table).hands, table.game.players(), seat);
}

}  // namespace tablebank
