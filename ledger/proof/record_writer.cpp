#include "ledger/proof/record_writer.h"

#include "calculators/rulings.h"
#include "ledger/books/people.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_text.h"

namespace tablebank {
namespace {

void add_row(std::string& out, std::string_view key, std::string_view value) {
    out.append(key).append(1, ' ').append(value).append(1, '\n');
}

/// A row of an entry is indented by two spaces.
void add_detail(std::string& out, std::string_view key, std::string_view value) {
    out += "  ";
    add_row(out, key, value);
}

/// One row per line; only the last can lack a newline.
void add_edition_text(std::string& out, std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const bool ends = end != std::string_view::npos;
        out.append(1, ends ? '|' : '>').append(spelt(text.substr(0, end))).append(1, '\n');
        text.remove_prefix(ends ? end + 1 : text.size());
    }
}

std::string joined(const std::vector<std::string>& codes) {
    std::string words;
    for (const std::string& code : codes) words.append(words.empty() ? "" : " ").append(code);
    return words;
}

}  // namespace

std::string record_headers(const Setup& now) {
    const Setup& setup = opening_of(now);
    std::string out{record_magic};
    out.append(std::to_string(now.changes > 0 ? record_format : usual_record_format)).append(1, '\n');
    add_row(out, "game", setup.game_id);
    add_row(out, "language", setup.language);
    add_row(out, "goal", to_string(setup.goal));
    add_row(out, "minutes", std::to_string(setup.minutes));
    for (const PlayerSetup& player : setup.players)
        add_row(out, "player", std::string(to_string(player.role)) + " " + spelt_in_quotes(player.name));
    for (const RulingKey& key : ruling_keys()) {
        const std::string value = get(setup.rulings, key.name);
        if (value != key.values.front()) add_row(out, "ruling", std::string(key.name) + " " + value);
    }
    add_row(out, "edition", to_hex(sha256(setup.edition_text)) + " " + spelt_in_quotes(setup.edition->id));
    add_edition_text(out, setup.edition_text);
    add_row(out, "genesis", to_hex(genesis(setup)));
    return out;
}

std::string record_of(const Entry& entry, const Hash& hash) {
    std::string out = "\n";
    add_row(out, std::to_string(entry.sequence), spelt(entry.line));
    add_detail(out, "at", spelt_moment(entry.stamp.at_ms));
    if (!entry.stamp.poster.empty()) add_detail(out, "by", spelt_in_quotes(entry.stamp.poster));
    add_detail(out, "verb", entry.verb);
    if (entry.typed != entry.line) add_detail(out, "typed", spelt_in_quotes(entry.typed));
    if (!entry.why.empty()) add_detail(out, "why", spelt_in_quotes(entry.why));
    if (entry.forced) add_detail(out, "forced", spelt_in_quotes(*entry.forced));
    if (!entry.set_aside.empty()) add_detail(out, "aside", joined(entry.set_aside));
    if (entry.reverses) add_detail(out, "reverses", std::to_string(*entry.reverses));
    for (const Transfer& transfer : entry.transfers)
        add_detail(out, "move",
                   std::to_string(transfer.quantity) + " " + to_string(transfer.asset) + " " +
                       to_string(transfer.from) + " " + to_string(transfer.to));
    for (const FactChange& fact : entry.facts)
        add_detail(out, "fact",
                   to_string(fact.key) + " " + spelt_in_quotes(fact.before) + " " + spelt_in_quotes(fact.after));
    add_detail(out, "id", entry.stamp.id);
    add_detail(out, "hash", to_hex(hash));
    return out;
}

std::string with_format_of_entries(std::string record) {
    const bool later =
        record.find("\n  fact seated:") != std::string::npos || record.find("\n  fact joined:") != std::string::npos;
    const std::size_t end = record.find('\n');
    if (end == std::string::npos || !record.starts_with(record_magic)) return record;
    return record.replace(record_magic.size(), end - record_magic.size(),
                          std::to_string(later ? record_format : usual_record_format));
}

std::string record_end(std::int64_t last, const Hash& head) {
    return "\nend " + std::to_string(last) + " " + to_hex(head) + "\n";
}

}  // namespace tablebank
