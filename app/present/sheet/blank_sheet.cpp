#include "app/present/sheet/blank_sheet.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {

namespace {

constexpr double for_a_pen = 20;
constexpr double for_a_line = 19.5;  ///< of page two
constexpr double narrow_gap = 5;
constexpr double least_gap = 3;
constexpr double for_a_seat = 8;

class BlankMaker {
public:
    BlankMaker(const Language& lang, const Edition& edition, const std::vector<SheetSeat>& seats,
               std::vector<PaperBlock>& blocks)
        : lang_(lang),
          edition_(edition),
          seats_(seats),
          players_(seats.empty() ? edition.profile.most_players.value : static_cast<int>(seats.size())),
          blocks_(blocks) {}

    void cash() const {
        constexpr double for_notes = 160;
        constexpr double for_a_sum = 46;
        blocks_.emplace_back(
            block::Heading{lang_.tr("Players and cash"), lang_.tr("how many notes of each value, by hand")});
        block::Table table{
            {{""}, {lang_.tr("Player"), PaperAlign::left, 0, 0, true}}, {}, for_a_pen, false, narrow_gap};
        if (edition_.profile.roles.value) table.columns.push_back({lang_.tr("Role")});
        const auto values = note_values(edition_);
        for (const Money value : values)
            table.columns.push_back({amount_text(lang_, value), PaperAlign::centre, note_box(edition_, for_notes)});
        table.columns.push_back({lang_.tr("Cash"), PaperAlign::centre, for_a_sum});
        for (int seat = 1; seat <= players_; ++seat) {
            PaperRow row{{{std::to_string(seat), PaperTone::quiet}, name_cell(seat)}};
            if (edition_.profile.roles.value) row.cells.push_back(role_cell(seat));
            for (std::size_t i = 0; i <= values.size(); ++i) row.cells.push_back({.blank = true});
            table.rows.push_back(std::move(row));
        }
        blocks_.emplace_back(std::move(table));
    }

    void result() const {
        constexpr double for_a_sum = 74;
        const bool timed = keeps_shares(edition_);
        blocks_.emplace_back(block::Heading{lang_.tr("Result"), timed ? shares_text() : std::string{}});
        std::vector<std::string> heads{lang_.tr("Cash")};
        if (timed) heads.push_back(lang_.tr_in("column", "Kept"));
        heads.push_back(timed ? lang_.tr_in("column", "Walk") : lang_.tr_in("column", "From deeds"));
        heads.push_back(lang_.tr_in("column", "Total"));
        heads.push_back(lang_.tr_in("column", "Place"));
        block::Table table{
            {{""}, {lang_.tr("Player"), PaperAlign::left, 0, 0, true}}, {}, for_a_pen, false, narrow_gap};
        for (std::string& head : heads) table.columns.push_back({std::move(head), PaperAlign::centre, for_a_sum});
        table.columns.back().width = for_a_sum / 2;
        for (int seat = 1; seat <= players_; ++seat) {
            PaperRow row{{{std::to_string(seat), PaperTone::quiet}, name_cell(seat)}};
            row.cells.resize(table.columns.size(), {.blank = true});
            table.rows.push_back(std::move(row));
        }
        blocks_.emplace_back(std::move(table));
    }

    void record() const {
        constexpr int lines_for_rulings = 2;
        constexpr int lines_for_corrections = 3;
        if (edition_.is_played_for(Goal::timed)) {
            blocks_.emplace_back(block::Heading{lang_.tr("Clock")});
            blocks_.emplace_back(block::Fields{{{lang_.tr_in("the clock", "Started")},
                                                {lang_.tr_in("the clock", "Stopped")},
                                                {lang_.tr_in("the clock", "Extended by")},
                                                {lang_.tr_in("the clock", "Time called")}},
                                               4,
                                               for_a_pen});
        }
        const auto lines = [&](const std::string& heading, const std::string& beside, int count) {
            blocks_.emplace_back(block::Heading{heading, beside});
            blocks_.emplace_back(block::Fields{std::vector<PaperField>(static_cast<std::size_t>(count)), 1, for_a_pen});
        };
        lines(lang_.tr("Rulings"), lang_.tr("that differ from what is usual for the edition"), lines_for_rulings);
        lines(lang_.tr("Corrections and forced entries"), {}, lines_for_corrections);
    }

    /// One block per player, in the order of a typed line (docs/reference/paper-game.md): name, role, cash, and their
    /// deeds, each with its payment below it.
    void owners() const {
        blocks_.emplace_back(block::BehindFirst{});
        blocks_.emplace_back(block::Heading{lang_.tr("Player by player, as it is typed"), written_text()});
        for (int seat = 1; seat <= players_; ++seat) {
            head_of(seat);
            deeds_of_owner();
        }
    }

    /// Which number is which deed.
    void key() const {
        constexpr std::size_t columns = 4;
        constexpr double for_a_number = 22;
        const auto& deeds = edition_.deeds;
        const std::size_t rows = (deeds.size() + columns - 1) / columns;
        blocks_.emplace_back(block::Heading{lang_.tr(as_said(edition_.words, mark("Deeds")))});
        block::Table table{{}, {}, 0, false, narrow_gap};
        for (std::size_t column = 0; column < columns; ++column) {
            table.columns.push_back({{}, PaperAlign::right, for_a_number});
            table.columns.push_back({{}, PaperAlign::left, 0, 0, true});
        }
        for (std::size_t row = 0; row < rows; ++row) {
            PaperRow line;
            for (std::size_t at = row; at < deeds.size(); at += rows) {
                line.cells.push_back({space_mark(deeds[at].space), PaperTone::quiet});
                line.cells.push_back({deeds[at].name});
            }
            line.cells.resize(table.columns.size());
            table.rows.push_back(std::move(line));
        }
        blocks_.emplace_back(std::move(table));
        throws();
    }

private:
    /// The known name of a seat, or a box to write it in.
    [[nodiscard]] PaperCell name_cell(int seat) const {
        if (seats_.empty()) return {.blank = true};
        return {seats_.at(static_cast<std::size_t>(seat - 1)).name, PaperTone::strong};
    }
    [[nodiscard]] PaperCell role_cell(int seat) const {
        if (seats_.empty()) return {.ticks = roles()};
        return {role_text(lang_, seats_.at(static_cast<std::size_t>(seat - 1)).role)};
    }
    [[nodiscard]] std::vector<std::string> roles() const {
        std::vector<std::string> roles;
        for (const Role role : edition_.profile.played_roles()) roles.push_back(role_text(lang_, role));
        return roles;
    }

    /// "monopolist 20 %, competitor 10 %"
    [[nodiscard]] std::string shares_text() const {
        std::string shares;
        if (!edition_.profile.roles.value)
            return lang_.tr("{percent} % of the cash is kept",
                            {{"percent", std::to_string(edition_.profile.kept_cash_percent.player.value)}});
        for (const Role role : edition_.profile.played_roles())
            shares += (shares.empty() ? "" : "  ·  ") +
                      lang_.tr("{role} keeps {percent} %",
                               {{"role", role_text(lang_, role)},
                                {"percent", std::to_string(edition_.profile.kept_cash_percent.of(role).value)}});
        return shares;
    }

    /// Name, role, cash by notes and in all: the row of page one, of this player alone.
    void head_of(int seat) const {
        constexpr double for_notes = 160;
        constexpr double for_a_sum = 46;
        block::Table table{{{{}, PaperAlign::left, for_a_seat}, {{}, PaperAlign::left, 0, 0, true}},
                           {},
                           for_a_line,
                           false,
                           narrow_gap};
        const bool first = seat == 1;
        if (first) table.columns.back().head = lang_.tr("Player");
        PaperRow row{{{std::to_string(seat), PaperTone::strong}, name_cell(seat)}};
        if (edition_.profile.roles.value) {
            table.columns.push_back({first ? lang_.tr("Role") : std::string{}});
            row.cells.push_back(role_cell(seat));
        }
        for (const Money value : note_values(edition_))
            table.columns.push_back(
                {first ? amount_text(lang_, value) : std::string{}, PaperAlign::centre, note_box(edition_, for_notes)});
        table.columns.push_back({first ? lang_.tr("Cash") : std::string{}, PaperAlign::centre, for_a_sum});
        row.cells.resize(table.columns.size(), {.blank = true});
        table.rows.push_back(std::move(row));
        blocks_.emplace_back(std::move(table));
    }

    /// Boxes for the numbers of the player's deeds, and the same number for the payments below them; at the end of the
    /// lines the other parts of a typed line, and the sum.
    void deeds_of_owner() const {
        constexpr int deeds_in_line = 11;
        constexpr double for_words = 68;
        constexpr double for_a_deed = 32;
        constexpr double height = 16.5;
        constexpr double at_end = 52;
        constexpr int most_with_two_lines = 6;  ///< players: more of them have one line each, or a third page
        block::Table table{{{{}, PaperAlign::left, for_words}}, {}, height, false, least_gap};
        for (int box = 0; box < deeds_in_line; ++box) table.columns.push_back({{}, PaperAlign::centre, for_a_deed});
        table.columns.push_back({{}, PaperAlign::left, at_end});
        const auto line = [&](std::string label, PaperCell last) {
            PaperRow row{{{std::move(label), PaperTone::quiet}}};
            row.cells.resize(deeds_in_line + 1, {.blank = true});
            row.cells.push_back(std::move(last));
            table.rows.push_back(std::move(row));
        };
        const bool walk = keeps_shares(edition_);
        const std::string deeds = lang_.tr(as_said(edition_.words, mark("Deeds")));
        const std::string paid = walk ? lang_.tr_in("column", "Walk") : lang_.tr_in("column", "From deeds");
        const PaperCell jail = walk ? PaperCell{.ticks = {lang_.tr_in("on the blank sheet", "jail")}} : PaperCell{};
        line(deeds, jail);
        if (players_ <= most_with_two_lines) line({}, {.ticks = {lang_.tr_in("on the blank sheet", "bankrupt")}});
        if (players_ <= most_with_two_lines) line(paid, {lang_.tr_in("column", "Sum"), PaperTone::quiet});
        line(players_ <= most_with_two_lines ? std::string{} : paid, {.blank = true});
        blocks_.emplace_back(std::move(table));
    }

    /// "by its number and what stands there: 1+3, 3H; mortgaged 6-"
    [[nodiscard]] std::string written_text() const {
        const auto streets = edition_.deeds_of(SpaceKind::street);
        if (streets.empty()) return {};
        const auto number = [&](std::size_t nth) {
            return std::to_string(streets.at(std::min(nth, streets.size() - 1))->space.index);
        };
        const std::string last = edition_.words.pieces == PieceNames::houses_and_hotels
                                     ? lang_.tr_in("short for a hotel", "H")
                                     : lang_.tr_in("short for a network", "N");
        return lang_.tr("a deed by its number and its buildings: {houses}, {hotel}; mortgaged {mortgaged}",
                        {{"houses", number(0) + "+3"}, {"hotel", number(1) + last}, {"mortgaged", number(2) + '-'}});
    }

    /// The dice of every utility, and before whom they were thrown.
    void throws() const {
        std::vector<PaperField> fields;
        for (const Deed* utility : edition_.deeds_of(SpaceKind::utility)) {
            fields.push_back({lang_.tr("{deed}: dice", {{"deed", utility->name}})});
            fields.push_back({lang_.tr("thrown before")});
        }
        if (!edition_.profile.utility_by_count.value.empty()) fields.clear();  // flat sums need no dice
        if (!fields.empty()) blocks_.emplace_back(block::Fields{std::move(fields), 2, for_a_pen});
    }

    const Language& lang_;
    const Edition& edition_;
    const std::vector<SheetSeat>& seats_;
    int players_;
    std::vector<PaperBlock>& blocks_;
};

}  // namespace

PaperDocument make_blank_sheet(const Language& lang, const Edition& edition, const SheetEvent& event,
                               const std::vector<SheetSeat>& seats) {
    PaperDocument document;
    document.title = lang.tr("Score sheet");
    document.language = lang.tag();
    document.foot = edition.name;
    document.page_text = page_numbers(lang);
    block::Masthead head{document.title,
                         {lang.tr("{edition}, to be filled in by hand", {{"edition", edition.name}})},
                         event_fields(lang, event)};
    head.fields.push_back({lang.tr("Date")});
    head.fields.push_back({lang.tr("Begun")});
    head.fields.push_back({lang.tr("Ended")});
    head.code = event.code;
    if (!event.join.empty()) head.lines.push_back(lang.tr("To join with a laptop: {code}", {{"code", event.join}}));
    if (!event.key.empty()) head.lines.push_back(lang.tr("Key of the event: {key}", {{"key", event.key}}));
    document.blocks.emplace_back(std::move(head));
    const BlankMaker maker(lang, edition, seats, document.blocks);
    maker.cash();
    maker.result();
    maker.record();
    maker.owners();
    maker.key();
    std::vector<std::string> players;
    players.reserve(seats.size());
    for (const SheetSeat& seat : seats) players.push_back(seat.name);
    for (int seat = 1; seats.empty() && seat <= edition.profile.most_players.value; ++seat)
        players.push_back(lang.tr("Player {seat}", {{"seat", std::to_string(seat)}}));
    add_signatures(lang, players, SignedSheet{.protest = event.protest}, document.foot_of_first);
    return document;
}

}  // namespace tablebank
