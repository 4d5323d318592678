#include "calculators/card_effect.h"

#include "tests/calculators/shipped.h"

using namespace tablebank;

TEST_CASE("a card effect has one written form, and it is read back") {
    const struct {
        const char* text;
        CardEffect effect;
    } cases[] = {
        {"none", {}},
        {"+50", {.kind = CardEffectKind::receive, .amount = Money{50}}},
        {"-75", {.kind = CardEffectKind::pay, .amount = Money{75}}},
        {"each monopolist 25", {.kind = CardEffectKind::collect_each, .amount = Money{25}, .role = Role::monopolist}},
        {"pay-each competitor 10", {.kind = CardEffectKind::pay_each, .amount = Money{10}, .role = Role::competitor}},
        {"all monopolist 25", {.kind = CardEffectKind::bank_pays_all, .amount = Money{25}, .role = Role::monopolist}},
        {"goto @39", {.kind = CardEffectKind::go_to, .space = {39}}},
        {"goto @0 nosalary", {.kind = CardEffectKind::go_to, .space = {0}, .salary = false}},
        {"goto @12 times 10", {.kind = CardEffectKind::go_to, .space = {12}, .times = 10}},
        {"goto @12 nosalary times 2", {.kind = CardEffectKind::go_to, .space = {12}, .salary = false, .times = 2}},
        {"goto nearest utility times 10",
         {.kind = CardEffectKind::go_to, .nearest = NearestCompany::utility, .times = 10}},
        {"goto nearest transport nosalary",
         {.kind = CardEffectKind::go_to, .salary = false, .nearest = NearestCompany::transport}},
        {"back 3", {.kind = CardEffectKind::go_back, .steps = 3}},
        {"repairs 25 100", {.kind = CardEffectKind::repairs, .amount = Money{25}, .hotel_amount = Money{100}}},
        {"jail", {.kind = CardEffectKind::jail}},
        {"dice 8 75", {.kind = CardEffectKind::dice_win, .amount = Money{75}, .threshold = 8}},
        {"dice 10 75 4 6",
         {.kind = CardEffectKind::dice_win, .amount = Money{75}, .threshold = 10, .dice = Dice{4, 6}}},
        {"keep \"Transfer window\"", {.kind = CardEffectKind::keep, .name = "Transfer window"}},
        {"+1000000000000000", {.kind = CardEffectKind::receive, .amount = Money{Money::largest_typed}}},
    };
    for (const auto& one : cases) {
        CAPTURE(one.text);
        CHECK(to_string(one.effect) == one.text);
        CHECK(parse_card_effect(one.text) == one.effect);
    }
}

TEST_CASE("spaces between the words do not matter") {
    CHECK(parse_card_effect("  each  competitor\t25 ") == parse_card_effect("each competitor 25"));
    CHECK(parse_card_effect(" keep  \"a b\" ") == parse_card_effect("keep \"a b\""));
}

TEST_CASE("anything else has no effect") {
    for (const char* text : {"",
                             " ",
                             "repairs 25",
                             "repairs 0 100",
                             "repairs 25 100 5",
                             "back",
                             "back 0",
                             "back 101",
                             "back 3 3",
                             "goto nearest",
                             "goto nearest street",
                             "goto nearest @12",
                             "goto @12 times",
                             "goto @12 times 0",
                             "goto @12 times 1000000001",
                             "goto @12 times 2 nosalary",
                             "50",
                             "+",
                             "-",
                             "+0",
                             "-0",
                             "+-5",
                             "--5",
                             "+5 5",
                             "+1.5",
                             "+1000000000000001",
                             "+99999999999999999999",
                             "each",
                             "each monopolist",
                             "each banker 25",
                             "each monopolist 0",
                             "each monopolist -5",
                             "each monopolist 25 25",
                             "pay-each 10",
                             "all 25",
                             "goto",
                             "goto 39",
                             "goto @",
                             "goto @-1",
                             "goto @1000",
                             "goto @39 salary",
                             "goto @39 nosalary nosalary",
                             "jail 1",
                             "none none",
                             "dice",
                             "dice 8",
                             "dice 1 75",
                             "dice 13 75",
                             "dice 8 0",
                             "dice 8 75 3",
                             "dice 8 75 0 6",
                             "dice 8 75 3 7",
                             "dice 8 75 3 4 5",
                             "keep",
                             "keep x",
                             "keep \"\"",
                             "keep \"",
                             "keep \"jail",
                             "keep jail\"",
                             "keep \" \"",
                             "keep \"a\"b\"",
                             "keep \"a\" b",
                             "keep x \"a\"",
                             "JAIL",
                             "hail"})
        CHECK_MESSAGE(!parse_card_effect(text), text);
}

TEST_CASE("every card of the shipped decks is written and read back") {
    for (const Edition* edition : {&testing::us(), &testing::ru()}) {
        CHECK(edition->decks.size() == 2);
        for (const Deck& deck : edition->decks) {
            CHECK(deck.cards.size() == 25);
            for (const CardEffect& effect : deck.cards) CHECK(parse_card_effect(to_string(effect)) == effect);
        }
    }
}
