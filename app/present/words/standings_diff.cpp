#include "app/present/words/standings_diff.h"

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {
namespace {

constexpr const char* none = "–";

std::string place_told(const PlaceAndTotal& standing) {
    return standing.place ? std::to_string(*standing.place) : none;
}

std::string total_told(const Language& lang, const PlaceAndTotal& standing) {
    return standing.total ? amount_text(lang, *standing.total) : none;
}

/// "place 1 (before: 2), total 320 (before: 280)"
std::string change_told(const Language& lang, const ToldStanding& row) {
    const Word place{"place", row.place_after};
    const Word total{"total", row.total_after};
    const Word was_place{"before", row.place_before};
    const Word was_total{"before", row.total_before};
    const std::string places = row.place_before == row.place_after
                                   ? lang.tr("place {place}", {place})
                                   : lang.tr("place {place} (before: {before})", {place, was_place});
    const std::string totals = row.total_before == row.total_after
                                   ? lang.tr("total {total}", {total})
                                   : lang.tr("total {total} (before: {before})", {total, was_total});
    return lang.tr("{player}: {place}, {total}", {{"player", row.name}, {"place", places}, {"total", totals}});
}

std::string names_told(const Language& lang, const Setup& setup, const std::vector<Seat>& seats) {
    std::vector<std::string> names;
    names.reserve(seats.size());
    for (const Seat seat : seats) names.push_back(setup.player(seat).name);
    return names.empty() ? none : list_text(lang, names);
}

std::string first_told(const Language& lang, const Setup& setup, const StandingsChange& change) {
    const Word after{"after", names_told(lang, setup, change.first_after)};
    if (change.first_before == change.first_after) return lang.tr("First place: {after}, as before.", {after});
    return lang.tr("First place: {after}, not {before}.",
                   {after, {"before", names_told(lang, setup, change.first_before)}});
}

std::string note_told(const Language& lang, const Setup& setup, const StandingsChange& change) {
    std::string note;
    if (change.phase_after == Phase::play) {
        note = lang.tr("The game would go on; its places are those of an end now.");
    } else if (change.phase_before == Phase::play) {
        note = lang.tr("The game still goes on; its places are those of an end now.");
    }
    if (change.without_dice.empty()) return note;
    std::vector<std::string> names;
    for (const Space space : change.without_dice) names.push_back(space_name(*setup.edition, space));
    return note + (note.empty() ? "" : " ") +
           lang.tr("Not thrown for yet, so one and one is counted: {deeds}.", {{"deeds", list_text(lang, names)}});
}

}  // namespace

StandingsDiff tell_standings(const Language& lang, const Setup& setup, const StandingsChange& change) {
    StandingsDiff told;
    told.first = first_told(lang, setup, change);
    told.note = note_told(lang, setup, change);
    const auto marks = player_marks(setup.players);
    for (const StandingChange& player : change.players) {
        ToldStanding row{.mark = marks.at(static_cast<std::size_t>(player.seat.number - 1)),
                         .name = setup.player(player.seat).name,
                         .place_before = place_told(player.before),
                         .place_after = place_told(player.after),
                         .total_before = total_told(lang, player.before),
                         .total_after = total_told(lang, player.after),
                         .changes = player.changes()};
        if (row.changes) told.summary += (told.summary.empty() ? "" : "; ") + change_told(lang, row);
        told.rows.push_back(std::move(row));
    }
    if (!told.summary.empty()) told.summary += '.';
    return told;
}

}  // namespace tablebank
