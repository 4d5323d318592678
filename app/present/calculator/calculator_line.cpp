// Edits of the calculator's draft that may have two meanings: a deed that another player has, another role for someone
// who has buildings, a whole line.

#include <algorithm>

#include "app/present/calculator/calculator_hand.h"
#include "app/present/words/parse_error_text.h"
#include "ledger/text/case_fold.h"

namespace tablebank {

namespace {

/// The player with a name, who is added if there is none.
DraftPlayer& called(const Language& lang, CalculatorDraft& draft, const std::string& name) {
    const std::string folded = fold(name);
    auto found =
        std::ranges::find_if(draft.players, [&](const DraftPlayer& player) { return fold(player.name) == folded; });
    // The first typed player replaces the one that a calculator begins with.
    const CalculatorDraft untouched = first_draft(lang);
    if (found == draft.players.end() &&
        (draft.players == untouched.players || draft.players == CalculatorDraft{}.players))
        found = draft.players.begin();
    if (found == draft.players.end()) found = draft.players.insert(found, DraftPlayer{name});
    draft.player = static_cast<std::size_t>(found - draft.players.begin());
    return *found;
}

/// Gives a deed to whom it was asked for.
void carry_out(CalculatorDraft& draft, const Edition& edition, const DeedMove& move) {
    const Deed* deed = edition.deed_at(move.deed);
    if (deed == nullptr || move.to >= draft.players.size()) return;
    if (move.level) {
        draft.player = move.to;
        return hold(draft, move.deed, move.level);
    }
    take_away(draft, move.deed);
    put_holding(edition, *deed, move.holding, draft.players[move.to]);
}

/// The number is the deed, and the cash is still to be typed; or it is the cash.
void answer_cash(CalculatorDraft& draft, const Edition& edition, bool is_cash) {
    const auto asked = bare_cash(edition, draft);
    if (!asked) return;
    DraftPlayer& player = draft.players[asked->player];
    player.bare_cash.clear();
    if (is_cash) return;
    player.cash.clear();
    put_holding(edition, *edition.deed_at(asked->deed), {.deed = asked->deed}, player);
    draft.player = asked->player;
}

}  // namespace

void want(CalculatorDraft& draft, Space deed, std::optional<int> level) {
    const auto owner = owner_of(draft, deed);
    if (!owner || *owner == draft.player || !level) return hold(draft, deed, level);
    std::erase_if(draft.moves, [&](const DeedMove& move) { return move.deed == deed && move.to == draft.player; });
    draft.moves.insert(draft.moves.begin(), {deed, draft.player, {}, level});
}

void answer_move(CalculatorDraft& draft, const Edition& edition, bool moves) {
    if (draft.moves.empty()) return answer_cash(draft, edition, moves);
    const DeedMove move = draft.moves.front();
    draft.moves.erase(draft.moves.begin());
    if (moves) carry_out(draft, edition, move);
    settle_moves(draft, edition);
}

void settle_moves(CalculatorDraft& draft, const Edition& edition) {
    for (auto move = draft.moves.begin(); move != draft.moves.end();) {
        const auto owner = owner_of(draft, move->deed);
        const bool open = owner && *owner != move->to && move->to < draft.players.size();
        if (open) {
            ++move;
            continue;
        }
        if (!owner) carry_out(draft, edition, *move);
        move = draft.moves.erase(move);
    }
}

std::optional<BareCash> bare_cash(const Edition& edition, const CalculatorDraft& draft) {
    for (std::size_t index = 0; index < draft.players.size(); ++index) {
        const DraftPlayer& player = draft.players[index];
        if (player.bankrupt || player.bare_cash.empty() || player.bare_cash != player.cash) continue;
        const auto sum = read_cash(player.cash);
        const auto deed = sum ? deed_of_number(edition, Money{*sum}) : std::nullopt;
        if (deed && !owner_of(draft, *deed)) return BareCash{index, *deed};
    }
    return std::nullopt;
}

void choose_role(CalculatorDraft& draft, const Edition& edition, Role role) {
    DraftPlayer& player = draft.players.at(draft.player);
    const std::vector<Holding> holdings = all_held(edition, player);
    player.role = role;
    for (const Holding& holding : holdings) put_holding(edition, *edition.deed_at(holding.deed), holding, player);
}

std::string take_line(const Language& lang, CalculatorDraft& draft, const Edition& edition, std::string_view line) {
    const auto read = read_paper_game_line(edition, line);
    if (const auto* error = std::get_if<ParseError>(&read)) return parse_error_text(lang, edition, *error);
    const PaperGameLine& typed = std::get<PaperGameLine>(read);
    DraftPlayer& player = called(lang, draft, typed.player.name);
    player = {typed.player.name, typed.player.estate.role, print_paper_game_cash(typed.player.estate.cash, typed.notes),
              typed.player.estate.jailed};
    player.bankrupt = typed.player.bankrupt;
    if (typed.bare_cash) player.bare_cash = player.cash;
    // The questions about other lines stay open.
    std::erase_if(draft.moves, [&](const DeedMove& move) { return move.to == draft.player; });
    for (const Holding& holding : typed.player.estate.deeds) {
        const auto owner = owner_of(draft, holding.deed);
        if (owner && *owner != draft.player)
            draft.moves.push_back({holding.deed, draft.player, holding, std::nullopt});
        else
            put_holding(edition, *edition.deed_at(holding.deed), holding, player);
    }
    for (const auto& [space, dice] : typed.dice) draft.dice[space] = typed_throw(dice);
    settle_moves(draft, edition);
    return {};
}

std::string line_of(const Edition& edition, const CalculatorDraft& draft, std::size_t player) {
    const PaperGame table = paper_game_of(edition, draft);
    PaperGameLine line{table.position.players.at(player), table.notes.at(player), {}, table.bare_cash.at(player)};
    for (const Holding& holding : line.player.estate.deeds) {
        const auto dice = table.position.dice.find(holding.deed);
        if (dice != table.position.dice.end()) line.dice.insert(*dice);
    }
    return print_paper_game_line(edition, line);
}

}  // namespace tablebank
