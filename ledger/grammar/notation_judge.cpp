// Lines of the judge and the table about the result: rulings confirmed, the sheet certified and corrected, protests.

#include <array>

#include "ledger/grammar/notation_actions.h"

namespace tablebank::reading {
namespace {

constexpr int most_minutes_to_protest = static_cast<int>(most_protest_minutes);

constexpr std::array steps{ProtestState::heard, ProtestState::upheld, ProtestState::dismissed, ProtestState::withdrawn,
                           ProtestState::appealed};

}  // namespace

Action confirm(Reader& line) {
    line.need("rulings");
    return action::Confirm{};
}

Action certify(Reader& line) {
    action::Certify certify;
    if (line.skip("key")) certify.key = line.text(Wanted::Kind::key);
    if (line.skip("signed")) certify.signature = line.text(Wanted::Kind::signature);
    if (line.skip("despite")) certify.despite = line.text(Wanted::Kind::text);
    return certify;
}

Action correct(Reader& line) {
    action::Correct correct;
    if (line.skip("signed")) correct.signature = line.text(Wanted::Kind::signature);
    return correct;
}

Action adjust(Reader& line) {
    using Way = action::Adjust::Way;
    action::Adjust adjust;
    const Token* token = line.at_word() ? line.peek() : nullptr;
    if (token != nullptr && token->text.starts_with('+')) adjust.way = Way::more;
    if (token != nullptr && token->text.starts_with('-')) adjust.way = Way::less;
    adjust.total = line.share(adjust.way != Way::set);
    return adjust;
}

Action protest(Reader& line) {
    for (const ProtestState state : steps)
        if (line.skip(to_string(state))) return action::ProtestStep{state, line.entry()};
    if (line.skip("minutes")) return action::ProtestTime{line.number(0, most_minutes_to_protest)};
    return action::Protest{line.maybe_entry()};
}

}  // namespace tablebank::reading
