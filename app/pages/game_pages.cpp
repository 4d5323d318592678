#include "app/pages/game_pages.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/pages/game_blocks.h"
#include "app/pages/page_number.h"
#include "app/present/table/deed_list.h"
#include "app/present/table/due_list.h"
#include "app/present/table/players_view.h"
#include "app/present/words/book_words.h"

namespace tablebank {
namespace {

/// One page of a table in one language.
class GamePageMaker {
public:
    GamePageMaker(const Language& lang, const Table& table, std::int64_t now_ms, std::vector<int> numbers = {},
                  std::optional<TableClock> event_clock = {})
        : lang_(lang),
          table_(table),
          now_ms_(now_ms),
          numbers_(std::move(numbers)),
          event_clock_(event_clock),
          view_(make_players_view(lang, table)) {}

    [[nodiscard]] Page table_page() const {
        Page page = begin(view_.edition);
        page.subtitle = view_.phase.empty() ? view_.round : view_.round + " · " + view_.phase;
        add_clock(page);
        add_due(page, std::nullopt);
        page_block::Cards players{.title = lang_.tr_in("on a page", "Players")};
        for (const PlayerCard& player : view_.players) players.cards.push_back(card_of(player));
        page.blocks.emplace_back(std::move(players));
        add_latest(page);
        return page;
    }

    [[nodiscard]] std::optional<Page> player_page(int seat) const {
        const auto player = std::ranges::find(view_.players, seat, [](const PlayerCard& it) { return it.mark.seat; });
        if (player == view_.players.end()) return std::nullopt;
        Page page = begin(player->name);
        page.subtitle = player->side;
        add_clock(page);
        add_due(page, seat);
        page_block::Card cash{.title = lang_.tr("Cash"), .figure = player->cash};
        if (!player->stands.empty()) cash.lines.push_back({.text = player->stands});
        if (!player->kept.empty()) cash.lines.push_back({.text = player->kept});
        if (!player->hand.empty()) cash.lines.push_back({.text = player->hand});
        page.blocks.emplace_back(page_block::Cards{{}, {std::move(cash)}});
        page.blocks.emplace_back(deeds_of(player->name));
        add_latest(page);
        return page;
    }

private:
    [[nodiscard]] Page begin(std::string title) const {
        Page page{.title = std::move(title)};
        page.ways.push_back({"index.html", lang_.tr_in("on a page", "The table")});
        for (const PlayerCard& player : view_.players)
            if (std::string to = player_page_of(player.mark.seat); !to.empty())
                page.ways.push_back({std::move(to), player.name});
        return page;
    }

    void add_clock(Page& page) const { tablebank::add_clock(lang_, table_.game, now_ms_, event_clock_, page); }

    /// The open due, how its sum is computed, and what follows. For one player: what they pay or get.
    void add_due(Page& page, std::optional<int> seat) const {
        const bool theirs = !seat || view_.payer == *seat || view_.payee == *seat;
        if (!view_.heading.empty() && theirs) {
            page.blocks.emplace_back(page_block::Notice{view_.heading, view_.amount, view_.subject, view_.colour});
            std::vector<WorkingRow> rows = view_.workings;
            if (view_.tells_witness) rows.pop_back();  // the banker's own words are not published
            add_workings(rows, page);
        }
        if (!seat) add_waiting(lang_, view_.waiting, page);
    }

    [[nodiscard]] page_block::Card card_of(const PlayerCard& player) const {
        page_block::Card card{.title = player.name, .figure = player.cash, .to = player_page_of(player.mark.seat)};
        card.note = player.out || player.stands.empty() ? player.role : player.role + " · " + player.stands;
        card.tone = player.in_turn ? PageTone::wait : PageTone::quiet;
        for (const DeedChip& deed : player.deeds)
            card.lines.push_back({.label = {}, .text = deed.name, .figure = deed.state, .colour = deed.colour});
        return card;
    }

    [[nodiscard]] page_block::Table deeds_of(const std::string& player) const {
        page_block::Table deeds{.title = lang_.tr(as_said(table_.game.edition().words, mark("Deeds")))};
        deeds.columns = {{lang_.tr_in("on a page", "Deed")},
                         {lang_.tr_in("on a page", "Stands there")},
                         {lang_.tr_in("on a page", "A visitor owes"), true}};
        for (const DeedRow& row : make_deed_rows(lang_, table_.game))
            if (row.owner == player) deeds.rows.push_back({.cells = {row.name, row.state, row.rent}});
        deeds.nothing = lang_.tr_in("on a page", "None yet.");
        return deeds;
    }

    void add_latest(Page& page) const { tablebank::add_latest(lang_, view_.latest, page); }

    /// Empty for who came to an event's table without a seat of the event: they have no page.
    [[nodiscard]] std::string player_page_of(int seat) const {
        const auto index = static_cast<std::size_t>(seat) - 1;
        if (!numbers_.empty() && index >= numbers_.size()) return {};
        return "player.html?n=" + std::to_string(numbers_.empty() ? seat : numbers_[index]);
    }

    const Language& lang_;
    const Table& table_;
    std::int64_t now_ms_;
    std::vector<int> numbers_;               ///< of the players' pages, by seat; empty: their seats
    std::optional<TableClock> event_clock_;  ///< the clock of its table at an event
    PlayersView view_;
};

class GamePages final : public PageSource {
public:
    GamePages(Table table, const std::string& id, std::int64_t now_ms)
        : table_(std::move(table)), state_(id.substr(0, 16)), now_ms_(now_ms) {}

    [[nodiscard]] std::string state() const override { return state_; }
    [[nodiscard]] std::vector<std::string> names() const override {
        std::vector<std::string> names{"index"};
        for (std::size_t seat = 1; seat <= table_.game.setup->players.size(); ++seat)
            names.push_back("player-" + std::to_string(seat));
        return names;
    }
    [[nodiscard]] bool has(const std::string& name) const override {
        const auto seat = page_number(name, "player-");
        return name == "index" || (seat && static_cast<std::size_t>(*seat) <= table_.game.setup->players.size());
    }
    [[nodiscard]] std::optional<Page> page(const Language& lang, const std::string& name) const override {
        const GamePageMaker maker(lang, table_, now_ms_);
        if (name == "index") return maker.table_page();
        if (const auto seat = page_number(name, "player-")) return maker.player_page(*seat);
        return std::nullopt;
    }

private:
    Table table_;
    std::string state_;
    std::int64_t now_ms_;
};

}  // namespace

Page game_page(const Language& lang, const Table& table, std::int64_t now_ms, std::vector<int> numbers,
               std::optional<TableClock> event_clock) {
    return GamePageMaker(lang, table, now_ms, std::move(numbers), event_clock).table_page();
}

std::shared_ptr<const PageSource> make_game_pages(Table table, const std::string& id, std::int64_t now_ms) {
    return std::make_shared<GamePages>(std::move(table), id, now_ms);
}

}  // namespace tablebank
