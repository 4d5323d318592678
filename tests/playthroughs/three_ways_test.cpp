// Every playthrough is played three ways: straight; with the file closed and opened again after every line; undone and
// redone after every line. The first two must reach the same head hash, all three the same position and facts.

#include <doctest/doctest.h>

#include <map>

#include "tests/support/playthrough.h"

using namespace tablebank;
using namespace tablebank::playthroughs;

namespace {

struct Reached {
    std::string head;
    std::string state;
    std::int64_t entries = 0;
};

Reached reached(const Session& session) {
    return {to_hex(session.head()), to_hex(state_hash(session.game())), session.table().history.last()};
}

Session begin(const Playthrough& played, const Folder& folder, SteppedClock& clock) {
    return Session::create(folder / "game.tbl", played.setup, nullptr, clock.stamps());
}

Reached play_straight(const Playthrough& played) {
    const Folder folder;
    SteppedClock clock;
    Session session = begin(played, folder, clock);
    for (const PlayedLine& played_line : played.lines) {
        clock.set_line(played_line.number);
        CHECK_MESSAGE(play(session, played_line, played_line.line).empty(),
                      played.file.filename().string() << ":" << played_line.number << ": " << played_line.line);
    }
    return reached(session);
}

Reached play_reopened(const Playthrough& played) {
    const Folder folder;
    SteppedClock clock;
    std::optional<Session> session = begin(played, folder, clock);
    for (const PlayedLine& played_line : played.lines) {
        clock.set_line(played_line.number);
        REQUIRE(play(*session, played_line, played_line.line).empty());
        session.reset();
        session = Session::open(folder / "game.tbl", clock.stamps());
    }
    return reached(*session);
}

/// The line with the numbers that its entries have in a history that has undos and redos in addition.
std::string renumbered(const Setup& setup, const std::string& line,
                       const std::map<std::int64_t, std::int64_t>& numbers) {
    auto parsed = parse_line(setup, line);
    auto* command = std::get_if<Command>(&parsed);
    if (command == nullptr) return line;
    if (auto* undo = std::get_if<action::Undo>(&command->action); undo != nullptr && undo->entry) {
        undo->entry = numbers.at(*undo->entry);
    } else if (auto* to = std::get_if<action::UndoTo>(&command->action)) {
        to->entry = numbers.at(to->entry);
    } else if (auto* amend = std::get_if<action::Amend>(&command->action)) {
        amend->entry = numbers.at(amend->entry);
        for (action::RepairAnswer& answer : amend->answers) answer.entry = numbers.at(answer.entry);
    } else if (auto* protest = std::get_if<action::Protest>(&command->action); protest != nullptr && protest->about) {
        protest->about = numbers.at(*protest->about);
    } else if (auto* step = std::get_if<action::ProtestStep>(&command->action)) {
        step->entry = numbers.at(step->entry);
    } else {
        return line;
    }
    return print_line(setup, *command);
}

/// A signed result, in which people who came are named by their entries: "1:10 2:5 =1 @1,#8".
std::string signed_straight(const std::string& value, const std::map<std::int64_t, std::int64_t>& numbers) {
    const std::size_t people = value.find(" @");
    std::string told = value.substr(0, people);
    for (std::size_t at = people; at != std::string::npos && at < value.size();) {
        const std::size_t end = value.find(',', at + 1);
        std::string word = value.substr(at, end == std::string::npos ? end : end - at);
        for (const auto& [straight, here] : numbers) {
            const std::string came = "#" + std::to_string(here);
            if (!word.ends_with(came)) continue;
            word.replace(word.size() - came.size(), came.size(), "#" + std::to_string(straight));
            break;
        }
        told += word;
        at = end;
    }
    return told;
}

/// The game with the entry numbers of the straight one in its facts, which name the entries that set them.
Game told_straight(Game game, const std::map<std::int64_t, std::int64_t>& numbers) {
    Facts facts;
    for (const auto& [key, value] : game.facts.all()) {
        FactKey told = key;
        std::string said = value;
        for (const auto& [straight, here] : numbers) {
            const auto number = static_cast<std::int32_t>(straight);
            if (key.name == FactName::drawn && key.number == here) told.number = number;
            if ((key.name == FactName::due || key.name == FactName::protest) && key.index == here) told.index = number;
            if (key.name == FactName::protest && key.number == here) told.number = number;
            const std::string came = "#" + std::to_string(here) + " ";
            if (key.name == FactName::seated && value.starts_with(came))
                said = "#" + std::to_string(straight) + value.substr(came.size() - 1);
            if (key.name == FactName::confirmed && value == std::to_string(here)) said = std::to_string(straight);
        }
        if (key.name == FactName::signed_by) said = signed_straight(value, numbers);
        facts.set(told, said);
    }
    game.facts = std::move(facts);
    return game;
}

Reached play_undone_and_redone(const Playthrough& played) {
    const Folder folder;
    SteppedClock clock;
    Session session = begin(played, folder, clock);
    std::map<std::int64_t, std::int64_t> numbers{{1, 1}};  // of the straight game -> of this one
    for (const PlayedLine& played_line : played.lines) {
        clock.set_line(played_line.number);
        const std::string before = to_hex(state_hash(session.game()));
        const std::int64_t last = session.table().history.last();
        REQUIRE(play(session, played_line, renumbered(session.setup(), played_line.line, numbers)).empty());
        if (played_line.refused) continue;
        for (std::int64_t posted = last + 1; posted <= session.table().history.last(); ++posted) {
            numbers.emplace(static_cast<std::int64_t>(numbers.size()) + 1, posted);
        }
        const bool chain = session.table().history.last() != last + 1;
        if (chain || session.table().history.at(last + 1).reverses) continue;
        const std::string after = to_hex(state_hash(session.game()));
        const auto undone = session.post("undo");
        REQUIRE_MESSAGE(std::holds_alternative<Posted>(undone),
                        played_line.number << ": cannot be undone: " << played_line.line);
        REQUIRE_MESSAGE(to_hex(state_hash(session.game())) == before,
                        played_line.number << ": undo leaves a trace: " << played_line.line);
        REQUIRE(std::holds_alternative<Posted>(session.post("redo")));
        REQUIRE_MESSAGE(to_hex(state_hash(session.game())) == after,
                        played_line.number << ": redo differs: " << played_line.line);
    }
    Reached straight = reached(session);
    straight.state = to_hex(state_hash(told_straight(session.game(), numbers)));
    return straight;
}

}  // namespace

TEST_CASE("every playthrough agrees with itself three ways") {
    const auto files = all_playthroughs();
    REQUIRE(!files.empty());
    for (const auto& file : files) {
        CAPTURE(file.filename().string());
        const Playthrough played = read_playthrough(file);
        const Reached straight = play_straight(played);
        CHECK(straight.entries > 1);
        const Reached reopened = play_reopened(played);
        CHECK(reopened.head == straight.head);
        CHECK(reopened.state == straight.state);
        CHECK(play_undone_and_redone(played).state == straight.state);
    }
}
