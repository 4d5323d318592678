#include "app/pages/event_pages.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "app/export/event_figures.h"
#include "app/i18n/language.h"
#include "app/pages/event_facts.h"
#include "app/pages/event_words.h"
#include "app/pages/game_pages.h"
#include "app/pages/live_words.h"
#include "app/pages/page_number.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/open_questions.h"
#include "app/present/event/public_names.h"
#include "app/present/event/seat_text.h"
#include "app/present/event/standings_lines.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {
namespace {

constexpr const char* figures_file = "event.json";
/// Pages that list all players or all tables.
constexpr std::array<std::string_view, 3> pages_of_all{"index", "standings", "seating"};

/// One page of an event in one language.
struct EventPageMaker {
    const Language& lang;
    const Event& event;
    const EventFacts::Said& said;
    const LiveView* live = nullptr;
    const LiveFiguresKept* kept = nullptr;
    const std::map<int, std::string>& names = said.names;

    [[nodiscard]] Page begin(std::string title) const {
        return {std::move(title),
                event.made.name,
                {{"index.html", lang.tr_in("on a page", "Tables")},
                 {"standings.html", lang.tr("Standings")},
                 {"seating.html", lang.tr_in("on a page", "Seating")}}};
    }

    /// The round that is played, or the next one that is seated.
    [[nodiscard]] const EventRound* round_shown() const {
        const int latest = event.latest_round();
        if (latest > 0 && !is_over(latest)) return &event.rounds.at(latest);
        const auto next = event.rounds.find(latest + 1);
        if (next != event.rounds.end()) return &next->second;
        return latest > 0 ? &event.rounds.at(latest) : nullptr;
    }
    [[nodiscard]] bool is_over(int round) const {
        return std::ranges::all_of(event.rounds.at(round).tables,
                                   [](const EventTable& table) { return table.result() != nullptr; });
    }

    [[nodiscard]] page_block::Card table_card(const EventRound& round, const EventTable& table) const {
        const std::string number = std::to_string(table.seating.number);
        page_block::Card card{.title = lang.tr_in("at an event", "Table {table}", {{"table", number}}),
                              .to = "table.html?n=" + number};
        const act::ResultTaken* result = table.result();
        for (std::size_t seat = 0; seat < table.seating.seats.size(); ++seat) {
            const auto& [seated, role] = table.seating.seats[seat];
            const int player = result == nullptr ? seated : credited_for(*result, seated);
            page_block::Line line{.label = std::to_string(seat + 1), .text = names.at(player)};
            line.to = "player.html?n=" + std::to_string(player);
            if (result != nullptr)
                line.figure = score_text(lang, *result, player);
            else if (role != Role::player)
                line.figure = role_text(lang, role);
            card.lines.push_back(std::move(line));
        }
        if (result != nullptr) add_seats_of_latecomers(*result, card);
        const TableState state = state_of(round, table);
        card.note = state_text(lang, state);
        card.tone = tone_of(state);
        if (const std::string remark = remark_of_table(lang, event, table); !remark.empty()) card.note += "; " + remark;
        if (table.extension > 0)
            card.note += lang.tr_in("on a page", ", +{minutes} min", {{"minutes", std::to_string(table.extension)}});
        if (result == nullptr && live != nullptr) add_figures(round.number, table, card);
        const auto clock = clock_of(event, round, table);
        if (state == TableState::playing && clock) {
            card.due_ms = clock->end();
            card.late = lang.tr_in("on a page", "the result is missing since {time}", {{"time", "{time}"}});
        }
        return card;
    }

    void add_seats_of_latecomers(const act::ResultTaken& result, page_block::Card& card) const {
        for (const SeatScore& score : result.seats) {
            if (score.seat_of != 0) continue;
            page_block::Line line{.label = std::to_string(card.lines.size() + 1), .text = names.at(score.player)};
            line.to = "player.html?n=" + std::to_string(score.player);
            line.figure = score_text(lang, result, score.player);
            card.lines.push_back(std::move(line));
        }
    }

    void add_figures(int round, const EventTable& table, page_block::Card& card) const {
        const int number = table.seating.number;
        const std::uint64_t version = live->version(round, number);  // before the look, which may see more
        live->look_at(round, number, [&](const LiveTable& game) {
            const auto make = [&] {
                try {
                    return live_figures(lang, in_public(game.table, table.seating, names));
                } catch (const std::exception&) {
                    return unshown_figures(lang, table.seating.seats.size());
                }
            };
            add_live_lines(kept->of(lang, round, number, version, make), game.heard_ms, card);
        });
    }

    void add_clock(const EventRound& round, Page& page) const {
        const auto clock = clock_of(event, round);
        if (!clock) return;
        page.blocks.emplace_back(page_block::Clock{
            .label = lang.tr("Round {round}", {{"round", std::to_string(round.number)}}),
            .ends_ms = clock->end(),
            .over = lang.tr_in("on a page", "time is up"),
        });
    }

    [[nodiscard]] page_block::Table standings(std::size_t most, bool whole) const {
        const StandingsTable& standings = said.standings;
        page_block::Table table{.title = lang.tr("Standings")};
        table.columns = {{lang.tr_in("of standings", "Rank"), true}, {lang.tr_in("of standings", "Player")}};
        const std::size_t figures = whole ? standings.heads.size() : std::min<std::size_t>(standings.heads.size(), 1);
        for (std::size_t i = 0; i < figures; ++i) table.columns.push_back({standings.heads[i], true});
        if (whole) table.columns.push_back({lang.tr_in("of standings", "Decided by")});
        for (const StandingsRow& row : standings.rows) {
            if (table.rows.size() == most) break;
            page_block::Row line{.cells = {row.rank, row.name}, .to = "player.html?n=" + std::to_string(row.player)};
            for (std::size_t i = 0; i < figures; ++i) line.cells.push_back(row.figures[i]);
            if (whole) line.cells.push_back(row.decided_by);
            if (whole) line.more = row.rounds;
            table.rows.push_back(std::move(line));
        }
        table.nothing = lang.tr_in("on a page", "No one yet.");
        return table;
    }

    [[nodiscard]] Page wall() const {
        constexpr std::size_t leaders = 10;
        Page page = begin(event.made.name);
        page.subtitle.clear();
        const EventRound* round = round_shown();
        if (round != nullptr) {
            page.subtitle =
                lang.tr_in("on a page", "Round {round} of {rounds}",
                           {{"round", std::to_string(round->number)}, {"rounds", std::to_string(event.made.rounds)}});
            add_clock(*round, page);
            page_block::Cards tables{.title = lang.tr_in("on a page", "Tables")};
            for (const EventTable& table : round->tables) tables.cards.push_back(table_card(*round, table));
            page.blocks.emplace_back(std::move(tables));
            add_byes(*round, page);
        } else {
            page.blocks.emplace_back(page_block::Words{lang.tr_in("on a page", "No one is seated yet.")});
        }
        page_block::Table first = standings(leaders, false);
        first.title = lang.tr_in("on a page", "Leaders");
        if (event.latest_round() > 0) {
            add_lacking(page);
            page.blocks.emplace_back(std::move(first));
            std::set<int> shown;
            for (std::size_t row = 0; row < std::min(leaders, said.standings.rows.size()); ++row)
                shown.insert(said.standings.rows[row].player);
            add_remarks(remark_lines_of(lang, event, shown, round == nullptr ? 0 : round->number), page);
        }
        return page;
    }

    static void add_remarks(std::vector<std::string> remarks, Page& page) {
        for (std::string& remark : remarks) page.blocks.emplace_back(page_block::Words{std::move(remark)});
    }

    /// What the standings lack.
    void add_lacking(Page& page) const {
        if (std::string lacking = lacking_text(lang, event); !lacking.empty())
            page.blocks.emplace_back(page_block::Words{std::move(lacking)});
    }

    void add_byes(const EventRound& round, Page& page) const {
        if (round.byes.empty()) return;
        std::vector<std::string> sit_out;
        for (const int player : round.byes) sit_out.push_back(names.at(player));
        page.blocks.emplace_back(
            page_block::Words{lang.tr("Sits out: {players}", {{"players", list_text(lang, sit_out)}})});
    }

    [[nodiscard]] Page standings_page() const {
        Page page = begin(lang.tr("Standings"));
        add_lacking(page);
        page.blocks.emplace_back(standings(event.players.size(), true));
        add_remarks(remark_lines(lang, event), page);
        page.blocks.emplace_back(page_block::Words{
            lang.tr("Scheme: {scheme}", {{"scheme", scheme_text(lang, event.scheme)}}), PageTone::quiet});
        page.ways.push_back({figures_file, lang.tr_in("on a page", "All figures")});
        return page;
    }

    /// A player's seat in a round; empty if they have none.
    [[nodiscard]] std::string place_in(const EventRound& round, int player) const {
        for (const EventTable& table : round.tables)
            for (std::size_t seat = 0; seat < table.seating.seats.size(); ++seat)
                if (table.seating.seats[seat].player == player) return seat_text(lang, table.seating, seat);
        return std::ranges::find(round.byes, player) == round.byes.end() ? std::string{}
                                                                         : lang.tr_in("of seating", "sits out");
    }

    [[nodiscard]] Page seating_page() const {
        Page page = begin(lang.tr_in("on a page", "Find your seat"));
        const EventRound* round = round_shown();
        if (round == nullptr) {
            page.blocks.emplace_back(page_block::Words{lang.tr_in("on a page", "No one is seated yet.")});
            return page;
        }
        page_block::Table table{.title = lang.tr("Round {round}", {{"round", std::to_string(round->number)}})};
        table.columns = {{lang.tr("Player")}, {lang.tr_in("at an event", "Seat")}};
        table.search = lang.tr_in("on a page", "Your name");
        table.nothing = lang.tr_in("on a page", "No one of that name sits in this round.");
        for (const int player : said.by_name) {
            std::string place = place_in(*round, player);
            if (!place.empty())
                table.rows.push_back(
                    {.cells = {names.at(player), std::move(place)}, .to = "player.html?n=" + std::to_string(player)});
        }
        page.blocks.emplace_back(std::move(table));
        return page;
    }

    [[nodiscard]] std::optional<Page> table_page(int number) const {
        Page page = begin(lang.tr_in("at an event", "Table {table}", {{"table", std::to_string(number)}}));
        page_block::Cards rounds;
        for (const auto& [round_number, round] : event.rounds) {
            const EventTable* table = event.table(round_number, number);
            if (table == nullptr) continue;
            page_block::Card card = table_card(round, *table);
            card.title = lang.tr("Round {round}", {{"round", std::to_string(round_number)}});
            card.to.clear();
            rounds.cards.push_back(std::move(card));
        }
        if (rounds.cards.empty()) return std::nullopt;
        std::ranges::reverse(rounds.cards);  // games in play are first
        if (const EventRound* round = round_shown()) add_live(*round, number, page);
        page.blocks.emplace_back(std::move(rounds));
        return page;
    }

    /// The current game of the table, before its result.
    void add_live(const EventRound& round, int number, Page& page) const {
        const EventTable* table = event.table(round.number, number);
        if (live == nullptr || table == nullptr || table->result() != nullptr) return;
        live->look_at(round.number, number, [&](const LiveTable& game) {
            std::vector<int> numbers;
            for (const SeatedPlayer& seat : table->seating.seats) numbers.push_back(seat.player);
            try {
                const Table shown = in_public(game.table, table->seating, names);
                const Page played = game_page(lang, shown, game.heard_ms, numbers, clock_of(event, round, *table));
                page.subtitle = played.subtitle;
                for (const PageBlock& block : played.blocks) page.blocks.push_back(block);
            } catch (const std::exception&) {
                page.blocks.emplace_back(page_block::Notice{.heading = unshown_text(lang)});
            }
        });
    }

    [[nodiscard]] page_block::Lines brought(const StandingsRow& row) const {
        page_block::Lines lines{.title = lang.tr("Standings")};
        lines.lines.push_back({.text = lang.tr_in("of standings", "Rank"), .figure = row.rank});
        for (std::size_t i = 0; i < row.figures.size(); ++i)
            lines.lines.push_back({.text = said.standings.heads[i], .figure = row.figures[i]});
        for (const std::string& round : row.rounds) lines.lines.push_back({.text = round, .tone = PageTone::quiet});
        return lines;
    }

    [[nodiscard]] std::optional<Page> player_page(int number) const {
        if (event.player(number) == nullptr) return std::nullopt;
        Page page = begin(names.at(number));
        page_block::Lines seats{.title = lang.tr_in("on a page", "Seating")};
        for (const auto& [round_number, round] : event.rounds) {
            const std::string place = place_in(round, number);
            if (!place.empty())
                seats.lines.push_back(
                    {.label = lang.tr("Round {round}", {{"round", std::to_string(round_number)}}), .text = place});
        }
        if (!seats.lines.empty()) page.blocks.emplace_back(std::move(seats));
        if (const auto at = said.row_of.find(number); at != said.row_of.end())
            page.blocks.emplace_back(brought(said.standings.rows[at->second]));
        add_remarks(remark_lines_of(lang, event, {number}), page);
        return page;
    }
};

class EventPages final : public PageSource {
public:
    EventPages(Event event, const std::string& id, std::shared_ptr<const LiveView> live)
        : event_(std::move(event)),
          state_(id.substr(0, 8) + '-' + std::to_string(event_.last)),
          live_(std::move(live)) {}

    [[nodiscard]] std::string state() const override { return state_; }
    [[nodiscard]] std::string state_of(const std::string& page) const override {
        const auto table = page == "index" ? std::optional{0} : page_number(page, "table-");
        if (!live_ || !table) return state_;
        return state_ + '-' + std::to_string(live_->version(event_.latest_round(), *table));
    }
    [[nodiscard]] std::vector<std::string> names() const override {
        std::vector<std::string> names(pages_of_all.begin(), pages_of_all.end());
        std::set<int> tables;
        for (const auto& [number, round] : event_.rounds)
            for (const EventTable& table : round.tables) tables.insert(table.seating.number);
        for (const int table : tables) names.push_back("table-" + std::to_string(table));
        for (const auto& [number, player] : event_.players) names.push_back("player-" + std::to_string(number));
        return names;
    }
    [[nodiscard]] bool has(const std::string& name) const override {
        if (std::ranges::find(pages_of_all, name) != pages_of_all.end()) return true;
        if (const auto player = page_number(name, "player-")) return event_.player(*player) != nullptr;
        const auto table = page_number(name, "table-");
        return table && std::ranges::any_of(event_.rounds, [&](const auto& round) {
                   return event_.table(round.first, *table) != nullptr;
               });
    }
    [[nodiscard]] bool is_long(const std::string& name) const override {
        return name == figures_file || std::ranges::find(pages_of_all, name) != pages_of_all.end();
    }
    [[nodiscard]] std::optional<Page> page(const Language& lang, const std::string& name) const override {
        const EventPageMaker maker{lang, event_, facts_.in(lang), live_.get(), &kept_};
        if (name == "index") return maker.wall();
        if (name == "standings") return maker.standings_page();
        if (name == "seating") return maker.seating_page();
        if (const auto table = page_number(name, "table-")) return maker.table_page(*table);
        if (const auto player = page_number(name, "player-")) return maker.player_page(*player);
        return std::nullopt;
    }
    [[nodiscard]] std::vector<std::string> file_names() const override { return {figures_file}; }
    [[nodiscard]] std::string file(const std::string& name) const override {
        if (name != figures_file) return {};
        return event_figures(event_, facts_.standings(), public_names(Language::english(), event_)) + '\n';
    }

private:
    Event event_;
    std::string state_;
    std::shared_ptr<const LiveView> live_;
    EventFacts facts_{event_};
    LiveFiguresKept kept_;
};

}  // namespace

std::shared_ptr<const PageSource> make_event_pages(Event event, const std::string& id,
                                                   std::shared_ptr<const LiveView> live) {
    return std::make_shared<EventPages>(std::move(event), id, std::move(live));
}

}  // namespace tablebank
