#include "tests/tamper/record_mutant.h"

#include <algorithm>
#include <utility>

#include "ledger/proof/record_writer.h"

namespace tampering {

using namespace tablebank;

namespace {

/// The text between separators, each with the separator after it.
std::vector<std::string> pieces_of(const std::string& text, const std::string& separator) {
    std::vector<std::string> pieces;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find(separator, at);
        const std::size_t past = end == std::string::npos ? text.size() : end + separator.size();
        pieces.push_back(text.substr(at, past - at));
        at = past;
    }
    return pieces;
}

std::string joined_pieces(const std::vector<std::string>& pieces) {
    std::string text;
    for (const std::string& piece : pieces) text += piece;
    return text;
}

}  // namespace

std::string record_text(const Setup& setup, const std::vector<Entry>& entries) {
    std::string text = record_headers(setup);
    Hash head = genesis(setup);
    for (const Entry& entry : entries) text += record_of(entry, head = chained(head, entry));
    return text + record_end(static_cast<std::int64_t>(entries.size()), head);
}

const std::vector<RecordTamperer::Named>& RecordTamperer::all() {
    static const std::vector<Named> ways{{"flipped bytes", &RecordTamperer::flipped},
                                         {"signs", &RecordTamperer::of_signs},
                                         {"lines", &RecordTamperer::of_lines},
                                         {"blocks", &RecordTamperer::of_blocks},
                                         {"cut short", &RecordTamperer::cut},
                                         {"spliced", &RecordTamperer::spliced},
                                         {"spelt otherwise", &RecordTamperer::spelt_otherwise},
                                         {"last entries left out, with a new end", &RecordTamperer::shortened},
                                         {"rewritten, with new hashes", &RecordTamperer::rewritten}};
    return ways;
}

std::size_t RecordTamperer::ways() {
    return all().size();
}

RecordMutant RecordTamperer::make() {
    const Named& chosen = chance_.one_of(all());
    RecordMutant mutant = (this->*chosen.way)();
    mutant.kind = chosen.name;
    return mutant;
}

RecordMutant RecordTamperer::flipped() {
    RecordMutant mutant{.text = sound_.text};
    for (int i = chance_.percent(70) ? 1 : chance_.between(2, 8); i > 0; --i) {
        char& one = mutant.text.at(below(mutant.text.size()));
        one = static_cast<char>(chance_.percent(50) ? one ^ (1 << chance_.below(8)) : chance_.below(256));
    }
    return mutant;
}

/// A digit becomes another, a letter another: the result is well formed.
RecordMutant RecordTamperer::of_signs() {
    RecordMutant mutant{.text = sound_.text};
    for (int i = chance_.between(1, 3); i > 0; --i) {
        char& one = mutant.text.at(below(mutant.text.size()));
        if (one >= '0' && one <= '9') one = static_cast<char>('0' + chance_.below(10));
        if (one >= 'a' && one <= 'z') one = static_cast<char>('a' + chance_.below(26));
    }
    return mutant;
}

void RecordTamperer::shuffle(std::vector<std::string>& pieces) {
    for (int i = chance_.percent(70) ? 1 : chance_.between(2, 4); i > 0 && !pieces.empty(); --i) {
        const auto one = static_cast<std::ptrdiff_t>(below(pieces.size()));
        const auto other = static_cast<std::ptrdiff_t>(below(pieces.size()));
        switch (chance_.below(4)) {
            case 0:
                pieces.erase(pieces.begin() + one);
                break;
            case 1:
                pieces.insert(pieces.begin() + other, std::string(pieces.at(static_cast<std::size_t>(one))));
                break;
            case 2:
                std::swap(pieces.at(static_cast<std::size_t>(one)), pieces.at(static_cast<std::size_t>(other)));
                break;
            default:
                std::rotate(pieces.begin() + std::min(one, other), pieces.begin() + std::max(one, other), pieces.end());
        }
    }
}

RecordMutant RecordTamperer::of_lines() {
    auto lines = pieces_of(sound_.text, "\n");
    shuffle(lines);
    return {.text = joined_pieces(lines)};
}

RecordMutant RecordTamperer::of_blocks() {
    auto blocks = pieces_of(sound_.text, "\n\n");
    shuffle(blocks);
    return {.text = joined_pieces(blocks)};
}

RecordMutant RecordTamperer::cut() {
    RecordMutant mutant{.text = sound_.text};
    mutant.text.resize(below(mutant.text.size()));
    if (chance_.percent(50)) mutant.text.resize(mutant.text.rfind('\n') + 1);
    return mutant;
}

RecordMutant RecordTamperer::spliced() {
    const char* const between = chance_.percent(50) ? "\n" : "\n\n";
    auto mine = pieces_of(sound_.text, between);
    const auto others = pieces_of(sound_.other, between);
    const std::size_t from = below(others.size());
    const std::size_t count = 1 + below(others.size() - from);
    const auto at = static_cast<std::ptrdiff_t>(below(mine.size()));
    if (chance_.percent(50)) {
        mine.resize(static_cast<std::size_t>(at));
        mine.insert(mine.end(), others.begin() + static_cast<std::ptrdiff_t>(from), others.end());
    } else {
        mine.insert(mine.begin() + at, others.begin() + static_cast<std::ptrdiff_t>(from),
                    others.begin() + static_cast<std::ptrdiff_t>(from + count));
    }
    return {.text = joined_pieces(mine)};
}

/// The same content in other bytes, of which a record has only one.
RecordMutant RecordTamperer::spelt_otherwise() {
    RecordMutant mutant{.text = sound_.text};
    const std::vector<std::pair<std::string, std::string>> ways{
        {"\n", "\r\n"},    {"\n", " \n"},      {" ", "  "},
        {" ", "\t"},       {"\n\n", "\n\n\n"}, {"a", "\\u{61}"},
        {"\"", "\\u{22}"}, {"  ", "\t"},       {"\n", "\n\xEF\xBB\xBF"},
        {"1", "01"},       {"a", "A"},         {"\n", "\n\n"},
        {"0", "+0"},       {"\"", "'"},        {"T", " "}};
    const auto& [what, instead] = chance_.one_of(ways);
    const std::size_t at = mutant.text.find(what, below(mutant.text.size()));
    if (at != std::string::npos) mutant.text.replace(at, what.size(), instead);
    return mutant;
}

RecordMutant RecordTamperer::shortened() {
    std::vector<Entry> entries = sound_.entries;
    entries.resize(1 + below(entries.size() - 1));
    return {.text = record_text(sound_.setup, entries), .chained_anew = true};
}

/// An attacker who knows the format changes one thing and makes everything after it fit.
RecordMutant RecordTamperer::rewritten() {
    Setup setup = sound_.setup;
    std::vector<Entry> entries = sound_.entries;
    Entry& entry = entries.at(below(entries.size()));
    switch (chance_.below(9)) {
        case 0:
            entry.stamp.at_ms += chance_.between(1, 60'000);
            break;
        case 1:
            entry.stamp.poster += "x";
            break;
        case 2:
            entry.typed += " ";
            break;
        case 3:
            entry.why += "x";
            break;
        case 4:
            entry.line += " ";
            break;
        case 5:
            if (!entry.transfers.empty()) entry.transfers.front().quantity += 1;
            break;
        case 6:
            if (!entry.facts.empty()) entry.facts.front().after += "1";
            break;
        case 7:
            setup.players.front().name += "a";
            break;
        default:
            entry.stamp.id = std::string(32, 'f');
    }
    return {.text = record_text(setup, entries), .chained_anew = true};
}

}  // namespace tampering
