#include "app/event/table_setup.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <limits>
#include <nlohmann/json.hpp>

#include "app/event/decide_act.h"
#include "app/event/table_names.h"
#include "app/live/event_key.h"
#include "app/live/hub_address.h"
#include "app/live/short_code.h"
#include "app/live/table_message.h"
#include "calculators/rulings.h"
#include "ledger/proof/hash.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/duration.h"
#include "ledger/text/json_bounds.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Json = nlohmann::json;

constexpr std::string_view first_word = "tablebank-table-";
constexpr std::string_view version_word = "1:";
constexpr std::size_t check_digits = 8;  ///< of a hash, after the last dot
constexpr int alphabet = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
constexpr std::string_view line_purpose = "tablebank line of a table";

/// Whom a line is believed to come from.
enum class Reading : std::uint8_t {
    strange,  ///< from outside: a key counts with its signature
    own       ///< as it was stored here
};

std::string check_of(std::string_view text) {
    return to_hex(sha256(text)).substr(0, check_digits);
}

std::string encoded(const std::string& text) {
    std::string result(sodium_base64_ENCODED_LEN(text.size(), alphabet), '\0');
    sodium_bin2base64(result.data(), result.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                      alphabet);
    result.pop_back();  // the zero at its end
    return result;
}

std::optional<std::string> decoded(std::string_view text) {
    std::string result(text.size(), '\0');
    std::size_t size = 0;
    if (sodium_base642bin(reinterpret_cast<unsigned char*>(result.data()), result.size(), text.data(), text.size(),
                          nullptr, &size, nullptr, alphabet) != 0)
        return std::nullopt;
    result.resize(size);
    return result;
}

std::string_view role_letter(Role role) {
    return role == Role::monopolist ? "m" : role == Role::competitor ? "c" : "p";
}

std::optional<Role> role_of(const std::string& letter) {
    if (letter == "m") return Role::monopolist;
    if (letter == "c") return Role::competitor;
    return letter == "p" ? std::optional{Role::player} : std::nullopt;
}

bool has_former_names(const TableSetup& setup) {
    return std::ranges::any_of(setup.players, [](const auto& player) { return !player.former.empty(); });
}

Json setup_json(const TableSetup& setup) {
    Json players = Json::array();
    for (const TableSetup::Player& player : setup.players)
        players.push_back(Json::array({player.name, role_letter(player.role)}));
    Json json{{"event", setup.event},         {"id", setup.event_id}, {"round", setup.round},
              {"table", setup.table},         {"box", setup.edition}, {"minutes", setup.minutes},
              {"players", std::move(players)}};
    if (has_former_names(setup)) {
        Json former = Json::array();
        for (const TableSetup::Player& player : setup.players)
            former.push_back(player.former.empty() ? player.name : player.former);
        json["former"] = std::move(former);
    }
    if (!setup.rulings.empty()) json["rulings"] = setup.rulings;
    if (!setup.hub.empty()) json["hub"] = setup.hub;
    if (!setup.code.empty()) json["code"] = setup.code;
    if (setup.phones) json["phones"] = true;
    if (setup.bell) {
        json["bell"] = *setup.bell;
        json["plays"] = setup.plays;
    }
    return json;
}

std::string text_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string line_of(const std::string& json_text) {
    const std::string text = encoded(json_text);
    return std::string(first_word) + std::string(version_word) + text + '.' + check_of(text);
}

/// An integer in canonical form; -1, which no line contains, for anything else.
int whole_number_at(const Json& json, const char* key) {
    const Json& value = json.at(key);
    if (!value.is_number_unsigned()) return -1;
    const auto number = value.get<std::uint64_t>();
    return number <= std::uint64_t{std::numeric_limits<int>::max()} ? static_cast<int>(number) : -1;
}

/// The key that a line names. Outer nullopt if it claims more than it proves.
std::optional<std::optional<PublicKey>> key_in(Json json, Reading reading) {
    const auto said = json.value("key", std::string{});
    const auto key = read_event_key(said);
    if (!said.empty() && !key) return std::nullopt;
    if (reading == Reading::own) return std::optional{key};
    if (!json.contains("sig")) return std::optional<PublicKey>{};
    const auto signature = json.at("sig").get<std::string>();
    json.erase("sig");
    if (!key || !is_signed(*key, line_purpose, text_of(json), signature)) return std::nullopt;
    return std::optional{key};
}

/// An edition of the program, not a file that someone chose.
bool is_edition_id(const std::string& text) {
    return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
}

constexpr std::int64_t last_bell = 253'402'300'799'999;  ///< of the year 9999
constexpr int most_minutes_played = 100'000;

bool is_in(int number, int least, int most) {
    return number >= least && number <= most;
}

/// The rules for new names; for stored ones only the rules of version 1.0.
bool is_name_of_event(const std::string& name, Reading reading) {
    return reading == Reading::own ? is_plain_text(name) : is_event_name(name);
}

bool is_sound(const TableSetup& setup) {
    constexpr std::size_t most_players = 12;
    constexpr std::size_t id_digits = 32;
    const bool digits =
        setup.event_id.size() == id_digits && setup.event_id.find_first_not_of("0123456789abcdef") == std::string::npos;
    return digits && is_edition_id(setup.edition) && is_in(setup.round, 1, EventLimits::rounds) &&
           is_in(setup.table, 1, EventLimits::tables) && is_in(setup.minutes, 0, EventLimits::minutes) &&
           !setup.players.empty() && setup.players.size() <= most_players &&
           std::ranges::all_of(setup.players, [](const auto& player) { return is_kept_player_name(player.name); }) &&
           (!setup.bell || (*setup.bell <= last_bell && is_in(setup.plays, 1, most_minutes_played))) &&
           (setup.hub.empty() || read_hub_address(setup.hub)) && is_plain_text(setup.code);
}

/// Joins runs of spaces, which could imitate line breaks.
std::string with_single_blanks(const std::string& name) {
    std::string text;
    bool was_blank = false;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t begin = at;
        const bool blank = is_blank(next_character(name, at));
        if (!blank) text += name.substr(begin, at - begin);
        if (blank && !was_blank) text += ' ';
        was_blank = blank;
    }
    return text;
}

/// False if there are some, and not one for each player.
bool take_former_names(const Json& json, TableSetup& setup) {
    const auto former = json.value("former", std::vector<std::string>{});
    if (former.empty()) return true;
    if (former.size() != setup.players.size() || !std::ranges::all_of(former, is_kept_player_name)) return false;
    for (std::size_t seat = 0; seat < former.size(); ++seat)
        if (former[seat] != setup.players[seat].name) setup.players[seat].former = former[seat];
    return true;
}

std::variant<TableSetup, JoinProblem> setup_in(const std::string& text, Reading reading) {
    if (beyond_json_bounds(text)) return JoinProblem::not_sound;
    try {
        const Json json = Json::parse(text);
        TableSetup setup{.event = json.at("event").get<std::string>(),
                         .event_id = json.at("id").get<std::string>(),
                         .round = whole_number_at(json, "round"),
                         .table = whole_number_at(json, "table"),
                         .edition = json.at("box").get<std::string>(),
                         .minutes = whole_number_at(json, "minutes"),
                         .rulings = json.value("rulings", std::vector<std::string>{}),
                         .players = {},
                         .hub = json.value("hub", std::string{}),
                         .code = json.value("code", std::string{})};
        for (const Json& player : json.at("players")) {
            const auto role = role_of(player.at(1).get<std::string>());
            if (!role) return JoinProblem::not_sound;
            setup.players.push_back({player.at(0).get<std::string>(), *role, {}});
        }
        if (!take_former_names(json, setup)) return JoinProblem::not_sound;
        if (json.contains("phones")) setup.phones = json.at("phones").get<bool>();
        if (json.contains("bell")) {
            if (!json["bell"].is_number_unsigned()) return JoinProblem::not_sound;
            setup.bell =
                static_cast<std::int64_t>(std::min(json["bell"].get<std::uint64_t>(), std::uint64_t{INT64_MAX}));
            setup.plays = whole_number_at(json, "plays");
        }
        if (!is_sound(setup) || !is_name_of_event(setup.event, reading)) return JoinProblem::not_sound;
        setup.event = with_single_blanks(setup.event);
        const auto key = key_in(json, reading);
        if (!key) return JoinProblem::forged;
        setup.key = *key;
        return setup;
    } catch (const Json::exception&) {
        return JoinProblem::not_sound;
    }
}

std::variant<TableSetup, JoinProblem> read_line(std::string_view text, Reading reading) {
    const auto is_blank = [](char sign) { return sign == ' ' || sign == '\n' || sign == '\r' || sign == '\t'; };
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    if (!text.starts_with(first_word) || text.size() > longest_join_line) return JoinProblem::no_line;
    text.remove_prefix(first_word.size());
    if (!text.starts_with(version_word))
        return !text.empty() && text.front() >= '2' && text.front() <= '9' ? JoinProblem::newer : JoinProblem::damaged;
    text.remove_prefix(version_word.size());
    const std::size_t dot = text.rfind('.');
    if (dot == std::string_view::npos || text.substr(dot + 1) != check_of(text.substr(0, dot)))
        return JoinProblem::damaged;
    const auto json = decoded(text.substr(0, dot));
    return json ? setup_in(*json, reading) : JoinProblem::damaged;
}

}  // namespace

std::vector<std::string> differing_rulings(const Edition& edition, const Rulings& rulings) {
    std::vector<std::string> differing;
    for (const RulingKey& key : ruling_keys()) {
        const std::string value = get(rulings, key.name);
        if (value != get(edition.rulings, key.name)) differing.push_back(std::string(key.name) + '=' + value);
    }
    return differing;
}

std::string game_of_table(const std::string& event_id, int round, int table) {
    constexpr std::size_t id_digits = 32;
    const std::string said =
        "tablebank game of " + event_id + ' ' + std::to_string(round) + ' ' + std::to_string(table) + '\n';
    return to_hex(sha256(said)).substr(0, id_digits);
}

TableSetup table_setup(const Event& event, const std::string& event_id, int round, int table) {
    const SeatedTable& seating = event.table(round, table)->seating;
    const auto names = game_names(event, seating);
    TableSetup setup{.event = event_name_in_links(event.made.name),
                     .event_id = event_id,
                     .round = round,
                     .table = table,
                     .edition = event.made.edition,
                     .minutes = event.made.minutes,
                     .rulings = event.made.rulings,
                     .players = {},
                     .hub = {},
                     .code = {}};
    if (event.hub) {
        setup.hub = event.hub->address;
        setup.code = table_code(event.hub->secret, {event_id, round, table});
        setup.key = event_key(event.hub->secret, event_id).public_key();
    }
    if (const auto clock = clock_of(event, event.rounds.at(round), *event.table(round, table))) {
        setup.bell = clock->bell;
        setup.plays = clock->minutes;
    }
    // An older program begins the game with them.
    auto former = game_names_without_apostrophes(event, seating);
    if (former == names) former = former_game_names(event, seating);
    for (const auto& [player, role] : seating.seats) {
        const std::string& name = names.at(player);
        setup.players.push_back({name, role, former.at(player) == name ? std::string{} : former.at(player)});
    }
    return setup;
}

std::string bell_line(const TableSetup& setup, std::int64_t ago_ms, std::int64_t minutes) {
    std::string event = setup.event;
    std::ranges::replace(event, '"', '\'');
    return "clock bell " + written_duration(std::max<std::int64_t>(0, ago_ms + 500) / 1000) + ' ' +
           std::to_string(minutes) + " \"" + event + ", " + std::to_string(setup.round) + '"';
}

std::string short_join_of(const TableSetup& setup) {
    return setup.code.empty() ? std::string{} : short_join_text({short_code(setup.code), setup.hub});
}

std::string event_key_shown(const TableSetup& setup) {
    return setup.key ? short_form(*setup.key) : std::string{};
}

std::optional<Setup> game_setup(const TableSetup& table, std::shared_ptr<const Edition> edition,
                                std::string edition_text) {
    Setup setup;
    setup.game_id = game_of_table(table.event_id, table.round, table.table);
    setup.edition_text = std::move(edition_text);
    setup.edition = std::move(edition);
    setup.rulings = setup.edition->rulings;
    setup.goal = Goal::timed;
    setup.minutes = table.minutes;
    for (const std::string& ruling : table.rulings) {
        const std::size_t equals = ruling.find('=');
        if (equals == std::string::npos || !set(setup.rulings, ruling.substr(0, equals), ruling.substr(equals + 1)))
            return std::nullopt;
    }
    for (const TableSetup::Player& player : table.players) setup.players.push_back({player.name, player.role});
    return setup;
}

TableSetup with_former_names(TableSetup table) {
    for (TableSetup::Player& player : table.players)
        if (!player.former.empty()) player.name = std::exchange(player.former, {});
    return table;
}

bool is_game_of(const TableSetup& table, const Setup& setup) {
    if (has_former_names(table) && is_game_of(with_former_names(table), setup)) return true;
    const auto wanted = game_setup(table, setup.edition, {});
    const auto sits = [](const PlayerSetup& one, const PlayerSetup& other) {
        return one.name == other.name && one.role == other.role;
    };
    return wanted && setup.game_id == wanted->game_id && setup.edition->id == table.edition &&
           setup.goal == wanted->goal && setup.minutes == wanted->minutes && setup.rulings == wanted->rulings &&
           std::ranges::equal(setup.players, wanted->players, sits);
}

std::string join_line(const Event& event, const TableSetup& setup) {
    Json json = setup_json(setup);
    if (!event.hub) return line_of(text_of(json));
    const SecretKey key = event_key(event.hub->secret, setup.event_id);
    json["key"] = event_key_text(key.public_key());
    // Read back first, so that the signed text is the text that a reader gets.
    json = Json::parse(text_of(json));
    json["sig"] = event_signature(key, line_purpose, text_of(json));
    return line_of(text_of(json));
}

std::string kept_line(const TableSetup& setup) {
    Json json = setup_json(setup);
    if (setup.key) json["key"] = event_key_text(*setup.key);
    return line_of(text_of(json));
}

std::variant<TableSetup, JoinProblem> read_join_line(std::string_view text) {
    return read_line(text, Reading::strange);
}

std::variant<TableSetup, JoinProblem> read_kept_line(std::string_view text) {
    return read_line(text, Reading::own);
}

}  // namespace tablebank
