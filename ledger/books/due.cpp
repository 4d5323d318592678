#include "ledger/books/due.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "ledger/books/fact_value.h"
#include "ledger/books/game.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 14> kinds{
    "rent", "utility_rent", "offer",   "income_tax", "property_tax", "foundation_fee", "foundation_die",
    "card", "jail_fine",    "payment", "auction",    "bookmakers",   "character",      "penalty",
};
static_assert(kinds.size() == static_cast<std::size_t>(DueKind::penalty) + 1);

/// Splits a fact value into words, one after the other; an unexpected word makes the whole value unreadable. A table
/// may have a thousand dues and every line reads them, so nothing is allocated.
class Words {
public:
    explicit Words(const std::string& value) : value_(value) {
        if (!value.empty()) left_ = value;
    }

    [[nodiscard]] bool at_end() const { return !left_; }

    std::string_view word() {
        if (at_end()) unreadable();
        const std::string_view text = *left_;
        const std::size_t end = text.find(' ');
        left_ = end == std::string_view::npos ? std::nullopt : std::optional{text.substr(end + 1)};
        return text.substr(0, end);
    }

    template <class Number>
    Number number() {
        const auto read = read_number<Number>(word());
        if (!read) unreadable();
        return *read;
    }

    [[noreturn]] void unreadable() const { throw std::invalid_argument("not a due: " + value_); }

private:
    const std::string& value_;
    std::optional<std::string_view> left_;
};

DueKind read_kind(Words& words) {
    const auto found = std::ranges::find(kinds, words.word());
    if (found == kinds.end()) words.unreadable();
    return static_cast<DueKind>(found - kinds.begin());
}

void read_creditor(Words& words, Due& due) {
    const std::string_view word = words.word();
    if (word == "bank") return;
    due.middle = word == "middle";
    if (due.middle) return;
    const auto seat = read_number<int>(word);
    if (!seat) words.unreadable();
    due.creditor = Seat{*seat};
}

Dice read_die_pair(Words& words) {
    const Dice dice{words.number<int>(), words.number<int>()};
    if (!dice.is_possible()) words.unreadable();
    return dice;
}

/// The parts that only some kinds of due have: `percent N`, `factor N`, `dice D1 D2`, the role, `claimed`, `times N`.
void read_rest(Words& words, Due& due) {
    while (!words.at_end()) {
        const std::string_view word = words.word();
        if (word == "percent")
            due.percent_amount = Money{words.number<std::int64_t>()};
        else if (word == "factor")
            due.factor = words.number<std::int64_t>();
        else if (word == "dice")
            due.dice = read_die_pair(words);
        else if (word == "claimed")
            due.claimed = true;
        else if (word == "times")
            due.times = words.number<int>();
        else if (const auto role = parse_role(word))
            due.owner_role = role;
        else
            words.unreadable();
    }
}

/// The debtor alone, without reading the rest of the due.
Seat debtor_of(const std::string& value) {
    Words words{value};
    static_cast<void>(words.word());
    return Seat{words.number<int>()};
}

template <class Look>
void each_due(const Game& game, const Look& look) {
    const auto end = game.facts.all().end();
    for (auto fact = game.facts.from({FactName::due, 0, 0}); fact != end && fact->first.name == FactName::due; ++fact)
        look(fact->first, fact->second);
}

}  // namespace

std::string_view to_string(DueKind kind) {
    return kinds.at(static_cast<std::size_t>(kind));
}

bool Due::is_debt() const {
    switch (kind) {
        case DueKind::offer:
        case DueKind::foundation_die:
        case DueKind::card:
        case DueKind::auction:
        case DueKind::bookmakers:
        case DueKind::character:
            return false;
        default:
            return true;
    }
}

bool Due::waits_for_dice() const {
    return kind == DueKind::utility_rent && !dice;
}

Account Due::till() const {
    if (creditor) return Account::player(*creditor);
    return middle ? Account::middle() : Account::bank();
}

Money Due::at_most() const {
    if (!is_debt()) return {};
    if (waits_for_dice()) return Money{factor} * highest_throw;
    if (kind == DueKind::income_tax) return std::min(amount, percent_amount);
    return amount;
}

std::string to_fact_value(const Due& due) {
    std::string value{to_string(due.kind)};
    value += " " + std::to_string(due.debtor.number);
    value += " " + (due.creditor ? std::to_string(due.creditor->number) : due.middle ? "middle" : "bank");
    value += " " + std::to_string(due.space.index);
    value += " " + due.amount.to_string();
    if (!due.percent_amount.is_zero()) value += " percent " + due.percent_amount.to_string();
    if (due.factor != 0) value += " factor " + std::to_string(due.factor);
    if (due.dice) value += " dice " + to_fact_value(*due.dice);
    if (due.owner_role) value += " " + std::string{to_string(*due.owner_role)};
    if (due.claimed) value += " claimed";
    if (due.times != 0) value += " times " + std::to_string(due.times);
    return value;
}

Due read_due(FactKey key, const std::string& value) {
    Words words{value};
    Due due;
    due.key = key;
    due.kind = read_kind(words);
    due.debtor = Seat{words.number<int>()};
    read_creditor(words, due);
    due.space = Space{words.number<int>()};
    due.amount = Money{words.number<std::int64_t>()};
    read_rest(words, due);
    return due;
}

std::vector<Due> open_dues(const Game& game) {
    std::vector<Due> dues;
    each_due(game, [&](const FactKey& key, const std::string& value) { dues.push_back(read_due(key, value)); });
    return dues;
}

std::vector<Due> open_dues(const Game& game, Seat debtor) {
    std::vector<Due> dues;
    each_due(game, [&](const FactKey& key, const std::string& value) {
        if (debtor_of(value) == debtor) dues.push_back(read_due(key, value));
    });
    return dues;
}

std::vector<Due> dues_in_order(const Game& game) {
    const Seat first = game.turn();
    std::vector<Due> dues = open_dues(game);
    std::stable_partition(dues.begin(), dues.end(), [&](const Due& due) { return due.debtor == first; });
    return dues;
}

bool is_unclaimed(const Game& game, const Due& due) {
    return due.is_rent() && due.creditor && !due.claimed &&
           game.edition().profile.rent_claim.value == RentClaim::before_next_roll;
}

std::vector<Due> pressing_dues(const Game& game, Seat debtor) {
    std::vector<Due> dues = open_dues(game, debtor);
    std::erase_if(dues, [&](const Due& due) { return is_unclaimed(game, due); });
    return dues;
}

}  // namespace tablebank
