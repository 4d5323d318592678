#include "app/present/editions/deed_sheet.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"

namespace tablebank {
namespace {

constexpr double for_labels = 150;
constexpr std::size_t cards_in_row = 4;  ///< streets side by side; a group of more goes on below

class DeedSheet {
public:
    DeedSheet(const Language& lang, const LoadedEdition& loaded, std::vector<PaperBlock>& blocks)
        : lang_(lang), edition_(loaded.edition), blocks_(blocks) {
        for (const EditionMessage& warning : loaded.warnings) doubtful_.insert(warning.key);
    }

    void lay() const {
        std::vector<int> laid;
        for (const Deed& deed : edition_.deeds) {
            if (deed.kind != SpaceKind::street || std::ranges::find(laid, deed.city) != laid.end()) continue;
            laid.push_back(deed.city);
            lay_group(deed.city);
        }
        lay_companies();
    }

private:
    void lay_group(int city) const {
        std::vector<std::size_t> streets;
        for (std::size_t i = 0; i < edition_.deeds.size(); ++i)
            if (edition_.deeds[i].city == city) streets.push_back(i);
        for (std::size_t first = 0; first < streets.size(); first += cards_in_row) {
            const auto end = std::min(first + cards_in_row, streets.size());
            block::Table table = table_of({streets.begin() + static_cast<std::ptrdiff_t>(first),
                                           streets.begin() + static_cast<std::ptrdiff_t>(end)});
            if (first == 0)
                blocks_.emplace_back(
                    block::Heading{city_name(edition_, city), cards_text(streets.size()), room_for(table.rows.size())});
            blocks_.emplace_back(std::move(table));
        }
    }

    /// The height of a table with this many rows: a group stays on one page.
    static double room_for(std::size_t rows) {
        constexpr double row_height = 12.2;
        constexpr double other_lines = 2;  // heads, or a name that is broken into two
        return row_height * (static_cast<double>(rows) + other_lines);
    }

    [[nodiscard]] block::Table table_of(const std::vector<std::size_t>& streets) const {
        block::Table table{{{{}, PaperAlign::left, for_labels}}, {}};
        for (std::size_t i = 0; i < cards_in_row; ++i) table.columns.push_back({{}, PaperAlign::left, 0, 0, true});
        PaperRow names{{{lang_.tr("Compared with the card"), PaperTone::quiet}}, true};
        PaperRow ticks{{{}}, true};
        for (const std::size_t street : streets) {
            const Deed& deed = edition_.deeds[street];
            ticks.cells.push_back({.ticks = {space_mark(deed.space)}});
            names.cells.push_back({deed.name, PaperTone::strong});
        }
        std::swap(ticks.cells.front(), names.cells.front());
        table.rows.push_back(std::move(ticks));
        table.rows.push_back(std::move(names));
        add(table, streets, lang_.tr("Price"), "price", [](const Deed& deed) { return deed.price; });
        add(table, streets, lang_.tr_in("column", "Mortgage"), "mortgage",
            [](const Deed& deed) { return deed.mortgage; });
        if (edition_.profile.mortgage_interest.value == 0)
            add(table, streets, lang_.tr_in("column", "Redeem"), "redeem",
                [](const Deed& deed) { return deed.redeem; });
        end_part(table);
        const std::vector<Role> roles = edition_.profile.played_roles();
        const bool alike = std::ranges::all_of(streets, [&](std::size_t street) {
            const Deed& deed = edition_.deeds[street];
            const StreetColumn& first = deed.street.of(roles.front());
            const StreetColumn& last = deed.street.of(roles.back());
            return first.house_price == last.house_price && first.hotel_price == last.hotel_price &&
                   first.hotel_prices == last.hotel_prices;
        });
        if (alike) {
            add_prices(table, streets, roles.front());
            end_part(table);
        }
        for (const Role role : roles) {
            if (roles.size() > 1) table.rows.push_back({{{role_text(lang_, role), PaperTone::strong}}, true});
            if (!alike) add_prices(table, streets, role);
            add_rents(table, streets, role);
            end_part(table);
        }
        for (PaperRow& row : table.rows) row.cells.resize(table.columns.size());
        return table;
    }

    /// A line below the last row.
    static void end_part(block::Table& table) { table.rows.back().leads = false; }

    template <class FigureOf>
    void add(block::Table& table, const std::vector<std::size_t>& streets, std::string label, const std::string& key,
             FigureOf figure_of) const {
        PaperRow row{{{std::move(label), PaperTone::quiet}}, true};
        for (const std::size_t street : streets)
            row.cells.push_back({figure(figure_of(edition_.deeds[street]), indexed_key(street) + key)});
        table.rows.push_back(std::move(row));
    }

    void add_prices(block::Table& table, const std::vector<std::size_t>& streets, Role role) const {
        const std::string key = std::string(to_string(role)) + '.';
        const PieceWords& pieces = piece_words(edition_.words.pieces);
        add(table, streets, lang_.tr("price: {piece}", {{"piece", lang_.tr(pieces.house)}}), key + "house_price",
            [&](const Deed& deed) { return deed.street.of(role).house_price; });
        add(table, streets, lang_.tr("price: {piece}", {{"piece", lang_.tr(pieces.hotel)}}), key + "hotel_price",
            [&](const Deed& deed) { return deed.street.of(role).hotel_price; });
        const bool listed = std::ranges::any_of(
            streets, [&](std::size_t street) { return !edition_.deeds[street].street.of(role).hotel_prices.empty(); });
        for (int hotel = 2; listed && hotel <= edition_.profile.hotels_per_street.value; ++hotel)
            add(table, streets,
                lang_.tr("price: {piece}", {{"piece", lang_.tr(pieces.hotel) + ' ' + std::to_string(hotel)}}),
                key + "hotel_price[" + std::to_string(hotel - 1) + ']',
                [&](const Deed& deed) { return deed.street.of(role).price_of_hotel(hotel); });
    }

    void add_rents(block::Table& table, const std::vector<std::size_t>& streets, Role role) const {
        const std::string key = std::string(to_string(role)) + '.';
        add(table, streets, lang_.tr("Rent"), key + "single",
            [&](const Deed& deed) { return deed.street.of(role).single; });
        if (can_monopolise(role))
            add(table, streets, lang_.tr(as_said(edition_.words, mark("in a monopolised city"))), key + "doubled",
                [&](const Deed& deed) { return deed.street.of(role).doubled; });
        const int most = edition_.profile.houses_before_hotel.of(role).value;
        for (int step = 1; step <= most + edition_.profile.hotels_per_street.value; ++step) {
            const auto at = static_cast<std::size_t>(step - 1);
            const std::string label = building_text(lang_, edition_.words.pieces, step, std::max(step - most, 0));
            add(table, streets, label, key + "built[" + std::to_string(at) + ']',
                [&](const Deed& deed) { return deed.street.of(role).built.at(at); });
        }
    }

    void lay_companies() const {
        const bool redeemed = edition_.profile.mortgage_interest.value == 0;
        block::Table table{{{}, {{}, PaperAlign::left, 0, 0, true}, {}}, {}};
        table.columns.push_back({lang_.tr("Price"), PaperAlign::right, for_figures});
        table.columns.push_back({lang_.tr_in("column", "Mortgage"), PaperAlign::right, for_figures});
        if (redeemed) table.columns.push_back({lang_.tr_in("column", "Redeem"), PaperAlign::right, for_figures});
        for (std::size_t i = 0; i < edition_.deeds.size(); ++i) {
            const Deed& deed = edition_.deeds[i];
            if (deed.kind == SpaceKind::street) continue;
            PaperRow row{{{.ticks = {space_mark(deed.space)}}, {deed.name, PaperTone::strong}}};
            row.cells.push_back({space_kind_text(lang_, deed.kind, edition_.words), PaperTone::quiet});
            row.cells.push_back({figure(deed.price, indexed_key(i) + "price")});
            row.cells.push_back({figure(deed.mortgage, indexed_key(i) + "mortgage")});
            if (redeemed) row.cells.push_back({figure(deed.redeem, indexed_key(i) + "redeem")});
            table.rows.push_back(std::move(row));
        }
        if (table.rows.empty()) return;
        blocks_.emplace_back(
            block::Heading{lang_.tr("Without a group"), cards_text(table.rows.size()), room_for(table.rows.size())});
        blocks_.emplace_back(std::move(table));
    }

    [[nodiscard]] std::string cards_text(std::size_t count) const {
        return lang_.trn("{count} card", "{count} cards", static_cast<std::int64_t>(count));
    }
    static std::string indexed_key(std::size_t deed) { return "deed[" + std::to_string(deed) + "]."; }

    /// As on the card, with a mark before it if the number is doubtful.
    [[nodiscard]] std::string figure(Money money, const std::string& key) const {
        return (doubtful_.contains(key) ? "? " : "") + amount_text(lang_, money);
    }

    static constexpr double for_figures = 70;

    const Language& lang_;
    const Edition& edition_;
    std::vector<PaperBlock>& blocks_;
    std::set<std::string> doubtful_;  ///< keys of the file
};

}  // namespace

PaperDocument make_deed_sheet(const Language& lang, const LoadedEdition& edition) {
    const Edition& box = edition.edition;
    PaperDocument document;
    document.title = lang.tr("Deeds, to be compared with the cards");
    document.language = lang.tag();
    document.foot = box.name;
    document.page_text = page_numbers(lang);
    block::Masthead head{document.title, {box.name + " (" + box.id + ")"}};
    head.lines.push_back(lang.tr("Tick a card once all its figures are right; correct wrong figures in the table."));
    const std::size_t doubtful = edition.warnings.size();
    if (doubtful > 0)
        head.lines.push_back(
            lang.tr("? before a figure: it differs from the pattern of all known boxes. The card is right."));
    head.fields = {{lang.tr("Compared by")}, {lang.tr("Date")}};
    head.columns = 2;
    document.blocks.emplace_back(std::move(head));
    DeedSheet(lang, edition, document.blocks).lay();
    return document;
}

}  // namespace tablebank
