// The clock of the open game: changes of the computer's clock, the questions to the banker about them, and the bell of
// an event.

#include <algorithm>
#include <cstdlib>

#include "app/i18n/language.h"
#include "app/present/words/duration_text.h"
#include "app/viewmodel/open_game.h"
#include "ledger/books/clock_entry.h"

namespace tablebank {
namespace {

/// Also if summer time begins or ends: the hours on the screen change anyway.
std::string zone_words(const Language& lang, std::int64_t moved_ms) {
    const Word time{"time", duration_text(std::abs(moved_ms))};
    return moved_ms > 0 ? lang.tr(
                              "The computer's time zone has changed: its time of day is {time} later now. The game's "
                              "clock goes on as before.",
                              {time})
                        : lang.tr(
                              "The computer's time zone has changed: its time of day is {time} earlier now. The "
                              "game's clock goes on as before.",
                              {time});
}

std::string jump_words(const Language& lang, std::int64_t set_ms) {
    const Word time{"time", duration_text(std::abs(set_ms))};
    return set_ms > 0
               ? lang.tr("The computer's clock was set {time} forward. The game's clock goes on as before.", {time})
               : lang.tr("The computer's clock was set {time} back. The game's clock goes on as before.", {time});
}

std::optional<ClockDoubt> doubt_about(const ComputerClock& what, std::int64_t entry) {
    using Kind = ClockDoubt::Kind;
    if (what.jump_ms != 0) return ClockDoubt{what.was_closed ? Kind::back : Kind::set, what.jump_ms, entry};
    if (what.slept_ms != 0) return ClockDoubt{Kind::slept, what.slept_ms, entry};
    return std::nullopt;
}

/// Whether a line that was posted since answers the question about the clock.
bool is_answered(const Table& table, std::int64_t since) {
    for (std::int64_t sequence = since + 1; sequence <= table.game.last; ++sequence) {
        const Entry& entry = table.history.at(sequence);
        const auto told = clock_told_by(entry);
        const bool only_seen = told && told->what != ClockTold::What::set && told->what != ClockTold::What::bell;
        if ((entry.verb == "clock" && !only_seen) || entry.verb == "note") return true;
    }
    return false;
}

}  // namespace

void OpenGame::ask_about_clock(ClockDoubt doubt) {
    doubt_ = doubt;
    table_made_of_.forget();
}

std::string OpenGame::watch_computer_clock(const Language& lang) {
    if (table.trouble || refused_after_ == session_.game().last) return {};
    try {
        const Session::Followed followed = session_.follow_computer_clock();
        const ComputerClock& what = followed.what;
        if (what.is_quiet()) return {};
        const std::int64_t last = session_.game().last;
        // A clock that was not started yet raises no question.
        const ClockReading clock = read_clock(session_.game(), session_.now_ms());
        const bool is_asked = followed.posted && (clock.running || clock.used_ms > 0);
        if (const auto doubt = is_asked ? doubt_about(what, last) : std::nullopt) ask_about_clock(*doubt);
        if (what.zone_ms != 0) return zone_words(lang, what.zone_ms);
        return what.jump_ms != 0 ? jump_words(lang, what.jump_ms) : std::string{};
    } catch (const FileError&) {
        refused_after_ = session_.game().last;  // the next line posts it too, or reports the error
        return {};
    }
}

void OpenGame::ask_about_closed_time() {
    constexpr std::int64_t worth_asking_ms = 300'000;
    const Table& now = session_.table();
    const std::int64_t quiet = table_time(now.game, session_.now_ms()) - now.game.latest_ms;
    const ClockReading clock = read_clock(now.game, session_.now_ms());
    if (!clock.running || !is_still_asked(now.game) || now.game.latest_ms == 0 || quiet < worth_asking_ms) return;
    ask_about_clock({ClockDoubt::Kind::quiet, quiet, now.game.last});
}

/// While it is asked the lines of the answers are those of the moment.
void OpenGame::show_clock_question(const Language& lang) {
    if (doubt_ && (!is_still_asked(session_.game()) || is_answered(session_.table(), doubt_->entry))) {
        doubt_.reset();
        table_made_of_.forget();
    }
    auto& actions = shown_.turn.actions;
    const auto is_answer = [](const OfferedAction& action) {
        return action.id == "clock-other" || action.id == "clock-right";
    };
    std::erase_if(actions, is_answer);
    std::erase_if(shown_.top.clock, is_answer);
    shown_.clock_asks.clear();
    if (!doubt_) return;
    const auto answers = clock_answers(lang, session_.game(), *doubt_, session_.now_ms());
    shown_.clock_asks = clock_doubt_text(lang, *doubt_);
    actions.insert(actions.begin(), answers.begin(), answers.end());
    shown_.top.clock.insert(shown_.top.clock.end(), answers.begin(), answers.end());
}

void OpenGame::follow_bell() {
    if (table.trouble) return;
    const std::string line = hub.bell_line_for(session_);
    if (line.empty() || refused_after_ == session_.game().last) return;
    try {
        static_cast<void>(session_.post(line));
    } catch (const FileError&) {
        refused_after_ = session_.game().last;
    }
}

}  // namespace tablebank
