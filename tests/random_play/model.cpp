#include "tests/random_play/model.h"

#include <algorithm>

namespace random_play {
namespace {

void demand(bool holds, const char* code) {
    if (!holds) throw Refused{code};
}

/// Numbers are restored if they still have the entry's value; sums are restored by the difference.
void numbers_back(ModelTable before, ModelTable after, ModelTable& now) {
    const auto was = before.values();
    const auto became = after.values();
    const auto is = now.values();
    for (std::size_t i = 0; i < is.size(); ++i) {
        if (*was[i] == *became[i]) continue;
        demand(*is[i] == *became[i], "reversal-blocked");
        *is[i] = *was[i];
    }
    const auto had = before.amounts();
    const auto got = after.amounts();
    const auto has = now.amounts();
    for (std::size_t i = 0; i < has.size(); ++i) {
        *has[i] += *had[i] - *got[i];
        demand(*has[i] >= 0 || *had[i] == *got[i], "reversal-blocked");
    }
}

void deeds_back(const ModelTable& before, const ModelTable& after, ModelTable& now) {
    const auto lies = [](const DeedHeld& held) { return std::pair{held.holder, held.mortgaged}; };
    for (const Printed& printed : now.book().deeds) {
        const DeedHeld& was = before.deed(printed.space);
        const DeedHeld& became = after.deed(printed.space);
        DeedHeld& is = now.deed(printed.space);
        if (lies(was) == lies(became)) continue;
        demand(lies(is) == lies(became), "reversal-blocked");
        is.holder = was.holder;
        is.mortgaged = was.mortgaged;
    }
}

/// A single asset that was moved must be at its new place, even if that is the place it came from.
void tokens_and_cards_back(const ModelTable& before, const ModelTable& after, int reversal, ModelTable& now) {
    for (int seat = 1; seat <= now.agreed->seats(); ++seat) {
        if (before.player(seat).moved == after.player(seat).moved) continue;
        demand(now.player(seat).place == after.player(seat).place, "reversal-blocked");
        now.player(seat).moved = reversal;
    }
    for (std::size_t card = 0; card < now.cards.size(); ++card) {
        if (before.moved_cards[card] == after.moved_cards[card]) continue;
        demand(now.cards[card] == after.cards[card], "reversal-blocked");
        now.cards[card] = before.cards[card];
        now.moved_cards[card] = reversal;
    }
}

/// The statement about kept cards must still be true.
void told_back(const ModelTable& before, const ModelTable& after, ModelTable& now) {
    for (std::size_t card = 0; card < now.told.size(); ++card) {
        if (before.told[card] == after.told[card]) continue;
        demand(now.told[card] == after.told[card], "reversal-blocked");
        now.told[card] = before.told[card];
    }
}

/// The entry's note about a pile must still be known; a forgotten one is known again.
void piles_back(const ModelTable& before, const ModelTable& after, ModelTable& now) {
    for (std::size_t deck = 0; deck < now.piles.size(); ++deck) {
        DrawPile& pile = now.piles[deck];
        const auto has = [](const DrawPile& known, const Drawn& drawn) {
            return std::ranges::find(known, drawn) != known.end();
        };
        for (const Drawn& noted : after.piles[deck]) {
            if (has(before.piles[deck], noted)) continue;
            demand(has(pile, noted), "reversal-blocked");
            std::erase(pile, noted);
        }
        for (const Drawn& forgotten : before.piles[deck]) {
            if (has(after.piles[deck], forgotten)) continue;
            demand(std::ranges::find(pile, forgotten.entry, &Drawn::entry) == pile.end(), "reversal-blocked");
            pile.push_back(forgotten);
        }
        std::ranges::sort(pile, {}, &Drawn::entry);
    }
}

const Due* find_due(const std::vector<Due>& dues, const Due& same) {
    const auto found = std::ranges::find_if(
        dues, [&](const Due& due) { return due.entry == same.entry && due.number == same.number; });
    return found == dues.end() ? nullptr : &*found;
}

/// A due that the entry raised must still be open; one that it settled comes back.
void dues_back(const ModelTable& before, const ModelTable& after, ModelTable& now) {
    for (const Due& became : after.dues) {
        const Due* was = find_due(before.dues, became);
        if (was != nullptr && *was == became) continue;
        demand(std::ranges::count(now.dues, became) == 1, "reversal-blocked");
        std::erase(now.dues, became);
        if (was != nullptr) now.dues.push_back(*was);
    }
    for (const Due& was : before.dues) {
        if (find_due(after.dues, was) != nullptr) continue;
        demand(find_due(now.dues, was) == nullptr, "reversal-blocked");
        now.dues.push_back(was);
    }
    std::ranges::sort(now.dues, {}, [](const Due& due) { return std::pair{due.entry, due.number}; });
}

/// Facts that were forgotten since, because the turn was over or the choice was undone, stay forgotten.
void choices_back(const ModelTable& before, const ModelTable& after, const std::vector<bool>& in_force,
                  ModelTable& now) {
    const auto has = [](const std::vector<Choice>& all, const Choice& one) {
        return std::ranges::find(all, one) != all.end();
    };
    for (const Choice& made : after.choices)
        if (!has(before.choices, made)) std::erase(now.choices, made);
    for (const Choice& was : before.choices) {
        if (has(after.choices, was) || has(now.choices, was) || !in_force.at(static_cast<std::size_t>(was.entry)))
            continue;
        now.choices.push_back(was);
    }
    std::ranges::sort(now.choices, {}, &Choice::entry);
}

/// A player who has left holds nothing, is not in turn, and neither owes nor is owed; and the game has not missed its
/// end (0).
std::vector<int> strange_seats(const ModelTable& table) {
    std::vector<int> found;
    const bool plays = table.in_phase() == Phase::play;
    for (int seat = 1; seat <= table.agreed->seats(); ++seat) {
        const auto concerns = [&](const Due& due) { return due.debtor == seat || due.creditor == seat; };
        const bool involved = table.player(seat).cash != 0 || !table.deeds_of(seat).empty() ||
                              (plays && table.in_turn() == seat) || std::ranges::any_of(table.dues, concerns);
        if (table.is_out(seat) && involved) found.push_back(seat);
    }
    const auto left = table.playing();
    const auto same_side = [&](int seat) { return table.agreed->role(seat) == table.agreed->role(left.front()); };
    const bool one_side = table.agreed->goal == Goal::richest && std::ranges::all_of(left, same_side);
    const bool alone = left.size() < 2 && table.in_phase() != Phase::finished;
    if (alone || (plays && one_side)) found.push_back(0);
    return found;
}

}  // namespace

Model::Model(std::shared_ptr<const Agreed> agreed, Units opened)
    : agreed_(std::move(agreed)), entries_(2), shown_(opened) {
    entries_[1].after = opening(*agreed_);
}

bool Model::was_built_on_since(int space, int number) const {
    const DeedHeld& then = entry(number).after.deed(space);
    const DeedHeld& is = table().deed(space);
    if (is.houses > then.houses || is.hotels > then.hotels) return true;
    for (int later = number + 1; later <= last(); ++later) {
        const DeedHeld& before = entry(later).before.deed(space);
        const DeedHeld& after = entry(later).after.deed(space);
        const bool built = after.houses > before.houses || after.hotels > before.hotels;
        if (built && entry(later).reverses == 0 && in_force(later)) return true;
    }
    return false;
}

ModelTable Model::taken_back(int number) const {
    ModelTable now = table();
    const ModelTable& before = entry(number).before;
    const ModelTable& after = entry(number).after;
    tokens_and_cards_back(before, after, last() + 1, now);
    numbers_back(before, after, now);
    now.rulings = held_to_book(now.book(), now.ruled);
    deeds_back(before, after, now);
    told_back(before, after, now);
    piles_back(before, after, now);
    dues_back(before, after, now);
    choices_back(before, after, forces(number), now);
    if (now.decided(Ruling::pieces_run_out, "limited")) {
        const auto borrowed = [](Units was, Units is) { return is < 0 && is < was; };
        demand(!borrowed(table().houses_in_bank(), now.houses_in_bank()), "reversal-impossible");
        demand(!borrowed(table().hotels_in_bank(), now.hotels_in_bank()), "reversal-impossible");
    }
    for (const Printed& printed : table().book().deeds) {
        const DeedHeld& held = now.deed(printed.space);
        const bool moved = held.holder != table().deed(printed.space).holder;
        demand(!held.built() || !moved || !was_built_on_since(printed.space, number), "reversal-blocked");
        const int strange = strange_building(now, printed.space);
        demand(strange == 0 || strange == strange_building(table(), printed.space), "reversal-impossible");
        const auto place = static_cast<std::size_t>(printed.space);
        demand(!moved || now.third.at(place) == 0 || table().third.at(place) == 0, "reversal-impossible");
        demand(!third_without_two(now, printed.space) || third_without_two(table(), printed.space),
               "reversal-impossible");
    }
    const auto known = strange_seats(table());
    for (const int seat : strange_seats(now))
        demand(std::ranges::find(known, seat) != known.end(), "reversal-impossible");
    return now;
}

}  // namespace random_play
