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

using Names = std::vector<std::string>;  ///< by seat

struct KnownSeating {
    SeatedTable seating;
    std::int64_t since = 0;  ///< milliseconds UTC; 0: from the beginning
};

/// Who sat at a table of a round as far as the event knew: as it was seated, and after each exchange of players. The
/// current seating is the last one. A seat that someone left empty belongs to no earlier one.
std::vector<KnownSeating> seatings_of(const Event& event, int round, const SeatedTable& table) {
    std::vector<KnownSeating> known;
    for (const auto& logged : event.log) {
        const bool is_exchange = std::holds_alternative<act::Reseated>(logged->act);
        if (!is_exchange && !std::holds_alternative<act::Seated>(logged->act)) continue;
        const auto fate = event.fate(logged->stamp.entry);
        if (fate && fate->kind != ActFate::Kind::amended) continue;
        const Act& act = act_in_force(event, logged->stamp.entry);
        if (const auto* seated = std::get_if<act::Seated>(&act)) {
            for (const RoundSeating& one : seated->rounds)
                for (const SeatedTable& as_seated : one.tables)
                    if (one.round == round && as_seated.number == table.number) known = {{as_seated}};
        } else if (const auto& real = std::get<act::Reseated>(act); real.round == round && !known.empty()) {
            SeatedTable after = known.back().seating;
            for (SeatedPlayer& seat : after.seats) seat.player = exchanged_player(seat.player, real.player, real.other);
            std::erase_if(after.seats, [](const SeatedPlayer& seat) { return seat.player == 0; });
            if (after != known.back().seating) known.push_back({std::move(after), logged->stamp.at});
        }
    }
    std::erase_if(known, [&](const KnownSeating& one) { return one.seating.seats.size() != table.seats.size(); });
    if (known.empty() || known.back().seating != table) return {{table}};
    return known;
}

/// Those to which a game can belong, the likeliest first: as it was known when the game was begun, then as it is known
/// since, and for a game that was begun with a line, as it was before.
std::vector<SeatedTable> seatings_for(const Event& event, int round, const SeatedTable& table, const BegunGame& game) {
    const std::vector<KnownSeating> known = seatings_of(event, round, table);
    std::size_t at = 0;
    while (at + 1 < known.size() && known[at + 1].since < game.at) ++at;
    std::vector<SeatedTable> seatings;
    for (std::size_t later = at; later < known.size(); ++later) seatings.push_back(known[later].seating);
    for (std::size_t earlier = at; game.by_line && earlier-- > 0;) seatings.push_back(known[earlier].seating);
    return seatings;
}

Names in_order(const std::map<int, std::string>& names, const SeatedTable& table) {
    Names ordered;
    for (const SeatedPlayer& seat : table.seats) ordered.push_back(names.at(seat.player));
    return ordered;
}

/// The names that a seating gives as the players are called now, in each of the forms that a game may have.
std::vector<Names> names_now(const Event& event, const SeatedTable& seating) {
    return {in_order(game_names(event, seating), seating),
            in_order(game_names_without_apostrophes(event, seating), seating),
            in_order(former_game_names(event, seating), seating)};
}

/// The same as players were called before a name was corrected.
std::vector<Names> names_before(const std::vector<std::map<int, std::string>>& states, const SeatedTable& seating) {
    std::vector<Names> all;
    for (const auto& state : states) {
        std::vector<SeatName> names;
        for (const SeatedPlayer& seat : seating.seats)
            if (const auto own = state.find(seat.player); own != state.end())
                names.push_back({seat.player, own->second});
        if (names.size() != seating.seats.size()) continue;
        for (const Apostrophes apostrophes : {Apostrophes::kept, Apostrophes::dropped})
            all.push_back(in_order(TableNames(names, apostrophes).names(), seating));
    }
    return all;
}

Names folded(Names names) {
    for (std::string& name : names) name = fold(name);
    return names;
}

/// The names of a game by the seats of its table; nullopt if it is a game of other people.
std::optional<Names> names_by_seat(const Event& event, int round, const SeatedTable& table, const BegunGame& game) {
    if (game.names.size() != table.seats.size()) return std::nullopt;
    const Names order = folded(game.names);
    const auto is_in_order = [&](const Names& names) { return folded(names) == order; };
    const auto is_there = [&](const Names& names) {
        const Names own = folded(names);
        return std::ranges::is_permutation(own, order);
    };
    const std::vector<SeatedTable> seatings = seatings_for(event, round, table, game);
    const auto first = [&](const auto& fits) -> std::optional<Names> {
        for (const SeatedTable& seating : seatings)
            for (Names& names : names_now(event, seating))
                if (fits(names)) return std::move(names);
        const auto states = earlier_names(event);
        for (const SeatedTable& seating : seatings)
            for (Names& names : names_before(states, seating))
                if (fits(names)) return std::move(names);
        return std::nullopt;
    };
    // A line names the players in the order of their seats, so the order tells which line it was.
    if (auto names = game.by_line ? first(is_in_order) : std::nullopt) return names;
    return first(is_there);
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

std::map<int, std::string> names_in_game(const Event& event, int round, const SeatedTable& table,
                                         const BegunGame& game) {
    const auto by_seat = names_by_seat(event, round, table, game);
    if (!by_seat) return game_names(event, table);
    std::map<int, std::string> names;
    for (std::size_t at = 0; at < table.seats.size(); ++at) names[table.seats[at].player] = by_seat->at(at);
    return names;
}

bool are_names_at(const Event& event, int round, const SeatedTable& table, const BegunGame& game) {
    return names_by_seat(event, round, table, game).has_value();
}

bool are_names_in_order(const Event& event, int round, const SeatedTable& table, const BegunGame& game) {
    const auto by_seat = names_by_seat(event, round, table, game);
    return by_seat && folded(*by_seat) == folded(game.names);
}

std::string event_name_in_links(const std::string& name) {
    std::string part = part_of_name(name, [](const std::string& text) { return is_event_name(text); });
    return part.empty() ? "?" : part;
}

}  // namespace tablebank
