#include "app/cli/extract_json.h"

#include "app/export/time_text.h"
#include "app/i18n/language.h"
#include "app/present/entries/entry_explanation.h"
#include "app/present/entries/entry_text.h"
#include "app/present/words/due_text.h"
#include "ledger/books/phone_poster.h"

namespace tablebank {
namespace {

Json changes_json(const EntryExtract& extract) {
    Json changes = Json::array();
    for (const ExtractBalance& balance : extract.balances)
        changes.push_back({{"asset", to_string(balance.asset)},
                           {"account", to_string(balance.account)},
                           {"before", balance.before},
                           {"after", balance.after}});
    for (const ExtractPlace& place : extract.places)
        changes.push_back({{"asset", to_string(place.asset)},
                           {"before", to_string(place.before)},
                           {"after", to_string(place.after)}});
    for (const FactChange& fact : extract.facts)
        changes.push_back({{"fact", to_string(fact.key)}, {"before", fact.before}, {"after", fact.after}});
    return changes;
}

Json due_json(const Language& lang, const Setup& setup, const Due& due, const char* state) {
    return {{"due", to_string(due.key)}, {"state", state}, {"says", due_text(lang, setup, due)}};
}

Json dues_json(const Language& lang, const Setup& setup, const DueChanges& changes) {
    Json dues = Json::array();
    for (const Due& due : changes.settled) dues.push_back(due_json(lang, setup, due, "settled"));
    for (const PartPaid& part : changes.in_part) dues.push_back(due_json(lang, setup, part.left, "paid-in-part"));
    for (const Due& due : changes.raised) dues.push_back(due_json(lang, setup, due, "raised"));
    return dues;
}

Json sums_json(const Language& lang, const Table& table, const Entry& entry) {
    Json sums = Json::array();
    for (const Explanation& why : explain_entry(lang, table, entry.sequence)) {
        Json json{{"of", why.title}, {"amount", why.amount.to_string()}};
        if (why.amount != why.today) json["today"] = why.today.to_string();
        json["workings"] = workings_json(lang, *table.game.setup->edition, why.workings);
        sums.push_back(std::move(json));
    }
    return sums;
}

const char* word_of_sequel(ExtractSequel::Kind kind) {
    switch (kind) {
        case ExtractSequel::Kind::taken_back:
            return "taken-back";
        case ExtractSequel::Kind::brought_back:
            return "brought-back";
        case ExtractSequel::Kind::put_right:
            return "put-right";
        case ExtractSequel::Kind::settles:
            return "settles";
        case ExtractSequel::Kind::pays_part:
            return "pays-part";
    }
    return "";
}

Json sequels_json(const Table& table, const std::vector<ExtractSequel>& sequels) {
    Json list = Json::array();
    for (const ExtractSequel& sequel : sequels) {
        Json json{{"entry", sequel.entry}};
        if (sequel.last != sequel.entry) json["to"] = sequel.last;
        json["kind"] = word_of_sequel(sequel.kind);
        json["line"] = table.history.at(sequel.entry).line;
        json["in_force"] = sequel.in_force;
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace

Json extract_json(const Language& lang, const Table& table, const EntryExtract& extract) {
    const Setup& setup = *table.game.setup;
    const Entry& entry = *extract.entry;
    Json json{{"kind", "extract"}, {"game", setup.game_id}, {"entry", entry.sequence}, {"line", entry.line}};
    if (is_practice(setup)) json["practice"] = true;
    json["typed"] = entry.typed;
    json["verb"] = entry.verb;
    json["at"] = utc_moment(entry.stamp.at_ms);
    json["by"] = entry.stamp.poster;
    if (const auto phone = phone_of_poster(entry.stamp.poster)) json["phone"] = phone->number;
    if (extract.clock.limit_ms > 0)
        json["clock"] = {{"running", extract.clock.running},
                         {"used_ms", extract.clock.used_ms},
                         {"limit_ms", extract.clock.limit_ms}};
    if (!entry.why.empty()) json["why"] = entry.why;
    if (entry.forced) json["forced"] = {{"reason", *entry.forced}, {"set_aside", entry.set_aside}};
    if (entry.reverses) json["reverses"] = *entry.reverses;
    if (extract.action) json["action"] = {extract.action->first, extract.action->last};
    json["in_force"] = extract.in_force;
    json["says"] = entry_text(lang, setup, entry);
    json["changes"] = changes_json(extract);
    json["dues"] = dues_json(lang, setup, extract.dues);
    json["sums"] = sums_json(lang, table, entry);
    json["since"] = sequels_json(table, extract.since);
    json["resting"] = sequels_json(table, extract.resting);
    if (extract.held_by) json["held_by"] = refusal_json(lang, setup, *extract.held_by, "");
    json["head"] = to_hex(extract.head);
    return json;
}

}  // namespace tablebank
