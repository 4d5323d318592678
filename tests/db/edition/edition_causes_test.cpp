// One mistake in an edition file is one message, at its own line.

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "db/edition/edition_folder.h"

namespace tablebank {
namespace {

using Replaced = std::pair<std::string, std::string>;

/// The keys of the messages for a shipped edition with pieces of its text replaced, each at its first place.
std::string keys_after(const std::string& id, const std::vector<Replaced>& slips) {
    EditionText text{.path = "my.toml", .text = load_edition(id).text.text};
    for (const auto& [from, to] : slips) {
        const std::size_t at = text.text.find(from);
        REQUIRE_MESSAGE(at != std::string::npos, from);
        text.text.replace(at, from.size(), to);
    }
    std::vector<EditionMessage> messages;
    try {
        static_cast<void>(parse_edition(text, &messages));
    } catch (const EditionError& error) {
        messages = error.messages();
    }
    std::string keys;
    for (const EditionMessage& message : messages) keys += message.key + '\n';
    return keys;
}

/// The same with every place replaced.
std::string keys_with_all(const std::string& id, const std::string& from, const std::string& to) {
    EditionText text{.path = "my.toml", .text = load_edition(id).text.text};
    for (std::size_t at = text.text.find(from); at != std::string::npos; at = text.text.find(from, at + to.size()))
        text.text.replace(at, from.size(), to);
    std::string keys;
    try {
        static_cast<void>(parse_edition(text));
    } catch (const EditionError& error) {
        for (const EditionMessage& message : error.messages()) keys += message.key + '\n';
    }
    return keys;
}

}  // namespace

TEST_CASE("a key that is misspelt, or in another language, is one message about the key that is missing") {
    CHECK(keys_after("us", {{"price    = 60", "prix = 60"}}) == "deed[0].price\n");
    CHECK(keys_after("us", {{"price    = 60", "prix = 60"}, {"mortgage = 30", "ipoteca = 30"}}) ==
          "deed[0].price\ndeed[0].mortgage\n");
    CHECK(keys_after("us", {{"houses = 35", "house = 35"}}) == "box.houses\n");
    CHECK(keys_after("us", {{"[currency]", "[curency]"}}) == "currency\n");
    CHECK(keys_after("us", {{"built = [", "rents = ["}}) == "deed[0].monopolist.built\n");
    CHECK(keys_after("us", {{"{ kind = \"street\" }", "{ type = \"street\" }"}}) == "space[1].kind\n");
    CHECK(keys_after("us", {{"foundation_fee.monopolist", "foundation_fees.monopolist"}}) ==
          "rules.foundation_fee.monopolist\n");
    CHECK(keys_after("us", {{"bankrupt_deeds ", "bankrupt_deed "}}) == "rules.bankrupt_deed\n");
}

TEST_CASE("a mistyped key is one message for whatever depends on it") {
    CHECK(keys_after("us", {{"space = [", "spaces = ["}}) == "space\n");
    CHECK(keys_after("us", {{"city = [", "cities = ["}}) == "city\n");
    CHECK(keys_after("us", {{"{ slug = \"boston\"", "{ slog = \"boston\""}}) == "city[4].slug\n");
    CHECK(keys_after("us", {{"roles  ", "role  "}}) == "rules.role\n");
    CHECK(keys_after("us", {{"goals  ", "goal  "}}) == "rules.goal\n");
    CHECK(keys_after("classic", {{"mortgage_interest", "mortgage_interests"}}) == "rules.mortgage_interests\n");
}

TEST_CASE("a city that no street names is one message, and not one for each of its streets") {
    CHECK(keys_after("us", {{"slug = \"boston\"", "slug = \"bostno\""}}) == "city[4].slug\n");
    CHECK(keys_after("us", {{"city     = \"boston\"", "city     = \"bostno\""}}) == "deed[14].city\n");
}

TEST_CASE("the same error in many deeds is one message") {
    CHECK(keys_with_all("us", "price    = ", "prix     = ") == "deed[0].price\n");
    CHECK(keys_with_all("us", "\nslug     = ", "\nnote     = ") == "deed[0].slug\n");
    CHECK(keys_with_all("us", "\nslug     = ", "\nseen     = true\nslug     = ") == "deed[0].seen\n");
}

TEST_CASE("a company typed as a street, or the other way round, is one message about the kind of the space") {
    const std::string street = "{ kind = \"street\" }";
    CHECK(keys_after("us", {{"{ kind = \"transport\" }", street}}) == "space[5].kind\n");
    CHECK(keys_after("classic", {{"{ kind = \"utility\" }", street}}) == "space[12].kind\n");
    CHECK(keys_after("classic", {{street, "{ kind = \"transport\" }"}}) == "space[1].kind\n");
    CHECK(keys_after("us", {{street, "{ kind = \"utility\" }"}}) == "space[1].kind\n");
}

TEST_CASE("a kind that its line or its deed contradicts is one message") {
    const std::string street = "{ kind = \"street\" }";
    CHECK(keys_after("us", {{street, "{ kind = \"foundation\" }"}}) == "space[1].kind\n");
    CHECK(keys_after("classic", {{street, "{ kind = \"rest\" }"}}) == "space[1].kind\n");
    CHECK(keys_after("classic", {{"{ kind = \"card\"", "{ kind = \"street\""}}) == "space[2].kind\n");
    CHECK(keys_after("classic", {{"{ kind = \"card\"", "{ kind = \"foundation\""}}) == "space[2].kind\n");
    CHECK(keys_after("classic", {{"{ kind = \"penalty\"", "{ kind = \"rest\""}}) == "space[38].kind\n");
}

TEST_CASE("a kind of which the rules have nothing is one message about the kind") {
    CHECK(keys_after("classic", {{"{ kind = \"rest\"", "{ kind = \"foundation\""}}) == "space[20].kind\n");
    CHECK(keys_after("football", {{"{ kind = \"bookmakers\"", "{ kind = \"income_tax\""}}) == "space[20].kind\n");
    // One rule of several is a rule that is missing.
    CHECK(keys_after("us", {{"property_tax  ", "property_taxes  "}}) == "rules.property_tax\n");
    CHECK(keys_after("us", {{"foundation_grant                   = { die = { 1 = 25, 2 = 50 }, rule = \"us 21\" }\n",
                             ""}}) == "rules.foundation_grant\n");
}

}  // namespace tablebank
