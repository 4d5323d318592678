#include "ledger/grammar/notation_verbs.h"

#include <algorithm>
#include <array>
#include <type_traits>

#include "ledger/grammar/notation_actions.h"

namespace tablebank {
namespace {

template <class Asked, class... Others>
constexpr bool is_any_of = (std::is_same_v<Asked, Others> || ...);

constexpr bool of_player = true;
constexpr bool of_table = false;
constexpr bool a_name_before_a_verb = true;
constexpr bool a_beginning_too = true;
constexpr bool a_player_is_named = true;

constexpr std::array verb_rows{
    Verb{"roll", reading::roll, of_player},
    Verb{"ok", reading::plain<action::Ok>, of_player},
    Verb{"buy", reading::buy, of_player},
    Verb{"decline", reading::plain<action::Decline>, of_player},
    Verb{"rent", reading::rent, of_player},
    Verb{"card", reading::card, of_player},
    Verb{"next", reading::plain<action::Next>},
    Verb{"build", reading::build, of_player},
    Verb{"pay", reading::pay, of_player},
    Verb{"get", reading::get, of_player},
    Verb{"tax", reading::tax, of_player},
    Verb{"trade", reading::trade, of_player},
    Verb{"mortgage", reading::mortgage, of_player},
    Verb{"redeem", reading::redeem, of_player},
    Verb{"sell", reading::sell, of_player},
    Verb{"foundation", reading::foundation, of_player},
    Verb{"fine", reading::plain<action::Fine>, of_player},
    Verb{"free", reading::plain<action::Free>, of_player},
    Verb{"jail", reading::plain<action::Jail>, of_player},
    Verb{"waive", reading::plain<action::Waive>, of_player},
    Verb{"undo", reading::undo},
    Verb{"redo", reading::plain<action::Redo>},
    Verb{"amend", reading::amend},
    Verb{"auction", reading::auction},
    Verb{"use", reading::use, of_player},
    Verb{"draw", reading::draw, of_player},
    Verb{"stake", reading::stake, of_player},
    Verb{"at", reading::at, of_player},
    Verb{"count", reading::count, of_player},
    Verb{"bankrupt", reading::bankrupt, of_player},
    Verb{"leaves", reading::plain<action::Leaves>, of_player},
    Verb{"turn", reading::turn},
    Verb{"clock", reading::clock},
    Verb{"closing", reading::plain<action::Closing>},
    Verb{"keep", reading::plain<action::Keep>},
    Verb{"walk", reading::walk},
    Verb{"finish", reading::plain<action::Finish>},
    Verb{"richest", reading::richest},
    Verb{"rule", reading::rule},
    Verb{"shuffle", reading::shuffle},
    Verb{"note", reading::plain<action::Note>},
    Verb{"confirm", reading::confirm, of_table, a_name_before_a_verb},
    Verb{"signs", reading::plain<action::Signs>, of_player, a_name_before_a_verb},
    Verb{"refuses", reading::plain<action::Refuses>, of_player, a_name_before_a_verb},
    Verb{"certify", reading::certify, of_table, a_name_before_a_verb},
    Verb{"correct", reading::correct, of_table, a_name_before_a_verb},
    Verb{"adjust", reading::adjust, of_player, a_name_before_a_verb},
    Verb{"protest", reading::protest, of_player, a_name_before_a_verb},
    Verb{"seat", reading::take_over, of_player, a_name_before_a_verb, a_beginning_too, a_player_is_named},
    Verb{"swap", reading::swap, of_player, a_name_before_a_verb, a_beginning_too, a_player_is_named},
    Verb{"rename", reading::rename, of_player, a_name_before_a_verb, a_beginning_too, a_player_is_named},
    Verb{"join", reading::join, of_table, a_name_before_a_verb, a_beginning_too},
};

}  // namespace

std::span<const Verb> verbs() {
    return verb_rows;
}

const Verb* find_verb(std::string_view word) {
    const auto found = std::ranges::find(verb_rows, word, &Verb::name);
    return found == verb_rows.end() ? nullptr : &*found;
}

const std::vector<std::string_view>& all_verbs() {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> all;
        all.reserve(verb_rows.size() + 1);
        for (const Verb& verb : verb_rows) all.push_back(verb.name);
        all.push_back(force_verb);
        return all;
    }();
    return names;
}

WhyUse why_use(const Action& action) {
    return std::visit(
        []<class A>(const A&) {
            if constexpr (is_any_of<A, action::ClockStop, action::ClockExtend, action::ClockSet, action::ClockBell,
                                    action::Rule, action::Note, action::Correct, action::Adjust, action::Protest,
                                    action::TakeOver, action::Swap, action::Rename, action::Join>) {
                return WhyUse::required;
            }
            if constexpr (is_any_of<A, action::Waive, action::Pay, action::Get, action::At, action::Count, action::Free,
                                    action::Leaves, action::Undo, action::UndoTo, action::UndoTurn, action::Turn,
                                    action::Shuffle, action::Card, action::ClockCall, action::Walk, action::Confirm,
                                    action::Refuses, action::Certify, action::ProtestStep, action::ProtestTime>) {
                return WhyUse::optional;
            }
            return WhyUse::none;
        },
        action);
}

}  // namespace tablebank
