#include "tests/support/played_table.h"

#include <doctest/doctest.h>

#include <array>

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/words/parse_error_text.h"
#include "app/present/words/refusal_text.h"
#include "db/edition/edition_file.h"
#include "ledger/decide/decide.h"
#include "source_dir.h"
#include "tests/support/languages.h"

namespace tablebank::testing {
namespace {

constexpr std::array names{"Anna", "Boris", "Clara", "Dmitri"};

Setup setup_of(const std::string& edition, std::vector<PlayerSetup> players, Goal goal) {
    Setup setup;
    setup.game_id = std::string(32, '0');
    setup.edition = shipped_edition(edition);
    setup.players = std::move(players);
    setup.goal = goal;
    setup.minutes = goal == Goal::timed ? 120 : 0;
    setup.rulings = setup.edition->rulings;
    setup.language = "en";
    return setup;
}

Stamp stamp() {
    return {std::string(32, '1'), 1'700'000'000'000, "tester"};
}

Command read(const Setup& setup, std::string_view line) {
    auto read = parse_line(setup, line);
    if (const auto* error = std::get_if<ParseError>(&read))
        FAIL(line, ": ", parse_error_text(english, *setup.edition, *error));
    return std::get<Command>(std::move(read));
}

}  // namespace

std::shared_ptr<const Edition> shipped_edition(const std::string& id) {
    return std::make_shared<const Edition>(
        load_edition_file(std::string(TABLEBANK_SOURCE_DIR "/editions/") + id + ".toml").edition);
}

PlayedTable::PlayedTable(const std::string& edition, int players, Goal goal) {
    const bool has_roles = shipped_edition(edition)->profile.roles.value;
    const auto role = [](int seat) { return seat % 2 == 0 ? Role::monopolist : Role::competitor; };
    std::vector<PlayerSetup> seats;
    for (int seat = 0; seat < players; ++seat)
        seats.push_back({names.at(static_cast<std::size_t>(seat)), has_roles ? role(seat) : Role::player});
    const auto setup = std::make_shared<const Setup>(setup_of(edition, std::move(seats), goal));
    table_ = std::make_unique<Table>(setup);
    table_->post(decide_opening(*setup, nullptr, stamp()));
}

PlayedTable::PlayedTable(const std::string& edition, const Position& from, Goal goal) {
    std::vector<PlayerSetup> seats;
    for (const PositionPlayer& player : from.players) seats.push_back({player.name, player.estate.role});
    const auto setup = std::make_shared<const Setup>(setup_of(edition, std::move(seats), goal));
    table_ = std::make_unique<Table>(setup);
    table_->post(decide_opening(*setup, &from, stamp()));
}

PlayedTable::PlayedTable(Edition box, const Position& from) {
    std::vector<PlayerSetup> seats;
    for (const PositionPlayer& player : from.players) seats.push_back({player.name, player.estate.role});
    Setup changed = setup_of(box.id, std::move(seats), Goal::a);
    changed.edition = std::make_shared<const Edition>(std::move(box));
    const auto setup = std::make_shared<const Setup>(std::move(changed));
    table_ = std::make_unique<Table>(setup);
    table_->post(decide_opening(*setup, &from, stamp()));
}

std::string PlayedTable::post(std::string_view line) {
    return post(english, line);
}

std::string PlayedTable::post(const Language& lang, std::string_view line) {
    auto decision = decide(*table_, read(setup(), line), stamp);
    if (const auto* refusal = std::get_if<Refusal>(&decision))
        FAIL(line, ": ", refusal_text(english, setup(), *refusal));
    std::string text;
    for (Entry& entry : std::get<std::vector<Entry>>(decision)) {
        text = entry_text(lang, setup(), entry);
        table_->post(std::move(entry));
    }
    return text;
}

std::string PlayedTable::post_all(const Language& lang, const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text = post(lang, line);
    return text;
}

Refusal PlayedTable::refusal(std::string_view line) const {
    auto decision = decide(*table_, read(setup(), line), stamp);
    if (!std::holds_alternative<Refusal>(decision)) FAIL(line, " was accepted");
    return std::get<Refusal>(std::move(decision));
}

ParseError PlayedTable::parse_error(std::string_view line) const {
    auto read = parse_line(setup(), line);
    if (!std::holds_alternative<ParseError>(read)) FAIL(line, " was understood");
    return std::get<ParseError>(std::move(read));
}

Due PlayedTable::due() const {
    const auto dues = open_dues(game());
    REQUIRE_FALSE(dues.empty());
    return dues.front();
}

}  // namespace tablebank::testing
