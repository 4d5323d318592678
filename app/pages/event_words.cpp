#include "app/pages/event_words.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"

namespace tablebank {

TableState state_of(const EventRound& round, const EventTable& table) {
    if (const act::ResultTaken* result = table.result())
        return result->correction > 0 ? TableState::corrected : TableState::scored;
    return round.has_begun() ? TableState::playing : TableState::seated;
}

std::string state_text(const Language& lang, TableState state) {
    switch (state) {
        case TableState::seated:
            return lang.tr_in("of a table", "seated");
        case TableState::playing:
            return lang.tr_in("of a table", "is playing");
        case TableState::scored:
            return lang.tr_in("of a table", "result taken");
        case TableState::corrected:
            return lang.tr_in("of a table", "result corrected");
    }
    return {};
}

PageTone tone_of(TableState state) {
    switch (state) {
        case TableState::seated:
            return PageTone::quiet;
        case TableState::playing:
            return PageTone::wait;
        case TableState::scored:
        case TableState::corrected:
            return PageTone::good;
    }
    return PageTone::plain;
}

int credited_for(const act::ResultTaken& result, int seated) {
    const auto is_of_seat = [seated](const SeatScore& one) { return one.seat_of == seated; };
    const auto credited = std::ranges::find_if(result.seats, is_of_seat);
    return credited == result.seats.end() ? seated : credited->player;
}

std::string score_text(const Language& lang, const act::ResultTaken& result, int player) {
    const auto seat = std::ranges::find(result.seats, player, &SeatScore::player);
    if (seat == result.seats.end()) return {};
    if (seat->forfeit) return lang.tr_in("of a result", "forfeit");
    return amount_text(lang, seat->total) + " (" + std::to_string(seat->place) + ')';
}

}  // namespace tablebank
