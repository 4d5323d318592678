#include <nlohmann/json.hpp>

#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "app/export/game_export.h"
#include "app/export/time_text.h"
#include "ledger/books/people.h"
#include "ledger/books/phone_poster.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

using Json = nlohmann::ordered_json;

Json write_setup(const Setup& setup) {
    Json players = Json::array();
    for (const PlayerSetup& player : setup.players)
        players.push_back({{"name", player.name}, {"role", to_string(player.role)}});
    Json rulings = Json::object();
    for (const RulingKey& key : ruling_keys()) rulings[std::string(key.name)] = get(setup.rulings, key.name);
    Json json{{"game", setup.game_id},         {"edition", setup.edition->id},      {"goal", to_string(setup.goal)},
              {"minutes", setup.minutes},      {"language", setup.language},        {"players", std::move(players)},
              {"rulings", std::move(rulings)}, {"edition_text", setup.edition_text}};
    if (is_practice(setup)) json["practice"] = true;
    return json;
}

Json write_entry(const Entry& entry, const Hash& hash) {
    Json json{{"seq", entry.sequence},        {"id", entry.stamp.id}, {"at", utc_moment(entry.stamp.at_ms)},
              {"poster", entry.stamp.poster}, {"verb", entry.verb},   {"typed", entry.typed},
              {"line", entry.line},           {"why", entry.why}};
    if (const auto phone = phone_of_poster(entry.stamp.poster)) json["phone"] = phone->number;
    if (entry.forced) json["forced"] = *entry.forced;
    if (!entry.set_aside.empty()) json["set_aside"] = entry.set_aside;
    if (entry.reverses) json["reverses"] = *entry.reverses;
    json["transfers"] = Json::array();
    for (const Transfer& transfer : entry.transfers)
        json["transfers"].push_back({{"asset", to_string(transfer.asset)},
                                     {"quantity", std::to_string(transfer.quantity)},
                                     {"from", to_string(transfer.from)},
                                     {"to", to_string(transfer.to)}});
    json["facts"] = Json::array();
    for (const FactChange& change : entry.facts)
        json["facts"].push_back({{"fact", to_string(change.key)}, {"before", change.before}, {"after", change.after}});
    json["hash"] = to_hex(hash);
    return json;
}

/// A value as JSON text indented by one space per level; each line is preceded by the indentation of the outer levels.
std::string dumped(const Json& json, std::string_view outer) {
    std::string text;
    for (const char letter : json.dump(1, ' ', false, Json::error_handler_t::replace)) {
        text += letter;
        if (letter == '\n') text += outer;  // a break in a text is written as an escape
    }
    return escape_json(text);
}

}  // namespace

// Writes one value after the other: a long game in one document would take ten times the memory of the text.
void export_json(const ReadGame& game, std::ostream& out) {
    constexpr std::string_view outer = "  ";
    constexpr std::string_view end_of_object = "\n}";
    const Setup& setup = opening_of(*game.table.game.setup);
    Json head = write_setup(setup);
    head["head"] = to_hex(game.head);
    std::string text = dumped(head, "");
    text.resize(text.size() - end_of_object.size());
    out << text << ",\n \"entries\": [";
    Hash hash = genesis(setup);
    const char* separator = "\n";
    for (const Entry& entry : game.table.history.entries()) {
        hash = chained(hash, entry);
        out << std::exchange(separator, ",\n") << outer << dumped(write_entry(entry, hash), outer);
    }
    out << (game.table.history.entries().empty() ? "]" : "\n ]") << end_of_object << '\n';
}

}  // namespace tablebank
