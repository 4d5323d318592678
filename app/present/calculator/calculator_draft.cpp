// The calculator's draft: to a position and back, and what choosing does to it.

#include <algorithm>
#include <string_view>

#include "app/present/calculator/calculator_hand.h"
#include "app/present/calculator/calculator_snapshot.h"
#include "app/present/typing/typed_dice.h"
#include "app/present/words/proposed_names.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/escape.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/truncate.h"

namespace tablebank {

namespace {

PositionPlayer position_player(const Edition& edition, const DraftPlayer& player) {
    PositionPlayer made;
    made.name = player.name;
    made.estate.role = role_of(edition, player);
    made.bankrupt = player.bankrupt;
    if (player.bankrupt) return made;
    if (const auto cash = read_draft_cash(edition, player.cash)) made.estate.cash = cash->sum;
    made.estate.jailed = player.jailed;
    made.estate.deeds = all_held(edition, player);
    return made;
}

/// The reason for the position: empty if it has only spaces; cut if it is too long.
std::string reason_of(const std::string& typed) {
    constexpr std::size_t most = 400;
    if (typed.find_first_not_of(' ') == std::string::npos) return {};
    return truncated(escape_invisible(typed), most);
}

}  // namespace

std::optional<std::int64_t> read_cash(std::string_view typed) {
    std::string digits;
    for (const char sign : typed) {
        if (sign != ' ' && sign != ',') digits += sign;
    }
    const auto number = read_number<std::int64_t>(digits);
    if (!number || *number < 0 || *number > Money::largest_typed) return std::nullopt;
    return number;
}

PositionDocument calculator_document(const std::vector<CalculatorEdition>& editions, const CalculatorDraft& draft) {
    const CalculatorEdition& chosen = editions.at(draft.edition);
    PositionDocument document;
    document.edition_name = chosen.written;
    document.edition = chosen.edition;
    document.rulings = chosen.edition->rulings;
    for (const auto& [key, value] : draft.rulings) static_cast<void>(set(document.rulings, key, value));
    const PaperGame table = paper_game_of(*chosen.edition, draft);
    document.position = table.position;
    document.notes = table.notes;
    if (has_weight(findings_of(*chosen.edition, document.rulings, table), Weight::as_found))
        document.as_found = reason_of(draft.reason);
    return document;
}

std::optional<PaperGameCash> read_draft_cash(const Edition& edition, std::string_view typed) {
    if (const auto sum = read_cash(typed)) return PaperGameCash{Money{*sum}};
    auto read = read_paper_game_cash(edition, typed);
    if (auto* cash = std::get_if<PaperGameCash>(&read)) return std::move(*cash);
    return std::nullopt;
}

PaperGame paper_game_of(const Edition& edition, const CalculatorDraft& draft) {
    PaperGame table;
    for (const DraftPlayer& player : draft.players) {
        table.position.players.push_back(position_player(edition, player));
        auto cash = read_draft_cash(edition, player.cash);
        table.notes.push_back(cash && !player.bankrupt ? std::move(cash->notes) : Notes{});
        table.bare_cash.push_back(!player.bare_cash.empty() && player.bare_cash == player.cash);
    }
    for (const auto& [space, typed] : draft.dice)
        if (const auto dice = typed_dice(typed)) table.position.dice[space] = *dice;
    return table;
}

CalculatorDraft draft_of(const PositionDocument& document, std::size_t edition) {
    CalculatorDraft draft;
    draft.edition = edition;
    draft.players.clear();
    for (const PositionPlayer& player : document.position.players) {
        const std::size_t index = draft.players.size();
        const Notes notes = index < document.notes.size() ? document.notes[index] : Notes{};
        DraftPlayer made{player.name,
                         player.estate.role,
                         print_paper_game_cash(player.estate.cash, notes),
                         player.estate.jailed,
                         {}};
        made.bankrupt = player.bankrupt;
        for (const Holding& holding : player.estate.deeds)
            if (const Deed* deed = document.edition->deed_at(holding.deed))
                put_holding(*document.edition, *deed, holding, made);
        draft.players.push_back(std::move(made));
    }
    if (draft.players.empty()) draft.players.push_back({"Anna"});
    for (const auto& [space, dice] : document.position.dice) draft.dice[space] = typed_throw(dice);
    draft.reason = document.as_found;
    for (const RulingKey& key : ruling_keys()) {
        const std::string value = get(document.rulings, key.name);
        if (value != get(document.edition->rulings, key.name)) draft.rulings[std::string(key.name)] = value;
    }
    return draft;
}

void hold(CalculatorDraft& draft, Space deed, std::optional<int> level) {
    take_away(draft, deed);
    if (level) draft.players.at(draft.player).deeds[deed] = *level;
}

void choose_edition(CalculatorDraft& draft, const std::vector<CalculatorEdition>& editions, std::size_t edition) {
    const Edition& before = *editions.at(draft.edition).edition;
    draft.edition = edition;
    draft.rulings.clear();
    draft.moves.clear();
    const Edition& chosen = *editions.at(edition).edition;
    const auto is_gone = [&](Space space) { return chosen.deed_at(space) == nullptr; };
    if (draft.deed && is_gone(*draft.deed)) draft.deed.reset();
    for (DraftPlayer& player : draft.players) {
        std::vector<Holding> holdings = all_held(before, player);
        player.deeds.clear();
        player.as_found.clear();
        for (Holding& holding : holdings) {
            const Deed* deed = chosen.deed_at(holding.deed);
            if (deed == nullptr) continue;
            if (deed->kind != SpaceKind::street) holding = {.deed = deed->space, .mortgaged = holding.mortgaged};
            put_holding(chosen, *deed, holding, player);
        }
    }
    std::erase_if(draft.dice, [&](const auto& thrown) {
        return is_gone(thrown.first) || chosen.deed_at(thrown.first)->kind != SpaceKind::utility;
    });
    const auto most = static_cast<std::size_t>(chosen.profile.most_players.value);
    if (draft.players.size() > most) draft.players.resize(most);
    draft.player = std::min(draft.player, draft.players.size() - 1);
}

void choose_deed(CalculatorDraft& draft, Space deed) {
    draft.deed = deed;
    draft.search.clear();
    for (std::size_t i = 0; i < draft.players.size(); ++i) {
        if (!draft.players[i].deeds.contains(deed)) continue;
        draft.player = i;
        return;
    }
    hold(draft, deed, level::unbuilt);
}

void add_player(CalculatorDraft& draft, const std::vector<Role>& roles, const std::vector<std::string>& names) {
    const auto taken = [&](const std::string& name) {
        return std::ranges::any_of(draft.players, [&](const DraftPlayer& p) { return fold(p.name) == fold(name); });
    };
    const auto free = std::ranges::find_if_not(names, taken);
    std::string name = free == names.end() ? names.back() : *free;
    for (int number = 2; taken(name); ++number) name = names.back() + ' ' + std::to_string(number);
    const bool other = !draft.players.empty() && draft.players.back().role == Role::monopolist;
    const Role role = roles.empty() ? Role::player : other ? roles.back() : roles.front();
    draft.players.push_back({std::move(name), role});
    draft.player = draft.players.size() - 1;
}

void remove_player(CalculatorDraft& draft, std::size_t player) {
    draft.players.erase(draft.players.begin() + static_cast<std::ptrdiff_t>(player));
    draft.player = std::min(draft.player, draft.players.size() - 1);
    std::erase_if(draft.moves, [&](const DeedMove& move) { return move.to == player; });
    for (DeedMove& move : draft.moves)
        if (move.to > player) --move.to;
}

CalculatorDraft first_draft(const Language& lang) {
    CalculatorDraft draft;
    draft.players.front().name = proposed_names(lang).front();
    return draft;
}

}  // namespace tablebank
