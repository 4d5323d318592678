// The turn, the clock, the ending, rulings and the history.

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/text/case_fold.h"

namespace tablebank::reading {
namespace {

constexpr int most_minutes = 24 * 60;
constexpr int most_minutes_of_event = 100'000;  ///< with everything that its director grants

/// `DEED D1 D2` for each utility, none twice.
UtilityDice utility_dice(Reader& line) {
    UtilityDice dice;
    for (line.want(Wanted::Kind::deed); line.at_word(); line.want(Wanted::Kind::deed)) {
        const Token& named = *line.peek();
        const Space deed = line.deed();
        const Dice thrown = line.dice();
        if (!dice.emplace(deed, thrown).second) line.fail(ParseError::Kind::unexpected, named);
        line.skip_comma();
    }
    return dice;
}

/// `#M keep`, `#M drop` or `#M LINE`.
action::RepairAnswer answer(Reader& line, const std::optional<Reader::NewName>& amended) {
    using Kind = action::RepairAnswer::Kind;
    const std::int64_t entry = line.entry();
    if (line.skip("keep")) return {entry, Kind::keep};
    if (line.skip("drop")) return {entry, Kind::drop};
    const Reader::OfEntry then(line, entry, amended);
    return {entry, Kind::line, std::make_shared<const Command>(read_command(line, true))};
}

/// The name that an amended line gives to a seat, if it gives one: `amended` is read by the names before it.
std::optional<Reader::NewName> new_name_of(const Setup& before, const Command& amended) {
    if (const auto* join = std::get_if<action::Join>(&amended.action))
        return Reader::NewName{Seat{before.seats() + 1}, join->name};
    if (!amended.player) return std::nullopt;
    if (const auto* seat = std::get_if<action::TakeOver>(&amended.action))
        return Reader::NewName{*amended.player, seat->name};
    if (const auto* rename = std::get_if<action::Rename>(&amended.action))
        return Reader::NewName{*amended.player, rename->name};
    return std::nullopt;
}

}  // namespace

Action turn(Reader& line) {
    return action::Turn{line.player()};
}

Action clock(Reader& line) {
    using Seen = action::ClockSeen;
    constexpr std::int64_t day = std::int64_t{24} * 60 * 60;
    constexpr std::int64_t longest = std::int64_t{99'999'999} * 60 * 60;
    switch (line.choose({"start", "stop", "extend", "call", "set", "jump", "slept", "zone", "bell"})) {
        case 1:
            return action::ClockStop{};
        case 2:
            return action::ClockExtend{line.number(1, most_minutes)};
        case 3:
            return action::ClockCall{};
        case 4:
            return action::ClockSet{line.duration(1, day)};
        case 5:
            return Seen{Seen::What::jump, line.duration(-longest, longest)};
        case 6:
            return Seen{Seen::What::slept, line.duration(1, longest)};
        case 7:
            return Seen{Seen::What::zone, line.duration(-day, day)};
        case 8: {
            const std::int64_t ago = line.duration(0, 7 * day);
            return action::ClockBell{ago, line.number(1, most_minutes_of_event)};
        }
        default:
            return action::ClockStart{};
    }
}

Action walk(Reader& line) {
    action::Walk walk;
    line.want(Wanted::Kind::deed);  // offered first: every payment at once is the usual way
    walk.one = line.skip("next");
    if (!walk.one) {
        walk.dice = utility_dice(line);
        return walk;
    }
    line.want(Wanted::Kind::dice);
    if (line.at_numeric()) walk.thrown = line.dice();
    return walk;
}

Action richest(Reader& line) {
    return action::Richest{utility_dice(line)};
}

Action rule(Reader& line) {
    action::Rule rule;
    rule.key = line.word({Wanted::Kind::ruling});
    const RulingKey* known = find_ruling(rule.key);
    rule.value = line.word({Wanted::Kind::ruling_value, known == nullptr ? std::string_view{} : known->name});
    return rule;
}

namespace {

/// "the last one", after "undo".
bool skip_last(Reader& line) {
    if (!skip_phrase(line, Phrase::last)) return false;
    skip_phrase(line, Phrase::entry);
    return true;
}

/// "line", in front of the number of an entry.
void skip_entry_word(Reader& line) {
    const std::size_t words = phrase_ahead(line, Phrase::entry);
    const Token* next = words == 0 ? nullptr : line.peek(words);
    if (next != nullptr && next->text.find_first_of("0123456789") != std::string_view::npos)
        skip_phrase(line, Phrase::entry);
}

}  // namespace

Action undo(Reader& line) {
    if (skip_last(line)) return action::Undo{};
    const bool up_to = skip_phrase(line, Phrase::up_to) || line.skip("to");
    skip_entry_word(line);
    if (up_to) return action::UndoTo{line.entry()};
    if (line.skip("turn")) return action::UndoTurn{};
    return action::Undo{line.maybe_entry()};
}

Action amend(Reader& line) {
    action::Amend amend;
    skip_entry_word(line);
    amend.entry = line.entry();
    {
        const Reader::OfEntry then(line, amend.entry);
        amend.line = std::make_shared<const Command>(read_command(line, true));
    }
    const auto name = new_name_of(setup_before(line.setup(), amend.entry), *amend.line);
    while (line.skip_semicolon()) amend.answers.push_back(answer(line, name));
    return amend;
}

}  // namespace tablebank::reading
