// A command as its one canonical line.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ledger/books/people.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/duration.h"

namespace tablebank {
namespace {

/// Words that are allowed where a name is, in addition to the verbs.
constexpr std::array<std::string_view, 3> reserved{"none", "nothing", "drop"};

std::string quoted(std::string_view text) {
    return fmt::format("\"{}\"", text);
}

std::string deed(Space space) {
    return fmt::format("@{}", space.index);
}

std::string throw_of(Dice dice) {
    return fmt::format("{} {}", dice.first, dice.second);
}

std::string items(const Items& items) {
    if (items.empty()) return "nothing";
    std::vector<std::string> words;
    if (!items.cash.is_zero()) words.push_back(items.cash.to_string());
    for (const Items::DeedItem& item : items.deeds) {
        words.push_back(deed(item.deed) + (item.redeemed ? " redeemed" : ""));
    }
    for (const std::string& card : items.cards) words.push_back(quoted(card));
    return fmt::format("{}", fmt::join(words, " "));
}

std::string notes(const Notes& notes) {
    std::string words;
    for (const NoteCount& note : notes)
        words += fmt::format("{}{}x{}", words.empty() ? "" : " ", note.count, note.value.to_string());
    return words;
}

std::string utilities(const UtilityDice& dice) {
    std::string words;
    for (const auto& [space, thrown] : dice) words += fmt::format(" {} {}", deed(space), throw_of(thrown));
    return words;
}

/// Whether a name, as a single word, can only be read as itself.
bool is_single_word(std::string_view name) {
    const std::string folded = fold(name);
    const Verb* verb = find_verb(folded);
    const bool taken = (verb != nullptr && !verb->yields_to_name) || folded == force_verb ||
                       std::ranges::find(reserved, folded) != reserved.end();
    const bool begins_as_figure = std::string_view{"0123456789-'"}.find(folded.front()) != std::string_view::npos;
    return !taken && !begins_as_figure && folded.find(' ') == std::string::npos;
}

/// A name that no one at the table has yet.
std::string new_name(std::string_view name) {
    return is_single_word(name) ? std::string(name) : quoted(name);
}

/// The words after the verb of an action, with a space before each.
struct Words {
    const Setup& setup;

    template <class Plain>
    std::string operator()(const Plain&) const {
        static_assert(std::is_empty_v<Plain>, "an action with members has words of its own");
        return {};
    }
    std::string operator()(const action::Roll& roll) const { return " " + throw_of(roll.dice); }
    std::string operator()(const action::Buy& buy) const {
        return (buy.deed ? " " + deed(*buy.deed) : "") + (buy.price ? " for " + buy.price->to_string() : "");
    }
    std::string operator()(const action::Auction& auction) const {
        if (!auction.winner) return fmt::format(" {} none", deed(auction.deed));
        return fmt::format(" {}{} {}", deed(auction.deed), name(auction.winner), auction.price.to_string());
    }
    std::string operator()(const action::Rent& rent) const {
        return (rent.deed ? " " + deed(*rent.deed) : "") + (rent.dice ? " dice " + throw_of(*rent.dice) : "") +
               (rent.give.empty() ? "" : " give " + items(rent.give));
    }
    std::string operator()(const action::Tax& tax) const { return tax.percent ? " percent" : " fixed"; }
    std::string operator()(const action::Pay& pay) const {
        return " " + pay.amount.to_string() + (pay.to ? " to" + name(pay.to) : pay.middle ? " to middle" : "");
    }
    std::string operator()(const action::Get& get) const {
        return " " + get.amount.to_string() + (get.from ? " from" + name(get.from) : get.middle ? " from middle" : "");
    }
    std::string operator()(const action::Build& build) const {
        return " " + deed(build.deed) + steps(build.steps) + (build.price ? " for " + build.price->to_string() : "");
    }
    std::string operator()(const action::Sell& sell) const { return " " + deed(sell.deed) + steps(sell.steps); }
    std::string operator()(const action::SellCity& sell) const {
        return " all " + setup.edition->cities.at(static_cast<std::size_t>(sell.city)).slug;
    }
    std::string operator()(const action::Mortgage& mortgage) const { return " " + deed(mortgage.deed); }
    std::string operator()(const action::Redeem& redeem) const { return " " + deed(redeem.deed); }
    std::string operator()(const action::Trade& trade) const {
        std::string words = exchange(trade.with, trade.give, trade.get);
        for (const action::Trade::Deal& deal : trade.more)
            words += ";" + (deal.giver ? name(deal.giver) : "") + exchange(deal.with, deal.give, deal.get);
        return words;
    }
    std::string operator()(const action::Card& card) const {
        if (const auto* dice = std::get_if<Dice>(&card.card)) return fmt::format(" {}", throw_of(*dice));
        const auto* number = std::get_if<int>(&card.card);
        return number ? fmt::format(" #{}", *number) : " " + to_string(std::get<CardEffect>(card.card));
    }
    std::string operator()(const action::DrawHidden&) const { return " hidden"; }
    std::string operator()(const action::Use& use) const {
        return " " + quoted(use.name) + (use.effect ? " " + to_string(*use.effect) : "");
    }
    std::string operator()(const action::Foundation& foundation) const { return fmt::format(" {}", foundation.die); }
    std::string operator()(const action::Stake& stake) const {
        return fmt::format(" {} dice {}", stake.amount.to_string(), throw_of(stake.dice));
    }
    std::string operator()(const action::At& at) const { return " " + deed(at.space); }
    std::string operator()(const action::Count& count) const {
        return " " + (count.notes.empty() ? count.cash.to_string() : notes(count.notes)) +
               (count.waived ? " waived" : "");
    }
    std::string operator()(const action::Bankrupt& bankrupt) const {
        std::vector<std::string> names;
        for (const Seat seat : bankrupt.to) names.push_back(written_name(setup, seat));
        std::string words = names.empty() ? "" : fmt::format(" to {}", fmt::join(names, ","));
        for (const Space space : bankrupt.redeemed) words += fmt::format(" {} redeemed", deed(space));
        return words;
    }
    std::string operator()(const action::Turn& turn) const { return name(turn.player); }
    std::string operator()(const action::ClockStart&) const { return " start"; }
    std::string operator()(const action::ClockStop&) const { return " stop"; }
    std::string operator()(const action::ClockExtend& extend) const {
        return fmt::format(" extend {}", extend.minutes);
    }
    std::string operator()(const action::ClockCall&) const { return " call"; }
    std::string operator()(const action::ClockSet& set) const { return " set " + written_duration(set.seconds); }
    std::string operator()(const action::ClockSeen& seen) const {
        constexpr std::array<std::string_view, 3> words{"jump", "slept", "zone"};
        return fmt::format(" {} {}", words.at(static_cast<std::size_t>(seen.what)), written_duration(seen.seconds));
    }
    std::string operator()(const action::ClockBell& bell) const {
        return fmt::format(" bell {} {}", written_duration(bell.seconds), bell.minutes);
    }
    std::string operator()(const action::Walk& walk) const {
        if (!walk.one) return utilities(walk.dice);
        return std::string(" next") + (walk.thrown ? " " + throw_of(*walk.thrown) : "");
    }
    std::string operator()(const action::Richest& richest) const { return utilities(richest.dice); }
    std::string operator()(const action::Rule& rule) const { return fmt::format(" {} {}", rule.key, rule.value); }
    std::string operator()(const action::Shuffle& shuffle) const {
        return shuffle.deck ? " " + setup.edition->decks.at(static_cast<std::size_t>(*shuffle.deck)).key : "";
    }
    std::string operator()(const action::Confirm&) const { return " rulings"; }
    std::string operator()(const action::Certify& certify) const {
        std::string words;
        if (!certify.key.empty()) words += " key " + quoted(certify.key);
        if (!certify.signature.empty()) words += " signed " + quoted(certify.signature);
        if (!certify.despite.empty()) words += " despite " + quoted(certify.despite);
        return words;
    }
    std::string operator()(const action::Correct& correct) const {
        return correct.signature.empty() ? "" : " signed " + quoted(correct.signature);
    }
    std::string operator()(const action::Adjust& adjust) const {
        constexpr std::array<std::string_view, 3> signs{"", "+", "-"};
        return fmt::format(" {}{}", signs.at(static_cast<std::size_t>(adjust.way)), adjust.total.to_string());
    }
    std::string operator()(const action::Protest& protest) const { return protest.about ? entry(*protest.about) : ""; }
    std::string operator()(const action::ProtestStep& step) const {
        return fmt::format(" {}{}", to_string(step.state), entry(step.entry));
    }
    std::string operator()(const action::ProtestTime& time) const { return fmt::format(" minutes {}", time.minutes); }
    std::string operator()(const action::TakeOver& seat) const { return " " + new_name(seat.name); }
    std::string operator()(const action::Swap& swap) const { return name(swap.with); }
    std::string operator()(const action::Rename& rename) const { return " " + new_name(rename.name); }
    std::string operator()(const action::Join& join) const {
        return " " + new_name(join.name) + (join.role ? " " + std::string(to_string(*join.role)) : "") +
               (join.get.empty() ? "" : " get " + items(join.get)) +
               (join.next_to ? (join.before ? " before" : " after") + name(join.next_to) : "");
    }
    std::string operator()(const action::Undo& undo) const { return undo.entry ? entry(*undo.entry) : ""; }
    std::string operator()(const action::UndoTo& undo) const { return " to" + entry(undo.entry); }
    std::string operator()(const action::UndoTurn&) const { return " turn"; }
    std::string operator()(const action::Amend& amend) const {
        std::string words = entry(amend.entry) + " " + print_line(setup_before(setup, amend.entry), *amend.line);
        for (const action::RepairAnswer& answer : amend.answers)
            words += ";" + entry(answer.entry) + " " + said(answer);
        return words;
    }

private:
    [[nodiscard]] std::string exchange(Seat with, const Items& give, const Items& get) const {
        return fmt::format("{} give {} get {}", name(with), items(give), items(get));
    }
    [[nodiscard]] std::string said(const action::RepairAnswer& answer) const {
        switch (answer.kind) {
            case action::RepairAnswer::Kind::keep:
                return "keep";
            case action::RepairAnswer::Kind::drop:
                return "drop";
            case action::RepairAnswer::Kind::line:
                return print_line(setup_before(setup, answer.entry), *answer.line);
        }
        return {};
    }
    [[nodiscard]] std::string name(std::optional<Seat> seat) const { return " " + written_name(setup, seat.value()); }
    [[nodiscard]] static std::string steps(int count) { return count == 1 ? "" : fmt::format(" {}", count); }
    [[nodiscard]] static std::string entry(std::int64_t number) { return fmt::format(" #{}", number); }
};

}  // namespace

std::string written_name(const Setup& setup, Seat seat) {
    const std::string& name = setup.player(seat).name;
    if (!is_player_name(name)) return std::to_string(seat.number);
    return is_single_word(name) ? name : quoted(name);
}

std::string print_line(const Setup& setup, const Command& command) {
    std::string line;
    if (command.force) line += fmt::format("{} {} ", force_verb, quoted(*command.force));
    if (command.player) line += written_name(setup, *command.player) + " ";
    line += verb_of(command.action);
    line += std::visit(Words{setup}, command.action);
    if (why_use(command.action) != WhyUse::none && !command.why.empty()) line += " " + quoted(command.why);
    return line;
}

}  // namespace tablebank
