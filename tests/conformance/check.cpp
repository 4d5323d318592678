#include "tests/conformance/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <stdexcept>

#include "calculators/ruling_scope.h"
#include "db/edition/edition_file.h"
#include "ledger/books/due.h"
#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"
#include "source_dir.h"
#include "tests/conformance/ask.h"
#include "tests/conformance/words.h"

namespace tablebank::conformance {
namespace {

/// The reason why a row's play ends early: the set-up or a line that is refused, or a word without a meaning.
struct Stopped {
    std::string why;
};

std::vector<std::string> usual_players(const Edition& edition) {
    if (!edition.profile.roles.value) return {"Anna", "Boris", "Clara", "Dmitri"};
    return {"Anna:monopolist", "Boris:competitor", "Clara:monopolist", "Dmitri:competitor"};
}

/// "Anna:monopolist", or "Anna" if there are no roles.
PlayerSetup player_called(const std::string& word) {
    const auto colon = word.find(':');
    const auto role = colon == std::string::npos ? std::optional{Role::player} : parse_role(word.substr(colon + 1));
    if (!role) throw std::invalid_argument("no role: " + word);
    return {word.substr(0, colon), *role};
}

Setup agreed(const Row& row, std::shared_ptr<const Edition> edition) {
    Setup setup;
    setup.game_id = std::string(32, '0');
    setup.language = "en";
    for (const std::string& word : row.players.empty() ? usual_players(*edition) : row.players) {
        setup.players.push_back(player_called(word));
    }
    const auto goal = parse_goal(row.goal);
    if (!goal) throw std::invalid_argument("no goal: " + row.goal);
    setup.goal = *goal;
    setup.minutes = setup.goal == Goal::timed ? edition->profile.timed_minutes.value : 0;
    setup.rulings = edition->rulings;
    for (const auto& [key, value] : row.rulings) {
        if (!set(setup.rulings, key, value)) throw std::invalid_argument("no ruling: " + key + " " + value);
    }
    setup.edition = std::move(edition);
    return setup;
}

Position position_of(const Row& row, const Setup& setup) {
    Position position;
    for (const PlayerSetup& player : setup.players) {
        PositionPlayer& placed = position.players.emplace_back();
        placed.name = player.name;
        placed.estate.role = player.role;
        placed.estate.cash = setup.edition->profile.start_cash.value;
    }
    for (const auto& [name, words] : *row.before) {
        const auto player = std::ranges::find(position.players, name, &PositionPlayer::name);
        if (player == position.players.end()) throw std::invalid_argument("no player is called " + name);
        give(*player, words);
    }
    for (const PositionProblem& problem :
         validate(*setup.edition, held_to_book(*setup.edition, setup.rulings), position)) {
        throw Stopped{"the position cannot be: " + problem.path + ": " + problem.message};
    }
    return position;
}

std::string_view code_of(SetupProblem::Kind kind) {
    switch (kind) {
        case SetupProblem::Kind::player_count:
            return "player-count";
        case SetupProblem::Kind::role_not_played:
            return "role-not-played";
        case SetupProblem::Kind::roles_unbalanced:
            return "roles-unbalanced";
        case SetupProblem::Kind::goal_not_played:
            return "not-in-this-edition";
        case SetupProblem::Kind::name_invalid:
            return "name-invalid";
        case SetupProblem::Kind::names_alike:
            return "names-alike";
        case SetupProblem::Kind::minutes_invalid:
            return "minutes-invalid";
        case SetupProblem::Kind::names_other_seat:
            return "names-other-seat";
    }
    return "unknown";
}

/// The code with which a set-up is refused; empty for a sound one.
std::string refusal_of(const Setup& setup, bool from_position) {
    const auto problems = validate(setup, from_position);
    return problems.empty() ? std::string{} : std::string{code_of(problems.front().kind)};
}

class Play {
public:
    Play(const Setup& setup, const Position* from) : table_(std::make_shared<const Setup>(setup)) {
        table_.post(decide_opening(setup, from, stamp()));
    }

    /// The code with which a line is refused; empty if it was posted.
    std::string post(const std::string& line) {
        const auto read = parse_line(*table_.game.setup, line);
        if (const auto* error = std::get_if<ParseError>(&read)) {
            throw Stopped{fmt::format("\"{}\" is not understood at column {}", line, error->column)};
        }
        Decision decision = decide(table_, std::get<Command>(read), [&] { return stamp(); });
        if (const auto* no = std::get_if<Refusal>(&decision)) return std::string{to_string(no->code)};
        for (Entry& entry : std::get<std::vector<Entry>>(decision)) table_.post(std::move(entry));
        return {};
    }

    [[nodiscard]] const Game& game() const { return table_.game; }

private:
    [[nodiscard]] Stamp stamp() const { return {fmt::format("{:032x}", table_.history.last() + 1), 0, "test"}; }

    Table table_;
};

/// Posts the lines; the last one must be refused if the row states it.
void post_lines(const Row& row, Play& play) {
    for (std::size_t number = 0; number < row.lines.size(); ++number) {
        const bool last = number + 1 == row.lines.size();
        const std::string wanted = last ? row.refused : std::string{};
        const std::string code = play.post(row.lines[number]);
        if (code == wanted) continue;
        throw Stopped{fmt::format("\"{}\" is {}, not {}", row.lines[number],
                                  code.empty() ? "posted" : "refused as " + code,
                                  wanted.empty() ? "posted" : "refused as " + wanted)};
    }
}

std::vector<std::string> due_words(const Game& game) {
    const auto dues = open_dues(game, game.turn());
    if (dues.empty()) return {"none"};
    const std::string kind{to_string(dues.front().kind)};
    std::vector<std::string> words{fmt::format("{} {}", kind, dues.front().amount.to_string())};
    if (dues.front().amount.is_zero()) words.push_back(kind);
    return words;
}

std::vector<std::string> winner_names(const Game& game) {
    std::vector<std::string> names;
    for (const Seat seat : game.winners()) names.push_back(game.name(seat));
    return names;
}

/// The state that a row expects of the table once its lines are posted.
class Expectations {
public:
    Expectations(const Row& row, const Game& game) : row_(row), game_(game) {}

    [[nodiscard]] std::vector<std::string> failed() && {
        players();
        if (!row_.due.empty()) {
            const auto due = due_words(game_);
            if (std::ranges::find(due, row_.due) == due.end()) wrong("due", due.front(), row_.due);
        }
        same("turn", game_.name(game_.turn()), row_.turn);
        same("phase", std::string{to_string(game_.phase())}, row_.phase);
        if (!row_.winners.empty() && winner_names(game_) != row_.winners) {
            wrong("winners", fmt::format("{}", fmt::join(winner_names(game_), " ")),
                  fmt::format("{}", fmt::join(row_.winners, " ")));
        }
        if (!row_.ask.empty()) question();
        return std::move(failed_);
    }

private:
    void players() {
        for (const auto& [name, words] : row_.after) {
            int seat = 1;
            while (seat <= game_.seats() && game_.name(Seat{seat}) != name) ++seat;
            if (seat > game_.seats()) throw std::invalid_argument("no player is called " + name);
            for (const std::string& what : differences(game_, Seat{seat}, words)) failed_.push_back(name + " " + what);
        }
    }
    void question() {
        const auto asked = ask(game_, row_);
        const auto* no = std::get_if<Refusal>(&asked);
        const std::string code = no == nullptr ? std::string{} : std::string{to_string(no->code)};
        const std::string wanted = row_.lines.empty() ? row_.refused : std::string{};
        if (code != wanted) return wrong("the question", answered_or(code), answered_or(wanted));
        if (no != nullptr) return;
        const auto& answer = std::get<Answer>(asked);
        same("answer", answer.text, row_.answer);
        if (row_.cites.empty() || answer.cites.contains(row_.cites)) return;
        wrong("cites", fmt::format("{}", fmt::join(answer.cites, ", ")), row_.cites);
    }
    [[nodiscard]] static std::string answered_or(const std::string& code) {
        return code.empty() ? "answered" : "refused as " + code;
    }
    void same(std::string_view what, const std::string& is, const std::string& wanted) {
        if (!wanted.empty() && is != wanted) wrong(what, is, wanted);
    }
    void wrong(std::string_view what, std::string_view is, std::string_view wanted) {
        failed_.push_back(fmt::format("{}: {}, not {}", what, is, wanted));
    }

    const Row& row_;
    const Game& game_;
    std::vector<std::string> failed_;
};

std::vector<std::string> play(const Row& row, std::shared_ptr<const Edition> edition) {
    const Setup setup = agreed(row, std::move(edition));
    const bool set_up_only = row.lines.empty() && row.ask.empty();
    const std::string refused = refusal_of(setup, row.before.has_value());
    if (refused != (set_up_only ? row.refused : std::string{})) {
        throw Stopped{refused.empty() ? "the set-up is allowed" : "the set-up is refused as " + refused};
    }
    if (!refused.empty()) return {};
    const Position position = row.before ? position_of(row, setup) : Position{};
    Play play(setup, row.before ? &position : nullptr);
    post_lines(row, play);
    return Expectations(row, play.game()).failed();
}

}  // namespace

std::shared_ptr<const Edition> shipped_edition(const std::string& id) {
    static std::map<std::string, std::shared_ptr<const Edition>> known;
    auto& edition = known[id];
    if (!edition) {
        const std::string path = fmt::format("{}/editions/{}.toml", TABLEBANK_SOURCE_DIR, id);
        edition = std::make_shared<const Edition>(load_edition_file(path).edition);
    }
    return edition;
}

std::vector<std::string> check(const Row& row, std::shared_ptr<const Edition> edition) {
    try {
        return play(row, std::move(edition));
    } catch (const Stopped& stopped) {
        return {stopped.why};
    } catch (const std::exception& error) {
        return {error.what()};
    }
}

}  // namespace tablebank::conformance
