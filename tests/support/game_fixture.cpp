#include "tests/support/game_fixture.h"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

#include "db/edition/edition_file.h"
#include "ledger/proof/codec.h"
#include "source_dir.h"

namespace tablebank::test {

std::string Folder::names() const {
    std::vector<std::string> names;
    for (const auto& found : std::filesystem::directory_iterator(path())) names.push_back(found.path().filename());
    std::sort(names.begin(), names.end());
    std::string joined;
    for (const std::string& name : names) joined += (joined.empty() ? "" : " ") + name;
    return joined;
}

Setup sample_setup() {
    const LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    Setup setup;
    setup.game_id = "0123456789abcdef0123456789abcdef";
    setup.edition = std::make_shared<const Edition>(loaded.edition);
    setup.edition_text = loaded.text.text;
    setup.players = {{"Anna", Role::monopolist},
                     {"Boris", Role::competitor},
                     {"Clara", Role::monopolist},
                     {"Dmitri", Role::competitor},
                     {"Елена", Role::competitor}};
    setup.goal = Goal::timed;
    setup.minutes = 120;
    setup.rulings = loaded.edition.rulings;
    REQUIRE(set(setup.rulings, "ties", "more_deeds"));
    setup.language = "en";
    return setup;
}

Chain& Chain::add(Entry entry) {
    entry.sequence = size() + 1;
    if (entry.stamp.id.empty()) entry.stamp.id = fmt::format("{:032x}", 0x9E3779B97F4A7C15ULL * (entries.size() + 1));
    last_ = chained(last_, entry);
    entries.push_back(std::move(entry));
    hashes.push_back(last_);
    return *this;
}

Chain& Chain::play(int count) {
    for (int added = 0; added < count; ++added) {
        const int number = static_cast<int>(size());
        const Seat payer{1 + number % 5};
        const Seat owner{1 + (number + 1) % 5};
        Entry entry;
        entry.stamp = {"", 1'700'000'000'000 + number * 1000LL, "Farid"};
        entry.verb = "rent";
        entry.typed = "ok";
        entry.line = fmt::format("{} rent @34", payer.number);
        entry.transfers = {{Asset::cash(), Account::bank(), Account::player(payer), 200},
                           {Asset::cash(), Account::player(payer), Account::player(owner), 184}};
        entry.facts = {{{FactName::rolls_made}, "1", "2"}, {{FactName::turn}, "1", "2"}};
        add(std::move(entry));
    }
    return *this;
}

void Chain::post(GameFile& game, std::int64_t first) const {
    const auto skipped = static_cast<std::size_t>(first - 1);
    game.append(std::span(entries).subspan(skipped), std::span(hashes).subspan(skipped));
}

Entry full_entry() {
    Entry entry;
    entry.stamp = {"fedcba9876543210fedcba9876543210", 1'765'432'109'876, "Елена \"the judge\""};
    entry.verb = "trade";
    entry.typed = "force \"мы так решили\"  an trade bo give @34 get 50   # łódź";
    entry.line = "force \"мы так решили\" Anna trade Boris give @34 get 50";
    entry.why = "line one; it's 100 %";
    entry.forced = "мы так решили";
    entry.set_aside = {"not-your-turn", "short-of-cash"};
    entry.reverses = 1;
    entry.transfers = {{Asset::deed(Space{34}), Account::player(Seat{1}), Account::pledge(Seat{2}), 1},
                       {Asset::cash(), Account::bank(), Account::withheld(), 1'000'000'000'000'000},
                       {Asset::house(), Account::bank(), Account::street(Space{31}), 3},
                       {Asset::hotel(), Account::street(Space{32}), Account::bank(), 1},
                       {Asset::token(Seat{2}), Account::space(Space{10}), Account::jail(), 1},
                       {Asset::card(0), Account::bank(), Account::gone(), 1}};
    entry.facts = {{{FactName::phase}, "", "play"},
                   {{FactName::out, 2}, "", "1"},
                   {{FactName::due, 12, 1}, "50 'quoted'", ""},
                   {{FactName::clock_since}, "1765432109876", ""}};
    return entry;
}

Contents contents_of(const GameFile& game) {
    Contents contents{encode(*game.setup()), {}, {}};
    game.entries().load([&](Entry&& entry, const Hash& hash) {
        contents.entries.push_back(std::move(entry));
        contents.hashes.push_back(hash);
    });
    return contents;
}

Contents guarded_contents(const std::filesystem::path& file) {
    Contents contents;
    read_guarded(file, [&](const std::shared_ptr<const Setup>& setup, const StoredEntries& entries) {
        contents.setup = encode(*setup);
        entries.load([&](Entry&& entry, const Hash& hash) {
            contents.entries.push_back(std::move(entry));
            contents.hashes.push_back(hash);
        });
    });
    return contents;
}

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace tablebank::test
