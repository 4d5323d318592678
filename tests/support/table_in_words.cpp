#include "tests/support/table_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "ledger/books/due.h"
#include "ledger/books/entry_validation.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/decide/decide.h"
#include "ledger/decide/entry_words.h"
#include "ledger/decide/reversal.h"
#include "ledger/proof/codec.h"
#include "ledger/text/parse_number.h"
#include "tests/support/notation_table.h"

namespace tablebank::testing {
namespace {

constexpr std::int64_t ms_per_minute = 60'000;

/// "@34", "@34:2", "@34:hotel", "@34:mortgaged"
Holding holding_of(std::string_view word) {
    const auto [space, state] = split_index(word.substr(1));
    Holding holding;
    holding.deed = Space{read_number<int>(space).value()};
    holding.mortgaged = state == "mortgaged";
    holding.hotels = state == "hotel" ? 1 : 0;
    if (state && !holding.mortgaged && holding.hotels == 0) holding.houses = read_number<int>(*state).value();
    return holding;
}

PositionPlayer player_of(const std::string& words, Money start_cash, bool& position) {
    const auto all = split(words, ' ');
    PositionPlayer player;
    player.name = all.at(0);
    player.estate.role = parse_role(all.at(1)).value();
    player.estate.cash = start_cash;
    position = position || all.size() > 2;
    for (std::size_t i = 2; i < all.size(); ++i) {
        if (all[i].starts_with("jailed")) {  // "jailed:1": one try made
            player.estate.jailed = true;
            if (all[i].size() > 7) player.tries = read_number<int>(all[i].substr(7)).value();
        } else if (all[i] == "bankrupt") {
            player.bankrupt = true;
        } else if (all[i].front() == '@') {
            player.estate.deeds.push_back(holding_of(all[i]));
        } else {
            player.estate.cash = Money{read_number<std::int64_t>(all[i]).value()};
        }
    }
    if (player.bankrupt) player.estate.cash = Money{};
    return player;
}

/// Cards that the shipped edition does not have.
Edition altered(Edition edition, const Sitting& sitting) {
    for (const std::string& card : sitting.kept_cards) {
        const std::size_t equals = std::min(card.find('='), card.size());
        edition.decks.front().cards.push_back({.kind = CardEffectKind::keep,
                                               .name = card.substr(0, equals),
                                               .does = card.substr(std::min(equals + 1, card.size()))});
    }
    for (auto& space : edition.board)
        if (space.kind == SpaceKind::penalty) space.amount = Money{sitting.printed_penalty};
    if (sitting.hotels > 1) edition.profile.hotels_per_street = {sitting.hotels, "the box"};
    for (Deed& deed : edition.deeds)
        for (const Role role : edition.profile.played_roles())
            for (int hotel = 2; hotel <= sitting.hotels && deed.kind == SpaceKind::street; ++hotel)
                deed.street.of(role).built.push_back(deed.street.of(role).built.back() + Money{100});
    complete(edition);
    return edition;
}

Table opened(const Sitting& sitting) {
    Setup setup = table_of(sitting.edition, {});
    if (!sitting.kept_cards.empty() || sitting.printed_penalty > 0 || sitting.hotels > 1)
        setup.edition = std::make_shared<const Edition>(altered(*setup.edition, sitting));
    Position position;
    bool from_position = false;
    for (const std::string& words : sitting.players) {
        position.players.push_back(player_of(words, setup.edition->profile.start_cash.value, from_position));
        setup.players.push_back({position.players.back().name, position.players.back().estate.role});
    }
    setup.goal = sitting.goal;
    setup.minutes = sitting.goal == Goal::timed ? 120 : 0;
    for (const std::string& ruling : sitting.rulings) {
        const auto words = split(ruling, ' ');
        if (!set(setup.rulings, words.at(0), words.at(1))) throw std::invalid_argument(ruling);
    }
    for (const PositionProblem& problem : validate(*setup.edition, setup.rulings, position)) {
        throw std::invalid_argument(problem.path + ": " + problem.message);
    }
    Table table{std::make_shared<const Setup>(setup)};
    table.post(decide_opening(setup, from_position ? &position : nullptr, {fmt::format("{:032x}", 1), 0, "test"}));
    return table;
}

std::string why(const Refusal& refusal) {
    return fmt::format("{} player {} entry {} line \"{}\" detail \"{}\"", to_string(refusal.code),
                       refusal.player.value_or(0), refusal.entry.value_or(0), refusal.line, refusal.detail);
}

/// That a posted entry is what its canonical line gives, on the table of its time.
void check_again(const Table& before, const Entry& entry) {
    const Decision again = decide_again(before, entry);
    if (const auto* no = std::get_if<Refusal>(&again)) {
        FAIL_CHECK("\"", entry.line, "\" is refused when decided again: ", why(*no));
        return;
    }
    const auto& entries = std::get<std::vector<Entry>>(again);
    CHECK_MESSAGE((!entries.empty() && entries.front() == entry), entry.line);
    CHECK_MESSAGE(words_agree(*before.game.setup, entry), entry.line);
    CHECK_MESSAGE(typed_agrees(before, entry), entry.line, " typed as ", entry.typed);
    CHECK_MESSAGE(unstorable(entry) == nullptr, entry.line);
}

/// Whether an entry begins or ends an action of several: that is not a state of the table.
bool bounds_an_action(const Entry& entry) {
    return std::ranges::find(entry.facts, FactKey{FactName::action}, &FactChange::key) != entry.facts.end();
}

/// That undoing the newest entry leaves the table unchanged; except for one that ends the longest possible chain.
void check_taken_back(const Table& before, const Table& after) {
    Table table = after;
    if (table.history.chain_length(table.history.last()) == longest_chain) return;
    const Entry& last = table.history.at(table.history.last());
    if (is_of_the_sheet(last) || is_of_the_computer(last)) return;
    const auto reversal = reverse(table, table.history.last());
    if (const auto* no = std::get_if<Refusal>(&reversal)) {
        FAIL_CHECK("\"", after.history.entries().back().line, "\" cannot be taken back at once: ", why(*no));
        return;
    }
    table.post(std::get<Entry>(reversal));
    CHECK_MESSAGE(encode_state(table.game) == encode_state(before.game), after.history.entries().back().line);
}

}  // namespace

TableInWords::TableInWords(const Sitting& sitting) : table_(opened(sitting)) {}

Stamp TableInWords::next_stamp() const {
    return {fmt::format("{:032x}", table_.history.last() + 1), now_ms_, "test"};
}

std::string TableInWords::post(const std::string& line) {
    const Decision decision = decide(table_, command_of(*table_.game.setup, line), [&] { return next_stamp(); });
    if (const auto* no = std::get_if<Refusal>(&decision)) FAIL("\"", line, "\" is refused: ", why(*no));
    std::string written;
    for (const Entry& entry : std::get<std::vector<Entry>>(decision)) {
        const Table before = table_;
        check_again(before, entry);
        table_.post(entry);
        if (!bounds_an_action(entry)) check_taken_back(before, table_);
        written += (written.empty() ? "" : "; ") + entry.line;
    }
    return written;
}

void TableInWords::play(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) post(line);
}

Refusal TableInWords::refusal_of(const std::string& line) const {
    const Decision decision = decide(table_, command_of(*table_.game.setup, line), [&] { return next_stamp(); });
    if (const auto* entries = std::get_if<std::vector<Entry>>(&decision)) {
        FAIL("\"", line, "\" is allowed: ", entries->back().line);
    }
    return std::get<Refusal>(decision);
}

std::string TableInWords::refused(const std::string& line) const {
    return std::string{to_string(refusal_of(line).code)};
}

void TableInWords::wait(int minutes) {
    now_ms_ += minutes * ms_per_minute;
}

Seat TableInWords::seat(std::string_view player) const {
    return std::get<Seat>(find_player(*table_.game.setup, player));
}

std::string TableInWords::name(Account account) const {
    if (account.kind == Account::Kind::player) return table_.game.name(Seat{account.index});
    if (account.kind == Account::Kind::pledge) return table_.game.name(Seat{account.index}) + ", mortgaged";
    return to_string(account);
}

std::int64_t TableInWords::cash(std::string_view player) const {
    return table_.game.cash(seat(player)).units();
}

std::int64_t TableInWords::bank() const {
    return table_.game.book.cash(Account::bank()).units();
}

std::string TableInWords::owner(int space) const {
    return name(table_.game.book.holder(Asset::deed(Space{space})));
}

std::string TableInWords::card(int number) const {
    return name(table_.game.book.holder(Asset::card(number)));
}

std::string TableInWords::built(int space) const {
    const Pieces pieces = table_.game.on_street(Space{space});
    if (pieces.hotels > 1) return fmt::format("{} hotels", pieces.hotels);
    if (pieces.hotels > 0) return "hotel";
    if (pieces.houses == 0) return "nothing";
    return fmt::format("{} house{}", pieces.houses, pieces.houses == 1 ? "" : "s");
}

std::string TableInWords::place(std::string_view player) const {
    const Account account = table_.game.book.holder(Asset::token(seat(player)));
    return account.kind == Account::Kind::space ? "@" + std::to_string(account.index) : to_string(account);
}

std::string TableInWords::owes(std::string_view player) const {
    std::string all;
    for (const Due& due : open_dues(table_.game, seat(player))) {
        all += fmt::format("{}{}", all.empty() ? "" : ", ", to_string(due.kind));
        if (!due.amount.is_zero()) all += " " + due.amount.to_string();
        if (due.kind == DueKind::income_tax) all += " or " + due.percent_amount.to_string();
        if (due.factor != 0) all += fmt::format(" x{}", due.factor);
        if (due.creditor) all += " to " + table_.game.name(*due.creditor);
        all += fmt::format(" @{}", due.space.index);
    }
    return all;
}

std::string TableInWords::turn() const {
    return fmt::format("{} {}", table_.game.name(table_.game.turn()), table_.game.rolls_left());
}

std::string TableInWords::winners() const {
    std::string all;
    for (const Seat winner : table_.game.winners()) all += (all.empty() ? "" : " ") + table_.game.name(winner);
    return all;
}

std::string TableInWords::fact(const std::string& key) const {
    return table_.game.facts.get(parse_fact_key(key).value());
}

std::string TableInWords::set_aside() const {
    return fmt::format("{}", fmt::join(table_.history.entries().back().set_aside, " "));
}

std::string TableInWords::state() const {
    return encode_state(table_.game);
}

std::int64_t TableInWords::minutes_used() const {
    return read_clock(table_.game, now_ms_).used_ms / ms_per_minute;
}

RepairPlan repair_plan_of(const TableInWords& table, const std::string& line) {
    const auto command = std::get<Command>(parse_line(*table.table().game.setup, line));
    auto plan = plan_repair(table.table(), command, std::get<action::Amend>(command.action));
    if (const auto* no = std::get_if<Refusal>(&plan)) FAIL(line, " is refused: ", to_string(no->code));
    return std::get<RepairPlan>(std::move(plan));
}

}  // namespace tablebank::testing
