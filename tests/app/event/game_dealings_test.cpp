// What mortgaged deeds count for in the sums of trades, and estates that the bankrupt had just bought.

#include "app/event/game_dealings.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "app/event/game_sums.h"
#include "app/session/session.h"
#include "db/edition/edition_folder.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

using Lines = std::vector<std::string>;

/// A game of four, with places and turns by the word of the table.
class Dealt {
public:
    Dealt(const std::string& edition, const std::vector<Lines>& parts)
        : session_(Session::create(folder_.file("dealt.tbl"), setup(edition), nullptr, counting_stamps())) {
        for (const Lines& lines : parts)
            for (const std::string& line : lines) {
                CAPTURE(line);
                REQUIRE(std::holds_alternative<Posted>(session_.post(line)));
            }
    }
    /// "1 -300, 2 +300": seats and sums; of a dealing that was reversed at once the seat alone.
    std::string sums() const {
        std::string all;
        for (const PlayerSum& sum : sums_of_dealing(*session_.game().setup->edition, session_.table().history)) {
            if (sum.words.empty()) continue;
            all += (all.empty() ? "" : ", ") + std::to_string(sum.seat.number) + " " + sum.words;
        }
        return all;
    }

private:
    static Setup setup(const std::string& edition) {
        const LoadedEdition box = load_edition(edition);
        const bool roles = box.edition.profile.roles.value;
        Setup setup;
        setup.edition = std::make_shared<Edition>(box.edition);
        setup.edition_text = box.text.text;
        setup.rulings = box.edition.rulings;
        setup.players = {{"Anna", roles ? Role::monopolist : Role::player},
                         {"Boris", roles ? Role::competitor : Role::player},
                         {"Clara", roles ? Role::competitor : Role::player},
                         {"Dmitri", roles ? Role::competitor : Role::player}};
        setup.game_id = std::string(32, 'c');
        setup.language = "en";
        return setup;
    }

    ScratchFolder folder_;
    Session session_;
};

/// A player buys deeds, in a turn given by the table.
Lines buys(const std::string& player, const std::vector<std::string>& deeds) {
    Lines lines{"turn " + player + " \"test\""};
    for (const std::string& deed : deeds) {
        lines.push_back(player + " at " + deed + " \"test\"");
        lines.push_back(player + " buy");
    }
    lines.push_back(player + " at @0 \"test\"");
    return lines;
}

Lines mortgages(const std::string& player, const std::vector<std::string>& deeds,
                const std::string& verb = "mortgage") {
    Lines lines;
    for (const std::string& deed : deeds) lines.push_back(player + " " + verb + " " + deed);
    return lines;
}

}  // namespace

TEST_CASE("a gift of mortgaged deeds hides no other gift") {
    // @39 is printed with 400: two thirds are given. The companies are 300, less the mortgages.
    const Lines gift{"anna trade boris give 140 get @39"};
    const Lines companies{"anna trade boris give 150 get @5, @15, @25"};
    const std::vector<Lines> before{buys("boris", {"@39", "@5", "@15", "@25"}),
                                    mortgages("boris", {"@5", "@15", "@25"})};
    const auto with = [&](std::vector<Lines> more) {
        more.insert(more.begin(), before.begin(), before.end());
        return Dealt("us", more).sums();
    };
    CHECK(with({gift}) == "1 +260, 2 -260");
    CHECK(with({companies}).empty());
    CHECK(with({companies, gift}) == "1 +410, 2 -410");
    CHECK(with({gift, companies}) == "1 +410, 2 -410");
    CHECK(with({{"anna trade boris give 290 get @39, @5, @15, @25"}}) == "1 +410, 2 -410");
}

TEST_CASE("a mortgaged deed that comes and goes at one price brings nothing") {
    const Lines buys_it{"anna trade boris give 150 get @5, @15, @25"};
    const Lines sells_it{"anna trade clara give @5, @15, @25 get 150"};
    Lines there_and_back;
    for (int time = 0; time < 4; ++time) {
        there_and_back.insert(there_and_back.end(), buys_it.begin(), buys_it.end());
        there_and_back.insert(there_and_back.end(), sells_it.begin(), sells_it.end());
        there_and_back.emplace_back("boris trade clara give 150 get @5, @15, @25");
    }
    CHECK(Dealt("us", {buys("boris", {"@5", "@15", "@25"}), mortgages("boris", {"@5", "@15", "@25"}), there_and_back})
              .sums()
              .empty());
}

TEST_CASE("a deed that is redeemed and mortgaged again counts as redeemed only for the rents that it brought") {
    const std::vector<std::string> deeds{"@37", "@39", "@34"};
    const Lines sale{"anna trade boris give 400 get @37, @39, @34"};
    const auto with = [&](std::vector<Lines> more) {
        more.insert(more.begin(), {buys("boris", deeds), mortgages("boris", deeds), sale});
        return Dealt("us", more).sums();
    };
    const Lines redeems = mortgages("anna", deeds, "redeem");
    const Lines roll{"turn clara \"test\"", "clara roll 1 2", "clara buy"};
    CHECK(with({}).find("1 -400") != std::string::npos);
    CHECK(with({redeems}).empty());
    CHECK(with({redeems, roll}).empty());
    CHECK(with({redeems, roll, mortgages("anna", deeds)}).find("1 -400") != std::string::npos);
    CHECK(with({redeems, roll, mortgages("anna", deeds), redeems}).empty());
    // What it earned meanwhile is not in doubt.
    const Lines rent{"turn clara \"test\"", "clara at @36 \"test\"", "clara roll 1 2", "clara rent"};
    CHECK(with({redeems, rent, rent, rent, rent, mortgages("anna", deeds)}).empty());
}

TEST_CASE("deeds that a bankrupt bought with what would have paid the debt are a gift to the creditor, less the debt") {
    const std::vector<std::string> deeds{"@5", "@15", "@25", "@35", "@39"};  // 800, mortgages of 600
    const Lines of_dmitri = buys("dmitri", {"@6"});
    const std::vector<Lines> before{of_dmitri, buys("anna", deeds), mortgages("anna", deeds)};
    const auto bankrupt_after = [&](const Lines& dealing, const std::string& debt) {
        std::vector<Lines> parts = before;
        parts.push_back(dealing);
        parts.push_back({"turn boris \"test\"", debt, "boris at @3 \"test\"", "boris roll 1 2", "boris bankrupt"});
        return Dealt("classic", parts).sums();
    };
    const Lines buys_them{"boris trade anna give 600 get @5, @15, @25, @35, @39"};
    // The rent of @6 is 6.
    CHECK(bankrupt_after(buys_them, "boris count 0 \"test\"") == "2 -594, 4 +594");
    // The same if the bankrupt buys them unmortgaged and mortgages them.
    const std::vector<std::string> free{"@37", "@34", "@26"};
    Lines buys_free = buys("clara", free);
    buys_free.emplace_back("boris trade clara give 930 get @37, @34, @26");
    const auto mortgaged_after = [&](Lines lines) {
        for (const std::string& line : mortgages("boris", free)) lines.push_back(line);
        return bankrupt_after(lines, "boris count 0 \"test\"");
    };
    CHECK(mortgaged_after(buys_free) == "2 -459, 4 +459");
    // Rents that a deed brought its owner are what it was bought for: five of 35 are all that @37 counts for.
    for (int visit = 0; visit < 5; ++visit)
        for (const char* line : {"turn anna \"test\"", "anna at @34 \"test\"", "anna roll 1 2", "anna rent"})
            buys_free.emplace_back(line);
    CHECK(mortgaged_after(buys_free) == "2 -284, 4 +284");
    // It is spent as well if the deeds are exchanged for others before the end.
    Lines by_detour = buys("clara", {"@31", "@32", "@34", "@16"});
    for (const std::string& line : mortgages("clara", {"@31", "@32", "@34", "@16"})) by_detour.push_back(line);
    by_detour.insert(by_detour.end(), buys_them.begin(), buys_them.end());
    by_detour.emplace_back("boris trade clara give @5, @15, @25, @35, @39 get @31, @32, @34, @16");
    CHECK(bankrupt_after(by_detour, "boris count 0 \"test\"") == "2 -594, 4 +544");
    // Deeds for deeds take nothing from what pays a debt.
    const Lines owns = buys("boris", {"@37"});
    Lines swaps = owns;
    swaps.insert(swaps.end(), {"boris mortgage @37", "boris trade anna give @37, 10 get @5, @15"});
    CHECK(bankrupt_after(swaps, "boris count 0 \"test\"").empty());
}

TEST_CASE(
    "deeds of the bank that a bankrupt bought with cash from mortgages are a gift to the creditor, less the debt") {
    const std::vector<std::string> own{"@39", "@37", "@34", "@32"};  // 1,370 of the first 1,500; mortgages of 685
    const std::vector<std::string> more{"@31", "@29"};               // 300 and 280; mortgages of 150 and 140
    const auto bankrupt_after = [&](const std::vector<Lines>& parts) {
        std::vector<Lines> all{buys("dmitri", {"@6"}), buys("boris", own)};
        all.insert(all.end(), parts.begin(), parts.end());
        all.push_back({"turn boris \"test\"", "boris count 0 \"test\"", "boris at @3 \"test\"", "boris roll 1 2",
                       "boris bankrupt"});
        return Dealt("classic", all).sums();
    };
    // Deeds that were bought with other cash are how the game is played.
    CHECK(bankrupt_after({mortgages("boris", own)}).empty());
    // The first of these two uses the 130 that were left, so 170 of the 300 are from mortgages; 150 and 140 are lost by
    // it, less the rent of 6.
    CHECK(bankrupt_after({mortgages("boris", own), buys("boris", more), mortgages("boris", more)}) == "2 -284, 4 +284");
    // What mortgages brought is spent first on any other payment, such as a debt.
    CHECK(bankrupt_after({mortgages("boris", own),
                          {"boris pay 685 to anna \"a debt\""},
                          {"anna pay 685 to boris \"a debt\""},
                          buys("boris", more),
                          mortgages("boris", more)})
              .empty());
}

TEST_CASE("what a building of an auction costs beyond its price is lost") {
    const Edition edition = load_edition("classic").edition;
    const auto lost = [&](std::int64_t price, std::vector<Transfer> pieces) {
        Entry entry;
        entry.verb = "build";
        entry.transfers = {{Asset::cash(), Account::player(Seat{1}), Account::bank(), price}};
        entry.transfers.insert(entry.transfers.end(), pieces.begin(), pieces.end());
        PlayerSums sums;
        add_overpaid_buildings(edition, entry, sums);
        sums.is_after(entry);
        const auto all = sums.above(0);
        return all.empty() ? std::string{} : all.front().words;
    };
    const Account street = Account::street(Space{1});  // a house costs 50
    CHECK(lost(50, {{Asset::house(), Account::bank(), street, 1}}).empty());
    CHECK(lost(100, {{Asset::house(), Account::bank(), street, 2}}).empty());
    // The fourth house and the hotel in its place.
    CHECK(lost(100, {{Asset::house(), street, Account::bank(), 3}, {Asset::hotel(), Account::bank(), street, 1}})
              .empty());
    CHECK(lost(1'150, {{Asset::house(), Account::bank(), street, 1}}) == "-1100");
}
