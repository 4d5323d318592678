// Random events with random mistakes, each corrected later, are the same as the events played right. TABLEBANK_SEED
// chooses others, TABLEBANK_MISTAKEN_EVENTS how many (10,000 as a campaign).

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "app/event/act_text.h"
#include "app/event/refuse_act.h"
#include "tests/support/event_fixture.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

int from_environment(const char* name, int otherwise) {
    const char* text = std::getenv(name);
    return text == nullptr ? otherwise : std::atoi(text);
}

/// What everyone sees of an event, by name: the numbers of players may differ.
std::string seen(const Event& event) {
    std::ostringstream out;
    const auto name = [&](int number) { return event.players.at(number).name; };
    std::vector<std::string> people;
    for (const auto& [number, player] : event.players) {
        std::ostringstream line;
        line << player.name << '/' << player.family << '/' << player.table << player.substitute << player.checked_in
             << player.hidden;
        for (const EventPlayer::Gap& gap : player.gaps) line << ' ' << gap.from << '-' << gap.back.value_or(0);
        people.push_back(line.str());
    }
    std::ranges::sort(people);
    for (const std::string& line : people) out << line << '\n';
    for (const auto& [number, round] : event.rounds) {
        out << number << (round.opened_at ? " rung" : "") << (round.unlocked ? " unlocked" : "");
        for (const EventTable& table : round.tables) {
            out << "\n " << table.seating.number << " +" << table.extension << ':';
            for (const SeatedPlayer& seat : table.seating.seats)
                out << ' ' << name(seat.player) << static_cast<int>(seat.role);
            if (table.result() == nullptr) continue;
            for (const SeatScore& seat : table.result()->seats)
                out << ' ' << name(seat.player) << '=' << seat.total.to_string() << '@' << seat.place << seat.forfeit;
        }
        for (const int bye : round.byes) out << " bye " << name(bye);
        out << '\n';
    }
    for (const EventPenalty& penalty : event.penalties)
        if (!penalty.withdrawn) out << name(penalty.given.player) << " -" << penalty.given.points.to_string() << '\n';
    out << to_string(event.scheme) << '\n';
    std::vector<std::string> ranks;
    for (const Ranking& row : standings_of(event)) ranks.push_back(std::to_string(row.rank) + ' ' + name(row.player));
    std::ranges::sort(ranks);
    for (const std::string& rank : ranks) out << rank << '\n';
    out << "early " << event.early.size();
    return out.str();
}

/// The same evening twice: once as it was meant, and once with slips.
class Evening {
public:
    explicit Evening(unsigned seed) : chance_(seed) {}

    void play() {
        both([](Event& event) { done(event, decide_creation(club_evening())); });
        people_ = 4 * die(2, 4);
        for (int one = 1; one <= people_; ++one) add("P" + std::to_string(one), false);
        add("Reserve", true);
        settle();
        for (int round = 1; round <= 3; ++round) {
            seat(round);
            beside_the_tables();
            ring(round);
            if (luck(4)) substitute(round);
            for (int table = 1; table <= people_ / 4; ++table) score(round, table);
            if (luck(3)) penalise();
            if (luck(2)) settle();
        }
        settle();
    }

    [[nodiscard]] const Event& meant() const { return meant_; }
    [[nodiscard]] const Event& slipped() const { return slipped_; }
    [[nodiscard]] const std::string& slips() const { return slips_; }

private:
    using Deed = std::function<void(Event&)>;

    int die(int from, int to) { return std::uniform_int_distribution<int>(from, to)(chance_); }
    bool luck(int one_in) { return die(1, one_in) == 1; }

    void both(const Deed& deed) {
        deed(meant_);
        deed(slipped_);
    }
    static int number(const Event& event, const std::string& name) { return event.player(name)->number; }
    std::string somebody() { return "P" + std::to_string(die(1, people_)); }

    /// A slip in the second event, undone at some time: at once, or after more acts.
    void slip(const std::string& what, const Deed& deed) {
        deed(slipped_);
        slips_ += what + " #" + std::to_string(slipped_.last) + "; ";
        const std::int64_t entry = slipped_.last;
        mends_.push_back([entry](Event& event) { done(event, decide_undoing(event, entry, "a slip"), "a slip"); });
    }
    /// Every slip so far is corrected, in any order.
    void settle() {
        std::ranges::shuffle(mends_, chance_);
        for (const Deed& mend : mends_) mend(slipped_);
        mends_.clear();
        if (!luck(3)) return;
        // The last act is undone by mistake, and that is undone.
        const std::int64_t entry = slipped_.last;
        if (!std::holds_alternative<Act>(decide_undoing(slipped_, entry, "wrong line"))) return;
        slips_ += "undo of #" + std::to_string(entry) + "; ";
        done(slipped_, decide_undoing(slipped_, entry, "wrong line"), "wrong line");
        done(slipped_, decide_undoing(slipped_, slipped_.last, "it was right"), "it was right");
    }

    void add(const std::string& name, bool substitute) {
        const act::PlayerAdded wish{
            .number = 0, .name = name, .family = luck(4) ? "Berg" : "", .substitute = substitute};
        done(meant_, decide_player(meant_, wish));
        if (luck(6))
            slip("a player twice", [&](Event& event) {
                done(event, decide_player(event, {.number = 0, .name = name + " again", .family = {}}));
            });
        if (!luck(4)) return done(slipped_, decide_player(slipped_, wish));
        act::PlayerAdded wrong = wish;
        wrong.name = name + "x";
        wrong.family = "Other";
        wrong.table = 1;
        done(slipped_, decide_player(slipped_, wrong));
        slips_ += "a name; ";
        mends_.push_back([entry = slipped_.last, wish](Event& event) {
            done(event, decide_amendment(event, entry, wish, "typed wrong"), "typed wrong");
        });
    }

    act::Seated seating(const Event& event, int round, const std::vector<std::string>& order) {
        std::vector<std::vector<int>> tables;
        for (std::size_t at = 0; at < order.size(); ++at) {
            if (at % 4 == 0) tables.emplace_back();
            tables.back().push_back(number(event, order[at]));
        }
        return {{round_of(round, tables)}};
    }
    std::vector<std::string> shuffled() {
        std::vector<std::string> order;
        for (int one = 1; one <= people_; ++one) order.push_back("P" + std::to_string(one));
        std::ranges::shuffle(order, chance_);
        return order;
    }
    void seat(int round) {
        if (luck(4)) {
            const auto wrong = shuffled();
            slip("a seating",
                 [&](Event& event) { done(event, decide_seating(event, seating(event, round, wrong), 1, "x"), "x"); });
            settle();
        }
        const auto order = shuffled();
        both([&](Event& event) { done(event, decide_seating(event, seating(event, round, order), 1, "")); });
    }

    void beside_the_tables() {
        for (int turn = 0; turn < 3; ++turn) {
            const std::string name = somebody();
            if (!meant_.player(name)->checked_in)
                both([&](Event& event) { done(event, decide_check_in(event, number(event, name))); });
            const std::string other = somebody();
            if (luck(3) && !slipped_.player(other)->checked_in) {
                slip("a check-in", [&](Event& event) { done(event, decide_check_in(event, number(event, other))); });
                settle();
            }
        }
        const auto scheme = std::get<Scheme>(parse_scheme("12-7-4-2 10-6-2 bye=6 by=points,wins"));
        if (luck(5) && slipped_.scheme != scheme)
            slip("a scheme",
                 [&](Event& event) { done(event, decide_scheme(event, scheme, "wrong event"), "wrong event"); });
        if (luck(5)) {
            const std::string goes = somebody();
            slip("a leaver", [&](Event& event) { done(event, decide_leaving(event, number(event, goes), 3)); });
            settle();
        }
    }

    void ring(int round) {
        if (luck(4)) {
            slip("a bell", [&](Event& event) { done(event, decide_opening_of_round(event, round)); });
            if (luck(2))
                both([&](Event& event) {
                    done(event, decide_penalty(event, {0, number(event, "P1"), Share{Money{1}}}, "x"), "x");
                });
            settle();
        }
        if (luck(4)) {
            slip("an early result",
                 [&](Event& event) { done(event, decide_result(event, scores(event, round, 1, 3))); });
            if (luck(2)) {
                mends_.pop_back();
                mends_.push_back([entry = slipped_.last](Event& event) {
                    done(event, decide_dismissal(event, entry, "a slip"), "a slip");
                });
            }
            settle();
        }
        both([&](Event& event) { done(event, decide_opening_of_round(event, round)); });
    }

    /// Someone sits in for a player of table 1; in the other evening first for another one.
    void substitute(int round) {
        const std::string gone = meant_.players.at(meant_.table(round, 1)->seating.seats.at(0).player).name;
        if (luck(2)) {
            const std::string wrong = meant_.players.at(meant_.table(round, 1)->seating.seats.at(1).player).name;
            slip("a substitute", [&](Event& event) {
                done(event, decide_reseating(event, {round, number(event, wrong), number(event, "Reserve")}, "ill"),
                     "ill");
            });
            settle();
        }
        both([&](Event& event) {
            done(event, decide_reseating(event, {round, number(event, gone), number(event, "Reserve")}, "ill"), "ill");
        });
    }

    static act::ResultTaken scores(const Event& event, int round, int table, int seed) {
        act::ResultTaken result{.round = round, .table = table, .seats = {}, .source = {}};
        int total = seed;
        for (const SeatedPlayer& seat : event.table(round, table)->seating.seats) {
            total = total * 37 % 101;
            result.seats.push_back(
                {.player = seat.player, .total = Share{Money{total}}, .place = 0, .forfeit = total == 5});
        }
        return result;
    }

    void score(int round, int table) {
        const int seed = die(1, 1000);
        const auto right = [=](const Event& event) { return scores(event, round, table, seed); };
        done(meant_, decide_result(meant_, right(meant_)));
        if (!luck(3)) return done(slipped_, decide_result(slipped_, right(slipped_)));
        const auto wrong = scores(slipped_, round, table, seed + 1);
        done(slipped_, decide_result(slipped_, wrong));
        const std::int64_t entry = slipped_.last;
        slips_ += "a result; ";
        switch (die(1, 3)) {
            case 1:
                return mends_.push_back([=](Event& event) {
                    const EventDecision mended = decide_amendment(event, entry, right(event), "typed wrong");
                    if (refusal(mended) != "nothing-changed") done(event, mended, "typed wrong");
                });
            case 2:
                return mends_.push_back([=](Event& event) {
                    done(event, decide_undoing(event, entry, "another sheet"), "another sheet");
                    done(event, decide_result(event, right(event)));
                });
            default:
                done(slipped_, decide_undoing(slipped_, entry, "another sheet"), "another sheet");
                return done(slipped_, decide_result(slipped_, right(slipped_)));
        }
    }

    void penalise() {
        const std::string name = somebody();
        done(meant_, decide_penalty(meant_, {0, number(meant_, name), Share{Money{2}}}, "late"), "late");
        const std::string other = luck(2) ? somebody() : name;
        done(slipped_, decide_penalty(slipped_, {0, number(slipped_, other), Share{Money{2}}}, "late"), "late");
        if (other == name) return;
        slips_ += "a penalty; ";
        mends_.push_back([entry = slipped_.last, name](Event& event) {
            const act::PenaltyGiven right{0, number(event, name), Share{Money{2}}};
            done(event, decide_amendment(event, entry, right, "somebody else"), "somebody else");
        });
    }

    std::mt19937 chance_;
    int people_ = 8;
    Event meant_;
    Event slipped_;
    std::vector<Deed> mends_;
    std::string slips_;
};

/// As a program opens the file: each act from its text, and checked.
Event opened(const Event& event) {
    Event read;
    for (const auto& logged : event.log) {
        const auto act = parse_act(act_text(logged->act));
        REQUIRE(act.has_value());
        const auto no = follow(read, *act, logged->stamp);
        REQUIRE_MESSAGE(!no, "#" << logged->stamp.entry << ' ' << (no ? std::string(to_string(no->code)) : ""));
    }
    return read;
}

}  // namespace

TEST_CASE("an event whose mistakes were corrected is the same as the event played right") {
    const int events = from_environment("TABLEBANK_MISTAKEN_EVENTS", 300);
    const int seed = from_environment("TABLEBANK_SEED", 20261128);
    for (int number = 0; number < events; ++number) {
        CAPTURE(seed + number);
        Evening evening(static_cast<unsigned>(seed + number));
        evening.play();
        CAPTURE(evening.slips());
        REQUIRE(seen(evening.slipped()) == seen(evening.meant()));
        REQUIRE(seen(opened(evening.slipped())) == seen(evening.meant()));
    }
}
