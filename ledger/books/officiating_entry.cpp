#include "ledger/books/officiating_entry.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

#include "ledger/books/clock_entry.h"
#include "ledger/books/entry_facts.h"
#include "ledger/books/game.h"
#include "ledger/books/own_card.h"

namespace tablebank {
namespace {

bool is_apart(FactName name) {
    switch (name) {
        case FactName::confirmed:
        case FactName::signed_by:
        case FactName::certified:
        case FactName::judge_key:
        case FactName::corrections:
        case FactName::protest:
        case FactName::protest_minutes:
            return true;
        default:
            return false;
    }
}

}  // namespace

bool is_officiating(const Entry& entry) {
    const auto apart = [](const FactChange& fact) { return is_apart(fact.key.name); };
    const auto apart_or_of_none = [&](const FactChange& fact) {
        return apart(fact) || fact.key.name == FactName::rules;
    };
    return entry.transfers.empty() && std::ranges::any_of(entry.facts, apart) &&
           std::ranges::all_of(entry.facts, apart_or_of_none);
}

bool is_of_the_computer(const Entry& entry) {
    const auto told = clock_told_by(entry);
    return told && (told->what == ClockTold::What::jump || told->what == ClockTold::What::slept ||
                    told->what == ClockTold::What::zone);
}

bool leaves_the_end(const Entry& entry) {
    if (!entry.transfers.empty() || entry.reverses || entry.forced) return false;
    if (entry.verb != "note" && entry.verb != "protest" && entry.verb != "certify") return false;
    return std::ranges::all_of(entry.facts, [](const FactChange& fact) {
        return fact.key.name == FactName::protest || fact.key.name == FactName::rules;
    });
}

bool leaves_the_result(const Entry& entry) {
    const bool plain = entry.transfers.empty() && !entry.reverses && !entry.forced;
    return leaves_the_end(entry) || (plain && entry.verb == "certify" && is_officiating(entry));
}

bool is_unasked(const Edition& edition, const Entry& entry) {
    if (entry.reverses) return false;
    const auto speaks_of = [&](std::initializer_list<std::string_view> verbs) {
        return std::ranges::find(verbs, entry.verb) != verbs.end();
    };
    const bool own_card = is_card_of_table(edition, entry);
    const bool sum = speaks_of({"get", "pay"}) && change_of(entry, FactName::due) == nullptr;
    return speaks_of({"at", "free", "jail", "turn"}) || own_card || sum;
}

bool leaves_play(const Entry& entry) {
    const FactChange* phase = change_of(entry, FactName::phase);
    return !entry.reverses && phase != nullptr && phase->before == to_string(Phase::play);
}

bool is_beside_play(const Entry& entry) {
    constexpr std::array<std::string_view, 13> verbs{"note",    "count",   "confirm", "rule", "clock",
                                                     "protest", "closing", "keep",    "undo", "redo",
                                                     "shuffle", "next",    "amend"};
    return std::ranges::find(verbs, entry.verb) != verbs.end();
}

bool is_untracked_play(const Rulings& rulings, const Entry& entry) {
    if (rulings.track_tokens || entry.reverses || entry.verb == "leaves" || is_beside_play(entry)) return false;
    const auto raises = [](const FactChange& fact) { return fact.key.name == FactName::due && fact.before.empty(); };
    const auto settles = [](const FactChange& fact) { return fact.key.name == FactName::due && !fact.before.empty(); };
    const bool plays = !entry.transfers.empty() || std::ranges::any_of(entry.facts, raises);
    return plays && std::ranges::none_of(entry.facts, settles);
}

bool is_of_the_sheet(const Entry& entry) {
    return std::ranges::find(entry.facts, FactKey{FactName::certified}, &FactChange::key) != entry.facts.end();
}

}  // namespace tablebank
