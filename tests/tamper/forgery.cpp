#include "tests/tamper/forgery.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tampering {

using tablebank::Account;
using tablebank::Asset;
using tablebank::Entry;
using tablebank::FactName;
using tablebank::Seat;

namespace {

/// In their order, one after another.
void number_anew(Story& story) {
    std::int64_t number = 0;
    for (Entry& entry : story.entries) entry.sequence = ++number;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        lines.push_back(text.substr(begin, end - begin));
        begin = end;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

constexpr std::array<std::string_view, 9> kinds{"other words, chain recomputed",
                                                "other transfers, chain recomputed",
                                                "other facts, chain recomputed",
                                                "an entry left out and recomputed",
                                                "an entry put in and recomputed",
                                                "two entries swapped and recomputed",
                                                "the end cut off",
                                                "spliced with a game of one beginning",
                                                "another set-up, all recomputed"};

}  // namespace

std::size_t forgeries() {
    return kinds.size();
}

std::size_t Forger::place(const Story& story) {
    return static_cast<std::size_t>(chance_.below(static_cast<int>(story.entries.size())));
}

Forger::Forged Forger::story() {
    static constexpr std::array<Way, kinds.size()> ways{
        &Forger::change_words, &Forger::change_moves, &Forger::change_facts, &Forger::leave_out,   &Forger::put_in,
        &Forger::swap,         &Forger::cut,          &Forger::splice,       &Forger::change_setup};
    const auto chosen = static_cast<std::size_t>(chance_.below(static_cast<int>(ways.size())));
    Forged forged{kinds.at(chosen), sound_};
    (this->*ways.at(chosen))(forged.story);
    if (chance_.percent(20)) (this->*ways.at(static_cast<std::size_t>(chance_.below(8))))(forged.story);
    number_anew(forged.story);
    return forged;
}

void Forger::change_words(Story& story) {
    if (story.entries.empty()) return;
    Entry& entry = story.entries[place(story)];
    const std::vector<std::string*> words{&entry.typed, &entry.line,     &entry.why,
                                          &entry.verb,  &entry.stamp.id, &entry.stamp.poster};
    switch (chance_.below(5)) {
        case 0:
            *chance_.one_of(words) += 'a';
            break;
        case 1:
            entry.stamp.at_ms += chance_.percent(50) ? 1 : -60'000;
            break;
        case 2:
            entry.forced = entry.forced ? std::optional<std::string>{} : std::optional<std::string>{"agreed"};
            break;
        case 3:
            entry.set_aside.emplace_back("not-your-turn");
            break;
        default: {
            std::string& word = *chance_.one_of(words);
            if (word.empty())
                word = "b";
            else
                word[static_cast<std::size_t>(chance_.below(static_cast<int>(word.size())))] ^= 1;
        }
    }
}

void Forger::change_moves(Story& story) {
    if (story.entries.empty()) return;
    Entry& entry = story.entries[place(story)];
    if (entry.transfers.empty() || chance_.percent(20)) {
        entry.transfers.push_back({Asset::cash(), Account::bank(), Account::player(Seat{1}), chance_.between(1, 500)});
        return;
    }
    auto& transfer = entry.transfers[static_cast<std::size_t>(chance_.below(static_cast<int>(entry.transfers.size())))];
    switch (chance_.below(4)) {
        case 0:
            transfer.quantity += chance_.percent(50) ? 1 : -1;
            break;
        case 1:
            std::swap(transfer.from, transfer.to);
            break;
        case 2:
            transfer.to = Account::player(Seat{chance_.between(1, 3)});
            break;
        default:
            entry.transfers.pop_back();
    }
}

void Forger::change_facts(Story& story) {
    if (story.entries.empty()) return;
    Entry& entry = story.entries[place(story)];
    if (entry.facts.empty() || chance_.percent(20)) {
        entry.facts.push_back({{FactName::jail_tries, 1}, "", "1"});
        return;
    }
    auto& fact = entry.facts[static_cast<std::size_t>(chance_.below(static_cast<int>(entry.facts.size())))];
    if (chance_.percent(70))
        (chance_.percent(50) ? fact.after : fact.before) += '1';
    else
        entry.facts.pop_back();
}

void Forger::leave_out(Story& story) {
    if (story.entries.empty()) return;
    story.entries.erase(story.entries.begin() + static_cast<std::ptrdiff_t>(place(story)));
}

void Forger::put_in(Story& story) {
    if (story.entries.empty()) return;
    const Entry copy = story.entries[place(story)];
    story.entries.insert(story.entries.begin() + static_cast<std::ptrdiff_t>(place(story)), copy);
}

void Forger::swap(Story& story) {
    if (story.entries.size() < 2) return;
    const std::size_t one = place(story);
    std::swap(story.entries[one], story.entries[chance_.percent(50) && one > 0 ? one - 1 : place(story)]);
}

void Forger::cut(Story& story) {
    if (!story.entries.empty()) story.entries.resize(place(story));
}

void Forger::splice(Story& story) {
    const auto at = static_cast<std::size_t>(chance_.below(static_cast<int>(fork_.entries.size())));
    if (story.entries.size() > at) story.entries.resize(at);
    story.entries.insert(story.entries.end(), fork_.entries.begin() + static_cast<std::ptrdiff_t>(at),
                         fork_.entries.end());
}

void Forger::change_setup(Story& story) {
    switch (chance_.below(6)) {
        case 0:
            story.setup.players.front().name += 'a';
            break;
        case 1:
            std::swap(story.setup.players.front(), story.setup.players.back());
            break;
        case 2:
            story.setup.edition_text += '\n';
            break;
        case 3:
            story.setup.game_id[static_cast<std::size_t>(chance_.below(32))] = 'f';
            break;
        case 4:
            story.setup.minutes += 1;
            break;
        default:
            story.setup.rulings.equal_turns = !story.setup.rulings.equal_turns;
    }
}

std::string Forger::text(const std::string& sound, const std::string& other) {
    std::string changed = sound;
    std::vector<std::string> lines = lines_of(sound);
    const std::vector<std::string> others = lines_of(other);
    const auto any = [&](std::size_t size) { return static_cast<std::size_t>(chance_.below(static_cast<int>(size))); };
    switch (chance_.below(7)) {
        case 0:
            for (int i = chance_.between(1, 3); i > 0; --i)
                changed[any(changed.size())] ^= static_cast<char>(1 << chance_.below(8));
            return changed;
        case 1:
            changed[any(changed.size())] = static_cast<char>(chance_.below(256));
            return changed;
        case 2:
            changed.resize(any(changed.size()));
            return changed;
        case 3:
            changed.insert(any(changed.size()), 1, "0 \n\r1"[any(5)]);
            return changed;
        case 4:
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(any(lines.size())));
            return joined(lines);
        case 5:
            std::swap(lines[any(lines.size())], lines[any(lines.size())]);
            return joined(lines);
        default:
            for (std::size_t line = any(lines.size()); line < std::min(lines.size(), others.size()); ++line) {
                lines[line] = others[line];
                if (chance_.percent(60)) break;
            }
            return joined(lines);
    }
}

}  // namespace tampering
