// Any bytes as a list of players: it is one, or refused with its line. Its names can be written as a list again, and it
// is added to an event or refused, never half.

#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>

#include "app/event/player_list.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/clear_name.h"

namespace {

using namespace tablebank;

std::string cell(const std::string& text) {
    std::string quoted = "\"";
    for (const char byte : text) quoted += byte == '"' ? "\"\"" : std::string(1, byte);
    return quoted + "\"";
}

std::string list_of(const std::vector<ListedPlayer>& players) {
    std::string text = "name,family,table,substitute\n";
    for (const ListedPlayer& player : players)
        text += cell(player.name) + "," + cell(player.family) + "," +
                (player.table == 0 ? "" : std::to_string(player.table)) + "," + (player.substitute ? "yes" : "") + "\n";
    return text;
}

bool says_the_same(const ListedPlayer& one, const ListedPlayer& other) {
    return one.name == other.name && one.family == other.family && one.table == other.table &&
           one.substitute == other.substitute;
}

void demand(bool holds) {
    if (!holds) std::abort();
}

/// All of them, each decided on the event as those before leave it; no one is added twice.
void add(const std::vector<ListedPlayer>& players, LookAlikes alike) {
    Event event;
    apply(event,
          std::get<Act>(decide_creation({.name = "Club", .edition = "us", .scheme = usual_scheme(), .rulings = {}})),
          {.entry = 1, .at = 1, .who = "Vera", .why = {}});
    for (const auto& decide : additions_of(players, alike)) {
        const EventDecision decision = decide(event);
        const auto* no = std::get_if<EventRefusal>(&decision);
        demand(no == nullptr || no->code == EventRefusal::Code::name_alike);
        if (no != nullptr) continue;
        apply(event, std::get<Act>(decision), {.entry = event.last + 1, .at = 1, .who = "Vera", .why = {}});
    }
    demand(alike == LookAlikes::asked_about || event.players.size() == players.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto list = read_player_list({reinterpret_cast<const char*>(data), size});
    if (const auto* problem = std::get_if<PlayerListProblem>(&list)) {
        demand(problem->line > 0);
        return 0;
    }
    const auto& players = std::get<PlayerList>(list).players;
    std::set<std::string> names;
    for (const ListedPlayer& player : players)
        demand(is_clear_text(player.name) && names.insert(fold(player.name)).second);
    const auto again = read_player_list(list_of(players));
    // Quotes may have made it longer than a list may be.
    if (const auto* same = std::get_if<PlayerList>(&again))
        demand(std::equal(players.begin(), players.end(), same->players.begin(), same->players.end(), says_the_same));
    else
        demand(std::get<PlayerListProblem>(again).kind == PlayerListProblem::Kind::too_long);
    constexpr std::size_t few = 50;
    if (players.size() > few) return 0;
    add(players, LookAlikes::asked_about);
    add(players, LookAlikes::meant);
    return 0;
}
