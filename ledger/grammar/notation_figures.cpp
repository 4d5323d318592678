// Figures with more to them than digits: notes by value, and exact shares.

#include <algorithm>
#include <functional>

#include "ledger/grammar/notation_reader.h"

namespace tablebank {
namespace {

using Kind = ParseError::Kind;

/// A hand holds no more of one value; how many the box has is the ledger's question.
constexpr int most_of_a_value = 100'000;

/// Where the sign stands in `3x100`, which people also write as a cross; npos where it is no such word.
std::size_t times_at(std::string_view text) {
    const std::size_t at = text.find_first_of("xX");
    const bool whole = at != text.npos && is_digits(text.substr(0, at)) && is_digits(text.substr(at + 1));
    return whole ? at : text.npos;
}

}  // namespace

bool Reader::at_notes() {
    want(Wanted::Kind::notes);
    return at_word() && times_at(peek()->text) != std::string_view::npos;
}

Notes Reader::notes() {
    Notes notes;
    while (at_notes()) {
        const Token& token = *take();
        const std::size_t times = times_at(token.text);
        NoteCount of_value;
        of_value.value = amount_of(token, token.text.substr(times + 1), 1);
        of_value.count = amount_of(token, token.text.substr(0, times), 1).units();
        if (of_value.count > most_of_a_value || of_value.value > Money{Money::largest_typed / of_value.count})
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
