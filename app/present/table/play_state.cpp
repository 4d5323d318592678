#include "app/present/table/play_state.h"

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "ledger/books/stage.h"

namespace tablebank {

bool is_in_play(const Game& game) {
    const Stage stage = stage_of(game);
    return stage == Stage::play || stage == Stage::last_turn;
}

bool someone_has_turn(const Game& game) {
    if (game.rules_version() < RulesVersion::fourth) return true;
    const Stage stage = stage_of(game);
    if (stage == Stage::last_turn) return turn_in_hand(game) || turn_has_begun(game);
    if (stage == Stage::handing_in) return false;
    if (stage != Stage::dealings) return true;
    const Rulings rulings = game.rulings();
    const bool in_order = has_closing_order(rulings) && rulings.track_tokens;
    // In the order of the closing the fact is cleared once all have dealt.
    return in_order && (game.phase() == Phase::play || game.facts.number({FactName::round_began}) != 0);
}

std::int64_t rolls_to_come(const Game& game) {
    if (game.rules_version() < RulesVersion::fourth) return game.rolls_left();
    const Stage stage = stage_of(game);
    const bool over =
        stage == Stage::dealings || stage == Stage::handing_in || (stage == Stage::last_turn && !turn_in_hand(game));
    return over ? 0 : game.rolls_left();
}

std::string course_text(const Language& lang, const Game& game) {
    const Stage stage = stage_of(game);
    if (stage == Stage::dealings) return phase_text(lang, Phase::closing);
    if (stage == Stage::handing_in) return lang.tr("the handing in of the cash");
    return phase_text(lang, game.phase());
}

}  // namespace tablebank
