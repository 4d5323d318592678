#include "app/cli/repair_report.h"

#include <fmt/format.h>

#include <ostream>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/entries/repair_text.h"
#include "app/present/words/money_text.h"

namespace tablebank {
namespace {

std::string holder_name(const Game& game, Space deed) {
    const auto owner = game.owner_of(deed);
    return owner ? game.name(*owner) : "bank";
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
        const std::string before = holder_name(plan.before, deed.space);
        const std::string after = holder_name(plan.after, deed.space);
        if (before != after) moved.push_back({{"deed", space_json(deed.space)}, {"before", before}, {"after", after}});
    }
    return moved;
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
    return json;
}

void print_repair(const Language& lang, const Setup& setup, const RepairPlan& plan, std::ostream& out) {
    for (const RepairRow& row : plan.rows) out << repair_row_text(lang, setup, row) << '\n';
    out << repair_counts_text(lang, plan.counts) << "\n\n";
    TextTable table({{lang.tr("Player")}, {lang.tr("before"), Side::right}, {lang.tr("after"), Side::right}});
    for (int number = 1; number <= setup.seats(); ++number) {
        const Seat seat{number};
        table.add({setup.player(seat).name, amount_text(lang, plan.before.cash(seat)),
                   amount_text(lang, plan.after.cash(seat))});
    }
    table.print(out);
    for (const Deed& deed : plan.before.edition().deeds) {
        const std::string before = holder_name(plan.before, deed.space);
        const std::string after = holder_name(plan.after, deed.space);
        if (before != after) out << fmt::format("{} {}: {} → {}\n", space_json(deed.space), deed.name, before, after);
    }
}

std::string open_rows_text(const Language& lang, const Setup& setup, const RepairPlan& plan) {
    std::string text;
    for (const RepairRow* row : plan.open()) text += "\n  " + repair_row_text(lang, setup, *row);
    return text;
}

}  // namespace tablebank
