#include "tests/support/notation_table.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <stdexcept>

#include "db/edition/edition_file.h"
#include "source_dir.h"

namespace tablebank::testing {
namespace {

std::shared_ptr<const Edition> edition_named(std::string_view name) {
    static std::map<std::string, std::shared_ptr<const Edition>, std::less<>> known;
    auto found = known.find(name);
    if (found == known.end()) {
        const std::string path = fmt::format("{}/editions/{}.toml", TABLEBANK_SOURCE_DIR, name);
        found = known.emplace(name, std::make_shared<const Edition>(load_edition_file(path).edition)).first;
    }
    return found->second;
}

}  // namespace

Setup table_of(std::string_view edition, const std::vector<std::string>& names) {
    Setup setup;
    setup.game_id = "0123456789abcdef0123456789abcdef";
    setup.edition = edition_named(edition);
    const std::vector<Role> roles = setup.edition->profile.played_roles();
    for (const std::string& name : names) {
        setup.players.push_back({name, roles.at(setup.players.size() % roles.size())});
    }
    setup.rulings = setup.edition->rulings;
    setup.language = "en";
    return setup;
}

const Setup& american_three() {
    static const Setup setup = table_of("us", {"Anna", "Boris", "Clara"});
    return setup;
}

std::string_view name_of(ParseError::Kind kind) {
    constexpr std::array<std::string_view, 22> names{"empty",
                                                     "unknown_verb",
                                                     "unknown_player",
                                                     "ambiguous_player",
                                                     "unknown_deed",
                                                     "ambiguous_deed",
                                                     "unknown_city",
                                                     "ambiguous_city",
                                                     "expected",
                                                     "unexpected",
                                                     "dice_out_of_range",
                                                     "amount_invalid",
                                                     "amount_too_large",
                                                     "space_out_of_range",
                                                     "number_out_of_range",
                                                     "unclosed_quote",
                                                     "text_invalid",
                                                     "line_too_long",
                                                     "ambiguous_amount",
                                                     "two_meanings",
                                                     "help",
                                                     "question"};
    return names.at(static_cast<std::size_t>(kind));
}

std::string reading(const Setup& setup, std::string_view line) {
    const auto read = parse_line(setup, line);
    if (const auto* command = std::get_if<Command>(&read)) return print_line(setup, *command);
    const auto& error = std::get<ParseError>(read);
    std::string said = fmt::format("error {} at {}", name_of(error.kind), error.column);
    if (!error.text.empty()) said += fmt::format(" [{}]", error.text);
    if (!error.candidates.empty()) said += fmt::format(" {}", fmt::join(error.candidates, "|"));
    return said;
}

Command command_of(const Setup& setup, std::string_view line) {
    auto read = parse_line(setup, line);
    if (auto* command = std::get_if<Command>(&read)) return std::move(*command);
    throw std::invalid_argument{reading(setup, line)};
}

}  // namespace tablebank::testing
