#include "app/present/event/act_line.h"

#include <initializer_list>
#include <vector>

#include "app/event/changed_event.h"
#include "app/event/import_result.h"
#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

/// A figure that changes no plural.
std::string figure(std::int64_t number) {
    return std::to_string(number);
}

/// "Vera for Anna", if the event seated Anna; "Julia (added seat)".
std::string credited_name(const Language& lang, const Event& event, const SeatScore& seat) {
    std::string name = event_player_name(event, seat.player);
    if (!seat.seat_of) return name;
    if (*seat.seat_of == 0) return lang.tr("{player} (seat added)", {{"player", name}});
    return lang.tr("{player} (seat of {other})",
                   {{"player", name}, {"other", event_player_name(event, *seat.seat_of)}});
}

std::string result_line(const Language& lang, const Event& event, const act::ResultTaken& taken) {
    std::vector<std::string> scores;
    for (const SeatScore& seat : taken.seats) {
        const Word name{"player", credited_name(lang, event, seat)};
        scores.push_back(
            seat.forfeit ? lang.tr("{player} forfeits", {name})
                         : lang.tr("{player} {total} ({place})",
                                   {name, {"total", amount_text(lang, seat.total)}, {"place", figure(seat.place)}}));
    }
    const std::initializer_list<Word> words = {{"round", figure(taken.round)},
                                               {"table", figure(taken.table)},
                                               {"number", figure(taken.correction)},
                                               {"scores", list_text(lang, scores)}};
    if (taken.early)
        return lang.tr("Before the bell, set aside: result of round {round}, table {table}: {scores}", words);
    if (taken.correction == 0 && is_from_code(taken))
        return lang.tr("Result of round {round}, table {table}, from the code of its sheet: {scores}", words);
    return taken.correction > 0 ? lang.tr("Correction {number}: round {round}, table {table}: {scores}", words)
                                : lang.tr("Result of round {round}, table {table}: {scores}", words);
}

struct Line {
    const Language& lang;
    const Event& event;

    [[nodiscard]] Word player(int number) const { return {"player", event_player_name(event, number)}; }

    std::string operator()(const act::Created& made) const {
        return lang.tr("{name}: {edition}, rounds: {rounds}, tables of {size}", {{"name", made.name},
                                                                                 {"edition", made.edition},
                                                                                 {"rounds", figure(made.rounds)},
                                                                                 {"size", figure(made.table_size)}});
    }
    std::string operator()(const act::PlayerAdded& added) const {
        const std::initializer_list<Word> words = {{"number", figure(added.number)}, {"player", added.name}};
        return added.substitute ? lang.tr("Substitute {number}: {player}", words)
                                : lang.tr("Player {number}: {player}", words);
    }
    std::string operator()(const act::PlayerLeft& left) const {
        return lang.tr("{player} leaves before round {round}", {player(left.player), {"round", figure(left.from)}});
    }
    std::string operator()(const act::PlayerReturned& returned) const {
        return lang.tr("{player} is back in round {round}",
                       {player(returned.player), {"round", figure(returned.from)}});
    }
    std::string operator()(const act::CheckedIn& in) const { return lang.tr("{player} has come", {player(in.player)}); }
    std::string operator()(const act::Hidden& hidden) const {
        return hidden.hidden ? lang.tr("{player} is not shown on public pages", {player(hidden.player)})
                             : lang.tr("{player} is shown on public pages again", {player(hidden.player)});
    }
    std::string operator()(const act::Seated& seated) const {
        std::vector<std::string> rounds;
        for (const RoundSeating& round : seated.rounds) rounds.push_back(figure(round.round));
        return lang.trn("Seated: round {rounds}", "Seated: round {rounds}", static_cast<std::int64_t>(rounds.size()),
                        {{"rounds", list_text(lang, rounds)}});
    }
    std::string operator()(const act::RoundOpened& opened) const {
        return lang.tr("The bell rings for round {round}", {{"round", figure(opened.round)}});
    }
    std::string operator()(const act::Extended& extended) const {
        const std::initializer_list<Word> words = {{"round", figure(extended.round)},
                                                   {"table", figure(extended.table)},
                                                   {"minutes", figure(extended.minutes)}};
        return extended.table == 0 ? lang.tr("Round {round}: +{minutes} min for every table", words)
                                   : lang.tr("Round {round}, table {table}: +{minutes} min", words);
    }
    std::string operator()(const act::ResultTaken& taken) const { return result_line(lang, event, taken); }
    std::string operator()(const act::ForkKept& fork) const {
        return lang.tr(
            "Round {round}, table {table}: another history of the game was kept, with entry #{entry} as its last",
            {{"round", figure(fork.round)}, {"table", figure(fork.table)}, {"entry", figure(fork.source.entries)}});
    }
    std::string operator()(const act::RoundUnlocked& unlocked) const {
        return lang.tr("Round {round} may be corrected again", {{"round", figure(unlocked.round)}});
    }
    std::string operator()(const act::PenaltyGiven& given) const {
        if (given.points < Share{})
            return lang.tr("Bonus {number}: {player} +{points}", {{"number", figure(given.number)},
                                                                  player(given.player),
                                                                  {"points", amount_text(lang, given.points * -1)}});
        return lang.tr(
            "Penalty {number}: {player} -{points}",
            {{"number", figure(given.number)}, player(given.player), {"points", amount_text(lang, given.points)}});
    }
    std::string operator()(const act::PenaltyWithdrawn& withdrawn) const {
        return lang.tr("Penalty {number} is withdrawn", {{"number", figure(withdrawn.number)}});
    }
    std::string operator()(const act::SchemeChanged& changed) const {
        // In English the log has the typed form: recorded output of an event never changes.
        const bool as_typed = lang == Language::english();
        return lang.tr("Scheme: {scheme}",
                       {{"scheme", as_typed ? to_string(changed.scheme) : scheme_text(lang, changed.scheme)}});
    }
    std::string operator()(const act::LotsDrawn& drawn) const {
        std::vector<std::string> names;
        for (const int number : drawn.players) names.push_back(event_player_name(event, number));
        return lang.tr("Lots, in this order: {players}", {{"players", list_text(lang, names)}});
    }
    std::string operator()(const act::HubNamed& hub) const {
        return lang.tr("The tables send their entries to {address}", {{"address", hub.address}});
    }
    std::string operator()(const act::KeyEnrolled& enrolled) const {
        return lang.tr("Round {round}, table {table} sends with the key {key}",
                       {{"round", figure(enrolled.round)}, {"table", figure(enrolled.table)}, {"key", enrolled.key}});
    }
    std::string operator()(const act::OfficialNamed& official) const {
        const std::initializer_list<Word> words = {{"name", official.name}, {"table", figure(official.table)}};
        switch (official.role) {
            case OfficialRole::director:
                return lang.tr("{name} is director", words);
            case OfficialRole::judge:
                return lang.tr("{name} is judge", words);
            case OfficialRole::banker:
                return lang.tr("{name} is banker of table {table}", words);
        }
        return {};
    }
    std::string operator()(const act::OfficialRemoved& official) const {
        return lang.tr("{name} is no official any more", {{"name", official.name}});
    }
    std::string operator()(const act::Reseated& real) const {
        const std::initializer_list<Word> words = {
            {"round", figure(real.round)}, player(real.player), {"other", event_player_name(event, real.other)}};
        if (real.other == 0) return lang.tr("Round {round}: no one sat in the seat of {player}", words);
        return lang.tr("Round {round}: {player} and {other} exchange their places", words);
    }
    std::string operator()(const act::Dismissed& dismissed) const {
        return lang.tr("#{entry} does not count: {what}",
                       {{"entry", figure(dismissed.entry)}, {"what", line_of(dismissed.entry)}});
    }
    std::string operator()(const act::Undone& undone) const {
        return lang.tr("#{entry} is undone: {what}",
                       {{"entry", figure(undone.entry)}, {"what", line_of(undone.entry)}});
    }
    std::string operator()(const act::Amended& amended) const {
        return lang.tr("#{entry} is amended: {what}",
                       {{"entry", figure(amended.entry)}, {"what", act_line(lang, event, amended.act->act)}});
    }
    /// Of another entry of the book; a chain of changes of changes is cut short.
    [[nodiscard]] std::string line_of(std::int64_t entry) const {
        const LoggedAct* logged = event.logged(entry);
        if (logged == nullptr) return {};
        if (const auto changed = changed_entry(logged->act))
            return std::holds_alternative<act::Undone>(logged->act)
                       ? lang.tr("#{entry} was undone", {{"entry", figure(*changed)}})
                       : lang.tr("#{entry} was amended", {{"entry", figure(*changed)}});
        return act_line(lang, event, logged->act);
    }
    std::string operator()(const act::KeyWithdrawn& withdrawn) const {
        return lang.tr("Round {round}, table {table}: its key is withdrawn",
                       {{"round", figure(withdrawn.round)}, {"table", figure(withdrawn.table)}});
    }
};

}  // namespace

std::string act_line(const Language& lang, const Event& event, const Act& act) {
    return std::visit(Line{lang, event}, act);
}

std::string criterion_text(const Language& lang, Criterion criterion) {
    switch (criterion) {
        case Criterion::points:
            return lang.tr_in("of standings", "Points");
        case Criterion::wins:
            return lang.tr_in("of standings", "Wins");
        case Criterion::totals:
            return lang.tr_in("of standings", "Totals");
        case Criterion::table_share:
            return lang.tr_in("of standings", "Share of the tables");
        case Criterion::head_to_head:
            return lang.tr_in("of standings", "Head to head");
        case Criterion::opponents:
            return lang.tr_in("of standings", "Opponents");
        case Criterion::lots:
            return lang.tr_in("of standings", "Lot");
        case Criterion::final_place:
            return lang.tr_in("of standings", "Final");
    }
    return {};
}

std::string scheme_text(const Language& lang, const Scheme& scheme) {
    std::string points;
    for (const std::vector<int>& list : scheme.place_points) {
        if (!points.empty()) points += ", ";
        for (const int value : list) points += std::to_string(value) + '-';
        points.pop_back();
    }
    std::vector<std::string> criteria;
    for (const Criterion criterion : scheme.order) criteria.push_back(fold(criterion_text(lang, criterion)));
    std::string order = criteria.empty() ? std::string{} : criteria.front();
    for (std::size_t at = 1; at < criteria.size(); ++at)
        order += lang.tr_in("between the things of a list", ", ") + criteria[at];
    std::string text = lang.tr("{points}; bye {bye}; decided by {criteria}",
                               {{"points", points}, {"bye", amount_text(lang, scheme.bye)}, {"criteria", order}});
    if (scheme.requested > Share{})
        text += lang.tr("; a round that a player asked to sit out: {points}",
                        {{"points", amount_text(lang, scheme.requested)}});
    if (scheme.missed > Share{})
        text += lang.tr("; a round before a player came: {points}", {{"points", amount_text(lang, scheme.missed)}});
    return text;
}

std::string criterion_value_text(const Language& lang, Criterion criterion, const Share& value) {
    const auto in_hundredths = [&](const Share& exact) {
        return amount_text(lang, Share{(exact * 100).rounded(Rounding::half_up, Money{1}).units(), 100});
    };
    switch (criterion) {
        case Criterion::lots:
            return amount_text(lang, value * -1);
        case Criterion::table_share:
            return lang.tr("{number} %",
                           {{"number", in_hundredths(Share{value.numerator(), value.denominator() * 100})}});
        case Criterion::head_to_head:
        case Criterion::opponents:
            return in_hundredths(value);
        default:
            return amount_text(lang, value);
    }
}

std::string event_player_name(const Event& event, int number) {
    if (const EventPlayer* player = event.player(number)) return player->name;
    // One who was entered by mistake is in the log only.
    for (const auto& logged : event.log)
        if (const auto* added = std::get_if<act::PlayerAdded>(&logged->act);
            added != nullptr && added->number == number)
            return added->name;
    return std::to_string(number);
}

}  // namespace tablebank
