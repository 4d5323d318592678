#include "app/event/table_names.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "app/event/changed_event.h"
#include "app/event/decide_act.h"
#include "ledger/grammar/notation.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/typed_name.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

/// The characters of a name that may be written; empty if there are none.
template <class MayBeWritten>
std::string part_of_name(const std::string& name, const MayBeWritten& may_be_written) {
    if (may_be_written(name)) return name;
    std::string written;
    bool blank = false;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t begin = at;
        static_cast<void>(next_character(name, at));
        const std::string sign = name.substr(begin, at - begin);
        if (sign == " ") {
            blank = !written.empty();
            continue;
        }
        std::string longer = written;
        if (blank) longer += " ";
        longer += sign;
        if (!may_be_written(longer)) continue;
        written = std::move(longer);
        blank = false;
    }
    return written;
}

/// The characters of a name that a game can write.
std::string written_name(const std::string& name) {
    return part_of_name(name, is_player_name);
}

bool is_usable(const std::string& name) {
    return is_player_name(name) && reads_as_name(name);
}

/// The last word of a name of several, as far as a game can write it.
std::string last_word(const std::string& name) {
    const std::size_t blank = name.find_last_of(" -");
    return blank == std::string::npos ? std::string{} : written_name(name.substr(blank + 1));
}

/// The front of a name, shortened so that a game can store it with this end; the front ends with a word if it has
/// several.
std::string with_end(const std::string& front, const std::string& end) {
    if (is_player_name(front + end)) return front + end;
    std::string kept;
    for (std::size_t at = 0; at < front.size();) {
        static_cast<void>(next_character(front, at));
        const std::string longer = front.substr(0, at);
        if (longer.back() != ' ' && is_player_name(longer + end)) kept = longer;
    }
    const std::size_t word = kept.find_last_of(" -");
    if (word != std::string::npos && word > 0 && front.at(kept.size()) != ' ' && front.at(kept.size()) != '-')
        kept.resize(word);
    return kept.empty() ? kept : kept + end;
}

struct Naming {
    int player = 0;
    int seat = 0;
    std::string written;
    std::string with_last_word;
    std::string given;
};

enum class Apostrophes { kept, dropped };

/// The player in a seat, and the name that the event has, or had, for them.
struct SeatName {
    int player = 0;
    std::string own;
};

std::vector<SeatName> seat_names(const Event& event, const SeatedTable& table) {
    std::vector<SeatName> names;
    for (const SeatedPlayer& seat : table.seats) names.push_back({seat.player, event.players.at(seat.player).name});
    return names;
}

class TableNames {
public:
    TableNames(const std::vector<SeatName>& seats, Apostrophes apostrophes) {
        int seat = 0;
        for (const auto& [player, name] : seats) {
            const std::string own = apostrophes == Apostrophes::kept ? with_plain_apostrophes(name) : name;
            Naming naming{
                .player = player, .seat = ++seat, .written = written_name(own), .with_last_word = {}, .given = {}};
            const std::string last = last_word(own);
            // A number at the end would be taken for the seat.
            if (reads_as_name(last) && !naming.written.ends_with(last))
                naming.with_last_word = with_end(naming.written, " " + last);
            if (is_usable(own)) give(naming, own);
            all_.push_back(std::move(naming));
        }
        give_where_alone(&Naming::written);
        give_where_alone(&Naming::with_last_word);
        for (Naming& naming : all_)
            if (naming.given.empty()) give_numbered(naming);
    }

    [[nodiscard]] std::map<int, std::string> names() const {
        std::map<int, std::string> names;
        for (const Naming& naming : all_) names[naming.player] = naming.given;
        return names;
    }

private:
    bool give(Naming& naming, const std::string& name) {
        if (!is_usable(name) || !taken_.insert(fold(name)).second) return false;
        naming.given = name;
        return true;
    }

    /// To those who have no name yet, unless two of them would be alike.
    void give_where_alone(std::string Naming::*form) {
        std::map<std::string, int> counted;
        for (const Naming& naming : all_)
            if (naming.given.empty()) ++counted[fold(naming.*form)];
        for (Naming& naming : all_)
            if (naming.given.empty() && counted[fold(naming.*form)] == 1) give(naming, naming.*form);
    }

    /// The number is that of the seat, so that a line with the number alone names the same player.
    void give_numbered(Naming& naming) {
        const std::string number = "-" + std::to_string(naming.seat);
        if (!naming.written.empty() && give(naming, with_end(naming.written, number))) return;
        for (std::string name = "Player" + number; !give(naming, name);) name += number;
    }

    std::vector<Naming> all_;
    std::set<std::string> taken_;
};

/// The names of all players, as they were before each correction of one.
std::vector<std::map<int, std::string>> earlier_names(const Event& event) {
    std::vector<std::map<int, std::string>> states;
    std::map<int, std::string> names;
    for (const auto& logged : event.log) {
        const Act* act = &logged->act;
        if (const auto* amended = std::get_if<act::Amended>(act)) act = &amended->act->act;
        const auto* added = std::get_if<act::PlayerAdded>(act);
        if (added == nullptr) continue;
        if (names.contains(added->number)) states.push_back(names);
        names[added->number] = added->name;
    }
    return states;
}

/// A table as it was seated, if players of its round exchanged their seats after the bell.
std::optional<SeatedTable> table_as_seated(const Event& event, const SeatedTable& table) {
    std::set<int> exchanged;
    for (const auto& logged : event.log)
        if (const auto* real = std::get_if<act::Reseated>(&logged->act);
            real != nullptr && !event.fate(logged->stamp.entry))
            exchanged.insert(real->round);
    for (const int round : exchanged) {
        const EventTable* now = event.table(round, table.number);
        if (now == nullptr || now->seating != table) continue;
        std::optional<SeatedTable> seated;
        for (const auto& logged : event.log) {
            const auto fate = event.fate(logged->stamp.entry);
            if (fate && fate->kind != ActFate::Kind::amended) continue;
            const auto* act = std::get_if<act::Seated>(&act_in_force(event, logged->stamp.entry));
            if (act == nullptr) continue;
            for (const RoundSeating& one : act->rounds)
                for (const SeatedTable& as_seated : one.tables)
                    if (one.round == round && as_seated.number == table.number) seated = as_seated;
        }
        if (seated && seated->seats.size() == table.seats.size()) return seated;
    }
    return std::nullopt;
}

std::set<std::string> folded_of(const std::map<int, std::string>& names) {
    std::set<std::string> folded;
    for (const auto& [player, name] : names) folded.insert(fold(name));
    return folded;
}

/// The names that a game has which began before a name was corrected, or before it was known who really sat there. The
/// seat counts: its score is that of the player who has it now.
std::optional<std::map<int, std::string>> names_begun_with(const Event& event, const SeatedTable& table,
                                                           const std::set<std::string>& folded) {
    const auto as_seated = table_as_seated(event, table);
    std::vector<std::map<int, std::string>> states = earlier_names(event);
    if (!as_seated && states.empty()) return std::nullopt;
    std::map<int, std::string>& now = states.emplace_back();
    for (const auto& [number, player] : event.players) now[number] = player.name;
    for (const auto& state : states)
        for (const SeatedTable& seating : {as_seated.value_or(table), table}) {
            std::vector<SeatName> names;
            for (std::size_t at = 0; at < table.seats.size(); ++at) {
                const auto own = state.find(seating.seats[at].player);
                if (own != state.end()) names.push_back({table.seats[at].player, own->second});
            }
            if (names.size() != table.seats.size()) continue;
            for (const Apostrophes apostrophes : {Apostrophes::kept, Apostrophes::dropped}) {
                auto begun_with = TableNames(names, apostrophes).names();
                if (folded_of(begun_with) == folded) return begun_with;
            }
        }
    return std::nullopt;
}

}  // namespace

std::map<int, std::string> game_names(const Event& event, const SeatedTable& table) {
    return TableNames(seat_names(event, table), Apostrophes::kept).names();
}

std::map<int, std::string> game_names_without_apostrophes(const Event& event, const SeatedTable& table) {
    return TableNames(seat_names(event, table), Apostrophes::dropped).names();
}

std::map<int, std::string> former_game_names(const Event& event, const SeatedTable& table) {
    std::map<int, std::string> names;
    std::set<std::string> taken;
    for (const SeatedPlayer& seat : table.seats) {
        std::string name = written_name(event.players.at(seat.player).name);
        if (name.empty() || !taken.insert(fold(name)).second) name = std::to_string(seat.player);
        taken.insert(fold(name));
        names[seat.player] = std::move(name);
    }
    return names;
}

std::map<int, std::string> names_in_game(const Event& event, const SeatedTable& table,
                                         const std::set<std::string>& folded) {
    auto names = game_names(event, table);
    if (folded_of(names) == folded) return names;
    auto without = game_names_without_apostrophes(event, table);
    if (folded_of(without) == folded) return without;
    auto former = former_game_names(event, table);
    if (folded_of(former) == folded) return former;
    return names_begun_with(event, table, folded).value_or(names);
}

bool are_names_at(const Event& event, const SeatedTable& table, const std::set<std::string>& folded) {
    return folded_of(names_in_game(event, table, folded)) == folded;
}

/// Whether the game began with the names, or the players, that the event had for these seats before the director
/// corrected them.
bool began_with_earlier_names(const Event& event, const SeatedTable& table, const std::vector<PlayerSetup>& players) {
    std::set<std::string> folded;
    for (const PlayerSetup& player : players) folded.insert(fold(player.name));
    const auto names = names_in_game(event, table, folded);
    return std::ranges::equal(players, table.seats, [&](const PlayerSetup& player, const SeatedPlayer& seat) {
        return fold(player.name) == fold(names.at(seat.player)) && player.role == seat.role;
    });
}

std::string event_name_in_links(const std::string& name) {
    std::string part = part_of_name(name, [](const std::string& text) { return is_event_name(text); });
    return part.empty() ? "?" : part;
}

}  // namespace tablebank
