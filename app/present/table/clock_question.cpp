#include "app/present/table/clock_question.h"

#include <algorithm>
#include <cstdlib>

#include "app/i18n/language.h"
#include "app/present/words/duration_text.h"
#include "app/present/words/localized_line.h"
#include "ledger/text/duration.h"

namespace tablebank {

bool is_still_asked(const Game& game) {
    return game.setup->goal == Goal::timed && game.phase() == Phase::play && !game.time_called();
}

std::string clock_doubt_text(const Language& lang, const ClockDoubt& doubt) {
    const Word time{"time", duration_text(std::abs(doubt.ms))};
    switch (doubt.kind) {
        case ClockDoubt::Kind::set:
            return doubt.ms > 0
                       ? lang.tr(
                             "The computer's clock was set {time} forward. The table's clock went on as before. Is "
                             "it right?",
                             {time})
                       : lang.tr(
                             "The computer's clock was set {time} back. The table's clock went on as before. Is it "
                             "right?",
                             {time});
        case ClockDoubt::Kind::back:
            return lang.tr(
                "The computer's clock is {time} earlier than at the last entry. The table's clock goes on from that "
                "entry. Is it right?",
                {time});
        case ClockDoubt::Kind::slept:
            return lang.tr("The computer slept for {time}, and the clock ran on. Was that time played?", {time});
        case ClockDoubt::Kind::quiet:
            return lang.tr("The clock ran on for {time} since the last entry. Was that time played?", {time});
    }
    return {};
}

std::vector<OfferedAction> clock_answers(const Language& lang, const Game& game, const ClockDoubt& doubt,
                                         std::int64_t now_ms) {
    constexpr std::int64_t ms_per_second = 1000;
    constexpr std::int64_t longest = std::int64_t{24} * 60 * 60;
    const std::int64_t left_ms = read_clock(game, now_ms).left_ms();
    const bool is_known = doubt.kind == ClockDoubt::Kind::slept || doubt.kind == ClockDoubt::Kind::quiet;
    OfferedAction other{"clock-other", lang.tr("No: set the clock"), localized_line(lang, "clock set ")};
    other.to_finish = true;
    if (is_known) {
        const std::int64_t left = std::clamp<std::int64_t>((left_ms + doubt.ms) / ms_per_second, 1, longest);
        other.text = lang.tr("No: give it back");
        other.line =
            localized_line(lang, "clock set " + written_duration(left) + " \"" +
                                     lang.tr("{time} were not played", {{"time", duration_text(doubt.ms)}}) + '"');
        other.to_finish = false;
    }
    OfferedAction right{
        "clock-right", is_known ? lang.tr("Yes, it was played") : lang.tr("Yes, it is right"),
        localized_line(
            lang, "note \"" + lang.tr("the clock is right: {time} left", {{"time", duration_text(left_ms)}}) + '"')};
    return {std::move(other), std::move(right)};
}

}  // namespace tablebank
