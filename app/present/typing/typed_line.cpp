#include "app/present/typing/typed_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "app/i18n/language.h"
#include "app/present/entries/effect_text.h"
#include "app/present/entries/notes_snapshot.h"
#include "app/present/entries/repair_text.h"
#include "app/present/typing/deed_answer.h"
#include "app/present/typing/deed_in_quotes.h"
#include "app/present/typing/ending_dice.h"
#include "app/present/typing/fine_before_roll.h"
#include "app/present/typing/how_freed.h"
#include "app/present/typing/keyboard_layout.h"
#include "app/present/typing/near_names.h"
#include "app/present/typing/parted_sum.h"
#include "app/present/typing/question_answer.h"
#include "app/present/typing/trade_answer.h"
#include "app/present/typing/typed_text.h"
#include "app/present/typing/typo_suggestion.h"
#include "app/present/typing/would_post.h"
#include "app/present/words/capital.h"
#include "app/present/words/due_text.h"
#include "app/present/words/key_names.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/name_text.h"
#include "app/present/words/parse_error_text.h"
#include "app/present/words/refusal_text.h"
#include "ledger/books/due.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_tokens.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/digits.h"
#include "ledger/text/parse_number.h"

namespace tablebank {

namespace {

constexpr std::string_view card_verb = "card ";

/// The throws in a text of only digits 1..6 and spaces, as "3 4"; nullopt unless there are `dice` of them.
std::optional<std::string> throws_in(std::string_view text, std::size_t dice) {
    std::string throws;
    for (const char sign : text) {
        if (sign == ' ') continue;
        if (sign < '1' || sign > '6') return std::nullopt;
        if (!throws.empty()) throws += ' ';
        throws += sign;
    }
    if (throws.size() != 2 * dice - 1) return std::nullopt;
    return throws;
}

/// `3+4`: dice, or four steps on a deed. nullopt for anything else.
std::optional<Dice> signed_throw(std::string_view text) {
    const auto face = [](char sign) { return sign >= '1' && sign <= '6'; };
    if (text.size() != 3 || !face(text[0]) || !face(text[2]) || (text[1] != '+' && text[1] != '-')) return std::nullopt;
    return Dice{text[0] - '0', text[2] - '0'};
}

bool can_be_read(const Game& game, std::string_view line) {
    return std::holds_alternative<Command>(parse_line(*game.setup, line));
}

const Deck* deck_of(const Game& game, const Due& due) {
    return game.edition().deck_at(due.space, game.role(due.debtor));
}

/// Whether a text is nothing but the number of a card that may have been drawn.
bool is_in_deck(const Game& game, const Due& due, std::string_view text) {
    constexpr std::size_t longest = 3;
    const Deck* deck = deck_of(game, due);
    return is_digits(text) && text.size() <= longest && deck != nullptr &&
           deck->find(std::stoi(std::string(text))) != nullptr;
}

/// The number of a card that asks for a throw, and the throw: "8 1 2", "#8 12".
std::optional<std::string> card_with_throw(const Game& game, const Due& due, std::string_view text) {
    if (text.starts_with('#')) text.remove_prefix(1);
    const std::size_t end = text.find(' ');
    const std::string_view number = text.substr(0, end);
    if (end == std::string_view::npos || !is_in_deck(game, due, number)) return std::nullopt;
    const auto dice = throws_in(text.substr(end), 2);
    const CardEffect* card = deck_of(game, due)->find(std::stoi(std::string(number)));
    if (!dice || card->kind != CardEffectKind::dice_win) return std::nullopt;
    return fmt::format("{}{} {}", card_verb, to_string(*card), *dice);
}

/// Whether two dice decide on a card space, in a box without cards.
bool throws_for_cards(const Game& game) {
    return game.edition().profile.card_spaces.value == CardSpaces::two_dice;
}

/// Whether a text is a word of the grammar alone, in any language.
bool is_word(std::string_view text, std::string_view word) {
    return fold(text) == word || word_of_alias(text) == word;
}

/// The complete line for a short answer to the open due of the player in turn, if it is one.
std::optional<std::string> answer(const Game& game, const Due& due, std::string_view text) {
    switch (due.kind) {
        case DueKind::utility_rent:
            if (const auto dice = throws_in(text, 2); dice && due.waits_for_dice()) return "rent dice " + *dice;
            break;
        case DueKind::foundation_die:
            if (const auto die = throws_in(text, 1)) return "foundation " + *die;
            break;
        case DueKind::income_tax:
            for (const std::string_view word : {"fixed", "percent"})
                if (is_word(text, word)) return fmt::format("tax {}", word);
            break;
        case DueKind::card:
            if (!throws_for_cards(game) && is_in_deck(game, due, text)) {
                if (throws_in(text, 2)) break;  // or the next dice: two_meanings_of asks
                return fmt::format("{}#{}", card_verb, text);
            }
            if (auto thrown = card_with_throw(game, due, text)) return thrown;
            if (const auto dice = throws_in(text, 2)) {
                if (!throws_for_cards(game)) break;  // if cards are drawn, no dice are thrown
                return fmt::format("{}{}", card_verb, *dice);
            }
            for (const std::string_view more : {"", "goto "}) {
                if (std::string card = fmt::format("{}{}{}", card_verb, more, text); can_be_read(game, card))
                    return card;
            }
            break;
        default:
            break;
    }
    return std::nullopt;
}

std::string plain_answer(const Game& game) {
    const auto mine = open_dues(game, game.turn());
    if (!mine.empty()) return needs_choice(mine.front()) ? std::string{} : "ok";
    const auto others = open_dues(game);
    if (!others.empty() && !needs_choice(others.front())) return wanted_line(game, others.front());
    return {};
}

/// The line that pays before the next roll without a question: for the only open due, if it is a plain debt of a player
/// who has the cash. Rent that its owner must claim (football 10) waits for them.
std::string paid_before_roll(const Game& game) {
    const auto dues = open_dues(game);
    if (dues.size() != 1) return {};
    const Due& due = dues.front();
    if (is_unclaimed(game, due)) return {};
    const bool plain = due.is_debt() && !needs_choice(due) && due.kind != DueKind::income_tax;
    return plain && game.cash(due.debtor) >= due.at_most() ? wanted_line(game, due) : std::string{};
}

/// Requires that the line can be read.
std::string canonical(const Setup& setup, std::string_view line) {
    return print_line(setup, std::get<Command>(parse_line(setup, line)));
}

/// The line for a text that is not empty, unchanged.
std::string line_of(const Table& table, std::string_view text) {
    const Game& game = table.game;
    const auto mine = open_dues(game, game.turn());
    if (!mine.empty()) {
        if (auto longer = answer(game, mine.front(), text)) return std::move(*longer);
        // The word on the button, if the sum is known.
        if (mine.front().is_debt() && !needs_choice(mine.front()) && is_word(text, "pay")) return "ok";
    }
    if (auto longer = ending_answer(table, text)) return std::move(*longer);
    if (auto longer = trade_answer(table, text)) return std::move(*longer);
    if (auto longer = deed_answer(table, text)) {
        // `3+4` is dice unless it builds.
        if (signed_throw(text) && !would_be_posted(table, *longer)) return std::string(text);
        return std::move(*longer);
    }
    return std::string(text);
}

/// Whether another layout changes only the end of the reason: the user has begun a reason, and the layout is right.
bool changes_reason_alone(const Command& command, std::string_view text, std::string_view reading) {
    const auto differs = static_cast<std::size_t>(std::ranges::mismatch(text, reading).in2 - reading.begin());
    const std::size_t blank = reading.substr(0, differs).rfind(' ');
    const std::string_view changed = trimmed(blank == std::string_view::npos ? reading : reading.substr(blank));
    return !command.why.empty() && command.why.ends_with(changed);
}

/// The only line that was meant with the keys of another layout; nullopt if there is none, or there are several.
std::optional<std::string> line_by_keys(const Table& table, std::string_view text) {
    const Setup& setup = *table.game.setup;
    std::optional<std::string> meant;
    std::string known;
    for (const std::string& reading : meant_by_keys(text)) {
        std::string line = line_of(table, reading);
        const auto read = parse_line(setup, line);
        const auto* command = std::get_if<Command>(&read);
        if (command == nullptr || changes_reason_alone(*command, text, reading)) continue;
        std::string printed = print_line(setup, *command);
        if (meant && printed != known) return std::nullopt;
        known = std::move(printed);
        if (!meant) meant = std::move(line);
    }
    return meant;
}

/// The preview of an amendment that affects later lines; nullopt for any other line.
std::optional<std::string> shown_first(const Language& lang, const Session::Preview& found) {
    if (const auto* no = std::get_if<Refusal>(&found); no != nullptr && no->code == RefusalCode::repair_open)
        return lang.tr("Shows first what becomes of the later lines, and asks what could be meant.");
    const auto* entries = std::get_if<std::vector<Entry>>(&found);
    const auto action = entries == nullptr ? std::nullopt : action_begun_by(entries->front());
    if (!action || !action->repaired || !touches_later_lines(*action->repaired)) return std::nullopt;
    return lang.tr("Shows first what becomes of the later lines: {counts}.",
                   {{"counts", repair_counts_text(lang, *action->repaired)}});
}

}  // namespace

std::vector<std::string> LineToPost::all() const {
    if (line.empty()) return {};
    return first.empty() ? std::vector{line} : std::vector{first, line};
}

namespace {

/// Digits typed on the upper row of a French keyboard without Shift, and nothing else: `é(` as "25"; empty otherwise. A
/// minus alone is the short line of a deed.
std::string digits_of_french_row(std::string_view text) {
    std::string digits;
    if (text == "-") return digits;
    for (const std::string_view word : split(text, ' ')) {
        if (word.empty()) continue;
        const std::string row = french_digits(word);
        if (row.empty()) return {};
        digits += (digits.empty() ? "" : " ") + row;
    }
    return digits;
}

ParseError meaning(std::string_view text, std::vector<std::string> lines) {
    return {ParseError::Kind::two_meanings, 1, std::string{text}, std::move(lines)};
}

/// The question if a text may mean two lines.
std::optional<ParseError> two_meanings_of(const Table& table, std::string_view text) {
    const Game& game = table.game;
    const auto mine = open_dues(game, game.turn());
    const bool draws = !mine.empty() && mine.front().kind == DueKind::card && !throws_for_cards(game);
    const auto dice = throws_in(text, 2);
    if (draws && dice && is_in_deck(game, mine.front(), text))
        return meaning(text, {fmt::format("{}#{}", card_verb, text), "roll " + *dice});
    if (const auto thrown = signed_throw(text)) {
        const std::string roll = fmt::format("roll {} {}", thrown->first, thrown->second);
        auto dealing = deed_answer(table, text);
        if (dealing && would_be_posted(table, *dealing) && would_be_posted(table, roll))
            return meaning(text, {*std::move(dealing), roll});
    }
    // The grammar takes it for a comment.
    if (!draws && text.starts_with('#') && is_digits(text.substr(1)))
        return ParseError{ParseError::Kind::empty, 1, std::string{text}, {fmt::format("undo {}", text)}};
    if (auto question = how_freed(table, text)) return question;
    return parted_sum_in(*game.setup, text);
}

}  // namespace

LineToPost read_typed(const Table& table, std::string_view typed) {
    const Game& game = table.game;
    const std::string_view text = trimmed(typed);
    if (text.empty()) {
        std::string plain = plain_answer(game);
        return {plain.empty() ? fine_before_roll(table) : plain};
    }
    if (const std::string digits = digits_of_french_row(text); !digits.empty()) {
        LineToPost meant = read_typed(table, digits);
        meant.by_keys = true;
        return meant;
    }
    if (auto question = two_meanings_of(table, text)) return {.line = {}, .asks = *std::move(question)};
    LineToPost to_post{line_of(table, text)};
    // The last quote is easily forgotten, and nothing else can be meant.
    if (const std::string closed = with_closed_quotes(std::string{text}); closed != text && can_be_read(game, closed))
        to_post.line = closed;
    if (!can_be_read(game, to_post.line) && !is_blank_line(to_post.line)) {
        if (auto meant = line_by_keys(table, text)) to_post = {std::move(*meant), true};
    }
    if (!to_post.by_keys && to_post.line == text && throws_in(text, 2)) to_post.first = paid_before_roll(game);
    to_post.whose = whose_line(table, to_post.line);
    to_post.line = to_post.whose.line;
    return to_post;
}

LinePreview preview_line(const Language& lang, const Session& session, std::string_view typed) {
    LinePreview preview;
    const LineToPost to_post = read_typed(session.table(), typed);
    if (to_post.asks) {
        preview.kind = LinePreview::Kind::unreadable;
        preview.text = parse_error_at_table(lang, *session.setup().edition, *to_post.asks);
        return preview;
    }
    const std::string& line = to_post.line;
    if (line.empty() || is_blank_line(line)) return preview;
    preview.by_keys = to_post.by_keys;
    if (to_post.whose.asks()) {
        preview.kind = LinePreview::Kind::asks;
        preview.text =
            lang.tr("{players}? {key} asks whose line it is.",
                    {{"players", choice_text(lang, to_post.whose.names)}, {"key", key_text(lang, key_name::go_on)}});
        return preview;
    }
    const auto found = session.preview(to_post.all());
    if (const auto* entries = std::get_if<std::vector<Entry>>(&found)) {
        preview.kind = LinePreview::Kind::will_do;
        // The number of a card has two digits as well.
        preview.dice = typed.size() == 2 && throws_in(typed, 2) && !line.starts_with(card_verb);
        preview.text = with_capital(session.setup(), effect_text(lang, session.setup(), *entries));
        preview.notes = notes_to_move(lang, session.table(), *entries);
        if (const auto change = result_change(session.game(), *entries))
            preview.standings = tell_standings(lang, session.setup(), *change);
        const auto lines = to_post.all();
        preview.line = entries->size() == lines.size() ? entries->front().line : canonical(session.setup(), line);
        if (!to_post.first.empty()) preview.line += "  +  " + entries->at(1).line;
    } else if (const auto* refusal = std::get_if<Refusal>(&found)) {
        preview.line = canonical(session.setup(), line);
        preview.kind = LinePreview::Kind::refused;
        preview.text = refusal_text(lang, session.setup(), *refusal);
        if (const auto meant = with_deed_for_card(session.table(), line, *refusal))
            preview.text = lang.tr("Did you mean {line}?", {{"line", *meant}});
    } else {
        const ParseError error = with_near_names(session.setup(), std::get<ParseError>(found), lang.tag());
        preview.kind = LinePreview::Kind::unreadable;
        preview.text = parse_error_at_table(lang, *session.setup().edition, error);
        if (const auto meant = suggest_line(session.table(), typed, lang.tag()))
            preview.text = lang.tr("Did you mean {line}?", {{"line", *meant}});
        if (auto answer = answer_to(lang, session.game(), error)) preview.text = *std::move(answer);
        preview.column = line == trimmed(typed) ? error.column : 0;
    }
    if (auto first = shown_first(lang, found)) {
        preview.kind = LinePreview::Kind::will_do;
        preview.text = *std::move(first);
    }
    preview.line = localized_line(lang, session.setup(), preview.line);
    return preview;
}

bool asks_for_help(const Setup& setup, std::string_view typed) {
    const auto read = parse_line(setup, typed);
    const auto* error = std::get_if<ParseError>(&read);
    return error != nullptr && error->kind == ParseError::Kind::help;
}

std::string outcome_text(const Language& lang, const Setup& setup, const Outcome& outcome) {
    if (const auto* refusal = std::get_if<Refusal>(&outcome)) return refusal_text(lang, setup, *refusal);
    return parse_error_at_table(lang, *setup.edition,
                                with_near_names(setup, std::get<ParseError>(outcome), lang.tag()));
}

std::string with_closed_quotes(std::string line) {
    if (std::ranges::count(line, '"') % 2 != 0) line += '"';
    return line;
}

}  // namespace tablebank
