#include "app/pages/game_blocks.h"

#include "app/i18n/language.h"

namespace tablebank {

void add_clock(const Language& lang, const Game& game, std::int64_t now_ms,
               const std::optional<TableClock>& event_clock, Page& page) {
    const ClockReading clock = read_clock(game, now_ms);
    if (clock.limit_ms == 0) return;
    // The minutes that were left count for no one then.
    if (game.time_called()) {
        if (game.phase() == Phase::play) page.blocks.emplace_back(page_block::Notice{lang.tr("Time has been called")});
        return;
    }
    page_block::Clock block{.label = lang.tr_in("on a page", "Time left"),
                            .over = lang.tr_in("on a page", "time is up")};
    if (event_clock && game.phase() == Phase::play)
        block.ends_ms = event_clock->end();
    else if (clock.running)
        block.ends_ms = now_ms + clock.limit_ms - clock.used_ms;
    else
        block.left_ms = clock.left_ms();
    page.blocks.emplace_back(std::move(block));
}

void add_workings(const std::vector<WorkingRow>& rows, Page& page) {
    page_block::Lines why;
    for (const WorkingRow& row : rows) why.lines.push_back({.label = row.rule, .text = row.what, .figure = row.figure});
    if (!why.lines.empty()) page.blocks.emplace_back(std::move(why));
}

void add_waiting(const Language& lang, const std::vector<std::string>& waiting, Page& page) {
    page_block::Lines next{.title = lang.tr_in("on a page", "Then")};
    for (const std::string& due : waiting) next.lines.push_back({.text = due});
    if (!next.lines.empty()) page.blocks.emplace_back(std::move(next));
}

void add_latest(const Language& lang, const std::vector<std::string>& latest, Page& page) {
    page_block::Lines block{.title = lang.tr_in("on a page", "What happened last")};
    for (const std::string& happened : latest) block.lines.push_back({.text = happened, .tone = PageTone::quiet});
    if (!block.lines.empty()) page.blocks.emplace_back(std::move(block));
}

}  // namespace tablebank
