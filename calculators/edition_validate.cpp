#include <algorithm>
#include <set>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

bool is_lower(char letter) {
    return letter >= 'a' && letter <= 'z';
}
bool is_upper(char letter) {
    return letter >= 'A' && letter <= 'Z';
}
bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

bool is_language(std::string_view text) {
    return (text.size() == 2 || text.size() == 3) && std::ranges::all_of(text, is_lower);
}

void check_identity(const Edition& edition, EditionFindings& findings) {
    findings.require(is_slug(edition.id), "id",
                     sentence("must be small Latin letters, a to z, and digits, joined by hyphens"));
    findings.require(!edition.name.empty(), "name", sentence("must not be empty"));
    findings.require(is_language(edition.language), "language",
                     sentence("must be the two or three letters of a language, such as \"en\""));
}

void check_currency(const Currency& currency, EditionFindings& findings) {
    const auto capitals = [](std::string_view text) { return std::ranges::all_of(text, is_upper); };
    findings.require(!currency.symbol.empty(), "currency.symbol", sentence("must not be empty"));
    findings.require(currency.code.empty() || (currency.code.size() == 3 && capitals(currency.code)), "currency.code",
                     sentence("must be the three Latin capital letters of an ISO 4217 code, or empty"));
    findings.require(currency.commodity.size() >= 2 && capitals(currency.commodity), "currency.commodity",
                     sentence("must be two or more Latin capital letters, A to Z"));
    findings.require(currency.smallest_note > Money{}, "currency.smallest_note", sentence("must be 1 or more"));
}

/// Whether several notes are smaller than the smallest one that is named: that one is wrong, and not they.
bool is_too_coarse(const Edition& edition) {
    return std::ranges::count_if(edition.box.notes, [&](const Note& note) {
               return note.value > Money{} && note.value < edition.currency.smallest_note;
           }) > 1;
}

void check_box(const Edition& edition, EditionFindings& findings) {
    const Box& box = edition.box;
    const std::int64_t smallest = edition.currency.smallest_note.units();
    findings.require(box.houses >= 0, "box.houses", sentence("must be 0 or more"));
    findings.require(box.hotels >= 0, "box.hotels", sentence("must be 0 or more"));
    findings.require(!box.notes.empty(), "box.notes", sentence("must hold one kind of note or more"));
    Money dealt;
    std::set<Money> seen;
    const bool coarse = is_too_coarse(edition);
    if (coarse)
        findings.require(false, "currency.smallest_note",
                         sentence("is {note}, and the box has notes that are smaller: the smallest is {least}",
                                  {sum_word("note", edition.currency.smallest_note),
                                   sum_word("least", std::ranges::min(box.notes, {}, &Note::value).value)}));
    for (std::size_t index = 0; index < box.notes.size(); ++index) {
        const Note& note = box.notes[index];
        const std::string path = indexed("box.notes", index);
        findings.require(note.count >= 1, path + ".count", sentence("must be 1 or more"));
        findings.require(note.value > Money{}, path + ".value", sentence("must be 1 or more"));
        findings.require(coarse || smallest < 1 || note.value.units() % smallest == 0, path + ".value",
                         sentence("must be a multiple of the smallest note"));
        findings.require(note.start >= 0 && note.start <= note.count, path + ".start",
                         sentence("must be no more than there are"));
        const int players = edition.profile.most_players.value;
        findings.expect(note.start > note.count || std::int64_t{note.start} * players <= note.count, path + ".start",
                        sentence("needs {needed} notes for {players} players, and the box has {count}",
                                 {{"needed", std::to_string(std::int64_t{note.start} * players)},
                                  {"players", std::to_string(players)},
                                  {"count", std::to_string(note.count)}}));
        dealt += note.value * note.start;
        findings.require(seen.insert(note.value).second, path + ".value", sentence("is in the list already"));
    }
    // A value that occurs twice is reported separately.
    findings.require(seen.size() != box.notes.size() || dealt.is_zero() || dealt == edition.profile.start_cash.value,
                     "box.notes",
                     sentence("must give each player the start cash, {cash}: the notes that are dealt make {dealt}",
                              {sum_word("cash", edition.profile.start_cash.value), sum_word("dealt", dealt)}));
}

}  // namespace

bool is_slug(std::string_view text) {
    const auto in_slug = [](char letter) { return is_lower(letter) || is_digit(letter) || letter == '-'; };
    return !text.empty() && std::ranges::all_of(text, in_slug) && !text.starts_with('-') && !text.ends_with('-') &&
           text.find("--") == text.npos;
}

std::string indexed(std::string_view key, std::size_t index) {
    return std::string{key} + '[' + std::to_string(index) + ']';
}

std::vector<EditionProblem> validate(const Edition& edition) {
    EditionFindings findings;
    check_identity(edition, findings);
    check_currency(edition.currency, findings);
    check_box(edition, findings);
    check_rules(edition, findings);
    check_board(edition, findings);
    check_kinds_of_spaces(edition, findings);
    check_cities(edition, findings);
    check_decks(edition, findings);
    check_places_of_decks(edition, findings);
    check_deeds(edition, findings);
    check_sizes(edition, findings);
    check_dearer_streets(edition, findings);
    check_usual_counts(edition, findings);
    check_sums_of_box(edition, findings);
    leave_one_for_each_cause(edition, findings);
    return findings.take();
}

}  // namespace tablebank
