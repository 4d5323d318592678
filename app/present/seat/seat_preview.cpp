#include "app/present/seat/seat_preview.h"

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/entries/effect_text.h"
#include "app/present/entries/notes_snapshot.h"
#include "app/present/typing/near_names.h"
#include "app/present/words/capital.h"
#include "app/present/words/parse_error_text.h"
#include "app/present/words/refusal_text.h"
#include "calculators/refusal.h"
#include "ledger/proof/chain.h"

namespace tablebank {
namespace {

constexpr std::size_t meaning_digits = 32;

/// Whether the fact states something about the whole sheet, as it is now.
bool is_about_sheet(FactName name) {
    return name == FactName::certified || name == FactName::confirmed;
}

/// What the entries do to what is there already: without their numbers, stamps and typed texts, and without the facts
/// that they add, whose names have the number of their entry. A signature is about the result that is signed, and a
/// certificate about the game up to `last`, its last entry.
std::string meaning_of(const std::vector<Entry>& entries, std::int64_t last) {
    Hash hash{};
    for (const Entry& entry : entries) {
        Entry bare;
        bare.verb = entry.verb;
        bare.line = entry.line;
        bare.reverses = entry.reverses;
        bare.transfers = entry.transfers;
        for (const FactChange& change : entry.facts)
            if (change.key.name == FactName::signed_by)
                bare.facts.push_back(change);
            else if (is_about_sheet(change.key.name))
                bare.facts.push_back({change.key, change.before, std::to_string(last)});
            else if (!change.before.empty())
                bare.facts.push_back({change.key, change.before, {}});
        hash = chained(hash, bare);
    }
    return to_hex(hash).substr(0, meaning_digits);
}

}  // namespace

SeatRefusal refused_phone(const Language& lang, PhoneRefusal refusal) {
    return {std::string(to_string(refusal)), phone_refusal_text(lang, refusal)};
}

SeatRefusal unreadable_on_page(const Language& lang, const Setup& setup, const ParseError& error) {
    const ParseError named = with_near_names(setup, error, lang.tag());
    return {"unreadable", with_capital(setup, parse_error_on_page(lang, *setup.edition, named))};
}

SeatTried try_lines(const Language& lang, const Session& session, SeatLine line) {
    const Setup& setup = session.setup();
    auto found = session.preview(line.lines);
    if (auto* refusal = std::get_if<Refusal>(&found)) {
        std::string code(to_string(refusal->code));
        return SeatRefusal{std::move(code), with_capital(setup, refusal_reason(lang, setup, *refusal)),
                           with_capital(setup, refusal_text(lang, setup, *refusal))};
    }
    if (const auto* error = std::get_if<ParseError>(&found)) return unreadable_on_page(lang, setup, *error);
    const auto& entries = std::get<std::vector<Entry>>(found);
    return SeatPreview{.lines = std::move(line.lines),
                       .settles = line.settles,
                       .is_asked = line.is_asked,
                       .partner = line.partner,
                       .text = with_capital(setup, effect_text(lang, setup, entries)),
                       .notes = notes_to_move(lang, session.table(), entries),
                       .meaning = meaning_of(entries, session.table().game.last)};
}

SeatTried try_seat_line(const Language& lang, const Session& session, Seat seat, std::string_view text) {
    ReadSeatLine read = read_seat_line(session.table(), seat, text);
    if (const auto* refusal = std::get_if<PhoneRefusal>(&read)) return refused_phone(lang, *refusal);
    if (const auto* error = std::get_if<ParseError>(&read)) return unreadable_on_page(lang, session.setup(), *error);
    return try_lines(lang, session, std::get<SeatLine>(std::move(read)));
}

}  // namespace tablebank
