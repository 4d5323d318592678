#include "app/present/words/parse_error_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/key_names.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/name_text.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/truncate.h"

namespace tablebank {
namespace {

/// A thing that the grammar may expect at a place, in the words of the language.
struct WantedThing {
    std::string_view name;
    const char* text;
};
constexpr std::array wanted_things{
    WantedThing{"verb", mark("a verb")},
    WantedThing{"player", mark("a player")},
    WantedThing{"deed", mark("a deed")},
    WantedThing{"space", mark("a space such as @34")},
    WantedThing{"city", mark("a city")},
    WantedThing{"amount", mark("an amount")},
    WantedThing{"+N", mark("a sum such as +50 or -75")},
    WantedThing{"number", mark("a number")},
    WantedThing{"dice", mark("two dice such as 3 4")},
    WantedThing{"die", mark("one die")},
    WantedThing{"#N", mark("an entry such as #12")},
    WantedThing{"#card", mark("the number of a card such as #12")},
    WantedThing{"role", mark("a role")},
    WantedThing{"text", mark("a text in quotes")},
    WantedThing{"reason", mark("a reason in quotes")},
    WantedThing{"card", mark("a card")},
    WantedThing{"ruling", mark("a ruling")},
    WantedThing{"value", mark("a value of the ruling")},
    WantedThing{"name", mark("a name of at most 24 letters")},
    WantedThing{"cash", mark("the cash, such as 846 or 3x100")},
};

/// A word of the grammar as it may be typed, in the words of the language: « à ».
std::string grammar_word(const Language& lang, const std::string& word) {
    return lang.tr_in("a word that may be typed", "\"{word}\"", {{"word", localized_line(lang, word)}});
}

/// The name that the board gives to a deck; empty for one that is called by a word of the grammar.
std::string name_of_deck(const Language& lang, const Edition& edition, const std::string& candidate) {
    const bool known = std::ranges::find(edition.decks, candidate, &Deck::key) != edition.decks.end();
    return known && !parse_role(candidate) ? deck_text(lang, edition, candidate) : std::string{};
}

std::string wanted_text(const Language& lang, const Edition& edition, const std::string& candidate) {
    if (const std::string deck = name_of_deck(lang, edition, candidate); !deck.empty())
        return lang.tr_in("a word that may be typed", "\"{word}\"", {{"word", deck}});
    const auto thing = std::ranges::find(wanted_things, candidate, &WantedThing::name);
    return thing == wanted_things.end() ? grammar_word(lang, candidate) : lang.tr(as_said(edition.words, thing->text));
}

std::string expected_text(const Language& lang, const Edition& edition, const ParseError& error) {
    if (error.candidates.empty()) return lang.tr("the line goes on, but it ends here");
    std::vector<std::string> wanted;
    std::ranges::transform(error.candidates, std::back_inserter(wanted),
                           [&](const auto& each) { return wanted_text(lang, edition, each); });
    return error.text.empty() ? lang.tr("expected {wanted}", {{"wanted", choice_text(lang, wanted)}})
                              : lang.tr("expected {wanted}, not \"{text}\"",
                                        {{"wanted", choice_text(lang, wanted)}, {"text", truncated(error.text)}});
}

std::string number_reason(const Language& lang, const ParseError& error) {
    const Word text{"text", truncated(error.text)};
    switch (error.kind) {
        case ParseError::Kind::dice_out_of_range:
            return lang.tr("a die shows 1 to 6, not \"{text}\"", {text});
        case ParseError::Kind::amount_invalid:
            return lang.tr(
                "\"{text}\" is not an amount: it must be a whole number from 1 on, without a sign or a fraction",
                {text});
        case ParseError::Kind::amount_too_large:
            return lang.tr("\"{text}\" is beyond the largest amount, 1000000000000000", {text});
        case ParseError::Kind::space_out_of_range:
            return lang.tr("there is no space \"{text}\" on the board", {text});
        default:
            return lang.tr("the number \"{text}\" is out of range", {text});
    }
}

/// The space of "@10"; nullopt for anything else.
std::optional<Space> numbered_space(const Edition& edition, std::string_view mark) {
    if (!mark.starts_with('@')) return std::nullopt;
    const auto index = read_number<int>(mark.substr(1));
    return index && *index >= 0 && *index < edition.size() ? std::optional{Space{*index}} : std::nullopt;
}

/// The things that a word may mean: "Walnut Street (@14) or Wall Street (@37)".
std::string candidates_text(const Language& lang, const Edition& edition, const ParseError& error) {
    using Kind = ParseError::Kind;
    const bool of_deed = error.kind == Kind::ambiguous_deed || error.kind == Kind::unknown_deed;
    const bool of_city = error.kind == Kind::ambiguous_city || error.kind == Kind::unknown_city;
    std::vector<std::string> named;
    for (const std::string& candidate : error.candidates) {
        const auto deed = std::ranges::find(edition.deeds, candidate, &Deed::slug);
        const auto city = std::ranges::find(edition.cities, candidate, &City::slug);
        if (of_deed && deed != edition.deeds.end())
            named.push_back(deed->name + " (" + space_mark(deed->space) + ")");
        else if (const auto space = numbered_space(edition, candidate); of_deed && space)
            named.push_back(space_name(edition, *space) + " (" + candidate + ")");
        else if (of_city && city != edition.cities.end())
            named.push_back(city->name);
        else
            named.push_back(candidate);
    }
    return choice_text(lang, named);
}

std::string name_reason(const Language& lang, const Edition& edition, const ParseError& error) {
    const Word text{"text", truncated(error.text)};
    const Word candidates{"candidates", candidates_text(lang, edition, error)};
    switch (error.kind) {
        case ParseError::Kind::unknown_player:
            if (!error.candidates.empty()) return lang.tr("no player \"{text}\": {candidates}?", {text, candidates});
            return lang.tr("no player \"{text}\"", {text});
        case ParseError::Kind::ambiguous_player:
            return lang.tr("which player is \"{text}\": {candidates}?", {text, candidates});
        case ParseError::Kind::unknown_deed:
            if (!error.candidates.empty()) return lang.tr("no deed \"{text}\": {candidates}?", {text, candidates});
            return lang.tr("no deed \"{text}\"", {text});
        case ParseError::Kind::ambiguous_deed:
            return lang.tr("which deed is \"{text}\": {candidates}?", {text, candidates});
        case ParseError::Kind::unknown_city:
            if (!error.candidates.empty())
                return lang.tr(as_said(edition.words, mark("no city \"{text}\": {candidates}?")), {text, candidates});
            return lang.tr(as_said(edition.words, mark("no city \"{text}\"")), {text});
        default:
            return lang.tr(as_said(edition.words, mark("which city is \"{text}\": {candidates}?")), {text, candidates});
    }
}

std::string near_verb_text(const Language& lang, const ParseError& error) {
    return lang.tr("\"{text}\" is not an action: {candidates}?",
                   {{"text", truncated(error.text)}, {"candidates", choice_text(lang, error.candidates)}});
}

/// The lines to type instead of one that has more than a line may have.
std::string one_at_a_time_text(const Language& lang, const ParseError& error) {
    std::string lines;
    for (const std::string& line : error.candidates) {
        if (!lines.empty()) lines += lang.tr_in("between the things of a list", ", ");
        lines += lang.tr("\"{word}\"", {{"word", localized_line(lang, line)}});
    }
    return lang.tr("too much: \"{text}\"; type instead, each as a line of its own: {lines}",
                   {{"text", truncated(error.text)}, {"lines", lines}});
}

/// A question that a line leaves open.
std::string question_text(const Language& lang, const ParseError& error) {
    const Word text{"text", truncated(error.text)};
    switch (error.kind) {
        case ParseError::Kind::ambiguous_amount:
            return lang.tr("\"{text}\" may be one sum or several: type {sum}, or a comma between them",
                           {text, {"sum", error.candidates.front()}});
        case ParseError::Kind::two_meanings: {
            std::vector<std::string> lines;
            for (const std::string& line : error.candidates)
                lines.push_back(lang.tr("\"{word}\"", {{"word", localized_line(lang, line)}}));
            return lang.tr("\"{text}\" may mean two things: type {lines}", {text, {"lines", choice_text(lang, lines)}});
        }
        default:
            return lang.tr("\"{text}\" is a question, not a line: tablebank do --help lists what may be typed", {text});
    }
}

bool lacks_action(const ParseError& error) {
    return error.kind == ParseError::Kind::expected &&
           std::ranges::find(error.candidates, "verb") != error.candidates.end();
}

}  // namespace

std::string parse_error_reason(const Language& lang, const Edition& edition, const ParseError& error) {
    switch (error.kind) {
        case ParseError::Kind::empty:
            if (error.candidates.empty()) return lang.tr("the line is empty");
            return lang.tr("no card is drawn now; to undo entry {text}, type: {line}",
                           {{"text", error.text}, {"line", localized_line(lang, error.candidates.front())}});
        case ParseError::Kind::unknown_verb:
            if (!error.candidates.empty()) return near_verb_text(lang, error);
            return lang.tr("no verb \"{text}\"", {{"text", truncated(error.text)}});
        case ParseError::Kind::unknown_player:
        case ParseError::Kind::ambiguous_player:
        case ParseError::Kind::unknown_deed:
        case ParseError::Kind::ambiguous_deed:
        case ParseError::Kind::unknown_city:
        case ParseError::Kind::ambiguous_city:
            return name_reason(lang, edition, error);
        case ParseError::Kind::expected:
            return expected_text(lang, edition, error);
        case ParseError::Kind::unexpected:
            if (!error.candidates.empty()) return one_at_a_time_text(lang, error);
            return lang.tr("too much: \"{text}\"", {{"text", truncated(error.text)}});
        case ParseError::Kind::dice_out_of_range:
        case ParseError::Kind::amount_invalid:
        case ParseError::Kind::amount_too_large:
        case ParseError::Kind::space_out_of_range:
        case ParseError::Kind::number_out_of_range:
            return number_reason(lang, error);
        case ParseError::Kind::unclosed_quote:
            return lang.tr("the quotes opened here are never closed");
        case ParseError::Kind::line_too_long:
            return lang.tr("the line is longer than a line may be ({most} bytes)",
                           {{"most", std::to_string(longest_line)}});
        case ParseError::Kind::ambiguous_amount:
        case ParseError::Kind::two_meanings:
        case ParseError::Kind::help:
        case ParseError::Kind::question:
            return question_text(lang, error);
        case ParseError::Kind::text_invalid:
            return lang.tr("the text is too long, or holds characters that cannot be printed");
    }
    return {};
}

std::string parse_error_at_table(const Language& lang, const Edition& edition, const ParseError& error) {
    const Word text{"text", truncated(error.text)};
    const Word key{"key", key_text(lang, key_name::help)};
    // At the table the last quote may be left out, so nothing but the text itself is missing.
    if (error.kind == ParseError::Kind::unclosed_quote) return lang.tr("type the reason, with a quote after it");
    const bool question = error.kind == ParseError::Kind::help || error.kind == ParseError::Kind::question;
    if (question) return lang.tr("{key} shows what may be typed", {key});
    if (error.kind == ParseError::Kind::unknown_verb && !error.candidates.empty()) return near_verb_text(lang, error);
    if (error.kind == ParseError::Kind::unknown_verb)
        return lang.tr("no one and nothing at this table is called \"{text}\"; {key} shows what may be typed",
                       {text, key});
    if (!lacks_action(error)) return parse_error_reason(lang, edition, error);
    return error.text.empty()
               ? lang.tr("the action is missing: dice such as 3 4, a deed, a payment; {key} shows all of them", {key})
               : lang.tr("\"{text}\" is not an action; {key} shows what may be typed", {text, key});
}

std::string parse_error_on_page(const Language& lang, const Edition& edition, const ParseError& error) {
    const Word text{"text", truncated(error.text)};
    if (error.kind == ParseError::Kind::help) return lang.tr("the buttons of this page show what can be posted");
    if (lacks_action(error))
        return error.text.empty() ? lang.tr("the action is missing: dice such as 3 4, a deed, a payment")
                                  : lang.tr("\"{text}\" is not an action", {text});
    if (error.kind == ParseError::Kind::unknown_verb && error.candidates.empty())
        return lang.tr("no one and nothing at this table is called \"{text}\"", {text});
    return parse_error_at_table(lang, edition, error);
}

std::string parse_error_text(const Language& lang, const Edition& edition, const ParseError& error) {
    return lang.tr("column {column}: {reason}",
                   {{"column", std::to_string(error.column)}, {"reason", parse_error_reason(lang, edition, error)}});
}

}  // namespace tablebank
