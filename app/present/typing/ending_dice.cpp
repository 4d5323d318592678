#include "app/present/typing/ending_dice.h"

#include <algorithm>

#include "app/present/typing/typed_dice.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

/// The utility whose dice are missing in a line.
std::optional<Space> lacking(const Table& table, const std::string& line) {
    const auto read = parse_line(*table.game.setup, line);
    const auto decided = decide(table, std::get<Command>(read), [] { return Stamp{}; });
    const auto* refusal = std::get_if<Refusal>(&decided);
    return refusal != nullptr && refusal->code == RefusalCode::dice_missing ? refusal->space : std::nullopt;
}

void add_throw(std::string& line, Space utility, Dice thrown) {
    line +=
        " @" + std::to_string(utility.index) + ' ' + std::to_string(thrown.first) + ' ' + std::to_string(thrown.second);
}

}  // namespace

std::optional<EndingDice> ending_dice(const Table& table) {
    const Phase phase = table.game.phase();
    if (phase != Phase::kept && phase != Phase::side_gone) return std::nullopt;
    EndingDice wanted{phase == Phase::kept ? "walk" : "richest", {}};
    std::string line = wanted.verb;
    while (const auto utility = lacking(table, line)) {
        wanted.utilities.push_back(*utility);
        add_throw(line, *utility, Dice{1, 1});
    }
    return wanted;
}

std::optional<std::string> ending_answer(const Table& table, std::string_view text) {
    const auto wanted = ending_dice(table);
    if (!wanted || wanted->utilities.empty()) return std::nullopt;
    std::string throws{text};
    std::erase(throws, ' ');
    if (throws.size() != 2 * wanted->utilities.size()) return std::nullopt;
    std::string line = wanted->verb;
    for (const Space utility : wanted->utilities) {
        const auto thrown = typed_dice(throws.substr(0, 2));
        if (!thrown) return std::nullopt;
        add_throw(line, utility, *thrown);
        throws.erase(0, 2);
    }
    return line;
}

}  // namespace tablebank
