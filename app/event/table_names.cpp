#include "app/event/table_names.h"

#include <algorithm>
#include <string_view>
#include <vector>

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

class TableNames {
public:
    TableNames(const Event& event, const SeatedTable& table, Apostrophes apostrophes) {
        int seat = 0;
        for (const SeatedPlayer& seated : table.seats) {
            const std::string& name = event.players.at(seated.player).name;
            const std::string own = apostrophes == Apostrophes::kept ? with_plain_apostrophes(name) : name;
            Naming naming{.player = seated.player,
                          .seat = ++seat,
                          .written = written_name(own),
                          .with_last_word = {},
                          .given = {}};
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

std::set<std::string> folded_of(const std::map<int, std::string>& names) {
    std::set<std::string> folded;
    for (const auto& [player, name] : names) folded.insert(fold(name));
    return folded;
}

}  // namespace

std::map<int, std::string> game_names(const Event& event, const SeatedTable& table) {
    return TableNames(event, table, Apostrophes::kept).names();
}

std::map<int, std::string> game_names_without_apostrophes(const Event& event, const SeatedTable& table) {
    return TableNames(event, table, Apostrophes::dropped).names();
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
    return folded_of(former) == folded ? former : names;
}

bool are_names_at(const Event& event, const SeatedTable& table, const std::set<std::string>& folded) {
    return folded_of(names_in_game(event, table, folded)) == folded;
}

std::string event_name_in_links(const std::string& name) {
    std::string part = part_of_name(name, [](const std::string& text) { return is_event_name(text); });
    return part.empty() ? "?" : part;
}

}  // namespace tablebank
