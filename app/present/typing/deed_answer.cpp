#include "app/present/typing/deed_answer.h"

#include <optional>
#include <variant>
#include <vector>

#include "app/present/typing/typed_text.h"
#include "app/present/typing/would_post.h"
#include "ledger/books/due.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_names.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/digits.h"

namespace tablebank {

namespace {

/// The parts of the typed text: "nob", '+', "2".
struct DeedDealing {
    std::string deed;
    char sign = '+';
    std::string steps;
};

std::optional<DeedDealing> dealing_in(std::string_view text) {
    const std::size_t sign = text.find_last_of("+-");
    if (sign == std::string_view::npos) return std::nullopt;
    const std::string_view steps = text.substr(sign + 1);
    if (!steps.empty() && !is_digits(steps)) return std::nullopt;
    return DeedDealing{std::string{text.substr(0, sign)}, text[sign], std::string{steps}};
}

/// The line in the owner's name; nullopt if the deed has no owner.
std::optional<std::string> line_for(const Game& game, const DeedDealing& dealing, Space deed) {
    const auto owner = game.owner_of(deed);
    if (!owner) return std::nullopt;
    const std::string who = written_name(*game.setup, *owner) + ' ';
    const std::string what = " @" + std::to_string(deed.index) + (dealing.steps.empty() ? "" : " " + dealing.steps);
    if (dealing.sign == '+') return who + (game.is_mortgaged(deed) ? "redeem" : "build") + what;
    const Pieces built = game.on_street(deed);
    return who + (built.houses + built.hotels > 0 ? "sell" : "mortgage") + what;
}

/// The deed of a word, as the grammar finds it.
std::optional<Space> deed_named(const Setup& setup, const std::string& word) {
    const auto found = find_deed(*setup.edition, is_digits(word) ? "@" + word : word);
    const auto* space = std::get_if<Space>(&found);
    return space != nullptr ? std::optional{*space} : std::nullopt;
}

/// Who is asked now: the debtor of the oldest debt, or the player in turn.
Seat asked_now(const Game& game) {
    for (const Due& due : open_dues(game))
        if (due.is_debt()) return due.debtor;
    return game.turn();
}

/// The line with the word as typed, in the name of the player who is asked: it is refused, and the refusal names the
/// deed without an owner, or the deeds that it may mean.
std::string asked_to(const Game& game, const DeedDealing& dealing) {
    const std::string deed = is_digits(dealing.deed) ? "@" + dealing.deed : dealing.deed;
    return written_name(*game.setup, asked_now(game)) + (dealing.sign == '+' ? " build " : " mortgage ") + deed;
}

/// The line for the only deed of several that this can be done with. If there are several or none, the line keeps the
/// word as typed, and the grammar names the deeds that it may mean.
std::optional<std::string> line_among(const Table& table, const DeedDealing& dealing) {
    const Game& game = table.game;
    const Seat asked = asked_now(game);
    const std::string beginning = fold(dealing.deed);
    bool any = false;
    std::vector<std::string> theirs;
    std::vector<std::string> all;
    for (const Deed& deed : game.edition().deeds) {
        if (!begins_so(deed.slug, deed.name, beginning)) continue;
        any = true;
        auto line = line_for(game, dealing, deed.space);
        if (!line || !would_be_posted(table, *line)) continue;
        if (game.owner_of(deed.space) == asked) theirs.push_back(*line);
        all.push_back(std::move(*line));
    }
    if (theirs.size() == 1) return theirs.front();
    if (theirs.empty() && all.size() == 1) return all.front();
    if (!any || dealing.deed.empty()) return std::nullopt;
    return asked_to(game, dealing);
}

/// The deed that an entry dealt with.
std::optional<Space> deed_in(const Setup& setup, const Entry& entry) {
    const auto read = parse_entry(setup, entry);
    const auto* command = std::get_if<Command>(&read);
    if (command == nullptr) return std::nullopt;
    if (const auto* build = std::get_if<action::Build>(&command->action)) return build->deed;
    if (const auto* sell = std::get_if<action::Sell>(&command->action)) return sell->deed;
    if (const auto* mortgage = std::get_if<action::Mortgage>(&command->action)) return mortgage->deed;
    if (const auto* redeem = std::get_if<action::Redeem>(&command->action)) return redeem->deed;
    return std::nullopt;
}

/// The deed of the latest such entry in force, if it belongs to the player who is asked. Only recent entries count.
std::optional<Space> dealt_with_last(const Table& table) {
    constexpr std::int64_t far = 20;
    const History& history = table.history;
    for (std::int64_t number = history.last(); number > std::max<std::int64_t>(0, history.last() - far); --number) {
        if (!history.counts(history.at(number))) continue;
        const auto deed = deed_in(*table.game.setup, history.at(number));
        if (!deed) continue;
        return table.game.owner_of(*deed) == asked_now(table.game) ? deed : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> deed_answer(const Table& table, std::string_view text) {
    const auto dealing = dealing_in(text);
    if (!dealing) return std::nullopt;
    const auto deed = dealing->deed.empty() ? dealt_with_last(table) : deed_named(*table.game.setup, dealing->deed);
    if (!deed) return line_among(table, *dealing);
    auto line = line_for(table.game, *dealing, *deed);
    return line || dealing->deed.empty() ? line : asked_to(table.game, *dealing);
}

}  // namespace tablebank
