#include "ledger/books/result.h"

#include <algorithm>

#include "ledger/books/fact_value.h"
#include "ledger/books/people.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::string_view first_places = "=";
constexpr std::string_view people = "@";
constexpr std::string_view refusal_mark = "refused ";

/// The people on the seats, " @1,#8,3", if they are not those of the start: a signed total is that of a person.
std::string people_seated(const Game& game) {
    std::string text;
    bool changed = false;
    for (int seat = 1; seat <= game.seats(); ++seat) {
        const std::int64_t person = sitter_of(*game.setup, Seat{seat}).person;
        changed = changed || person != seat;
        text += (text.empty() ? "" : ",") + (person < 0 ? '#' + std::to_string(-person) : std::to_string(person));
    }
    return changed ? ' ' + std::string(people) + text : std::string{};
}

/// The total of the last player at the table.
Share uncounted_total(const Game& game) {
    const auto settled = settle(game.edition(), game.rulings(), uncounted_position(game));
    const auto* found = std::get_if<Settlement>(&settled);
    return found == nullptr || found->standings.empty() ? Share{} : found->standings.front().total;
}

bool are_people(const Setup& setup, std::string_view text) {
    const auto persons = split(text, ',');
    const auto is_person = [](std::string_view word) {
        const auto number = read_number<std::int64_t>(word.substr(word.starts_with('#') ? 1 : 0));
        return number && *number > 0;
    };
    return static_cast<int>(persons.size()) <= setup.seats() && std::ranges::all_of(persons, is_person);
}

}  // namespace

bool is_uncounted(const Game& game) {
    if (game.phase() != Phase::finished || game.players().size() != 1) return false;
    return game.facts.get(FactKey{FactName::kept, game.players().front().number}).empty();
}

Position uncounted_position(const Game& game) {
    Position position = game.position();
    for (const Deed* utility : game.edition().deeds_of(SpaceKind::utility)) position.dice.try_emplace(utility->space);
    return position;
}

std::vector<Score> scores_of(const Game& game) {
    std::vector<Score> scores;
    const bool uncounted = game.rules_version() >= RulesVersion::fourth && is_uncounted(game);
    for (const Seat seat : game.players()) {
        Score score;
        score.player = seat.number;
        score.kept = Share::parse(game.facts.get(FactKey{FactName::kept, seat.number})).value_or(Share{});
        score.deeds = static_cast<int>(game.estate(seat).deeds.size());
        if (uncounted) score.kept = uncounted_total(game);
        const Money walked{game.facts.number(FactKey{FactName::walked, seat.number})};
        const auto adjusted = Share::parse(game.facts.get(FactKey{FactName::adjusted, seat.number}));
        score.total = adjusted.value_or(score.kept + Share{walked});
        scores.push_back(score);
    }
    return scores;
}

std::string signed_result(const Game& game, bool with_places) {
    std::string text;
    for (const Score& score : scores_of(game))
        text += (text.empty() ? "" : " ") + std::to_string(score.player) + ':' + score.total.to_string();
    if (with_places) text += ' ' + std::string(first_places) + to_fact_value(game.winners());
    return text + people_seated(game);
}

std::string refused_result(const Game& game) {
    return std::string(refusal_mark) + signed_result(game);
}

bool are_signed_totals(const Setup& setup, std::string_view text) {
    int last = 0;
    if (text.starts_with(refusal_mark)) text.remove_prefix(refusal_mark.size());
    auto words = split(text, ' ');
    if (words.size() > 1 && words.back().starts_with(people)) {
        if (!are_people(setup, words.back().substr(people.size()))) return false;
        words.pop_back();
    }
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string_view word = words[at];
        if (at > 0 && at + 1 == words.size() && word.starts_with(first_places)) {
            const auto first = parse_seats(word.substr(first_places.size()));
            return first && std::ranges::all_of(
                                *first, [&](Seat seat) { return seat.number >= 1 && seat.number <= setup.seats(); });
        }
        const auto colon = word.find(':');
        if (colon == std::string_view::npos) return false;
        const auto seat = read_number<int>(word.substr(0, colon));
        const auto total = Share::parse(word.substr(colon + 1));
        if (!seat || *seat <= last || *seat > setup.seats() || !total) return false;
        last = *seat;
    }
    return last > 0;
}

PlayerSignature signature_of(const Game& game, Seat seat) {
    const std::string text = game.facts.get(FactKey{FactName::signed_by, seat.number});
    if (text.empty()) return PlayerSignature::none;
    if (text.starts_with(refusal_mark))
        return text == refused_result(game) ? PlayerSignature::refused : PlayerSignature::of_another_result;
    const bool is_bare = text == "yes";
    return is_bare || text == signed_result(game, false) || text == signed_result(game)
               ? PlayerSignature::stands
               : PlayerSignature::of_another_result;
}

}  // namespace tablebank
