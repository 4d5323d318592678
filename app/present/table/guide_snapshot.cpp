#include "app/present/table/guide_snapshot.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/key_names.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "ledger/books/due.h"
#include "ledger/books/stage.h"

namespace tablebank {

namespace {

/// The two steps after the ten turns: a mistake, and its correction.
constexpr std::size_t last_steps = 2;
constexpr const char* wrong_dice = "34";

std::vector<std::string> called(const Language& lang, std::vector<std::string> keys) {
    for (std::string& key : keys) key = key_text(lang, key);
    return keys;
}

/// The sum of a typed card, otherwise the due: the cheaper one of a choice.
Money sum_of(const GuidedLine& line, const Due* due) {
    if (line.keys.starts_with('+')) return Money{std::stoll(std::string(line.keys.substr(1)))};
    if (due == nullptr) return {};
    return due->kind == DueKind::income_tax ? std::min(due->amount, due->percent_amount) : due->amount;
}

std::string said(const Language& lang, const Game& game, const GuidedLine& line) {
    const std::vector<Due> dues = open_dues(game);
    const Due* const due = dues.empty() ? nullptr : &dues.front();
    const bool dice = due == nullptr && line.keys.size() == 2;
    return lang.tr(line.situation, {{"player", game.name(due == nullptr ? next_to_roll(game) : due->debtor)},
                                    {"other", due != nullptr && due->creditor ? game.name(*due->creditor) : ""},
                                    {"deed", due == nullptr ? "" : space_name(game.edition(), due->space)},
                                    {"sum", money_text(lang, game.edition(), sum_of(line, due))},
                                    {"first", dice ? std::string(line.keys.substr(0, 1)) : ""},
                                    {"second", dice ? std::string(line.keys.substr(1)) : ""}});
}

void tell_line(const Language& lang, const Game& game, const GuidedLine& line, GuideSnapshot& guide) {
    const std::vector<Due> dues = open_dues(game);
    guide.heading = lang.tr("Turn {number} of {count}: {player}",
                            {{"number", std::to_string(line.turn)},
                             {"count", std::to_string(guided_turns())},
                             {"player", game.name(dues.empty() ? next_to_roll(game) : dues.front().debtor)}});
    guide.situation = said(lang, game, line);
    guide.keys = called(lang, keys_to_press(line));
    guide.advice = lang.tr(line.advice, {{"enter", key_text(lang, key_name::go_on)}});
    guide.line = line.line;
    guide.next = lang.tr("Do it for me");
}

void tell_mistake(const Language& lang, GuideSnapshot& guide) {
    guide.heading = lang.tr("A slip of the finger");
    guide.situation = lang.tr("The ten turns are played. Now type dice that no one has thrown.");
    guide.keys = called(lang, {"3", "4", key_name::go_on});
    guide.advice = lang.tr("It happens every evening, and it does no harm.");
    guide.line = wrong_dice;
    guide.next = lang.tr("Do it for me");
}

void tell_mending(const Language& lang, GuideSnapshot& guide) {
    guide.heading = lang.tr("A slip of the finger");
    guide.situation = lang.tr("That was not on the table. This undoes it.");
    guide.keys = called(lang, {key_name::undo});
    guide.advice = lang.tr("Nothing is erased: the log keeps the line, struck through.");
    guide.line = "undo";
    guide.next = lang.tr("Do it for me");
}

void tell_end(const Language& lang, GuideSnapshot& guide) {
    guide.heading = lang.tr("That is all");
    guide.situation = lang.tr("Dice, {enter}, and sometimes {undo}: so goes the whole evening.",
                              {{"enter", key_text(lang, key_name::go_on)}, {"undo", key_text(lang, key_name::undo)}});
    guide.keys = called(lang, {key_name::help});
    guide.advice =
        lang.tr("This key shows what else may be typed. You may go on here; nothing of a practice game counts.");
    guide.next = lang.tr("Begin a game of your own");
}

void tell_way_back(const Language& lang, const GuidedPlace& place, GuideSnapshot& guide) {
    guide.heading = lang.tr("Something else was posted");
    guide.situation = lang.tr("The table is not where this guide expects it.");
    const bool one = place.more == 1;
    guide.line = one ? "undo" : "undo to #" + std::to_string(place.from);
    if (one) guide.keys = called(lang, {key_name::undo});
    guide.advice = one ? lang.tr("That undoes it. Or go on by yourself: nothing of a practice game counts.")
                       : lang.tr("Go back, or go on by yourself: nothing of a practice game counts.");
    guide.next = lang.tr("Back to the guide");
}

/// The texts for the other lines, for the mistake, and for play that leaves the guide.
void tell_all(const Language& lang, const GuidedGame& guided, GuideSnapshot& guide) {
    const auto also = [&guide](const GuideSnapshot& other) {
        guide.situations.push_back(other.situation);
        guide.advices.push_back(other.advice);
    };
    GuideSnapshot other;
    for (std::size_t line = 0; line < guided_lines().size(); ++line) {
        tell_line(lang, guided.before(line), guided_lines()[line], other);
        also(other);
    }
    tell_mistake(lang, other);
    also(other);
    tell_mending(lang, other);
    also(other);
    for (const int more : {1, 2}) {
        tell_way_back(lang, {.kind = GuidedPlace::Kind::astray, .more = more}, other);
        also(other);
    }
}

}  // namespace

std::optional<GuideSnapshot> make_guide(const Language& lang, const GuidedGame& guided, const Table& table) {
    using Kind = GuidedPlace::Kind;
    const auto place = guided.find(table);
    if (!place) return std::nullopt;
    GuideSnapshot guide;
    guide.steps = guided_lines().size() + last_steps;
    guide.done = place->line;
    switch (place->kind) {
        case Kind::on_the_way:
            tell_line(lang, table.game, guided_lines()[place->line], guide);
            break;
        case Kind::to_mistake:
            tell_mistake(lang, guide);
            break;
        case Kind::to_mend:
            ++guide.done;
            tell_mending(lang, guide);
            break;
        case Kind::finished:
            guide.done = guide.steps;
            tell_end(lang, guide);
            break;
        case Kind::astray:
            tell_way_back(lang, *place, guide);
            break;
    }
    tell_all(lang, guided, guide);
    return guide;
}

}  // namespace tablebank
