// Cards, and the rolls of a single space.

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_cards.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank::reading {
namespace {

constexpr std::int64_t most_cards = 999;  ///< in a deck, counted from 0; the ledger checks how many it has

bool at_sign(const Reader& line, char sign) {
    return line.at_word() && line.peek()->text.front() == sign;
}

/// Whether the dice of a box without cards are here (us 16). If the box has cards, only an unambiguous throw counts.
bool at_dice(Reader& line) {
    constexpr const char* faces = "123456";
    const bool thrown = line.setup().edition->profile.card_spaces.value == CardSpaces::two_dice;
    if (thrown) line.want(Wanted::Kind::dice);
    if (thrown && line.is_spoken() && line.at_bare_throw()) return true;
    if (!line.at_numeric() || at_sign(line, '+') || at_sign(line, '-')) return false;
    return thrown || (line.peek()->text.size() <= 2 && line.peek()->text.find_first_not_of(faces) == std::string::npos);
}

CardEffect signed_effect(Reader& line, CardEffectKind kind) {
    CardEffect effect;
    effect.kind = kind;
    effect.amount = line.signed_amount();
    return effect;
}

CardEffect role_effect(Reader& line, CardEffectKind kind) {
    CardEffect effect;
    effect.kind = kind;
    effect.role = line.role_or_all();
    effect.amount = line.amount();
    return effect;
}

CardEffect bare_effect(CardEffectKind kind) {
    CardEffect effect;
    effect.kind = kind;
    return effect;
}

/// "to the bench", as people say it.
bool goes_to_jail(Reader& line) {
    const Reader::Place begin = line.place();
    if (!line.idiom_here()) return false;
    const bool jail = line.take_idiom() == "jail";
    if (!jail) line.go_back(begin);
    return jail;
}

/// Jail, with which no salary is paid. A word after it may name another space, and so is not a reason.
CardEffect jail_in_words(Reader& line) {
    line.skip("nosalary");
    if (line.at_word()) line.fail(ParseError::Kind::unexpected, *line.peek());
    return bare_effect(CardEffectKind::jail);
}

/// The space that sends to jail, by its name: a player who is sent there by a card gets no salary. The corner of jail
/// has visitors too, so its name with other words than those for jail is asked about.
std::optional<CardEffect> jail_effect(Reader& line) {
    const Reader::Place begin = line.place();
    if (!line.is_spoken() || line.at_end()) return std::nullopt;
    const Token& first = *line.peek();
    if (goes_to_jail(line) && !line.at_word()) return jail_in_words(line);
    line.go_back(begin);
    const Space named = line.space();
    const std::string typed = line.typed_since(begin);
    const bool by_name = !line.error() && typed.find_first_of("@0123456789") == std::string::npos;
    const SpaceKind kind = line.error() ? SpaceKind::start : line.setup().edition->board.at(named.index).kind;
    if (by_name && kind == SpaceKind::go_to_jail) return jail_in_words(line);
    const bool is_read = !line.error();
    const Reader::Place end = line.place();
    line.go_back(begin);
    if (is_read && kind != SpaceKind::jail) return std::nullopt;
    const bool jail = line.skip("jail");
    if (!jail || !(by_name || !is_read)) {
        line.go_back(begin);
        return std::nullopt;
    }
    if (is_read && line.place() != end)
        line.fail({ParseError::Kind::ambiguous_deed, first.column, typed, {"jail", "@" + std::to_string(named.index)}});
    return jail_in_words(line);
}

CardEffect go_to_effect(Reader& line) {
    if (auto jail = jail_effect(line)) return *jail;
    CardEffect effect;
    effect.kind = CardEffectKind::go_to;
    if (line.skip("nearest")) {
        const bool utility = line.choose({"transport", "utility"}) == 1;
        effect.nearest = utility ? NearestCompany::utility : NearestCompany::transport;
    } else {
        effect.space = line.space();
    }
    effect.salary = !line.skip("nosalary");
    if (line.skip("times")) effect.times = line.number(1, most_times);
    return effect;
}

CardEffect repairs_effect(Reader& line) {
    CardEffect effect;
    effect.kind = CardEffectKind::repairs;
    effect.amount = line.amount(1, Reader::Sums::several);
    effect.hotel_amount = line.amount();
    return effect;
}

CardEffect go_back_effect(Reader& line) {
    CardEffect effect;
    effect.kind = CardEffectKind::go_back;
    effect.steps = line.number(1, most_steps_back);
    return effect;
}

/// A card that is only kept has no throw yet.
CardEffect dice_effect(Reader& line, bool may_be_thrown) {
    CardEffect effect;
    effect.kind = CardEffectKind::dice_win;
    effect.threshold = line.number(2, 12);
    effect.amount = line.amount();
    if (!may_be_thrown) return effect;
    line.want(Wanted::Kind::dice);
    if (line.at_numeric()) effect.dice = line.dice();
    return effect;
}

CardEffect effect_of(Reader& line, bool may_be_kept);

/// The effect of a kept card may follow its name.
CardEffect keep_effect(Reader& line) {
    CardEffect effect;
    effect.kind = CardEffectKind::keep;
    effect.name = line.card_name();
    if (line.at_word()) effect.does = to_string(effect_of(line, false));
    return effect;
}

/// "nothing" for "none", as people say it in some languages; it is not suggested.
bool takes_nothing(Reader& line) {
    if (!line.at_word()) return false;
    const std::string_view word = line.peek()->text;
    if (word != "nothing" && word_of_alias(word) != "nothing") return false;
    static_cast<void>(line.take());
    return true;
}

/// Whether words of the way are here, in front of a space: "вперёд на старт", "advance to".
bool goes_on(Reader& line) {
    if (!line.is_spoken() || !line.at_word()) return false;
    const bool advances = skip_phrase(line, Phrase::advance);
    return advances || (line.peek(1) != nullptr && is_way_word(line.peek()->text) && !line.at_keyword("all"));
}

/// The written form of calculators/card_effect.h, with deeds by name and an error at the word that is wrong.
CardEffect effect_of(Reader& line, bool may_be_kept) {
    if (goes_to_jail(line)) return jail_in_words(line);
    if (auto said = said_effect(line)) return *said;
    if (goes_on(line)) return go_to_effect(line);
    line.want(Wanted::Kind::signed_amount);
    if (at_sign(line, '+')) return signed_effect(line, CardEffectKind::receive);
    if (at_sign(line, '-')) return signed_effect(line, CardEffectKind::pay);
    if (takes_nothing(line)) return bare_effect(CardEffectKind::none);
    std::size_t chosen =
        may_be_kept
            ? line.choose(
                  {"none", "jail", "goto", "each", "pay-each", "all", "dice", "keep", "free", "repairs", "back"})
            : line.choose({"none", "jail", "goto", "each", "pay-each", "all", "dice", "free", "repairs", "back"});
    if (!may_be_kept && chosen >= 7) ++chosen;
    switch (chosen) {
        case 1:
            return line.is_spoken() ? jail_in_words(line) : bare_effect(CardEffectKind::jail);
        case 2:
            return go_to_effect(line);
        case 3:
            return role_effect(line, CardEffectKind::collect_each);
        case 4:
            return role_effect(line, CardEffectKind::pay_each);
        case 5:
            return role_effect(line, CardEffectKind::bank_pays_all);
        case 6:
            return dice_effect(line, may_be_kept);
        case 7:
            return keep_effect(line);
        case 8:
            return bare_effect(CardEffectKind::leave_jail);
        case 9:
            return repairs_effect(line);
        case 10:
            return go_back_effect(line);
        default:
            return bare_effect(CardEffectKind::none);
    }
}

}  // namespace

Action card(Reader& line) {
    if (const auto number = line.maybe_card_number(most_cards)) return action::Card{static_cast<int>(*number)};
    if (const auto number = bare_card_number(line)) return action::Card{*number};
    if (at_dice(line)) return action::Card{line.dice()};
    return action::Card{effect_of(line, true)};
}

Action draw(Reader& line) {
    if (line.is_spoken() && (after_articles(line, "card") || line.at_numeric())) {
        skip_card_word(line);
        return card(line);
    }
    if (!skip_hidden_card(line)) line.need("hidden");
    return action::DrawHidden{};
}

Action use(Reader& line) {
    skip_card_word(line);
    action::Use use{line.card_name(), std::nullopt};
    skip_card_word(line);
    if (line.at_word()) use.effect = effect_of(line, true);
    return use;
}

Action foundation(Reader& line) {
    return action::Foundation{line.die()};
}

Action stake(Reader& line) {
    action::Stake stake;
    stake.amount = line.amount();
    if (line.is_spoken() && line.skip_comma()) line.skip("roll");
    if (!line.at_throw()) line.need("dice");
    stake.dice = line.dice();
    return stake;
}

Action shuffle(Reader& line) {
    const auto& decks = line.setup().edition->decks;
    for (std::size_t deck = 0; deck < decks.size(); ++deck)
        if (line.skip(decks[deck].key)) return action::Shuffle{static_cast<int>(deck)};
    if (const auto deck = line.maybe_deck()) return action::Shuffle{*deck};
    if (line.at_word()) line.fail_expected();
    return action::Shuffle{};
}

}  // namespace tablebank::reading
