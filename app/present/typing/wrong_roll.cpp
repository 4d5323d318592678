#include "app/present/typing/wrong_roll.h"

#include <optional>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/name_text.h"
#include "ledger/books/people.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

struct Rolled {
    std::int64_t entry = 0;
    Seat player;
    Dice dice;
};

/// The roll of an entry in force.
std::optional<Rolled> roll_of(const Table& table, std::int64_t sequence) {
    const Entry& entry = table.history.at(sequence);
    if (entry.verb != "roll" || !table.history.in_force(sequence)) return std::nullopt;
    const auto read = parse_entry(*table.game.setup, entry);
    const auto* command = std::get_if<Command>(&read);
    const auto* roll = command == nullptr ? nullptr : std::get_if<action::Roll>(&command->action);
    if (roll == nullptr || !command->player) return std::nullopt;
    return Rolled{sequence, *command->player, roll->dice};
}

/// The last one before an entry.
std::optional<Rolled> roll_before(const Table& table, std::int64_t entry) {
    for (std::int64_t sequence = entry - 1; sequence > 1; --sequence)
        if (auto roll = roll_of(table, sequence)) return roll;
    return std::nullopt;
}

std::string line_for(const Language& lang, const Table& table, const Rolled& roll) {
    const Setup& setup = *table.game.setup;
    return localized_line(lang, setup,
                          "amend #" + std::to_string(roll.entry) + ' ' +
                              written_name(setup_before(setup, roll.entry), roll.player) + " roll ");
}

/// The entry whose number is at the beginning of the line.
std::optional<std::int64_t> entry_named(const Table& table, std::string_view typed) {
    const std::size_t sign = typed.find('#');
    if (sign == std::string_view::npos) return std::nullopt;
    std::int64_t entry = 0;
    for (std::size_t at = sign + 1; at < typed.size() && typed[at] >= '0' && typed[at] <= '9'; ++at) {
        entry = entry * 10 + (typed[at] - '0');
        if (!table.history.has(entry)) return std::nullopt;
    }
    return table.history.has(entry) ? std::optional{entry} : std::nullopt;
}

/// The roll that a line is about, if only its dice are missing.
std::optional<Rolled> roll_in(const Language& lang, const Table& table, std::string_view typed) {
    if (!typed.ends_with(' ')) return std::nullopt;
    const auto entry = entry_named(table, typed);
    auto roll = entry ? roll_of(table, *entry) : std::nullopt;
    return roll && line_for(lang, table, *roll) == typed ? roll : std::nullopt;
}

}  // namespace

std::string roll_to_put_right(const Language& lang, const Table& table, std::string_view typed) {
    const std::int64_t end = table.history.last() + 1;
    const auto now = roll_in(lang, table, typed);
    auto roll = roll_before(table, now ? now->entry : end);
    if (!roll) roll = roll_before(table, end);
    return roll ? line_for(lang, table, *roll) : std::string{};
}

std::string line_to_mend(std::int64_t entry, std::string_view line) {
    constexpr std::string_view rolls = " roll ";
    constexpr std::size_t dice = 3;
    const std::size_t verb = line.rfind(rolls);
    const bool ends_with_dice = verb != std::string_view::npos && line.size() == verb + rolls.size() + dice;
    return "amend #" + std::to_string(entry) + ' ' +
           std::string(ends_with_dice ? line.substr(0, line.size() - dice) : line);
}

bool is_still_to_mend(const Language& lang, const Table& table, std::string_view typed) {
    const auto entry = entry_named(table, typed);
    return entry && typed == localized_line(lang, line_to_mend(*entry, table.history.at(*entry).line));
}

std::string wrong_roll_text(const Language& lang, const Table& table, std::string_view typed) {
    const auto roll = roll_in(lang, table, typed);
    if (!roll) return {};
    return lang.tr("{entry} has: {player}, {dice}. Type the dice that were thrown.",
                   {{"entry", '#' + std::to_string(roll->entry)},
                    {"player", table.game.name(roll->player)},
                    {"dice", dice_text(lang, roll->dice)}});
}

}  // namespace tablebank
