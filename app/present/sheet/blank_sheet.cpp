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
constexpr double narrow_gap = 5;

class BlankMaker {
public:
    BlankMaker(const Language& lang, const Edition& edition, std::vector<PaperBlock>& blocks)
        : lang_(lang), edition_(edition), players_(edition.profile.most_players.value), blocks_(blocks) {}

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
            PaperRow row{{{std::to_string(seat), PaperTone::quiet}, {.blank = true}}};
            if (edition_.profile.roles.value) row.cells.push_back({.ticks = roles()});
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
            PaperRow row{{{std::to_string(seat), PaperTone::quiet}}};
            row.cells.resize(table.columns.size(), {.blank = true});
            table.rows.push_back(std::move(row));
        }
        blocks_.emplace_back(std::move(table));
    }

    void record() const {
        constexpr int lines_for_rulings = 2;
        constexpr int lines_for_corrections = 3;
        if (keeps_shares(edition_)) {
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

    void deeds() const {
        constexpr double most_for_owners = 170;
        constexpr double row_height = 19.5;
        blocks_.emplace_back(block::BehindFirst{});
        blocks_.emplace_back(block::Heading{
            lang_.tr(as_said(edition_.words, mark("Deeds"))),
            keeps_shares(edition_)
                ? lang_.tr("in the owner's column what the deed pays in the walk, 0 where it pays nothing")
                : lang_.tr("in the owner's column what the deed earns, 0 where it earns nothing")});
        block::Table table{{{""},
                            {lang_.tr("Deed"), PaperAlign::left, 0, 0, true},
                            {lang_.tr(as_said(edition_.words, mark("Buildings")))},
                            {lang_.tr_in("column", "Mortgaged"), PaperAlign::centre}},
                           {},
                           row_height,
                           true,
                           narrow_gap};
        for (int seat = 1; seat <= players_; ++seat)
            table.columns.push_back({std::to_string(seat), PaperAlign::centre, most_for_owners / players_});
        for (const Deed& deed : edition_.deeds) {
            PaperRow row{{{space_mark(deed.space), PaperTone::quiet}, {deed.name}, {}, {.ticks = {""}}}};
            if (deed.kind == SpaceKind::street) row.cells[2].ticks = steps();
            row.cells.resize(table.columns.size(), {.blank = true});
            table.rows.push_back(std::move(row));
        }
        PaperRow sums{{{}, {lang_.tr_in("column", "Sum"), PaperTone::strong}, {}, {}}};
        sums.cells.resize(table.columns.size(), {.blank = true});
        table.rows.push_back(std::move(sums));
        blocks_.emplace_back(std::move(table));
        throws();
    }

private:
    [[nodiscard]] std::vector<std::string> roles() const {
        std::vector<std::string> roles;
        for (const Role role : edition_.profile.played_roles()) roles.push_back(role_text(lang_, role));
        return roles;
    }

    /// "monopolist 20 %, competitor 10 %"
    [[nodiscard]] std::string shares_text() const {
        std::string shares;
        for (const Role role : edition_.profile.played_roles())
            shares += (shares.empty() ? "" : "  ·  ") +
                      lang_.tr("{role} keeps {percent} %",
                               {{"role", role_text(lang_, role)},
                                {"percent", std::to_string(edition_.profile.kept_cash_percent.of(role).value)}});
        return shares;
    }

    /// What may stand on a street, as boxes to be ticked: 1, 2, 3, 4, and the last step.
    [[nodiscard]] std::vector<std::string> steps() const {
        int houses = 0;
        for (const Role role : edition_.profile.played_roles())
            houses = std::max(houses, edition_.profile.houses_before_hotel.of(role).value);
        std::vector<std::string> steps;
        for (int house = 1; house <= houses; ++house) steps.push_back(std::to_string(house));
        steps.push_back(edition_.words.pieces == PieceNames::houses_and_hotels
                            ? lang_.tr_in("short for a hotel", "H")
                            : lang_.tr_in("short for a network", "N"));
        return steps;
    }

    /// The dice of every utility, and before whom they were thrown.
    void throws() const {
        std::vector<PaperField> fields;
        for (const Deed* utility : edition_.deeds_of(SpaceKind::utility)) {
            fields.push_back({lang_.tr("{deed}: dice", {{"deed", utility->name}})});
            fields.push_back({lang_.tr("thrown before")});
        }
        if (!edition_.profile.utility_by_count.value.empty()) fields.clear();  // flat sums want no dice
        if (!fields.empty()) blocks_.emplace_back(block::Fields{std::move(fields), 2, for_a_pen});
    }

    const Language& lang_;
    const Edition& edition_;
    int players_;
    std::vector<PaperBlock>& blocks_;
};

}  // namespace

PaperDocument make_blank_sheet(const Language& lang, const Edition& edition, const SheetEvent& event) {
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
    document.blocks.emplace_back(std::move(head));
    const BlankMaker maker(lang, edition, document.blocks);
    maker.cash();
    maker.result();
    maker.record();
    maker.deeds();
    std::vector<std::string> players;
    for (int seat = 1; seat <= edition.profile.most_players.value; ++seat)
        players.push_back(lang.tr("Player {seat}", {{"seat", std::to_string(seat)}}));
    add_signatures(lang, players, SignedSheet{.protest = event.protest}, document.foot_of_first);
    return document;
}

}  // namespace tablebank
