#include "app/present/table/clock_view.h"

#include "app/i18n/language.h"
#include "app/present/words/capital.h"
#include "app/present/words/duration_text.h"

namespace tablebank {

namespace {

bool was_started(const Game& game) {
    return !game.facts.get({FactName::clock_since}).empty() || !game.facts.get({FactName::clock_used}).empty();
}

}  // namespace

ClockView clock_view(const Language& lang, const Game& game, std::int64_t now_ms) {
    const ClockReading clock = read_clock(game, now_ms);
    ClockView face;
    if (clock.limit_ms == 0) return face;
    face.running = clock.running && clock.left_ms() > 0;
    face.up = clock.left_ms() == 0;
    face.last_minutes = face.running && clock.left_ms() <= last_minutes_ms;
    // Once time was called, or play is over, no one starts it any more.
    face.unstarted = !was_started(game) && !game.time_called() && game.phase() == Phase::play;
    if (game.time_called())
        face.over =
            with_capital(*game.setup, lang.tr("time called after {time}", {{"time", duration_text(clock.used_ms)}}));
    else if (clock.used_ms - clock.limit_ms >= 1000)
        face.over = lang.tr("{time} over", {{"time", duration_text(clock.used_ms - clock.limit_ms)}});
    // A second that has begun is still left: the face reads none only once time is up.
    face.text = face.up ? lang.tr("time is up") : duration_text(clock.left_ms() + 999);
    return face;
}

std::string clock_on_opening(const Language& lang, const Game& game, std::int64_t last_entry_ms, std::int64_t now_ms) {
    constexpr std::int64_t worth_saying_ms = 60'000;
    const ClockReading clock = read_clock(game, now_ms);
    const std::int64_t away_ms = now_ms - last_entry_ms;
    if (clock.limit_ms == 0 || !was_started(game) || game.time_called() || away_ms < worth_saying_ms) return {};
    const Word left{"left", duration_text(clock.left_ms())};
    if (!clock.running) return lang.tr("The clock was stopped meanwhile: {left} left.", {left});
    const Word away{"time", duration_text(away_ms)};
    if (clock.left_ms() > 0)
        return lang.tr("The clock ran on meanwhile, {time} since the last entry: {left} left.", {away, left});
    return lang.tr("The clock ran on meanwhile, {time} since the last entry: time is up.", {away});
}

std::string clock_sentence(const Language& lang, const Game& game, std::int64_t now_ms) {
    const ClockReading clock = read_clock(game, now_ms);
    if (clock.limit_ms == 0) return lang.tr("This game has no clock.");
    const Word used{"used", duration_text(clock.used_ms)};
    const Word left{"left", duration_text(clock.left_ms())};
    const bool never = !clock.running && clock.used_ms == 0;
    std::string sentence =
        clock.running ? lang.tr("The clock runs: {used} used, {left} left.", {used, left})
        : never       ? lang.tr_in("it was never started", "The clock stands: {used} used, {left} left.", {used, left})
                      : lang.tr("The clock stands: {used} used, {left} left.", {used, left});
    if (game.time_called()) sentence += ' ' + lang.tr("Time was called.");
    return sentence;
}

}  // namespace tablebank
