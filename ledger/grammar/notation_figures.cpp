// Numbers that are more than digits: notes by value, and exact shares.

#include <algorithm>
#include <functional>

#include "ledger/grammar/notation_reader.h"
#include "ledger/grammar/notes_word.h"
#include "ledger/text/duration.h"

namespace tablebank {
namespace {

using Kind = ParseError::Kind;

}  // namespace

bool Reader::at_notes() {
    want(Wanted::Kind::notes);
    if (!at_word()) return false;
    const auto word = split_notes_word(peek()->text);
    return (word && (is_digits(word->value) || sum_here(word->sign))) || said_notes();
}

NoteCount Reader::notes_of_a_value() {
    const Token& token = *peek();
    NoteCount notes;
    if (const auto said = said_notes()) {
        for (std::size_t word = 0; word < said->words; ++word) advance();
        notes.count = amount_of(token, token.text, 1).units();
        notes.value = said->value ? Money{*said->value} : amount();
        return notes;
    }
    const NotesWord split = split_notes_word(token.text).value();
    // As it is printed, "1x50 000" and "1x1.000", if the line is read as people type it.
    const auto sum = sum_here(split.sign);
    const std::string value = sum ? sum->digits : std::string{split.value};
    for (std::size_t word = 0; word < (sum ? sum->words : 1); ++word) advance();
    notes.value = amount_of(token, value, 1);
    notes.count = amount_of(token, split.count, 1).units();
    return notes;
}

Notes Reader::notes() {
    Notes notes;
    while (at_notes()) {
        const Token& token = *peek();
        const NoteCount of_value = notes_of_a_value();
        if (error()) return {};
        if (of_value.count > most_notes_of_a_value || of_value.value > Money{Money::largest_typed / of_value.count})
            fail(Kind::amount_too_large, token);
        if (error()) return {};
        if (std::ranges::find(notes, of_value.value, &NoteCount::value) != notes.end()) fail(Kind::unexpected, token);
        notes.push_back(of_value);
        if (sum_of(notes) > Money{Money::largest_typed}) fail(Kind::amount_too_large, token);
        skip_comma();
    }
    std::ranges::sort(notes, std::greater{}, &NoteCount::value);
    return notes;
}

std::int64_t Reader::duration(std::int64_t least, std::int64_t most) {
    want(Wanted::Kind::duration);
    const Token* token = at_word() ? take() : nullptr;
    if (token == nullptr) {
        fail_expected();
        return least;
    }
    const auto seconds = read_duration(token->text);
    if (!seconds || *seconds < least || *seconds > most) fail(Kind::number_out_of_range, *token);
    return seconds.value_or(least);
}

Share Reader::share(bool with_sign) {
    constexpr std::size_t longest = 20;
    want(Wanted::Kind::total);
    const Token* token = at_word() ? take() : nullptr;
    if (token == nullptr) {
        fail_expected();
        return {};
    }
    const std::string_view digits = token->text.substr(with_sign ? 1 : 0);
    const auto share = digits.size() <= longest ? Share::parse(digits) : std::nullopt;
    if (!share || *share < Share{}) {
        fail(Kind::amount_invalid, *token);
    } else if (*share > Share{Money{Money::largest_typed}}) {
        fail(Kind::amount_too_large, *token);
    }
    return share.value_or(Share{});
}

}  // namespace tablebank
