#include "tests/random_play/known_lines.h"

#include <variant>

#include "ledger/grammar/notation.h"

namespace random_play {
namespace {

using namespace tablebank;

Throw thrown(const Dice& dice) {
    return {dice.first, dice.second};
}

/// The lines that a repair makes of a line, or puts before one: dice of another player, payments, an offer taken or
/// left.
class Plainly {
public:
    explicit Plainly(ModelLine& line) : line_(line) {}

    bool operator()(const action::Roll& roll) {
        line_.dice = thrown(roll.dice);
        return is(Verb::roll);
    }
    bool operator()(const action::Rent& rent) {
        if (!rent.give.empty() || !rent.deed) return false;
        line_.space = rent.deed->index;
        if (rent.dice) line_.dice = thrown(*rent.dice);
        return is(Verb::rent);
    }
    bool operator()(const action::Buy& buy) {
        if (!buy.deed || buy.price) return false;
        line_.space = buy.deed->index;
        return is(Verb::buy);
    }
    bool operator()(const action::Tax& tax) {
        line_.percent = tax.percent;
        return is(Verb::tax);
    }
    bool operator()(const action::Pay& pay) {
        line_.amount = pay.amount.units();
        line_.other = pay.to ? pay.to->number : bank;
        line_.to_middle = pay.middle;
        return is(Verb::pay);
    }
    bool operator()(const action::Mortgage& mortgage) {
        line_.space = mortgage.deed.index;
        return is(Verb::mortgage);
    }
    bool operator()(const action::Decline&) { return is(Verb::decline); }
    bool operator()(const action::Fine&) { return is(Verb::fine); }
    bool operator()(const action::Waive&) { return is(Verb::waive); }
    bool operator()(const action::Next&) { return is(Verb::next); }
    template <class Other>
    bool operator()(const Other&) {
        return false;
    }

private:
    bool is(Verb verb) {
        line_.verb = verb;
        return true;
    }

    ModelLine& line_;
};

}  // namespace

std::string KnownLines::written(const Entry& entry) {
    return (entry.forced ? "forced " : "") + entry.line;
}

std::optional<ModelLine> KnownLines::find(const Setup& setup, const Entry& entry) const {
    const auto known = lines_.find(written(entry));
    if (known != lines_.end()) return known->second;
    const auto parsed = parse_line(setup, entry.line);
    const auto* command = std::get_if<Command>(&parsed);
    if (command == nullptr) return std::nullopt;
    ModelLine line;
    if (command->player) line.player = command->player->number;
    line.forced = entry.forced.has_value();
    line.explained = !command->why.empty();
    return std::visit(Plainly(line), command->action) ? std::optional{line} : std::nullopt;
}

}  // namespace random_play
