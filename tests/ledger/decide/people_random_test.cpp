// Random games in which people come, go and change seats all the time: every entry is undone and redone without a
// trace, and the table is the same if it is built again from its entries, or looked at as it was earlier.

#include <doctest/doctest.h>

#include <map>
#include <random>

#include "ledger/books/people.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/codec.h"
#include "tests/support/notation_table.h"

namespace tablebank::testing {
namespace {

std::string names_of(const Game& game) {
    std::string names;
    for (const Seat seat : game.order()) names += game.name(seat) + " ";
    return names;
}

std::string seen_of(const Game& game) {
    return names_of(game) + encode_state(game);
}

class PeopleGame {
public:
    explicit PeopleGame(unsigned seed) : chance_(seed), table_(opened()) { seen_.push_back(seen_of(table_.game)); }

    void play(int lines) {
        for (int line = 0; line < lines; ++line)
            if (post(any_line())) undo_and_redo();
    }

    void check_from_the_start() const {
        Table again(opening_of(table_.game.setup));
        for (const Entry& entry : table_.history.entries()) {
            again.post(entry);
            CHECK(seen_of(again.game) == seen_.at(static_cast<std::size_t>(entry.sequence - 1)));
            const SetupOfEntry then(*table_.game.setup, entry.sequence);
            const auto read = parse_entry(*table_.game.setup, entry);
            CHECK_MESSAGE((entry.sequence == 1 || std::holds_alternative<Command>(read)), entry.line);
            CHECK(then->seats() >= 1);
        }
    }

    void check_earlier_states() {
        for (int look = 0; look < 30; ++look) {
            const std::int64_t sequence = number(1, static_cast<int>(table_.history.last()));
            CHECK(seen_of(state_at(table_, sequence)) == seen_.at(static_cast<std::size_t>(sequence - 1)));
        }
    }

    [[nodiscard]] const std::map<std::string, int>& posted() const { return posted_; }

private:
    static Table opened() {
        Setup setup = table_of("us", {"Anna", "Boris", "Clara"});
        setup.players[1].role = Role::competitor;
        const auto agreed = std::make_shared<const Setup>(setup);
        Table table(agreed);
        table.post(decide_opening(*agreed, nullptr, Stamp{std::string(32, '1'), 1, {}}));
        return table;
    }

    int number(int least, int most) { return std::uniform_int_distribution<int>(least, most)(chance_); }
    std::string seat() { return std::to_string(number(1, table_.game.seats())); }
    std::string name() {
        static const std::vector<std::string> names{"Vera", "Tom", "Priya", "Lena", "Max", "Olga", "Ivan", "Zoe"};
        return names.at(static_cast<std::size_t>(number(0, static_cast<int>(names.size()) - 1)));
    }

    std::string any_line() {
        const std::string why = " \"agreed\"";
        switch (number(0, 9)) {
            case 0:
                return seat() + " seat " + name() + why;
            case 1:
                return seat() + " swap " + seat() + why;
            case 2:
                return seat() + " rename " + name() + why;
            case 3:
                return "join " + name() + (number(0, 1) == 0 ? " monopolist" : " competitor") + " get " +
                       std::to_string(number(1, 900)) + (number(0, 1) == 0 ? " before " : " after ") + seat() + why;
            case 4:
                return seat() + " leaves";
            case 5:
                return "undo #" + std::to_string(number(2, static_cast<int>(table_.history.last()) + 1));
            case 6:
                return seat() + " pay " + std::to_string(number(1, 90)) + " to " + seat() + why;
            default:
                return std::to_string(number(1, 6)) + " " + std::to_string(number(1, 6));
        }
    }

    bool post(const std::string& line) {
        const auto read = parse_line(*table_.game.setup, line);
        REQUIRE_MESSAGE(std::holds_alternative<Command>(read), line);
        const Decision decision = decide(table_, std::get<Command>(read), [] {
            return Stamp{std::string(32, '1'), 1, {}};
        });
        const auto* entries = std::get_if<std::vector<Entry>>(&decision);
        if (entries == nullptr) return false;
        for (const Entry& entry : *entries) {
            table_.post(entry);
            seen_.push_back(seen_of(table_.game));
            ++posted_[entry.verb];
        }
        return entries->size() == 1 && !entries->front().reverses;
    }

    void undo_and_redo() {
        const std::string after = seen_.back();
        const std::string before = seen_.at(seen_.size() - 2);
        if (!post_reversal("undo")) return;
        CHECK(seen_.back() == before);
        REQUIRE(post_reversal("redo"));
        CHECK(seen_.back() == after);
    }

    bool post_reversal(const std::string& line) {
        const std::size_t count = seen_.size();
        post(line);
        return seen_.size() > count;
    }

    std::mt19937 chance_;
    Table table_;
    std::vector<std::string> seen_;  ///< after each entry
    std::map<std::string, int> posted_;
};

}  // namespace

TEST_CASE("people come and go in random games, and every table is the one that its entries make") {
    std::map<std::string, int> posted;
    for (unsigned seed = 1; seed <= 40; ++seed) {
        CAPTURE(seed);
        PeopleGame game(seed);
        game.play(60);
        game.check_from_the_start();
        game.check_earlier_states();
        for (const auto& [verb, count] : game.posted()) posted[verb] += count;
    }
    for (const char* verb : {"seat", "swap", "rename", "join", "leaves", "undo", "redo", "roll"})
        CHECK_MESSAGE(posted[verb] > 20, verb);
}

}  // namespace tablebank::testing
