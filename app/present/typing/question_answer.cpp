#include "app/present/typing/question_answer.h"

#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/due_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "ledger/books/due.h"
#include "ledger/books/stage.h"

namespace tablebank {
namespace {

std::string turn_answer(const Language& lang, const Game& game) {
    const Stage stage = stage_of(game);
    const bool has_turn = stage == Stage::play || (stage == Stage::last_turn && turn_in_hand(game));
    if (!has_turn) return lang.tr("No one has the turn now.");
    return lang.tr("Round {round}, turn of {player}",
                   {{"round", std::to_string(game.round())}, {"player", game.name(game.turn())}});
}

std::string owner_answer(const Language& lang, const Game& game, Space space) {
    const Deed& deed = *game.edition().deed_at(space);
    const Word name{"deed", space_name(game.edition(), space)};
    if (const auto owner = game.owner_of(space))
        return lang.tr("{deed} belongs to {player}.", {name, {"player", game.name(*owner)}});
    return lang.tr("No one owns {deed}. It costs {price}.",
                   {name, {"price", money_text(lang, game.edition(), deed.price)}});
}

std::string debts_answer(const Language& lang, const Game& game, Seat seat) {
    std::string answer;
    for (const Due& due : open_dues(game, seat)) answer += (answer.empty() ? "" : " · ") + due_text(lang, game, due);
    if (answer.empty()) return lang.tr("{player} owes nothing.", {{"player", game.name(seat)}});
    return answer;
}

std::string deeds_answer(const Language& lang, const Game& game, Seat seat) {
    std::vector<std::string> names;
    for (const Deed& deed : game.edition().deeds)
        if (game.owner_of(deed.space) == seat) names.push_back(space_name(game.edition(), deed.space));
    const Word player{"player", game.name(seat)};
    if (names.empty()) return lang.tr("{player} owns no deed.", {player});
    return lang.tr("{player} owns {deeds}.", {player, {"deeds", list_text(lang, names)}});
}

}  // namespace

std::optional<std::string> answer_to(const Language& lang, const Game& game, const ParseError& error) {
    if (error.kind != ParseError::Kind::question || error.candidates.empty()) return std::nullopt;
    const std::string& about = error.candidates.front();
    if (about == question::turn) return turn_answer(lang, game);
    if (about == question::owner) {
        const auto deed = find_deed(game.edition(), error.candidates.back());
        if (const Space* space = std::get_if<Space>(&deed)) return owner_answer(lang, game, *space);
        return std::nullopt;
    }
    Seat seat = game.turn();
    for (std::size_t at = 0; error.candidates.size() > 1 && at < game.setup->players.size(); ++at)
        if (game.setup->players[at].name == error.candidates.back()) seat = Seat{static_cast<int>(at) + 1};
    if (about == question::debts) return debts_answer(lang, game, seat);
    if (about == question::deeds) return deeds_answer(lang, game, seat);
    return lang.tr("{player} has {amount} in cash.",
                   {{"player", game.name(seat)}, {"amount", money_text(lang, game.edition(), game.cash(seat))}});
}

}  // namespace tablebank
