#include "app/present/event_paper/event_papers.h"

#include <algorithm>
#include <utility>

#include "app/event/table_setup.h"
#include "app/i18n/alphabet.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/open_questions.h"
#include "app/present/event/seat_text.h"
#include "app/present/event/standings_lines.h"
#include "app/present/sheet/blank_sheet.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/name_text.h"

namespace tablebank {
namespace {

PaperDocument begin_paper(const Language& lang, const Event& event, std::string title,
                          std::vector<std::string> lines = {}) {
    PaperDocument document;
    document.title = std::move(title);
    document.language = lang.tag();
    document.foot =
        lang.tr("{event}, as of entry #{entry}", {{"event", event.made.name}, {"entry", std::to_string(event.last)}});
    document.page_text = page_numbers(lang);
    lines.insert(lines.begin(), event.made.name);
    document.blocks.emplace_back(block::Masthead{document.title, std::move(lines)});
    return document;
}

std::string round_title(const Language& lang, int round) {
    return lang.tr("Round {round}", {{"round", std::to_string(round)}});
}

std::string table_title(const Language& lang, int table) {
    return lang.tr_in("at an event", "Table {table}", {{"table", std::to_string(table)}});
}

/// A player with a place in a round: a seat or a bye.
struct Place {
    int player = 0;
    std::string text;
};

std::vector<Place> places_of(const Language& lang, const EventRound& round) {
    std::vector<Place> places;
    for (const EventTable& table : round.tables)
        for (std::size_t seat = 0; seat < table.seating.seats.size(); ++seat)
            places.push_back({table.seating.seats[seat].player, seat_text(lang, table.seating, seat)});
    for (const int player : round.byes) places.push_back({player, lang.tr_in("of seating", "sits out")});
    return places;
}

void sort_by_name(const Language& lang, const EventNames& names, std::vector<int>& players) {
    const Alphabet alphabet(lang);
    std::map<int, std::string> keys;
    for (const int player : players) keys[player] = alphabet.key(names.at(player));
    std::ranges::sort(players, {}, [&](int player) { return std::pair{keys[player], player}; });
}

}  // namespace

PaperDocument make_seat_slips(const Language& lang, const Event& event, int from, const EventNames& names) {
    std::map<int, std::vector<PaperField>> slips;
    for (const auto& [number, round] : event.rounds) {
        if (number < from) continue;
        for (const Place& place : places_of(lang, round))
            slips[place.player].push_back({round_title(lang, number), place.text});
    }
    std::vector<int> players;
    players.reserve(slips.size());
    for (const auto& [player, fields] : slips) players.push_back(player);
    sort_by_name(lang, names, players);

    PaperDocument document = begin_paper(lang, event, lang.tr("Slips for the players"));
    block::Cards cards{{}, 2, true};
    cards.cards.reserve(players.size());
    for (const int player : players)
        cards.cards.push_back({names.at(player), event.made.name, std::move(slips[player])});
    document.blocks.emplace_back(std::move(cards));
    return document;
}

PaperDocument make_list_by_name(const Language& lang, const Event& event, int round, const EventNames& names) {
    constexpr std::size_t side_by_side = 2;
    std::map<int, std::string> seats;
    std::vector<int> players;
    for (Place& place : places_of(lang, event.rounds.at(round))) {
        players.push_back(place.player);
        seats[place.player] = std::move(place.text);
    }
    sort_by_name(lang, names, players);

    PaperDocument document =
        begin_paper(lang, event, lang.tr("Round {round}: find your seat", {{"round", std::to_string(round)}}));
    block::Table table;
    for (std::size_t column = 0; column < side_by_side; ++column) {
        table.columns.push_back({lang.tr("Player"), PaperAlign::left, 0, 0, true});
        table.columns.push_back({lang.tr_in("at an event", "Seat")});
    }
    // Down the first column, then down the second, page by page as they are read.
    constexpr std::size_t rows_of_page = 50;
    for (std::size_t first = 0; first < players.size(); first += rows_of_page * side_by_side) {
        const std::size_t count = std::min(players.size() - first, rows_of_page * side_by_side);
        const std::size_t rows = (count + side_by_side - 1) / side_by_side;
        for (std::size_t row = 0; row < rows; ++row) {
            PaperRow line;
            for (std::size_t at = row; at < count; at += rows) {
                const int player = players[first + at];
                line.cells.push_back({names.at(player), PaperTone::strong});
                line.cells.push_back({seats[player]});
            }
            line.cells.resize(table.columns.size());
            table.rows.push_back(std::move(line));
        }
    }
    document.blocks.emplace_back(std::move(table));
    return document;
}

PaperDocument make_list_by_table(const Language& lang, const Event& event, int round, const EventNames& names) {
    const EventRound& shown = event.rounds.at(round);
    PaperDocument document =
        begin_paper(lang, event, lang.tr("Round {round}: the tables", {{"round", std::to_string(round)}}));
    block::Cards cards{{}, 2};
    cards.cards.reserve(shown.tables.size());
    for (const EventTable& table : shown.tables) {
        block::Card card{table_title(lang, table.seating.number)};
        for (std::size_t seat = 0; seat < table.seating.seats.size(); ++seat) {
            const auto& [player, role] = table.seating.seats[seat];
            const std::string& name = names.at(player);
            card.fields.push_back(
                {std::to_string(seat + 1),
                 role == Role::player
                     ? name
                     : lang.tr("{player}, {role}", {{"player", name}, {"role", role_text(lang, role)}})});
        }
        cards.cards.push_back(std::move(card));
    }
    document.blocks.emplace_back(std::move(cards));
    if (!shown.byes.empty()) {
        std::vector<std::string> sit_out;
        for (const int player : shown.byes) sit_out.push_back(names.at(player));
        document.blocks.emplace_back(
            block::Paragraph{lang.tr("Sits out: {players}", {{"players", list_text(lang, sit_out)}})});
    }
    return document;
}

std::vector<PaperDocument> make_headed_sheets(const Language& lang, const Event& event, const std::string& event_id,
                                              int round, const Edition& edition, const EventNames& names,
                                              SheetSeenBy seen_by) {
    std::vector<PaperDocument> sheets;
    const EventRound& headed = event.rounds.at(round);
    sheets.reserve(headed.tables.size());
    for (const EventTable& table : headed.tables) {
        std::vector<SheetSeat> seats;
        for (const auto& [player, role] : table.seating.seats) seats.push_back({names.at(player), role});
        SheetEvent head{event.made.name, std::to_string(table.seating.number), std::to_string(round), {}, {}, {}, {}};
        if (seen_by == SheetSeenBy::banker) {
            const TableSetup setup = table_setup(event, event_id, round, table.seating.number);
            head.code = join_line(event, setup);
            head.join = short_join_of(setup);
            head.key = event_key_shown(setup);
        }
        sheets.push_back(make_blank_sheet(lang, edition, head, seats));
    }
    return sheets;
}

PaperDocument make_standings_sheet(const Language& lang, const Event& event, const EventNames& names, bool workings) {
    const StandingsTable standings = standings_table(lang, event, names);
    std::vector<std::string> about{lang.tr("Scheme: {scheme}", {{"scheme", scheme_text(lang, event.scheme)}})};
    if (std::string lacking = lacking_text(lang, event); !lacking.empty()) about.insert(about.begin(), lacking);
    PaperDocument document = begin_paper(lang, event, lang.tr("Standings"), about);
    block::Table table;
    table.columns.push_back({lang.tr_in("of standings", "Rank"), PaperAlign::right});
    table.columns.push_back({lang.tr_in("of standings", "Player"), PaperAlign::left, 0, 0, true});
    for (const std::string& head : standings.heads) table.columns.push_back({head, PaperAlign::right});
    table.columns.push_back({lang.tr_in("of standings", "Decided by")});
    for (const StandingsRow& row : standings.rows) {
        PaperRow line{{{row.rank}, {row.name, PaperTone::strong}}};
        for (const std::string& figure : row.figures) line.cells.push_back({figure});
        line.cells.push_back({row.decided_by, PaperTone::quiet});
        table.rows.push_back(std::move(line));
    }
    document.blocks.emplace_back(std::move(table));
    for (const std::string& remark : remark_lines(lang, event)) document.blocks.emplace_back(block::Paragraph{remark});
    if (!workings) return document;
    document.blocks.emplace_back(block::Heading{lang.tr("What each round brought")});
    for (const StandingsRow& row : standings.rows) {
        document.blocks.emplace_back(block::Heading{row.name});
        for (const std::string& round : row.rounds) document.blocks.emplace_back(block::Paragraph{round});
    }
    return document;
}

}  // namespace tablebank
