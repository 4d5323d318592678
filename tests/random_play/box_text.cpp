#include "tests/random_play/box_text.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "db/edition/edition_values.h"
#include "tests/random_play/model_line.h"

namespace random_play {
namespace {

const char* kind_of(const Book& book, int space) {
    switch (book.at(space).corner) {
        case Corner::start:
            return "start";
        case Corner::card:
            return "card";
        case Corner::income_tax:
            return "income_tax";
        case Corner::jail:
            return "jail";
        case Corner::foundation:
            return "foundation";
        case Corner::go_to_jail:
            return "go_to_jail";
        case Corner::property_tax:
            return "property_tax";
        case Corner::bookmakers:
            return "bookmakers";
        case Corner::character:
            return "character";
        case Corner::penalty:
            return "penalty";
        case Corner::rest:
            return "rest";
        case Corner::deed:
            break;
    }
    const Kind kind = book.printed_at(space)->kind;
    return kind == Kind::street ? "street" : kind == Kind::transport ? "transport" : "utility";
}

std::string list(const std::vector<Units>& sums) {
    std::string text;
    for (const Units sum : sums) text += (text.empty() ? "" : ", ") + std::to_string(sum);
    return '[' + text + ']';
}

std::string board_text(const Book& book) {
    std::string text = "[\n";
    for (int space = 0; space < book.spaces(); ++space) {
        text += std::string("    { kind = \"") + kind_of(book, space) + '"';
        if (book.at(space).corner != Corner::deed) text += ", name = \"Corner " + std::to_string(space) + '"';
        if (book.at(space).deck >= 0)
            text += ", deck = \"" + book.decks.at(static_cast<std::size_t>(book.at(space).deck)).name + '"';
        if (book.at(space).penalty > 0) text += ", amount = " + std::to_string(book.at(space).penalty);
        text += " },\n";
    }
    return text + ']';
}

std::string cities_text(const Book& book) {
    std::string text = "[\n";
    for (std::size_t city = 0; city < book.cities.size(); ++city) {
        constexpr int darkest = 0x100000;
        constexpr int step = 0x21357;
        char colour[8];
        std::snprintf(colour, sizeof colour, "#%06x", darkest + static_cast<int>(city) * step);
        text += "    { slug = \"" + book.cities[city] + "\", name = \"Group " + std::to_string(city + 1) +
                "\", colour = \"" + colour + "\" },\n";
    }
    return text + ']';
}

std::string hotels_text(const Printed& printed) {
    if (printed.more_hotels.empty()) return std::to_string(printed.hotel);
    std::vector<Units> prices{printed.hotel};
    prices.insert(prices.end(), printed.more_hotels.begin(), printed.more_hotels.end());
    return list(prices);
}

std::string column_text(Role role, const Printed& printed) {
    const Column& column = of(printed.column, role);
    std::string text = word(role) + " = { single = " + std::to_string(column.single);
    if (role != Role::competitor) text += ", doubled = " + std::to_string(column.doubled);
    return text + ", built = " + list(column.built) + ", house_price = " + std::to_string(printed.house) +
           ", hotel_price = " + hotels_text(printed) + " }\n";
}

/// A name without figures, which a line would read as numbers of spaces: "Lot Bc".
std::string lot_name(int space, char first) {
    constexpr int letters = 26;
    return {first, static_cast<char>('a' + space / letters), static_cast<char>('a' + space % letters)};
}

std::string deed_text(const Book& book, const Printed& printed) {
    const std::string number = std::to_string(printed.space);
    std::string text = "\n[[deed]]\nspace = " + number + "\nname = \"Lot " + lot_name(printed.space, 'Q') +
                       "\"\nslug = \"lot-" + lot_name(printed.space, 'q') + "\"\n";
    if (printed.city >= 0) text += "city = \"" + book.cities.at(static_cast<std::size_t>(printed.city)) + "\"\n";
    text += "price = " + std::to_string(printed.price) + "\nmortgage = " + std::to_string(printed.mortgage) + '\n';
    if (book.mortgage_interest == 0) text += "redeem = " + std::to_string(printed.redeem) + '\n';
    if (printed.kind != Kind::street) return text;
    for (const Role role : {Role::monopolist, Role::competitor, Role::player})
        if (!of(printed.column, role).built.empty()) text += column_text(role, printed);
    return text;
}

std::string cards_text(const Deck& deck) {
    const Agreed nobody;
    std::string text = "[\n";
    for (const Effect& card : deck.cards) text += "    " + tablebank::text_literal(write(nobody, card)) + ",\n";
    return text + ']';
}

/// Text that differs from the shipped file, by its key.
std::map<std::string, std::string> literals(const Book& book) {
    std::map<std::string, std::string> all{
        {"space", board_text(book)},
        {"city", cities_text(book)},
        {"box.houses", std::to_string(book.box_houses)},
        {"box.hotels", std::to_string(book.box_hotels)},
        {"box.notes", "[{ value = " + std::to_string(book.smallest_note) +
                          ", count = " + std::to_string(book.box_cash / book.smallest_note) + " }]"},
        {"rules.salary.amount", std::to_string(book.salary)},
        {"rules.start_cash.amount", std::to_string(book.start_cash)},
        {"rules.transport_by_count.amounts", list(book.transport_by_count)},
    };
    if (!book.utility_by_count.empty()) all["rules.utility_by_count.amounts"] = list(book.utility_by_count);
    for (const Role role : {Role::monopolist, Role::competitor, Role::player})
        if (const auto& factors = of(book.utility_factor, role); !factors.empty())
            all["rules.utility_factor." + word(role) + ".times"] = list(factors);
    const auto street = std::ranges::find(book.deeds, Kind::street, &Printed::kind);
    for (const Role role : {Role::monopolist, Role::competitor, Role::player})
        if (const auto& steps = of(street->column, role).built; !steps.empty())
            all["rules.houses_before_hotel." + word(role) + ".count"] =
                std::to_string(static_cast<int>(steps.size()) - book.hotels_on_street);
    for (const Deck& deck : book.decks) all["deck." + deck.name] = cards_text(deck);
    return all;
}

}  // namespace

std::string box_text(const Book& book, const std::string& shipped) {
    std::string text = shipped.substr(0, shipped.find("[[deed]]"));
    for (const auto& [key, literal] : literals(book)) {
        const auto values = tablebank::edition_values({.path = {}, .text = text});
        const auto found = std::ranges::find(values, key, &tablebank::EditionValue::key);
        if (found == values.end()) throw std::logic_error("the shipped file has no " + key);
        text = tablebank::with_literal(text, *found, literal);
    }
    if (book.hotels_on_street > 1) {
        // No shipped box has the key; the table of the rules begins with its heading.
        constexpr std::string_view heading = "[rules]\n";
        const std::string rule =
            "hotels_per_street = { count = " + std::to_string(book.hotels_on_street) + ", rule = \"the box\" }\n";
        text.insert(text.find(heading) + heading.size(), rule);
    }
    for (const Printed& printed : book.deeds) text += deed_text(book, printed);
    return text;
}

}  // namespace random_play
