// Random evenings at a table whose computer's clock jumps, whose lid is closed, which travels and is killed. 150 of
// them in every run; TABLEBANK_SEED and TABLEBANK_EVENINGS choose others. scripts/random-clocks.sh plays ten thousand.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>

#include "app/session/session.h"
#include "app/session/verification.h"
#include "db/edition/edition_folder.h"
#include "tests/random_clocks/model_clock.h"
#include "tests/support/scratch_folder.h"

namespace {

using namespace tablebank;
using random_clocks::ModelClock;
using random_clocks::Ms;

constexpr Ms second = 1'000;
constexpr Ms minute = 60 * second;
constexpr Ms hour = 60 * minute;
constexpr Ms noise = 2 * second;  ///< less is not a jump
constexpr std::uint64_t usual_evenings = 150;

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
    const char* value = std::getenv(name);
    return value == nullptr ? otherwise : std::stoull(value);
}

struct Broken : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A machine: real time, and what its clocks make of it.
struct Computer {
    Ms real = 0;
    Ms wall_ahead = 1'700'000'000'000;
    Ms asleep = 0;
    Ms zone = hour;
    [[nodiscard]] Ms wall() const { return real + wall_ahead; }
};

class Evening {
public:
    Evening(std::uint64_t seed, std::map<std::string, int>& count) : dice_(seed), count_(count) {}

    void play() {
        Setup setup;
        LoadedEdition loaded = load_edition("us");
        setup.edition = std::make_shared<const Edition>(std::move(loaded.edition));
        setup.edition_text = std::move(loaded.text.text);
        setup.rulings = setup.edition->rulings;
        setup.goal = Goal::timed;
        setup.minutes = 120;
        setup.language = "en";
        setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}};
        model_.open(computer_.wall());
        session_.emplace(Session::create(file_, std::move(setup), nullptr, stamps()));
        model_.notice(computer_.wall());
        model_.post();
        model_.open(computer_.wall());
        model_.agree(120 * minute);
        const int steps = 20 + pick(60);
        for (int step = 0; step < steps; ++step) {
            happen();
            compare();
        }
        check_entries();
        session_.reset();
        if (!read_and_verify(file_).found.clean()) throw Broken("the game does not verify");
    }

private:
    int pick(int below) { return static_cast<int>(dice_() % static_cast<std::uint64_t>(below)); }
    void tell(const std::string& what) {
        ++count_[what];
        story_ += what + '\n';
    }
    StampMaker stamps() {
        const Ms wall = computer_.wall();
        const Ms real = computer_.real;
        return {.now_ms = [this, wall, real] { return wall + computer_.real - real; },
                .new_id =
                    [this] {
                        std::string id = std::to_string(++ids_);
                        return std::string(32 - id.size(), '0') + id;
                    },
                .poster = "banker",
                .day_ms = [this] { return computer_.wall(); },
                .zone_ms = [this] { return computer_.zone; },
                .awake_ms = [this] { return computer_.real - computer_.asleep; }};
    }

    void happen() {
        switch (pick(14)) {
            case 0:
                return jump();
            case 1:
                return sleep();
            case 2:
                tell("another zone");
                computer_.zone = (pick(25) - 12) * hour;
                return;
            case 3:
                return close_and_open(pick(2) == 0);
            case 4:
                tell("looked at");
                notice();
                if (session_->follow_computer_clock().posted) model_.post();
                return;
            case 5:
                return undo();
            case 6:
            case 7:
            case 8:
                return pass(pick(static_cast<int>(15 * minute)));
            default:
                return post_some_line();
        }
    }

    void pass(Ms real) {
        tell("time passes");
        computer_.real += real;
        model_.pass(real);
    }
    void jump() {
        constexpr std::array sizes{3 * second, minute, hour, 26 * hour};
        const Ms by = sizes[static_cast<std::size_t>(pick(4))] + pick(static_cast<int>(50 * second));
        const bool back = pick(2) == 0;
        tell(back ? "set back" : "set forward");
        computer_.wall_ahead += back ? -by : by;
    }
    void sleep() {
        tell("slept");
        const Ms by = pick(static_cast<int>(2 * hour));
        computer_.real += by;
        computer_.asleep += by;
        model_.pass(by);
    }
    void close_and_open(bool killed) {
        tell(killed ? "killed" : "closed");
        if (killed) {
            const std::string copy = folder_.file("copy" + std::to_string(++copies_) + ".tbl");
            std::filesystem::copy_file(file_, copy);
            if (std::filesystem::exists(file_ + "-wal")) std::filesystem::copy_file(file_ + "-wal", copy + "-wal");
            file_ = copy;
        }
        session_.reset();
        last_used_ = 0;  // the time after the last entry is unknown
        computer_.real += pick(static_cast<int>(hour));
        if (pick(3) == 0) jump();
        if (pick(4) == 0) computer_.asleep += minute;  // another machine, or it was restarted
        session_.emplace(Session::open(file_, stamps()));
        model_.open(computer_.wall());
    }
    void notice() { model_.notice(computer_.wall()); }
    void must_post(const std::string& line) {
        story_ += "  " + line + '\n';
        const Outcome outcome = session_->post(line);
        if (const auto* no = std::get_if<Refusal>(&outcome))
            throw Broken(line + ": " + std::string(to_string(no->code)));
        if (!std::holds_alternative<Posted>(outcome)) throw Broken(line + ": not read");
    }
    void post_some_line() {
        notice();
        const int what = pick(8);
        if (what < 3 && !model_.runs()) {
            tell("started");
            must_post("clock start");
            model_.start();
        } else if (what == 0) {
            tell("stopped");
            must_post("clock stop \"supper\"");
            model_.stop();
        } else if (what == 3) {
            tell("extended");
            must_post("clock extend 5 \"a spilled drink\"");
            model_.extend(5 * minute);
        } else if (what == 4) {
            tell("set");
            const int left = 1 + pick(90 * 60);
            const std::string two = std::to_string(left % 60);
            must_post("clock set " + std::to_string(left / 60) + ":" + (two.size() < 2 ? "0" : "") + two + " \"x\"");
            model_.set_left(left * second);
        } else {
            tell("noted");
            must_post("note \"x\"");
            model_.note();
        }
        model_.post();
    }
    void undo() {
        if (!model_.can_undo()) return;
        notice();
        tell("undone");
        must_post("undo");
        model_.undo();
        model_.post();
        had_undo_ = true;
        last_used_ = 0;
    }

    void compare() {
        const ClockReading clock = read_clock(session_->game(), session_->now_ms());
        // A jump is written in whole seconds; the clock's own adjustments are not jumps.
        const Ms tolerance = 3 * second + second * jumps();
        if (clock.running != model_.runs()) throw Broken("it runs, or does not");
        if (std::abs(clock.used_ms - model_.used()) > tolerance)
            throw Broken("used " + std::to_string(clock.used_ms) + ", by the model " + std::to_string(model_.used()));
        if (std::abs(clock.left_ms() - model_.left()) > tolerance)
            throw Broken("left " + std::to_string(clock.left_ms()) + ", by the model " + std::to_string(model_.left()));
        if (clock.used_ms < last_used_) throw Broken("the time used ran backwards");
        last_used_ = clock.used_ms;
    }
    Ms jumps() const {
        return std::ranges::count_if(session_->table().history.entries(),
                                     [](const Entry& entry) { return entry.line.starts_with("clock jump"); });
    }

    /// No less than between the entries: while it ran, what their moments are apart, without what they say of jumps. A
    /// computer that is set back by less than a jump has not gone back: the table's time waits for it.
    void check_entries() {
        if (had_undo_) return;
        Ms shown = 0;
        bool runs = false;
        Ms before = 0;
        for (const Entry& entry : session_->table().history.entries()) {
            Ms apart = entry.stamp.at_ms - before;
            if (entry.line.starts_with("clock jump ")) apart -= (seconds_of(entry.line.substr(11)) + 1) * second;
            if (runs) shown += std::max<Ms>(0, apart);
            if (entry.line == "clock start") runs = true;
            if (entry.line.starts_with("clock stop")) runs = false;
            const Ms back = before - entry.stamp.at_ms;
            if (back <= 0 || back > noise) before = entry.stamp.at_ms;
        }
        const Ms used = read_clock(session_->game(), session_->now_ms()).used_ms;
        if (used < shown) throw Broken("used " + std::to_string(used) + ", the entries show " + std::to_string(shown));
    }
    static Ms seconds_of(std::string text) {
        const bool back = text.front() == '-';
        if (back) text.erase(0, 1);
        Ms sum = 0;
        Ms part = 0;
        for (const char sign : text + ":") {
            if (sign >= '0' && sign <= '9') {
                part = part * 10 + (sign - '0');
            } else {
                sum = sum * 60 + part;
                part = 0;
            }
        }
        return back ? -sum : sum;
    }

public:
    [[nodiscard]] const std::string& story() const { return story_; }

private:
    std::mt19937_64 dice_;
    std::map<std::string, int>& count_;
    tablebank::testing::ScratchFolder folder_;
    std::string file_ = folder_.file("game.tbl");
    Computer computer_;
    ModelClock model_;
    std::optional<Session> session_;
    std::uint64_t ids_ = 0;
    int copies_ = 0;
    bool had_undo_ = false;
    Ms last_used_ = 0;
    std::string story_;
};

}  // namespace

TEST_CASE("whatever the computer's clock does, the table's never runs backwards and shows the same as a model") {
    const std::uint64_t seed = from_environment("TABLEBANK_SEED", std::random_device{}());
    const std::uint64_t evenings = from_environment("TABLEBANK_EVENINGS", usual_evenings);
    std::cout << evenings << " evenings, TABLEBANK_SEED=" << seed << std::endl;
    std::map<std::string, int> count;
    for (std::uint64_t evening = 0; evening < evenings; ++evening) {
        Evening played(seed + evening, count);
        try {
            played.play();
        } catch (const std::exception& broken) {
            FAIL_CHECK("replay with TABLEBANK_SEED=" << seed + evening << " TABLEBANK_EVENINGS=1\n"
                                                     << played.story() << std::string{broken.what()});
            break;
        }
    }
    for (const auto& [what, times] : count) std::cout << what << ": " << times << '\n';
    if (evenings < usual_evenings) return;
    for (const char* what : {"set back", "set forward", "slept", "another zone", "killed", "closed", "undone", "set"}) {
        CAPTURE(what);
        CHECK(count[what] > 0);
    }
}
