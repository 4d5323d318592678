#include "db/edition/typed_card.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "ledger/books/setup.h"
#include "ledger/grammar/notation.h"
#include "ledger/text/trim.h"

namespace tablebank {

namespace {

/// The effect of a line that is only a card.
std::optional<CardEffect> effect_of_line(const Setup& table, const std::string& text) {
    const auto read = parse_line(table, text);
    const Command* line = std::get_if<Command>(&read);
    const action::Card* card = line == nullptr ? nullptr : std::get_if<action::Card>(&line->action);
    if (card == nullptr || line->player || line->force || !line->why.empty()) return std::nullopt;
    const CardEffect* effect = std::get_if<CardEffect>(&card->card);
    return effect == nullptr || effect->dice ? std::nullopt : std::optional{*effect};
}

/// The text with a plain minus in place of a dash at its beginning, into which word processors change one.
std::string with_minus(std::string_view text) {
    for (const std::string_view dash : {"–", "—", "−"})
        if (text.starts_with(dash)) return '-' + std::string{text.substr(dash.size())};
    return std::string{text};
}

}  // namespace

std::optional<CardEffect> typed_card_effect(const Edition& edition, std::string_view text) {
    Setup table;
    table.edition = std::make_shared<const Edition>(edition);
    const std::string line = with_minus(text);
    if (auto effect = effect_of_line(table, "card " + line)) return effect;
    return effect_of_line(table, line);
}

std::optional<UnknownSpace> unknown_space_of_card(const Edition& edition, std::string_view text) {
    Setup table;
    table.edition = std::make_shared<const Edition>(edition);
    const auto read = parse_line(table, "card " + std::string{text});
    const ParseError* error = std::get_if<ParseError>(&read);
    if (error != nullptr && error->kind == ParseError::Kind::unknown_deed) return UnknownSpace{error->text, {}};
    if (error != nullptr && error->kind == ParseError::Kind::ambiguous_deed)
        return UnknownSpace{error->text, error->candidates};
    // The first words of a misspelt name may be those of a space; the whole text after the verb is the name.
    const std::size_t blank = text.find(' ');
    if (blank == text.npos) return std::nullopt;
    const auto effect = effect_of_line(table, "card " + std::string{text.substr(0, blank)} + " @0");
    if (!effect || effect->kind != CardEffectKind::go_to) return std::nullopt;
    const std::string_view name = trim(text.substr(blank));
    const auto found = find_deed(edition, name);
    const ParseError* unknown = std::get_if<ParseError>(&found);
    if (unknown == nullptr && name.starts_with('@')) return std::nullopt;
    return UnknownSpace{std::string{name}, unknown == nullptr ? std::vector<std::string>{} : unknown->candidates};
}

}  // namespace tablebank
