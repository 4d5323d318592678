#include "ledger/decide/checklist.h"

#include <algorithm>
#include <array>
#include <map>

#include "ledger/books/entry_facts.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/books/own_card.h"
#include "ledger/books/people.h"
#include "ledger/books/protest.h"
#include "ledger/books/result.h"
#include "ledger/grammar/notation.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

using Kind = Undone::Kind;

constexpr std::array<std::string_view, 11> kinds{"rulings",        "rulings-since", "count",       "forced",
                                                 "undone",         "unasked",       "left",        "signature",
                                                 "signed-another", "protest",       "protest-time"};
static_assert(kinds.size() == static_cast<std::size_t>(Kind::protest_time) + 1);

constexpr std::string_view no_call = "uncalled";

bool speaks_of(const Entry& entry, std::initializer_list<std::string_view> verbs) {
    return std::ranges::find(verbs, entry.verb) != verbs.end();
}

bool changes_cash_by_count(const Entry& entry) {
    return entry.verb == "count" && !entry.transfers.empty();
}

/// Whether the result depends on an entry after the bell in such a way that undoing it could choose the result: it
/// ended or ruled something, it had dice, a card or bids, or it recorded what was found or agreed.
bool rests_on(const Edition& edition, const Entry& entry) {
    return speaks_of(entry, {"keep", "walk", "finish", "rule", "protest", "roll", "card", "stake", "foundation",
                             "richest", "adjust", "auction", "leaves", "bankrupt"}) ||
           (entry.verb == "rent" && entry.line.find(" dice ") != std::string::npos) || changes_cash_by_count(entry) ||
           is_unasked(edition, entry);
}

bool changes_a_fact(const Entry& entry) {
    return std::ranges::any_of(entry.facts, [](const FactChange& change) {
        return change.key.name != FactName::rules && change.key.name != FactName::action;
    });
}

/// Whether an entry calls the time, or ends play without a call: from then on the result is made.
bool ends_play(const History& history, const Entry& entry) {
    if (calls_time(entry)) return true;
    return leaves_play(entry) && !call_of_time(history, 0, entry.sequence);
}

/// The cash that an entry takes out of a player's hand.
Money taken_from(const Entry& entry, Seat seat) {
    Money sum;
    for (const Transfer& moved : entry.transfers)
        if (moved.asset == Asset::cash() && moved.from == Account::player(seat)) sum += Money{moved.quantity};
    return sum;
}

/// Gathers from the entries in force, oldest first; `rang` receives every entry, to find the calls of the time.
class Gathering {
public:
    explicit Gathering(const Table& table) : table_(table), cards_(table.game.edition()) {
        const Setup& opening = opening_of(*table.game.setup);
        for (int number = 1; number <= opening.seats(); ++number)
            bearers_.emplace(fold(opening.player(Seat{number}).name), number);
    }

    void rang(const Entry& entry) {
        rang_ = rang_ || calls_time(entry);
        if (first_call_ == 0 && ends_play(table_.history, entry)) first_call_ = entry.sequence;
        // If a call was undone and something was posted since, a later redo of the call does not remove the remark.
        if (entry.reverses && ends_play(table_.history, table_.history.at(*entry.reverses))) {
            const auto action = table_.history.action_of(entry.sequence);
            uncalled_ = action ? action->first : entry.sequence;
        } else if (uncalled_ > 0 && !entry.reverses && (!entry.transfers.empty() || changes_a_fact(entry))) {
            const auto action = table_.history.action_of(entry.sequence);
            const bool by_the_same = action && action->first == uncalled_;
            if (!by_the_same && (resumed_.empty() || resumed_.back() != uncalled_)) resumed_.push_back(uncalled_);
        }
        if (uncalled_ > 0 && ends_play(table_.history, entry)) uncalled_ = 0;
    }
    /// A reversal in force. An action is listed once, by its first entry; a forced action is listed as forced.
    void look_at_reversal(const Entry& entry) {
        const Entry& undone = table_.history.at(*entry.reverses);
        if (change_of(entry, FactName::ruling) != nullptr && undone.sequence < confirmed_)
            ruled_since_ = entry.sequence;
        const auto action = table_.history.action_of(entry.sequence);
        const Entry& begun = action ? table_.history.at(action->first) : entry;
        if (first_call_ == 0 || undone.reverses) return;
        if (begun.forced) {
            if (begun.sequence == entry.sequence) forced_.push_back(entry.sequence);
        } else if (undone.sequence <= first_call_ || rests_on(table_.game.edition(), undone)) {
            if (taken_back_.empty() || taken_back_.back() != begun.sequence) taken_back_.push_back(begun.sequence);
        }
    }

    void look_at(const Entry& entry) {
        const std::int64_t sequence = entry.sequence;
        if (change_of(entry, FactName::confirmed) != nullptr) {
            ruled_since_ = 0;
            confirmed_ = sequence;
        }
        if (change_of(entry, FactName::ruling) != nullptr) ruled_since_ = sequence;
        if (entry.verb == "count") take_count(entry);
        if (entry.verb == "keep")
            for (const Seat seat : table_.game.players()) handed_in_[seat.number] = taken_from(entry, seat);
        // A repair of an entry before the bell posts the bell again, after itself.
        const bool repairs = first_call_ > 0 && entry.verb == "amend";
        // If play is ended by force, that also calls the time.
        const bool ends = ends_play(table_.history, entry);
        if (entry.forced && (called_ || repairs || ends)) forced_.push_back(sequence);
        const auto action = table_.history.action_of(sequence);
        if (ends && first_call_ == sequence && action && action->first != sequence)
            taken_back_.push_back(action->first);
        const bool seats = speaks_of(entry, {"seat", "swap"}) || takes_a_known_name(entry);
        if (called_ && entry.verb == "leaves") left_.push_back(sequence);
        const bool by_card = called_ && cards_.are_large_with(entry);
        is_over_ = is_over_ || leaves_play(entry);
        const bool untracked = !is_over_ && is_untracked_play(table_.game.rulings(), entry);
        const bool by_word =
            seats || by_card || changes_cash_by_count(entry) || untracked || is_unasked(table_.game.edition(), entry);
        if (called_ && !entry.forced && by_word) unasked_.push_back(sequence);
        called_ = called_ || ends;
    }

    [[nodiscard]] std::vector<Undone> run(std::int64_t at_ms) && {
        const Game& game = table_.game;
        std::vector<Undone> undone;
        if (game.facts.get({FactName::confirmed}).empty())
            undone.push_back({Kind::rulings});
        else if (ruled_since_ > 0)
            undone.push_back({Kind::rulings_since, ruled_since_});
        for (const Seat seat : game.players())
            if (wants_count() && !is_counted(seat)) undone.push_back({Kind::count, seat.number});
        for (const std::int64_t entry : forced_) undone.push_back({Kind::forced, entry});
        for (const std::int64_t entry : resumed_)
            if (!table_.history.in_force(entry)) taken_back_.push_back(entry);
        std::ranges::sort(taken_back_);
        for (const std::int64_t entry : taken_back_) undone.push_back({Kind::taken_back, entry});
        for (const std::int64_t entry : unasked_) undone.push_back({Kind::unasked, entry});
        for (const std::int64_t entry : left_) undone.push_back({Kind::left, entry});
        for (const Seat seat : game.players()) {
            const PlayerSignature signature = signature_of(game, seat);
            if (signature == PlayerSignature::none) undone.push_back({Kind::signature, seat.number});
            if (signature == PlayerSignature::of_another_result) undone.push_back({Kind::signed_another, seat.number});
        }
        std::ranges::stable_sort(undone, {}, &Undone::kind);
        for (const Protest& protest : protests_of(game))
            if (is_open(protest.state)) undone.push_back({Kind::protest, protest.entry});
        const auto deadline = protest_deadline(game);
        const bool any_time = game.facts.number({FactName::protest_minutes}, usual_protest_minutes) > 0;
        if (deadline && any_time && at_ms <= *deadline) undone.push_back({Kind::protest_time, *deadline});
        for (Undone& item : undone) item.uncalled = !rang_;
        return undone;
    }

private:
    struct Counted {
        Money cash;
        bool after_the_bell = false;
    };

    /// Whether a name is corrected to one that another person had. Any other `rename` leaves the person.
    bool takes_a_known_name(const Entry& entry) {
        bool known = false;
        for (const FactChange& change : entry.facts) {
            const auto sitter = change.key.name == FactName::seated ? parse_sitter(change.after) : std::nullopt;
            if (!sitter) continue;
            const auto bearer = bearers_.try_emplace(fold(sitter->name), sitter->person).first;
            known = known || (entry.verb == "rename" && bearer->second != sitter->person);
        }
        return known;
    }

    void take_count(const Entry& entry) {
        const auto read = parse_entry(*table_.game.setup, entry);
        const auto* command = std::get_if<Command>(&read);
        const auto* count = command == nullptr ? nullptr : std::get_if<action::Count>(&command->action);
        if (count != nullptr && command->player) counted_[command->player->number] = {count->cash, called_};
    }

    /// If the box has notes, and the cash in hand decides anything.
    [[nodiscard]] bool wants_count() const {
        const Game& game = table_.game;
        const bool counts = !handed_in_.empty() || game.setup->goal == Goal::b;
        return counts && !game.edition().box.notes.empty();
    }
    /// After time was called, or before it if that very sum was handed in.
    [[nodiscard]] bool is_counted(Seat seat) const {
        const auto counted = counted_.find(seat.number);
        if (counted == counted_.end()) return false;
        if (table_.game.setup->goal == Goal::b || counted->second.after_the_bell) return true;
        const auto handed = handed_in_.find(seat.number);
        return handed != handed_in_.end() && handed->second == counted->second.cash;
    }

    const Table& table_;
    UnknownCards cards_;                           ///< since the call
    std::map<std::string, std::int64_t> bearers_;  ///< the first person who had a name
    std::int64_t first_call_ = 0;                  ///< the first entry that called time, in force or not
    std::int64_t confirmed_ = 0;                   ///< the last entry that confirmed the rulings
    std::int64_t ruled_since_ = 0;                 ///< the last change of a ruling that is not confirmed
    std::map<int, Counted> counted_;
    std::map<int, Money> handed_in_;
    std::vector<std::int64_t> forced_;
    std::vector<std::int64_t> taken_back_;
    std::vector<std::int64_t> unasked_;
    std::vector<std::int64_t> left_;
    std::vector<std::int64_t> resumed_;  ///< entries that undid a call, after which others posted
    std::int64_t uncalled_ = 0;          ///< the entry that undid the call, while no call is in force
    bool called_ = false;
    bool rang_ = false;     ///< time was called, in force or not
    bool is_over_ = false;  ///< play is
};

}  // namespace

std::vector<Undone> undone_for_certificate(const Table& table, std::int64_t at_ms) {
    Gathering gathering(table);
    for (std::int64_t sequence = 1; sequence <= table.history.last(); ++sequence) {
        const Entry& entry = table.history.at(sequence);
        gathering.rang(entry);
        if (!table.history.in_force(sequence)) continue;
        if (entry.reverses)
            gathering.look_at_reversal(entry);
        else
            gathering.look_at(entry);
    }
    return std::move(gathering).run(at_ms);
}

std::string to_detail(const std::vector<Undone>& undone) {
    std::string detail;
    for (const Undone& item : undone) {
        detail.append(detail.empty() ? "" : " ").append(to_string(item.kind));
        if (item.of != 0) detail += ':' + std::to_string(item.of);
    }
    return detail;
}

std::string to_refusal_detail(const std::vector<Undone>& undone) {
    const bool uncalled = std::ranges::any_of(undone, &Undone::uncalled);
    return (uncalled ? std::string(no_call) + ' ' : std::string{}) + to_detail(undone);
}

std::vector<Undone> parse_undone(std::string_view detail) {
    std::vector<Undone> undone;
    bool uncalled = false;
    for (const std::string_view word : split(detail, ' ')) {
        uncalled = uncalled || word == no_call;
        const auto [name, of] = split_index(word);
        const auto kind = std::ranges::find(kinds, name);
        if (kind == kinds.end()) continue;
        const auto number = of ? read_number<std::int64_t>(*of) : std::optional<std::int64_t>{0};
        undone.push_back({static_cast<Kind>(kind - kinds.begin()), number.value_or(0), uncalled});
    }
    return undone;
}

std::string_view to_string(Undone::Kind kind) {
    return kinds.at(static_cast<std::size_t>(kind));
}

std::optional<Money> handed_in(const History& history, Seat seat) {
    for (std::int64_t sequence = history.last(); sequence > 0; --sequence) {
        const Entry& entry = history.at(sequence);
        if (entry.verb == "keep" && history.counts(entry)) return taken_from(entry, seat);
    }
    return std::nullopt;
}

}  // namespace tablebank
