#include "ledger/books/people.h"

#include <algorithm>
#include <stdexcept>

#include "ledger/books/history.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

bool is_of_people(const FactChange& change) {
    return change.key.name == FactName::joined || change.key.name == FactName::seated;
}

std::int64_t person_at(const Setup& setup, int seat) {
    const std::int64_t person = setup.player(Seat{seat}).person;
    return person == 0 ? seat : person;
}

[[noreturn]] void fail(const std::string& what) {
    throw std::invalid_argument(what);
}

/// Builds the next set-up.
class NextSetup {
public:
    explicit NextSetup(const std::shared_ptr<const Setup>& now) : next_(*now) {
        for (int seat = 1; seat <= next_.seats(); ++seat) player(seat).person = person_at(*now, seat);
    }

    void change(const FactChange& fact, const Setup& opening) {
        const int seat = fact.key.index;
        if (fact.key.name == FactName::joined) return fact.after.empty() ? drop(seat) : add(seat, fact.after);
        if (seat < 1 || seat > next_.seats()) {
            if (fact.after.empty()) return;  // the same entry removed the seat
            fail("there is no seat " + std::to_string(seat));
        }
        if (!fact.after.empty()) {
            const auto sitter = parse_sitter(fact.after);
            if (!sitter) fail("no one can be called '" + fact.after + "'");
            player(seat).person = sitter->person;
            player(seat).name = sitter->name;
        } else if (seat <= opening.seats()) {
            player(seat).person = seat;
            player(seat).name = opening.player(Seat{seat}).name;
        } else {
            fail("no one sits on seat " + std::to_string(seat));
        }
    }

    [[nodiscard]] Setup take() && {
        std::vector<std::string> names;
        for (const PlayerSetup& one : next_.players) {
            if (!is_kept_player_name(one.name)) fail("a seat has no name");
            names.push_back(fold(one.name));
        }
        std::ranges::sort(names);
        if (std::ranges::adjacent_find(names) != names.end()) fail("two players have one name");
        return std::move(next_);
    }

private:
    [[nodiscard]] PlayerSetup& player(int seat) { return next_.players.at(static_cast<std::size_t>(seat - 1)); }

    void add(int seat, const std::string& value) {
        const auto joined = parse_joined(value);
        if (!joined || seat != next_.seats() + 1 || seat > most_seats_of_game || joined->after > next_.seats())
            fail("no seat " + std::to_string(seat) + " can be added as '" + value + "'");
        if (next_.order.empty())
            for (int one = 1; one <= next_.seats(); ++one) next_.order.push_back(Seat{one});
        const auto behind = std::ranges::find(next_.order, Seat{joined->after});
        next_.order.insert(behind == next_.order.end() ? next_.order.begin() : behind + 1, Seat{seat});
        next_.players.push_back({{}, joined->role});
    }

    void drop(int seat) {
        if (seat != next_.seats() || seat < 2) fail("seat " + std::to_string(seat) + " is not the last");
        next_.players.pop_back();
        std::erase(next_.order, Seat{seat});
    }

    Setup next_;
};

/// A copy without the text of the edition, which only the opening needs.
Setup copied(const Setup& setup) {
    return {.game_id = setup.game_id,
            .edition = setup.edition,
            .edition_text = {},
            .players = setup.players,
            .goal = setup.goal,
            .minutes = setup.minutes,
            .rulings = setup.rulings,
            .language = setup.language,
            .lines_of = setup.lines_of,
            .order = setup.order,
            .before = setup.before,
            .since = setup.since,
            .changes = setup.changes};
}

/// The set-up of the chain before an entry, and its owner; nullptr if it is `now` itself.
std::pair<const Setup*, std::shared_ptr<const Setup>> found_before(const Setup& now, std::int64_t entry) {
    const Setup* found = &now;
    std::shared_ptr<const Setup> held;
    while (found->before && found->since >= entry) {
        held = found->before;
        found = held.get();
    }
    return {found, held};
}

}  // namespace

std::string to_fact_value(const Sitter& sitter) {
    const std::string number = std::to_string(sitter.person < 0 ? -sitter.person : sitter.person);
    return (sitter.person < 0 ? "#" : "") + number + " " + sitter.name;
}

std::optional<Sitter> parse_sitter(std::string_view value) {
    const bool came = value.starts_with('#');
    if (came) value.remove_prefix(1);
    const std::size_t blank = value.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto number = read_number<std::int64_t>(value.substr(0, blank));
    std::string name{value.substr(blank + 1)};
    if (!number || *number < 1 || !is_kept_player_name(name)) return std::nullopt;
    return Sitter{came ? -*number : *number, std::move(name)};
}

std::string to_fact_value(const JoinedSeat& seat) {
    return std::string(to_string(seat.role)) + " " + std::to_string(seat.after);
}

std::optional<JoinedSeat> parse_joined(std::string_view value) {
    const std::size_t blank = value.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto role = parse_role(value.substr(0, blank));
    const auto after = read_number<int>(value.substr(blank + 1));
    if (!role || !after || *after < 0) return std::nullopt;
    return JoinedSeat{*role, *after};
}

bool changes_people(const Entry& entry) {
    return std::ranges::any_of(entry.facts, is_of_people);
}

bool only_seats_people(const Entry& entry) {
    const auto seats_only = [](const FactChange& change) {
        return change.key.name == FactName::seated || change.key.name == FactName::rules;
    };
    return entry.transfers.empty() && changes_people(entry) && std::ranges::all_of(entry.facts, seats_only);
}

std::shared_ptr<const Setup> with_people(const std::shared_ptr<const Setup>& now,
                                         const std::vector<FactChange>& changes, std::int64_t sequence) {
    if (now->changes >= most_people_changes) fail("people changed their seats too often");
    NextSetup next(now);
    // A seat must exist before someone sits on it, whatever the order of the changes.
    const Setup& opening = opening_of(*now);
    for (const FactChange& change : changes)
        if (change.key.name == FactName::joined) next.change(change, opening);
    for (const FactChange& change : changes)
        if (change.key.name == FactName::seated) next.change(change, opening);
    auto made = std::make_shared<Setup>(std::move(next).take());
    made->before = now;
    made->since = sequence;
    ++made->changes;
    return made;
}

Sitter sitter_of(const Setup& setup, Seat seat) {
    return {person_at(setup, seat.number), setup.player(seat).name};
}

std::string name_of_person(const Setup& now, std::int64_t person) {
    for (const Setup* one = &now; one != nullptr; one = one->before.get()) {
        for (int seat = 1; seat <= one->seats(); ++seat)
            if (person_at(*one, seat) == person) return one->player(Seat{seat}).name;
    }
    return {};
}

std::string name_with(const Setup& now, Seat seat, const std::vector<Entry>& entries) {
    if (seat.number <= now.seats()) return now.player(seat).name;
    for (const Entry& entry : entries) {
        const auto fact = std::ranges::find(entry.facts, FactKey{FactName::seated, seat.number}, &FactChange::key);
        if (fact == entry.facts.end()) continue;
        const auto sitter = parse_sitter(fact->after.empty() ? fact->before : fact->after);
        if (sitter) return sitter->name;
    }
    return std::to_string(seat.number);
}

std::int64_t person_called(const Setup& now, std::string_view name) {
    const std::string folded = fold(name);
    for (const Setup* one = now.before.get(); one != nullptr; one = one->before.get()) {
        for (int seat = 1; seat <= one->seats(); ++seat) {
            if (fold(one->player(Seat{seat}).name) != folded) continue;
            const std::int64_t person = person_at(*one, seat);
            bool sits = false;
            for (int other = 1; other <= now.seats(); ++other) sits = sits || person_at(now, other) == person;
            if (!sits) return person;
        }
    }
    return 0;
}

const Setup& opening_of(const Setup& now) {
    const Setup* opening = &now;
    while (opening->before) opening = opening->before.get();
    return *opening;
}

std::shared_ptr<const Setup> opening_of(const std::shared_ptr<const Setup>& now) {
    std::shared_ptr<const Setup> opening = now;
    while (opening->before) opening = opening->before;
    return opening;
}

const Setup& widest_of(const Setup& now) {
    const Setup* widest = &now;
    for (const Setup* one = &now; one != nullptr; one = one->before.get())
        if (one->seats() > widest->seats()) widest = one;
    return *widest;
}

const Setup& setup_before(const Setup& now, std::int64_t entry) {
    return *found_before(now, entry).first;
}

SetupOfEntry::SetupOfEntry(const Setup& now, std::int64_t entry) {
    const auto [found, held] = found_before(now, entry);
    found_ = found;
    if (!held) return;
    made_ = held;
    std::vector<std::string> names;
    for (int seat = 1; seat <= held->seats(); ++seat) names.push_back(name_of_person(now, person_at(*held, seat)));
    const auto same = [](const std::string& name, const PlayerSetup& player) { return name == player.name; };
    if (std::ranges::equal(names, held->players, same)) return;
    auto shown = std::make_shared<Setup>(copied(*held));
    for (std::size_t at = 0; at < names.size(); ++at) shown->players.at(at).name = names[at];
    if (!shown->lines_of) shown->lines_of = held;
    made_ = std::move(shown);
}

std::shared_ptr<const Setup> called_otherwise(const std::shared_ptr<const Setup>& now,
                                              const std::function<std::string(const PlayerSetup&, Seat)>& name) {
    std::vector<std::shared_ptr<const Setup>> chain;
    for (std::shared_ptr<const Setup> one = now; one; one = one->before) chain.push_back(one);
    std::shared_ptr<const Setup> before;
    for (auto one = chain.rbegin(); one != chain.rend(); ++one) {
        auto made = std::make_shared<Setup>(copied(**one));
        for (int seat = 1; seat <= made->seats(); ++seat) {
            PlayerSetup& player = made->players.at(static_cast<std::size_t>(seat - 1));
            player.person = person_at(**one, seat);
            player.name = name(player, Seat{seat});
        }
        if (!made->lines_of) made->lines_of = *one;
        made->before = before;
        before = std::move(made);
    }
    return before;
}

std::vector<int> seats_of_other_people(const Setup& now, const History& history) {
    const Setup& opening = opening_of(now);
    std::vector<int> seats;
    for (int seat = 1; seat <= now.seats(); ++seat) {
        const bool as_agreed =
            seat <= opening.seats() && now.player(Seat{seat}).name == opening.player(Seat{seat}).name;
        if (!as_agreed || !former_sitters(now, history, Seat{seat}).empty()) seats.push_back(seat);
    }
    return seats;
}

std::vector<FormerSitter> former_sitters(const Setup& now, const History& history, Seat seat) {
    std::vector<FormerSitter> former;
    const Setup* later = &now;
    for (; later->before; later = later->before.get()) {
        const Setup& earlier = *later->before;
        if (seat.number > earlier.seats()) break;
        const bool stands = history.has(later->since) && history.counts(history.at(later->since));
        const std::int64_t person = person_at(earlier, seat.number);
        if (!stands || seat.number > later->seats() || person == person_at(*later, seat.number)) continue;
        former.push_back({name_of_person(now, person), later->since});
    }
    std::ranges::reverse(former);
    return former;
}

}  // namespace tablebank
