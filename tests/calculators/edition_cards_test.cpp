// Cards that are unlike the others of their box, decks at another place, and spaces of another kind of box.

#include <functional>
#include <string>

#include "tests/calculators/shipped.h"

using namespace tablebank;

namespace {

using CardChange = std::function<void(Edition&)>;

/// The paths that are doubted in a shipped edition with one change, one per line.
std::string card_doubts(const std::string& id, const CardChange& spoil) {
    Edition edition = testing::shipped(id);
    spoil(edition);
    std::string text;
    for (const EditionProblem& problem : validate(edition)) text += problem.path + '\n';
    return text;
}

/// The same with the sum of one card changed.
std::string with_sum(const std::string& id, const std::string& deck, std::size_t card, std::int64_t sum) {
    return card_doubts(id, [&](Edition& e) { testing::cards_of(e, deck)[card].amount = Money{sum}; });
}

std::string with_times(std::size_t card, int times) {
    return card_doubts("classic", [&](Edition& e) { testing::cards_of(e, "luck")[card].times = times; });
}

}  // namespace

TEST_CASE("a sum of a card with a nought too many is doubtful, also if another card has one") {
    CHECK(with_sum("us", "monopolist", 2, 500) == "deck.monopolist[2]\n");
    CHECK(with_sum("us", "monopolist", 12, 250) == "deck.monopolist[12]\n");
    CHECK(card_doubts("us", [](Edition& e) {
              testing::cards_of(e, "monopolist")[2].amount = Money{500};
              testing::cards_of(e, "competitor")[0].amount = Money{750};
          }) == "deck.monopolist[2]\ndeck.competitor[0]\n");
    CHECK(with_sum("it", "monopolist", 2, 5000) == "deck.monopolist[2]\n");
    CHECK(with_sum("classic", "fund", 1, 2000) == "deck.fund[1]\n");
}

TEST_CASE("a sum of a card with a nought too few is doubtful, if no other card is so small") {
    CHECK(with_sum("us", "monopolist", 2, 5) == "deck.monopolist[2]\n");
    CHECK(with_sum("ru", "competitor", 1, 1) == "");  // a card without a sum
    CHECK(with_sum("classic", "fund", 14, 1) == "deck.fund[14]\n");
    CHECK(with_sum("classic", "fund", 7, 10) == "");  // the box has a card of 10
}

TEST_CASE("a card for each player with a nought too many or too few is doubtful") {
    CHECK(with_sum("us", "monopolist", 17, 100) == "deck.monopolist[17]\n");
    CHECK(with_sum("us", "monopolist", 17, 1) == "deck.monopolist[17]\n");
    CHECK(with_sum("classic", "luck", 14, 500) == "deck.luck[14]\n");
}

TEST_CASE("repairs with a nought too many or too few are doubtful") {
    const auto repairs = [](std::int64_t house, std::int64_t hotel) {
        return card_doubts("classic", [&](Edition& e) {
            CardEffect& card = testing::cards_of(e, "luck")[10];
            card.amount = Money{house};
            card.hotel_amount = Money{hotel};
        });
    };
    CHECK(repairs(25, 100).empty());
    CHECK(repairs(250, 100) == "deck.luck[10]\n");
    CHECK(repairs(25, 1000) == "deck.luck[10]\n");
    CHECK(repairs(25, 10) == "deck.luck[10]\n");
    CHECK(repairs(250, 1000) == "deck.luck[10]\n");
}

TEST_CASE("the factor of a card with a nought too many or too few is doubtful") {
    CHECK(with_times(3, 10).empty());
    CHECK(with_times(3, 100) == "deck.luck[3]\n");
    CHECK(with_times(3, 1) == "deck.luck[3]\n");
    CHECK(with_times(4, 20) == "deck.luck[4]\n");
    CHECK(with_times(4, 3).empty());
}

TEST_CASE("the decks of the roles exchanged are one doubt") {
    for (const char* id : {"us", "ru", "it", "pl", "example-small", "us-dice"}) {
        CAPTURE(id);
        CHECK(card_doubts(id, [](Edition& e) {
                  testing::cards_of(e, "monopolist").swap(testing::cards_of(e, "competitor"));
              }) == "deck.monopolist\n");
    }
    CHECK(card_doubts("us", [](Edition& e) { testing::cards_of(e, "monopolist")[17].role = Role::monopolist; }) ==
          "deck.monopolist[17]\n");
}

TEST_CASE("a deck on a space of another name, decks exchanged on the board, and a deck without a space are doubtful") {
    CHECK(card_doubts("classic", [](Edition& e) { e.board[7].deck = "fund"; }) == "space[7].deck\n");
    CHECK(card_doubts("football", [](Edition& e) { e.board[7].deck = "offside"; }) == "space[7].deck\n");
    std::string all;
    for (const char* space : {"2", "7", "17", "22", "33", "36"}) all += std::string{"space["} + space + "].deck\n";
    CHECK(card_doubts("classic", [](Edition& e) {
              for (BoardSpace& space : e.board)
                  if (space.kind == SpaceKind::card) space.deck = space.deck == "luck" ? "fund" : "luck";
          }) == all);
    CHECK(card_doubts("classic", [](Edition& e) {
              for (BoardSpace& space : e.board)
                  if (space.kind == SpaceKind::card) space.deck = "luck";
          }).ends_with("deck.fund\n"));
}

TEST_CASE("kinds of spaces of another box are doubtful") {
    CHECK(card_doubts("football", [](Edition& e) {
              e.board[4].kind = SpaceKind::property_tax;
              e.profile.property_tax = {.value = Money{75}, .rule = "football 3"};
          }).starts_with("space["));
    CHECK(card_doubts("football", [](Edition& e) {
              e.board[10].name = "ТЮРЬМА";
              e.board[10].brief.clear();
          }) == "space[10].name\n");
    CHECK(card_doubts("classic", [](Edition& e) { e.board[30].name = "To the bench"; }) == "space[30].name\n");
    CHECK(card_doubts("football", [](Edition& e) { e.words.prison = PrisonName::jail; }) ==
          "space[10].name\nspace[30].name\n");
}

TEST_CASE("two decks under each other's names are doubtful, by what their cards do") {
    const auto with_exchanged_decks = [](const std::string& id, const std::string& one, const std::string& other) {
        return card_doubts(id, [&](Edition& e) { std::swap(testing::cards_of(e, one), testing::cards_of(e, other)); });
    };
    CHECK(with_exchanged_decks("classic", "luck", "fund") == "deck.fund\n");
    CHECK(with_exchanged_decks("classic", "fund", "luck") == "deck.fund\n");
    CHECK(with_exchanged_decks("football", "goal", "offside") == "deck.offside\n");
    CHECK(with_exchanged_decks("us", "monopolist", "competitor") == "deck.monopolist\n");
}

TEST_CASE("a deck that a space does not know is one message") {
    CHECK(card_doubts("classic", [](Edition& e) { e.board[2].deck = "funt"; }) == "space[2].deck\n");
    CHECK(card_doubts("classic", [](Edition& e) { std::swap(e.board[2].name, e.board[2].deck); }) == "space[2].deck\n");
    const auto renamed = [](const char* id, const char* deck) {
        return card_doubts(id, [&](Edition& e) {
            for (Deck& each : e.decks)
                if (each.key == deck) each.key = "other";
        });
    };
    CHECK(renamed("classic", "fund") == "deck.other\n");
    CHECK(renamed("us", "monopolist") == "deck.other\n");
}

TEST_CASE("a card space in the row of the other deck breaks their turns along the board") {
    const auto with_row_of = [](const char* id, std::size_t space, std::size_t row) {
        return card_doubts(id, [&](Edition& e) { e.board[space] = e.board[row]; });
    };
    CHECK(with_row_of("classic", 7, 2) == "space[7].deck\n");
    CHECK(with_row_of("classic", 36, 33) == "space[36].deck\n");
    CHECK(with_row_of("football", 17, 7) == "space[17].deck\n");
    CHECK(with_row_of("us", 7, 2).empty());  // the decks of the roles have no places of their own
}

TEST_CASE("a card that pays several salaries is doubtful, also in a deck of a few cards") {
    const auto of_three = [](std::int64_t sum) {
        return card_doubts("us", [&](Edition& e) {
            for (Deck& deck : e.decks) deck.cards.resize(1, deck.cards.front());
            testing::cards_of(e, "monopolist")[0] = {.kind = CardEffectKind::receive, .amount = Money{sum}};
        });
    };
    CHECK(of_three(200).empty());
    CHECK(of_three(1000) == "deck.monopolist[0]\n");
}

TEST_CASE("a card for each player asks for less than half of the largest sum") {
    CHECK(card_doubts("football", [](Edition& e) { testing::cards_of(e, "goal")[3].amount = Money{100}; }) ==
          "deck.goal[3]\n");
}
