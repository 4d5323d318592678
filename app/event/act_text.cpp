#include "app/event/act_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <utility>

#include "app/event/act_json.h"
#include "db/book/event_book.h"
#include "ledger/text/json_bounds.h"

namespace tablebank {
namespace {

using Json = nlohmann::json;  // keys in alphabetical order

/// Thrown for a text that act_text would not write.
struct NotAnAct : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// An unknown word in a place for one of several: a later version may know it.
struct UnknownWord : std::runtime_error {
    using std::runtime_error::runtime_error;
};

constexpr std::array names_words{std::pair{NamesShown::full, std::string_view{"full"}},
                                 std::pair{NamesShown::first, std::string_view{"first"}},
                                 std::pair{NamesShown::initials, std::string_view{"initials"}}};

/// Commas and colons of the seating of 100 rounds in which all of 1,000 players sit out, and as many again.
constexpr std::size_t most_act_values = 200'000;

constexpr std::array<std::string_view, 3> official_words{"director", "judge", "banker"};

int read_int(const Json& json, const char* key) {
    const Json& value = json.at(key);
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > std::numeric_limits<int>::max())
        throw NotAnAct(key);
    return value.get<int>();
}

/// Numbers of players, none of them cut to fit.
std::vector<int> read_ints(const Json& json, const char* key) {
    std::vector<int> numbers;
    for (const Json& number : json.at(key)) {
        if (!number.is_number_unsigned() || number.get<std::uint64_t>() > std::numeric_limits<int>::max())
            throw NotAnAct(key);
        numbers.push_back(number.get<int>());
    }
    return numbers;
}

std::string read_text(const Json& json, const char* key) {
    return json.at(key).get<std::string>();
}

std::int64_t read_entry(const Json& value) {
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max())
        throw NotAnAct("entries");
    return value.get<std::int64_t>();
}

/// The acts that fell out; an act without any has no such list.
std::vector<std::int64_t> read_out(const Json& json) {
    std::vector<std::int64_t> out;
    if (!json.contains("out")) return out;
    for (const Json& entry : json.at("out")) out.push_back(read_entry(entry));
    return out;
}

Share read_share(const Json& json, const char* key) {
    const auto share = Share::parse(read_text(json, key));
    if (!share) throw NotAnAct(key);
    return *share;
}

Scheme read_scheme(const Json& json) {
    const auto scheme = parse_scheme(read_text(json, "scheme"));
    if (!std::holds_alternative<Scheme>(scheme)) throw UnknownWord("scheme");
    return std::get<Scheme>(scheme);
}

SeatedPlayer read_seat(std::string word) {
    SeatedPlayer seat;
    if (word.ends_with('m')) seat.role = Role::monopolist;
    if (word.ends_with('c')) seat.role = Role::competitor;
    if (seat.role != Role::player) word.pop_back();
    if (word.empty() || word.size() > 6 || word.find_first_not_of("0123456789") != std::string::npos)
        throw NotAnAct("seats");
    seat.player = std::stoi(word);
    return seat;
}

SeatedTable read_table(const std::string& text) {
    SeatedTable table;
    std::size_t at = 0;
    for (bool first = true; at <= text.size(); first = false) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const SeatedPlayer word = read_seat(text.substr(at, end - at));
        if (first)
            table.number = word.player;
        else
            table.seats.push_back(word);
        at = end + 1;
    }
    return table;
}

RoundSeating read_round(const Json& json) {
    RoundSeating round;
    round.round = read_int(json, "round");
    for (const Json& table : json.at("tables")) round.tables.push_back(read_table(table.get<std::string>()));
    round.byes = read_ints(json, "byes");
    round.final_round = json.value("final", false);
    return round;
}

SeatScore read_score(const Json& json) {
    SeatScore seat{read_int(json, "player"), read_share(json, "total"), read_int(json, "place"),
                   json.value("forfeit", false)};
    if (json.contains("seat_of")) seat.seat_of = read_int(json, "seat_of");
    return seat;
}

GameSource read_source(const Json& json) {
    return {read_text(json, "game"),
            read_entry(json.at("entries")),
            read_text(json, "head"),
            read_text(json, "evidence"),
            json.value("certified_by", std::string{}),
            json.value("is_code", false)};
}

act::Created read_created(const Json& json) {
    const auto names = parse_names_shown(read_text(json, "names"));
    if (!names) throw UnknownWord("names");
    return {read_text(json, "name"),
            read_text(json, "edition"),
            read_int(json, "rounds"),
            read_int(json, "minutes"),
            read_int(json, "table_size"),
            read_scheme(json),
            *names,
            json.value("rulings", std::vector<std::string>{})};
}

act::ResultTaken read_result(const Json& json) {
    act::ResultTaken taken{
        .round = read_int(json, "round"), .table = read_int(json, "table"), .seats = {}, .source = {}};
    for (const Json& seat : json.at("seats")) taken.seats.push_back(read_score(seat));
    if (json.contains("source")) taken.source = read_source(json.at("source"));
    if (json.contains("correction")) taken.correction = read_int(json, "correction");
    taken.early = json.value("early", false);
    return taken;
}

act::Seated read_seated(const Json& json) {
    act::Seated seated;
    for (const Json& round : json.at("rounds")) seated.rounds.push_back(read_round(round));
    return seated;
}

act::OfficialNamed read_official(const Json& json) {
    const auto role = parse_official_role(read_text(json, "role"));
    if (!role) throw UnknownWord("role");
    act::OfficialNamed official{read_text(json, "name"), *role, 0};
    if (json.contains("table")) official.table = read_int(json, "table");
    return official;
}

act::RoundOpened read_opened(const Json& json) {
    act::RoundOpened opened{read_int(json, "round"), {}};
    if (json.contains("at")) opened.at = read_entry(json.at("at"));
    return opened;
}

Act read_act(const Json& json);

/// An act within an act does not undo or amend others.
act::Amended read_amended(const Json& json) {
    const Json& inner = json.at("act");
    const std::string did = read_text(inner, "did");
    if (did == "amended" || did == "undone") throw NotAnAct("act");
    return {read_entry(json.at("entry")), std::make_shared<const act::Boxed>(act::Boxed{read_act(inner)}),
            read_out(json)};
}

Act read_act(const Json& json) {
    const std::string did = read_text(json, "did");
    if (did == "created") return read_created(json);
    if (did == "player")
        return act::PlayerAdded{
            read_int(json, "number"),          read_text(json, "name"),
            read_text(json, "family"),         read_int(json, "table"),
            json.at("substitute").get<bool>(), json.contains("club") ? read_text(json, "club") : std::string{}};
    if (did == "left") return act::PlayerLeft{read_int(json, "player"), read_int(json, "from")};
    if (did == "returned") return act::PlayerReturned{read_int(json, "player"), read_int(json, "from")};
    if (did == "checked-in") return act::CheckedIn{read_int(json, "player")};
    if (did == "hidden") return act::Hidden{read_int(json, "player"), json.at("hidden").get<bool>()};
    if (did == "seated") return read_seated(json);
    if (did == "opened") return read_opened(json);
    if (did == "extended")
        return act::Extended{read_int(json, "round"), read_int(json, "table"), read_int(json, "minutes")};
    if (did == "result") return read_result(json);
    if (did == "fork")
        return act::ForkKept{read_int(json, "round"), read_int(json, "table"), read_source(json.at("source")),
                             json.contains("continues") ? read_entry(json.at("continues")) : 0};
    if (did == "unlocked") return act::RoundUnlocked{read_int(json, "round")};
    if (did == "penalty")
        return act::PenaltyGiven{read_int(json, "number"), read_int(json, "player"), read_share(json, "points")};
    if (did == "bonus")
        return act::PenaltyGiven{read_int(json, "number"), read_int(json, "player"), read_share(json, "points") * -1};
    if (did == "penalty-withdrawn") return act::PenaltyWithdrawn{read_int(json, "number")};
    if (did == "scheme") return act::SchemeChanged{read_scheme(json)};
    if (did == "lots") return act::LotsDrawn{read_ints(json, "players")};
    if (did == "hub") return act::HubNamed{read_text(json, "address"), read_text(json, "secret")};
    if (did == "key") return act::KeyEnrolled{read_int(json, "round"), read_int(json, "table"), read_text(json, "key")};
    if (did == "key-withdrawn") return act::KeyWithdrawn{read_int(json, "round"), read_int(json, "table")};
    if (did == "official") return read_official(json);
    if (did == "official-removed") return act::OfficialRemoved{read_text(json, "name")};
    if (did == "reseated")
        return act::Reseated{read_int(json, "round"), read_int(json, "player"), read_int(json, "other")};
    if (did == "dismissed") return act::Dismissed{read_entry(json.at("entry"))};
    if (did == "undone") return act::Undone{read_entry(json.at("entry")), read_out(json)};
    if (did == "amended") return read_amended(json);
    throw UnknownWord(did);
}

/// Whether one object has a key that the other does not have.
bool has_other_keys(const Json& json, const Json& known) {
    if (json.is_object() && known.is_object()) {
        for (const auto& [key, value] : json.items())
            if (!known.contains(key) || has_other_keys(value, known.at(key))) return true;
    }
    if (json.is_array() && known.is_array()) {
        for (std::size_t at = 0; at < std::min(json.size(), known.size()); ++at)
            if (has_other_keys(json[at], known[at])) return true;
    }
    return false;
}

}  // namespace

std::string_view to_string(NamesShown names) {
    return std::ranges::find(names_words, names, &decltype(names_words)::value_type::first)->second;
}

std::optional<NamesShown> parse_names_shown(std::string_view word) {
    const auto found = std::ranges::find(names_words, word, &decltype(names_words)::value_type::second);
    return found == names_words.end() ? std::nullopt : std::optional{found->first};
}

std::string_view to_string(OfficialRole role) {
    return official_words.at(static_cast<std::size_t>(role));
}

std::optional<OfficialRole> parse_official_role(std::string_view word) {
    const auto found = std::ranges::find(official_words, word);
    if (found == official_words.end()) return std::nullopt;
    return static_cast<OfficialRole>(found - official_words.begin());
}

std::string act_text(const Act& act) {
    return act_json(act).dump();
}

std::string did_of(const Act& act) {
    return act_json(act).at("did").get<std::string>();
}

std::variant<Act, ActProblem> read_act_text(std::string_view text) {
    if (text.size() > EventEntry::longest_act || beyond_json_bounds(text, most_act_values)) return ActProblem::none;
    try {
        const Json json = Json::parse(text, nullptr, false);
        if (json.is_discarded() || !json.is_object()) return ActProblem::none;
        Act act = read_act(json);
        if (act_text(act) == text) return act;
        return has_other_keys(json, act_json(act)) ? ActProblem::later : ActProblem::none;
    } catch (const UnknownWord&) {
        return ActProblem::later;
    } catch (const Json::exception&) {
        return ActProblem::none;
    } catch (const NotAnAct&) {
        return ActProblem::none;
    }
}

std::optional<Act> parse_act(std::string_view text) {
    auto read = read_act_text(text);
    if (auto* act = std::get_if<Act>(&read)) return std::move(*act);
    return std::nullopt;
}

}  // namespace tablebank
