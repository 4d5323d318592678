#include "app/present/entries/entry_people.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "ledger/books/entry_facts.h"
#include "ledger/books/entry_reading.h"
#include "ledger/books/people.h"

namespace tablebank {
namespace {

/// Pages use the event's names for the people of a table, and hide any other name.
bool are_own_names(const Setup& now) {
    return opening_of(now).lines_of == nullptr;
}

class PeopleWords {
public:
    PeopleWords(const Language& lang, const Setup& now, const Setup& then, const Entry& entry)
        : lang_(lang), now_(now), then_(then), entry_(entry) {}

    [[nodiscard]] std::string of_join(const FactChange& joined) const {
        const Seat seat{joined.key.index};
        const Word player{"player", name_after(*seated(seat))};
        const auto place = parse_joined(joined.after).value_or(JoinedSeat{});
        const bool first = place.after < 1 || place.after > then_.seats();
        const Word other{"other", first ? std::string{} : then_.player(Seat{place.after}).name};
        const std::string brings = items(seat);
        const Word with{"items", brings};
        if (brings.empty())
            return first ? lang_.tr("{player} joins the game, first in the order of play", {player})
                         : lang_.tr("{player} joins the game, after {other}", {player, other});
        return first ? lang_.tr("{player} joins the game, first in the order of play, with {items}", {player, with})
                     : lang_.tr("{player} joins the game, after {other}, with {items}", {player, other, with});
    }

    [[nodiscard]] std::string of_swap(const FactChange& one, const FactChange& other) const {
        return lang_.tr("{player} and {other} exchange their seats",
                        {{"player", name_before(one)}, {"other", name_before(other)}});
    }

    [[nodiscard]] std::string of_seat(const FactChange& change) const {
        if (entry_.verb == "rename") return of_rename(change);
        const Word player{"player", name_after(change)};
        const Word other{"other", name_before(change)};
        if (name_after(change) == name_before(change))
            return lang_.tr("someone takes over the seat of {other}", {other});
        return lang_.tr("{player} takes over the seat of {other}", {player, other});
    }

    /// The fact of this entry that sets the player of the seat.
    [[nodiscard]] const FactChange* seated(Seat seat) const {
        const auto found = std::ranges::find(entry_.facts, FactKey{FactName::seated, seat.number}, &FactChange::key);
        return found == entry_.facts.end() ? nullptr : &*found;
    }

private:
    [[nodiscard]] std::string of_rename(const FactChange& change) const {
        const Word after{"after", name_after(change)};
        if (!are_own_names(now_)) return lang_.tr("the name of {after} is corrected", {after});
        const std::string typed = setup_before(now_, entry_.sequence).player(Seat{change.key.index}).name;
        const auto sitter = parse_sitter(change.after);
        const std::string name = sitter ? sitter->name : opening_of(now_).player(Seat{change.key.index}).name;
        return lang_.tr("{before} is called {after}: the name is corrected", {{"before", typed}, {"after", name}});
    }

    [[nodiscard]] std::string name_before(const FactChange& change) const {
        return then_.player(Seat{change.key.index}).name;
    }
    [[nodiscard]] std::string name_after(const FactChange& change) const {
        const auto sitter = parse_sitter(change.after);
        const std::int64_t person = sitter ? sitter->person : change.key.index;
        std::string name = name_of_person(now_, person);
        if (!name.empty()) return name;
        return are_own_names(now_) && sitter ? sitter->name : std::to_string(change.key.index);
    }

    /// Everything that the bank gave with it.
    [[nodiscard]] std::string items(Seat seat) const {
        std::vector<std::string> words;
        const Money cash = cash_moved(entry_, Account::bank(), Account::player(seat));
        if (!cash.is_zero()) words.push_back(amount_text(lang_, cash));
        for (const Transfer& transfer : entry_.transfers)
            if (transfer.asset.kind == Asset::Kind::deed)
                words.push_back(space_name(*then_.edition, Space{transfer.asset.index}));
        return words.empty() ? std::string{} : list_text(lang_, words);
    }

    const Language& lang_;
    const Setup& now_;
    const Setup& then_;
    const Entry& entry_;
};

}  // namespace

std::string people_words(const Language& lang, const Setup& now, const Setup& then, const Entry& entry) {
    if (entry.reverses || !changes_people(entry)) return {};
    const PeopleWords words(lang, now, then, entry);
    const auto of_name = [&](FactName name) {
        return std::ranges::find_if(entry.facts, [&](const FactChange& fact) { return fact.key.name == name; });
    };
    const auto joined = of_name(FactName::joined);
    if (joined != entry.facts.end())
        return words.seated(Seat{joined->key.index}) == nullptr ? std::string{} : words.of_join(*joined);
    const auto seated = of_name(FactName::seated);
    const auto other = std::find_if(seated + 1, entry.facts.end(),
                                    [](const FactChange& fact) { return fact.key.name == FactName::seated; });
    return other == entry.facts.end() ? words.of_seat(*seated) : words.of_swap(*seated, *other);
}

}  // namespace tablebank
