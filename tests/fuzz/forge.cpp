#include "tests/fuzz/forge.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

#include "calculators/rulings.h"
#include "ledger/proof/chain.h"
#include "tests/fuzz/script_words.h"

namespace tablebank::fuzz {
namespace {

/// Long enough for every kind of error, and short enough to be tried often.
constexpr std::size_t entries_unless_told = 40;

using Words = ScriptWords;
using Change = void (*)(Forgery&, Words&);

/// Changes the entry whose number comes next, if there is one.
template <class Do>
void entry(Forgery& forgery, Words& words, Do change) {
    const std::int64_t number = words.number();
    if (number >= 1 && number <= static_cast<std::int64_t>(forgery.entries.size()))
        change(forgery.entries[static_cast<std::size_t>(number - 1)], words);
}

template <std::string Entry::*member>
void text_of_entry(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) { it.*member = said.rest(); });
}

template <std::string Stamp::*member>
void text_of_stamp(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) { it.stamp.*member = said.rest(); });
}

void drop(Forgery& forgery, Words& words) {
    entry(forgery, words,
          [&](Entry& it, Words&) { forgery.entries.erase(forgery.entries.begin() + (&it - forgery.entries.data())); });
}

void again(Forgery& forgery, Words& words) {
    entry(forgery, words, [&](Entry& it, Words&) {
        const Entry copy = it;
        forgery.entries.insert(forgery.entries.begin() + (&it - forgery.entries.data()), copy);
    });
}

void swap_with_next(Forgery& forgery, Words& words) {
    entry(forgery, words, [&](Entry& it, Words&) {
        if (&it != &forgery.entries.back()) std::swap(it, *(&it + 1));
    });
}

void at(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) { it.stamp.at_ms = said.number(); });
}

void forced(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) { it.forced = said.rest(); });
}

void aside(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) {
        std::string code = said.rest();
        std::ranges::replace(code, ' ', '-');  // a space separates two codes
        if (!code.empty()) it.set_aside.push_back(std::move(code));
    });
}

void reverses(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) { it.reverses = said.number(); });
}

void fact(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) {
        const auto key = parse_fact_key(said.word());
        if (!key) return;
        const std::string before = said.text();
        std::string after = said.rest();
        for (const char apart : {'\t', '\n'})  // between values and facts; a value with one is read as several
            if ((before + after).find(apart) != std::string::npos) return;
        it.facts.push_back({*key, before, std::move(after)});
    });
}

void move(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) {
        const auto asset = parse_asset(said.word());
        const auto from = parse_account(said.word());
        const auto to = parse_account(said.word());
        if (asset && from && to) it.transfers.push_back({*asset, *from, *to, said.number()});
    });
}

void unmove(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words&) {
        if (!it.transfers.empty()) it.transfers.pop_back();
    });
}

void unfact(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words&) {
        if (!it.facts.empty()) it.facts.pop_back();
    });
}

void value(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) {
        if (!it.facts.empty()) it.facts.back().after = said.word();
    });
}

void quantity(Forgery& forgery, Words& words) {
    entry(forgery, words, [](Entry& it, Words& said) {
        if (!it.transfers.empty()) it.transfers.back().quantity = said.number();
    });
}

void name(Forgery& forgery, Words& words) {
    const std::int64_t seat = words.number();
    if (seat < 1 || seat > forgery.setup.seats()) return;
    forgery.setup.players[static_cast<std::size_t>(seat - 1)].name = words.rest();
    forgery.agreed_anew = true;
}

void language(Forgery& forgery, Words& words) {
    forgery.setup.language = words.rest();
    forgery.agreed_anew = true;
}

void game_id(Forgery& forgery, Words& words) {
    forgery.setup.game_id = words.rest();
    forgery.agreed_anew = true;
}

void minutes(Forgery& forgery, Words& words) {
    forgery.setup.minutes = static_cast<int>(words.number());
    forgery.agreed_anew = true;
}

void goal(Forgery& forgery, Words& words) {
    if (const auto read = parse_goal(words.word())) forgery.setup.goal = *read;
    forgery.agreed_anew = true;
}

void ruling(Forgery& forgery, Words& words) {
    const std::string_view key = words.word();
    (void)set(forgery.setup.rulings, key, words.word());
    forgery.agreed_anew = true;
}

void seat(Forgery& forgery, Words& words) {
    const auto role = parse_role(words.word());
    if (forgery.setup.players.size() < 12) forgery.setup.players.push_back({words.rest(), role.value_or(Role::player)});
    forgery.agreed_anew = true;
}

void post(Forgery& forgery, Words& words) {
    if (forgery.lines.size() < 8) forgery.lines.push_back(words.rest());
}

constexpr std::array<std::pair<std::string_view, Change>, 26> changes{{
    {"drop", drop},
    {"again", again},
    {"swap", swap_with_next},
    {"id", text_of_stamp<&Stamp::id>},
    {"poster", text_of_stamp<&Stamp::poster>},
    {"at", at},
    {"verb", text_of_entry<&Entry::verb>},
    {"typed", text_of_entry<&Entry::typed>},
    {"line", text_of_entry<&Entry::line>},
    {"why", text_of_entry<&Entry::why>},
    {"forced", forced},
    {"aside", aside},
    {"reverses", reverses},
    {"fact", fact},
    {"unfact", unfact},
    {"value", value},
    {"move", move},
    {"unmove", unmove},
    {"quantity", quantity},
    {"name", name},
    {"seat", seat},
    {"language", language},
    {"goal", goal},
    {"minutes", minutes},
    {"ruling", ruling},
    {"gameid", game_id},
}};

/// Numbers without a gap, and no id twice: what no file can hold otherwise.
void number_anew(Forgery& forgery) {
    std::set<std::string> ids;
    std::int64_t sequence = 0;
    std::int64_t spare = 0;
    for (Entry& it : forgery.entries) {
        it.sequence = ++sequence;
        while (!ids.insert(it.stamp.id).second) {
            const std::string digits = std::to_string(++spare);
            it.stamp.id = std::string(32 - digits.size(), 'e') + digits;
        }
    }
}

}  // namespace

Forgery forge(std::span<const Forgery> real, std::string_view script) {
    std::size_t keep = entries_unless_told;
    std::vector<std::pair<Change, Words>> wanted;
    std::size_t game = 0;
    while (!script.empty()) {
        ScriptWords words = next_line(script);
        const std::string_view word = words.word();
        if (word == "game")
            game = static_cast<std::size_t>(words.number()) % real.size();
        else if (word == "keep")
            keep = static_cast<std::size_t>(words.number());
        else if (word == "post")
            wanted.emplace_back(post, words);
        else if (const auto row = std::ranges::find(changes, word, &std::pair<std::string_view, Change>::first);
                 row != changes.end())
            wanted.emplace_back(row->second, words);
    }
    Forgery forgery = real[game];
    forgery.game = game;
    if (keep < forgery.entries.size()) forgery.entries.resize(std::max<std::size_t>(keep, 1));
    for (auto& [change, words] : wanted) change(forgery, words);
    number_anew(forgery);
    return forgery;
}

std::vector<Hash> chain_anew(const Forgery& forgery) {
    std::vector<Hash> hashes;
    Hash head = genesis(forgery.setup);
    for (const Entry& it : forgery.entries) hashes.push_back(head = chained(head, it));
    return hashes;
}

}  // namespace tablebank::fuzz
