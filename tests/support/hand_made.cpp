#include "tests/support/hand_made.h"

#include "db/edition/edition_file.h"
#include "ledger/decide/reversal.h"
#include "source_dir.h"

namespace tablebank::testing {
namespace {

const LoadedEdition& american() {
    static const LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    return loaded;
}

std::shared_ptr<const Edition> american_edition() {
    static const auto edition = [] {
        Edition with_card = american().edition;
        with_card.decks.front().cards.push_back({.kind = CardEffectKind::keep, .name = "Pardon"});
        complete(with_card);
        return std::make_shared<const Edition>(std::move(with_card));
    }();
    return edition;
}

}  // namespace

Setup two_hours() {
    Setup setup;
    setup.game_id = "0123456789abcdef0123456789abcdef";
    setup.edition = american_edition();
    setup.edition_text = american().text.text;
    setup.players = {{"Anna", Role::monopolist},
                     {"Boris", Role::competitor},
                     {"Clara", Role::monopolist},
                     {"Dmitri", Role::competitor}};
    setup.goal = Goal::timed;
    setup.minutes = 120;
    setup.rulings = setup.edition->rulings;
    setup.language = "en";
    return setup;
}

std::shared_ptr<const Setup> agreed(Setup setup) {
    return std::make_shared<const Setup>(std::move(setup));
}

Entry next_entry(const Table& table, std::vector<Transfer> transfers, const std::vector<Fact>& facts) {
    Entry entry;
    entry.sequence = table.history.last() + 1;
    entry.verb = "note";
    entry.transfers = std::move(transfers);
    for (const auto& [key, value] : facts) {
        const std::string& present = table.game.facts.get(key);
        if (present != value) entry.facts.push_back({key, present, value});
    }
    return entry;
}

std::int64_t post(Table& table, std::vector<Transfer> transfers, const std::vector<Fact>& facts) {
    table.post(next_entry(table, std::move(transfers), facts));
    return table.history.last();
}

Table dealt(Setup setup) {
    Table table{agreed(std::move(setup))};
    std::vector<Transfer> transfers;
    for (int seat = 1; seat <= table.game.seats(); ++seat)
        transfers.push_back(cash(Account::bank(), Account::player(Seat{seat}), 1500));
    post(table, std::move(transfers), {{{FactName::turn}, "1"}});
    return table;
}

std::int64_t take_back(Table& table, std::int64_t sequence) {
    auto reversal = reverse(table, sequence);
    if (const auto* refusal = std::get_if<Refusal>(&reversal))
        FAIL("#", sequence, " cannot be taken back: ", to_string(refusal->code), " ", refusal->detail);
    table.post(std::get<Entry>(std::move(reversal)));
    return table.history.last();
}

Refusal refused(const Table& table, std::int64_t sequence) {
    const auto reversal = reverse(table, sequence);
    REQUIRE(std::holds_alternative<Refusal>(reversal));
    return std::get<Refusal>(reversal);
}

}  // namespace tablebank::testing
