// The calculator's draft: to a position and back, and what choosing does to it.

#include <algorithm>
#include <array>
#include <string_view>

#include "app/present/calculator/calculator_snapshot.h"
#include "app/present/typing/typed_dice.h"
#include "ledger/text/fold.h"
#include "ledger/text/written_form.h"

namespace tablebank {

namespace {

Holding holding_of(const Deed& deed, Role role, int level) {
    Holding holding{.deed = deed.space, .mortgaged = level == level::mortgaged};
    if (level > level::unbuilt && deed.kind == SpaceKind::street)
        set_steps(deed, role, holding, std::min(level, most_steps(deed, role)));
    return holding;
}

int level_of(const Edition& edition, Role role, const Holding& holding) {
    if (holding.mortgaged) return level::mortgaged;
    const Deed* deed = edition.deed_at(holding.deed);
    return deed != nullptr && deed->kind == SpaceKind::street ? steps_on(*deed, role, holding) : level::unbuilt;
}

Money cash_of(const DraftPlayer& player) {
    return Money{read_cash(player.cash).value_or(0)};
}

PositionPlayer position_player(const Edition& edition, const DraftPlayer& player) {
    PositionPlayer made;
    made.name = player.name;
    made.estate.role = edition.profile.roles.value ? player.role : Role::player;
    made.estate.cash = cash_of(player);
    made.estate.jailed = player.jailed;
    for (const auto& [space, level] : player.deeds) {
        if (const Deed* deed = edition.deed_at(space))
            made.estate.deeds.push_back(holding_of(*deed, made.estate.role, level));
    }
    return made;
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
    for (const DraftPlayer& player : draft.players)
        document.position.players.push_back(position_player(*chosen.edition, player));
    for (const auto& [space, typed] : draft.dice) {
        if (const auto dice = typed_dice(typed)) document.position.dice[space] = *dice;
    }
    return document;
}

CalculatorDraft draft_of(const PositionDocument& document, std::size_t edition) {
    CalculatorDraft draft;
    draft.edition = edition;
    draft.players.clear();
    for (const PositionPlayer& player : document.position.players) {
        if (player.bankrupt) continue;
        DraftPlayer made{player.name, player.estate.role, player.estate.cash.to_string(), player.estate.jailed, {}};
        for (const Holding& holding : player.estate.deeds)
            made.deeds[holding.deed] = level_of(*document.edition, player.estate.role, holding);
        draft.players.push_back(std::move(made));
    }
    if (draft.players.empty()) draft.players.push_back({"Anna"});
    for (const auto& [space, dice] : document.position.dice)
        draft.dice[space] = std::to_string(dice.first) + ' ' + std::to_string(dice.second);
    for (const RulingKey& key : ruling_keys()) {
        const std::string value = get(document.rulings, key.name);
        if (value != get(document.edition->rulings, key.name)) draft.rulings[std::string(key.name)] = value;
    }
    return draft;
}

void hold(CalculatorDraft& draft, Space deed, std::optional<int> level) {
    for (DraftPlayer& player : draft.players) player.deeds.erase(deed);
    if (level) draft.players.at(draft.player).deeds[deed] = *level;
}

void choose_edition(CalculatorDraft& draft, const std::vector<CalculatorEdition>& editions, std::size_t edition) {
    draft.edition = edition;
    draft.rulings.clear();
    const Edition& chosen = *editions.at(edition).edition;
    const auto is_gone = [&](Space space) { return chosen.deed_at(space) == nullptr; };
    if (draft.deed && is_gone(*draft.deed)) draft.deed.reset();
    for (DraftPlayer& player : draft.players) {
        std::erase_if(player.deeds, [&](const auto& held) { return is_gone(held.first); });
        for (auto& [space, level] : player.deeds) {
            const Deed& deed = *chosen.deed_at(space);
            level = std::min(level, deed.kind == SpaceKind::street ? most_steps(deed, player.role) : level::unbuilt);
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

void add_player(CalculatorDraft& draft, const std::vector<Role>& roles) {
    constexpr std::array<const char*, 6> names{"Anna", "Boris", "Clara", "Dmitri", "Elena", "Felix"};
    const auto taken = [&](const std::string& name) {
        return std::ranges::any_of(draft.players, [&](const DraftPlayer& p) { return fold(p.name) == fold(name); });
    };
    std::string name;
    for (const char* each : names) {
        name = each;
        if (!taken(name)) break;
    }
    for (int number = 2; taken(name); ++number) name = std::string(names.back()) + ' ' + std::to_string(number);
    const bool other = !draft.players.empty() && draft.players.back().role == Role::monopolist;
    const Role role = roles.empty() ? Role::player : other ? roles.back() : roles.front();
    draft.players.push_back({std::move(name), role});
    draft.player = draft.players.size() - 1;
}

}  // namespace tablebank
