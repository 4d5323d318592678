#include "app/present/entries/entry_text.h"

#include <algorithm>
#include <iterator>

#include "app/i18n/language.h"
#include "app/present/entries/entry_clauses.h"
#include "app/present/entries/entry_people.h"
#include "app/present/entries/repair_text.h"
#include "app/present/words/due_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "ledger/books/people.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

void append(Clauses& clauses, Clauses more) {
    std::ranges::move(more, std::back_inserter(clauses));
}

/// The clauses of a player after their name; an open due is a clause of its own in the entry.
std::string under_name(const Language& lang, const std::string& player, const Clause& clause) {
    const Word name{"player", player};
    const Word clauses{"clauses", clause.words};
    return clause.apart ? lang.tr_in("what is due", "{player} {clauses}", {name, clauses})
                        : lang.tr("{player} {clauses}", {name, clauses});
}

/// "Anna moves to Nob Hill, gets 100 salary; owes Boris 184": clauses of one player under one name.
std::string sentence_of(const Language& lang, const Setup& setup, const Clauses& clauses) {
    std::string sentence;
    const Clause* last = nullptr;
    for (const Clause& clause : clauses) {
        const bool same = last != nullptr && clause.subject && last->subject == clause.subject && !clause.named;
        const bool goes_on = same && !clause.apart && !last->apart;
        if (last != nullptr) sentence += goes_on ? ", " : lang.tr_in("between clauses", "; ");
        sentence +=
            !clause.subject || same ? clause.words : under_name(lang, setup.player(*clause.subject).name, clause);
        last = &clause;
    }
    return sentence;
}

Clauses raised_clauses(const Language& lang, const Setup& setup, const std::vector<Due>& raised) {
    Clauses clauses;
    for (const Due& due : raised) clauses.push_back({due.debtor, due_clause(lang, setup, due), true});
    return clauses;
}

/// The turn is named only if nothing else shows it: not if the player of the new turn rolls already.
bool tells_turn(const Clauses& clauses, const Entry& entry) {
    if (opens_by_dealing(entry)) return false;
    const FactChange* turn = change_of(entry, FactName::turn);
    if (turn == nullptr || turn->after.empty()) return false;
    const Seat seat{std::stoi(turn->after)};
    return std::ranges::any_of(clauses, [&](const Clause& clause) { return clause.subject == seat && !clause.apart; });
}

Clauses posting_clauses(const Language& lang, const Setup& setup, const Entry& entry) {
    CashFlows cash{entry};
    const DueChanges dues = due_changes(entry);
    Clauses state = state_clauses(lang, setup, entry, cash);
    Clauses clauses = settled_clauses(lang, setup, entry, dues.settled, cash);
    append(clauses, part_clauses(lang, setup, dues.in_part, cash));
    append(clauses, move_clauses(lang, setup, entry, cash));
    append(clauses, deal_clauses(lang, setup, entry, cash));
    append(clauses, cash_clauses(lang, setup, entry, cash));
    append(clauses, std::move(state));
    Clauses turn = turn_clauses(lang, setup, entry);
    if (tells_turn(clauses, entry)) turn.pop_back();
    append(clauses, std::move(turn));
    append(clauses, raised_clauses(lang, setup, dues.raised));
    return clauses;
}

std::string opening_words(const Language& lang, const Setup& setup, const Entry& entry) {
    std::vector<std::string> names;
    for (int number = 1; number <= setup.seats(); ++number) names.push_back(setup.player(Seat{number}).name);
    const Word players{"players", list_text(lang, names)};
    const bool in_its_middle =
        std::ranges::any_of(entry.transfers,
                            [](const Transfer& transfer) { return transfer.asset.kind == Asset::Kind::deed; }) ||
        std::ranges::any_of(entry.transfers, [&](const Transfer& transfer) {
            return transfer.asset == Asset::cash() &&
                   Money{transfer.quantity} != setup.edition->profile.start_cash.value;
        });
    if (in_its_middle) return lang.tr("the game goes on from a position, with {players}", {players});
    return lang.tr("the game begins with {players}, {amount} for each",
                   {players, {"amount", amount_text(lang, setup.edition->profile.start_cash.value)}});
}

std::string reversal_words(const Language& lang, const Entry& entry) {
    const Word number{"entry", "#" + std::to_string(*entry.reverses)};
    return entry.verb == "redo" ? lang.tr("puts back what {entry} took back", {number})
                                : lang.tr("takes back {entry}", {number});
}

/// A count that changes nothing: it agrees with the books, or they stay as they are.
std::string count_words(const Language& lang, const Setup& setup, const Entry& entry) {
    const auto read = parse_entry(setup, entry);
    const auto* command = std::get_if<Command>(&read);
    const auto* count = command == nullptr ? nullptr : std::get_if<action::Count>(&command->action);
    if (count != nullptr && count->waived)
        return lang.tr("the notes in hand differ from the books, which stay as they are");
    if (count == nullptr || !command->player) return lang.tr("the cash in hand agrees with the books");
    return lang.tr("the cash of {player} agrees with the books", {{"player", setup.player(*command->player).name}});
}

std::string words_of(const Language& lang, const Setup& setup, const Entry& entry) {
    if (entry.reverses) return reversal_words(lang, entry);
    if (entry.verb == "open") return opening_words(lang, setup, entry);
    if (entry.verb == "note") return lang.tr("note");
    if (auto repair = repair_words(lang, setup, entry); !repair.empty()) return repair;
    if (entry.verb == "shuffle") return lang.tr("the cards are shuffled");
    std::string sentence = sentence_of(lang, setup, posting_clauses(lang, setup, entry));
    if (!sentence.empty()) return sentence;
    if (entry.verb == "certify") return lang.tr("the key of the certificate is proved by its signature");
    return entry.verb == "count" ? count_words(lang, setup, entry) : lang.tr("nothing changes hands");
}

}  // namespace

std::string entry_text(const Language& lang, const Setup& setup, const Entry& entry) {
    const SetupOfEntry then(setup, entry.sequence);
    std::string sentence = people_words(lang, setup, *then, entry);
    if (sentence.empty()) sentence = words_of(lang, *then, entry);
    const bool told = entry.verb == "leaves" && change_of(entry, FactName::out) != nullptr;
    if (told || entry.why.empty()) return lang.tr("{sentence}.", {{"sentence", sentence}});
    return lang.tr("{sentence}: \"{why}\".", {{"sentence", sentence}, {"why", entry.why}});
}

std::string entry_note(const Language& lang, const Entry& entry) {
    if (entry.verb != "swap" || entry.reverses) return {};
    return lang.tr("Each of them takes over what the other one had.");
}

std::string forced_text(const Language& lang, const Setup& setup, const Entry& entry) {
    if (!entry.forced) return {};
    const Word why{"why", *entry.forced};
    const std::vector<std::string> rules = rules_set_aside(lang, setup.edition->words, entry.set_aside);
    if (rules.empty()) return lang.tr("forced: \"{why}\"", {why});
    return lang.tr("against the rules ({codes}): \"{why}\"", {{"codes", list_text(lang, rules)}, why});
}

std::string forced_in_terminal(const Language& lang, const Setup& setup, const Entry& entry) {
    if (lang != Language::english() || !entry.forced || entry.set_aside.empty()) return forced_text(lang, setup, entry);
    return lang.tr("against the rules ({codes}): \"{why}\"",
                   {{"codes", list_text(lang, entry.set_aside)}, {"why", *entry.forced}});
}

}  // namespace tablebank
