#include "app/cli/repair_report.h"

#include <ostream>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/entries/repair_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/standings_diff.h"

namespace tablebank {
namespace {

std::string holder_name(const Game& game, Space deed, const std::string& bank) {
    const auto owner = game.owner_of(deed);
    return owner ? game.name(*owner) : bank;
}

void add_counts(const RepairPlan& plan, Json& json) {
    json["kept"] = plan.counts.kept;
    json["changed"] = plan.counts.changed;
    json["dropped"] = plan.counts.dropped;
    json["added"] = plan.counts.added;
}

Json row_json(const Language& lang, const Setup& setup, const RepairRow& row) {
    Json json{{"fate", to_string(row.fate)}, {"entry", row.entry}};
    if (!row.before.empty()) json["before"] = row.before;
    if (!row.after.empty()) json["after"] = row.after;
    if (row.refusal) json["refused"] = to_string(row.refusal->code);
    if (const std::string why = repair_why_text(lang, setup, row); !why.empty()) json["why"] = why;
    if (row.fate == Fate::asked) json["answers"] = row.answers;
    return json;
}

Json deeds_json(const RepairPlan& plan) {
    Json moved = Json::array();
    for (const Deed& deed : plan.before.edition().deeds) {
        const std::string before = holder_name(plan.before, deed.space, "bank");
        const std::string after = holder_name(plan.after, deed.space, "bank");
        if (before != after) moved.push_back({{"deed", space_json(deed.space)}, {"before", before}, {"after", after}});
    }
    return moved;
}

Json names_json(const Setup& setup, const std::vector<Seat>& seats) {
    Json names = Json::array();
    for (const Seat seat : seats) names.push_back(setup.player(seat).name);
    return names;
}

void add_standing_json(const PlaceAndTotal& standing, const std::string& when, Json& json) {
    if (standing.place) json["place_" + when] = *standing.place;
    if (standing.total) json["total_" + when] = standing.total->to_string();
}

/// Whether there is still cash to report; once it was handed in, the shares count.
bool tells_cash(const RepairPlan& plan) {
    return plan.before.phase() < Phase::kept || plan.after.phase() < Phase::kept;
}

void print_cash(const Language& lang, const Setup& setup, const RepairPlan& plan, std::ostream& out) {
    TextTable table({{lang.tr("Player")}, {lang.tr("before"), Side::right}, {lang.tr("after"), Side::right}});
    for (int number = 1; number <= setup.seats(); ++number) {
        const Seat seat{number};
        table.add({setup.player(seat).name, amount_text(lang, plan.before.cash(seat)),
                   amount_text(lang, plan.after.cash(seat))});
    }
    table.print(out);
}

}  // namespace

void add_open_json(const Language& lang, const Setup& setup, const RepairPlan& plan, Json& json) {
    Json open = Json::array();
    for (const RepairRow* row : plan.open())
        open.push_back({{"entry", row->entry},
                        {"line", row->before},
                        {"why", repair_why_text(lang, setup, *row)},
                        {"answers", row->answers}});
    json["open"] = std::move(open);
    add_counts(plan, json);
}

Json repair_json(const Language& lang, const Setup& setup, const RepairPlan& plan) {
    Json json{{"kind", "repair"}, {"entry", plan.entry}, {"rows", Json::array()}};
    for (const RepairRow& row : plan.rows) json["rows"].push_back(row_json(lang, setup, row));
    add_open_json(lang, setup, plan, json);
    json["players"] = Json::array();
    for (int number = 1; number <= setup.seats(); ++number) {
        const Seat seat{number};
        json["players"].push_back({{"name", setup.player(seat).name},
                                   {"cash_before", plan.before.cash(seat).to_string()},
                                   {"cash_after", plan.after.cash(seat).to_string()}});
    }
    json["deeds"] = deeds_json(plan);
    if (const auto change = standings_change(plan.before, plan.after)) add_standings_json(setup, *change, json);
    return json;
}

void add_standings_json(const Setup& setup, const StandingsChange& change, Json& json) {
    Json standings = Json::array();
    for (const StandingChange& player : change.players) {
        Json row{{"name", setup.player(player.seat).name}};
        add_standing_json(player.before, "before", row);
        add_standing_json(player.after, "after", row);
        standings.push_back(std::move(row));
    }
    json["standings"] = std::move(standings);
    json["winners_before"] = names_json(setup, change.first_before);
    json["winners_after"] = names_json(setup, change.first_after);
    json["phase_before"] = to_string(change.phase_before);
    json["phase_after"] = to_string(change.phase_after);
    if (change.without_dice.empty()) return;
    Json missing = Json::array();
    for (const Space space : change.without_dice) missing.push_back(space_json(space));
    json["dice_missing"] = std::move(missing);
}

void print_standings(const Language& lang, const Setup& setup, const StandingsChange& change, std::ostream& out) {
    const StandingsDiff told = tell_standings(lang, setup, change);
    TextTable table({{lang.tr("Player")},
                     {lang.tr("place before"), Side::right},
                     {lang.tr("place after"), Side::right},
                     {lang.tr("total before"), Side::right},
                     {lang.tr("total after"), Side::right}});
    for (const ToldStanding& row : told.rows)
        table.add({row.name, row.place_before, row.place_after, row.total_before, row.total_after});
    table.print(out);
    out << told.first << '\n';
    if (!told.note.empty()) out << told.note << '\n';
}

void print_repair(const Language& lang, const Setup& setup, const RepairPlan& plan, std::ostream& out) {
    for (const RepairRow& row : plan.rows) out << repair_row_text(lang, setup, row) << '\n';
    out << repair_counts_text(lang, plan.counts) << "\n\n";
    const auto change = standings_change(plan.before, plan.after);
    if (!change || tells_cash(plan)) print_cash(lang, setup, plan, out);
    if (change) print_standings(lang, setup, *change, out);
    for (const Deed& deed : plan.before.edition().deeds) {
        std::string holders = holder_name(plan.before, deed.space, lang.tr("the bank"));
        const std::string after = holder_name(plan.after, deed.space, lang.tr("the bank"));
        if (holders == after) continue;
        holders.append(" → ").append(after);
        out << lang.tr("{line}: {text}", {{"line", space_json(deed.space) + ' ' + deed.name}, {"text", holders}})
            << '\n';
    }
}

std::string open_rows_text(const Language& lang, const Setup& setup, const RepairPlan& plan) {
    std::string text;
    for (const RepairRow* row : plan.open()) text += "\n  " + repair_row_text(lang, setup, *row);
    return text;
}

}  // namespace tablebank
