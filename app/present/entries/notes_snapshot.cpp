#include "app/present/entries/notes_snapshot.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "calculators/notes.h"
#include "ledger/books/fact.h"
#include "ledger/books/people.h"

namespace tablebank {
namespace {

std::vector<NoteFigure> figures(const Language& lang, const Edition& edition, const Notes& notes) {
    std::vector<NoteFigure> shown;
    shown.reserve(notes.size());
    const auto rank = [&](Money value) {
        return static_cast<int>(
            std::ranges::count_if(edition.box.notes, [&](const auto& each) { return each.value < value; }));
    };
    for (const NoteCount& note : notes) shown.push_back({note.count, amount_text(lang, note.value), rank(note.value)});
    return shown;
}

std::string words_of(const std::vector<NoteFigure>& notes) {
    std::string text;
    for (const NoteFigure& note : notes) {
        if (!text.empty()) text += ' ';
        text += std::to_string(note.count) + "×" + note.figure;
    }
    return text;
}

std::string words_of(const Language& lang, const NotesSnapshot& snapshot, Money amount) {
    const std::string given = words_of(snapshot.given);
    const std::string back = words_of(snapshot.back);
    if (!snapshot.can_be_made())
        return lang.tr("The notes of the box do not make {amount}.", {{"amount", amount_text(lang, amount)}});
    if (snapshot.notes.empty()) return lang.tr("{given} with {back} back", {{"given", given}, {"back", back}});
    std::string notes = words_of(snapshot.notes);
    if (given.empty()) return notes;
    return lang.tr("{notes}, or {given} with {back} back", {{"notes", notes}, {"given", given}, {"back", back}});
}

bool holds_money(Account account) {
    return account.kind == Account::Kind::bank || account.kind == Account::Kind::player;
}

/// The part of a share that can be kept in notes, down to the smallest of the box.
Money in_notes(const Edition& edition, const Share& share) {
    return share.rounded(Rounding::down, edition.currency.smallest_note);
}

/// The share that an entry let each player keep, by seat; below zero if it was reversed.
std::map<int, std::pair<Share, Share>> shares_changed(const std::vector<Entry>& entries) {
    std::map<int, std::pair<Share, Share>> shares;
    for (const Entry& entry : entries) {
        for (const FactChange& change : entry.facts) {
            if (change.key.name != FactName::kept) continue;
            const Share before = Share::parse(change.before).value_or(Share{});
            const auto [place, first] = shares.try_emplace(change.key.index, before, before);
            place->second.second = Share::parse(change.after).value_or(Share{});
        }
    }
    return shares;
}

/// The amount that moved from the first of two to the second; below zero if it moved back.
using NetFlows = std::map<std::pair<Account, Account>, Money>;

NetFlows net_flows(const Edition& edition, const std::vector<Entry>& entries, const std::vector<bool>& counts) {
    NetFlows flows;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (counts[i]) continue;
        const Entry& entry = entries[i];
        for (const Transfer& moved : entry.transfers) {
            if (moved.asset != Asset::cash() || !holds_money(moved.from) || !holds_money(moved.to)) continue;
            const Money sum{moved.quantity};
            if (moved.from < moved.to) {
                flows[{moved.from, moved.to}] += sum;
            } else {
                flows[{moved.to, moved.from}] -= sum;
            }
        }
    }
    // The ledger hands in all cash, but the kept part never leaves the hand.
    for (const auto& [seat, share] : shares_changed(entries))
        flows[{Account::bank(), Account::player(Seat{seat})}] +=
            in_notes(edition, share.second) - in_notes(edition, share.first);
    return flows;
}

/// The amount kept, and the part of it that is less than any note.
std::string sentence(const Language& lang, const Setup& setup, int seat, const Share& kept) {
    const Share rest = kept - Share{in_notes(*setup.edition, kept)};
    const std::string& player = setup.player(Seat{seat}).name;
    if (rest == Share{})
        return lang.tr("{player} keeps {kept}.", {{"player", player}, {"kept", amount_text(lang, kept)}});
    return lang.tr("{player} keeps {kept}, of which {rest} cannot be paid in notes.",
                   {{"player", player}, {"kept", amount_text(lang, kept)}, {"rest", amount_text(lang, rest)}});
}

std::string sentence(const Language& lang, const Setup& setup, const std::vector<Entry>& entries, Account from,
                     Account to, Money sum) {
    const auto name = [&](Account account) { return name_with(setup, Seat{account.index}, entries); };
    if (from.kind == Account::Kind::bank) {
        const NotesSnapshot notes = make_notes(lang, *setup.edition, sum, NotePayer::bank);
        if (!notes.can_be_made()) return notes.words;
        return lang.tr("The bank gives {payee} {notes}.", {{"payee", name(to)}, {"notes", notes.words}});
    }
    const NotesSnapshot notes = make_notes(lang, *setup.edition, sum, NotePayer::player);
    if (!notes.can_be_made()) return notes.words;
    if (to.kind == Account::Kind::bank)
        return lang.tr("{payer} gives the bank {notes}.", {{"payer", name(from)}, {"notes", notes.words}});
    return lang.tr("{payer} gives {payee} {notes}.",
                   {{"payer", name(from)}, {"payee", name(to)}, {"notes", notes.words}});
}

}  // namespace

NotesSnapshot make_notes(const Language& lang, const Edition& edition, Money amount, NotePayer payer) {
    NotesSnapshot snapshot;
    if (const auto notes = fewest_notes(edition.box, amount)) snapshot.notes = figures(lang, edition, *notes);
    if (payer == NotePayer::player) {
        if (const auto change = fewest_notes_with_change(edition.box, amount)) {
            snapshot.given = figures(lang, edition, change->given);
            snapshot.back = figures(lang, edition, change->back);
        }
    }
    snapshot.words = words_of(lang, snapshot, amount);
    return snapshot;
}

bool is_count(const History& history, const Entry& entry) {
    const Entry* told = &entry;
    while (told->reverses && history.has(*told->reverses)) told = &history.at(*told->reverses);
    return told->verb == "count";
}

std::string notes_to_move(const Language& lang, const Table& table, const std::vector<Entry>& entries) {
    const Setup& setup = *table.game.setup;
    std::string text;
    const auto shares = shares_changed(entries);
    std::vector<bool> counts;
    bool counted = false;
    for (const Entry& entry : entries) {
        counts.push_back(is_count(table.history, entry));
        counted = counted || (counts.back() && !entry.transfers.empty());
    }
    const auto add = [&](const std::string& said, char between) {
        if (!text.empty()) text += between;
        text += said;
    };
    for (const auto& [between, sum] : net_flows(*setup.edition, entries, counts)) {
        const auto& [first, second] = between;
        if (!sum.is_zero())
            add(sum.is_negative() ? sentence(lang, setup, entries, second, first, -sum)
                                  : sentence(lang, setup, entries, first, second, sum),
                '\n');
        const auto share = second.kind == Account::Kind::player ? shares.find(second.index) : shares.end();
        if (share != shares.end() && share->second.second != Share{})
            add(sentence(lang, setup, second.index, share->second.second), sum.is_zero() ? '\n' : ' ');
    }
    if (text.empty() && counted) return lang.tr("No notes move: the ledger follows the count.");
    return text;
}

}  // namespace tablebank
