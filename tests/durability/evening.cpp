#include "tests/durability/evening.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <utility>
#include <variant>

#include "app/session/session.h"
#include "db/edition/edition_file.h"
#include "db/file/temporary_folder.h"
#include "ledger/proof/chain.h"
#include "source_dir.h"
#include "tests/durability/files.h"
#include "tests/support/playthrough.h"

namespace tablebank::durability {
namespace {

using random_play::Rng;

const std::filesystem::path source_dir = TABLEBANK_SOURCE_DIR;

/// A line that is valid at any time of the game, or is undone by the next.
std::string any_line(Rng& chance) {
    static const std::vector<std::string> lines{"1 pay 1 to 2 \"a bet\"", "2 pay 1 to 1 \"another one\"", "undo",
                                                "redo", "1 get 5 from 2 \"a story: " + std::string(400, 'x') + "\""};
    return chance.one_of(lines);
}

class Player {
public:
    Player(std::uint64_t seed, const std::filesystem::path& folder)
        : chance_(seed), folder_(folder), disk_(folder), game_(folder / "evening.tbl") {}

    void begin(Beginning beginning) {
        const std::filesystem::path old = source_dir / "tests" / "games" / "v1" / "no-tokens.us.tbl";
        if (beginning == Beginning::old) {
            evening_.before[game_] = bytes_of(old);
            write_bytes(game_, bytes_of(old));
        }
        evening_.game = game_;
        starts(game_, 1);
        session_.emplace(beginning == Beginning::old
                             ? Session::open(game_, clock_.stamps())
                             : Session::create(game_, three_players(), nullptr, clock_.stamps()));
        follow();
        Promise& promise = evening_.games[game_];
        if (beginning == Beginning::old) promise.begun.front() = {0, promise.chain.size()};
        acknowledge(game_, promise.chain.size());
        if (beginning == Beginning::old) promise.acknowledged.front().position = 0;
    }

    void act(int number) {
        clock_.set_line(number);
        const int luck = chance_.below(100);
        if (luck < 90) return post({any_line(chance_)});
        if (luck < 94)
            return post(std::vector<std::string>(static_cast<std::size_t>(chance_.between(2, 40)), any_line(chance_)));
        if (luck < 98) return open_again();
        copy(number, luck == 98);
    }

    [[nodiscard]] Evening over() {
        session_.reset();
        evening_.events = disk_.events();
        return std::move(evening_);
    }

private:
    void starts(const std::string& file, std::size_t entries) {
        evening_.games[file].begun.push_back({disk_.position(), entries});
    }
    void acknowledge(const std::string& file, std::size_t entries) {
        evening_.games[file].acknowledged.push_back({disk_.position(), entries});
    }

    /// The hashes of the entries that the session has come to.
    void follow() {
        std::vector<Hash>& chain = evening_.games[game_].chain;
        const History& history = session_->table().history;
        Hash head = chain.empty() ? genesis(session_->setup()) : chain.back();
        for (auto next = static_cast<std::int64_t>(chain.size()) + 1; next <= history.last(); ++next)
            chain.push_back(head = chained(head, history.at(next)));
        if (head != session_->head()) throw std::logic_error("the session's head is not that of its entries");
    }

    void post(const std::vector<std::string>& lines) {
        const auto preview = session_->preview(lines);
        if (!std::holds_alternative<std::vector<Entry>>(preview)) return;
        const std::size_t coming = std::get<std::vector<Entry>>(preview).size();
        starts(game_, evening_.games[game_].chain.size() + coming);
        if (!std::holds_alternative<Posted>(session_->post(lines))) throw std::logic_error("previewed, and not posted");
        follow();
        acknowledge(game_, evening_.games[game_].chain.size());
    }

    void open_again() {
        session_.reset();
        session_.emplace(Session::open(game_, clock_.stamps()));
    }

    /// A whole copy, or one up to an earlier entry.
    void copy(int number, bool whole) {
        const std::string file = folder_ / ("copy-" + std::to_string(number) + ".tbl");
        const std::vector<Hash>& chain = evening_.games[game_].chain;
        const std::size_t entries =
            whole ? chain.size() : static_cast<std::size_t>(chance_.between(1, static_cast<int>(chain.size())));
        evening_.games[file].chain.assign(chain.begin(), chain.begin() + static_cast<std::ptrdiff_t>(entries));
        starts(file, entries);
        if (whole)
            session_->back_up(file);
        else
            session_->branch(static_cast<std::int64_t>(entries), file);
        acknowledge(file, entries);
    }

    Rng chance_;
    std::filesystem::path folder_;
    test::RecordingVfs disk_;
    std::string game_;
    playthroughs::SteppedClock clock_;
    Evening evening_;
    std::optional<Session> session_;
};

}  // namespace

Setup three_players() {
    LoadedEdition loaded = load_edition_file(source_dir / "editions" / "example-small.toml");
    Setup setup;
    setup.edition_text = std::move(loaded.text.text);
    setup.rulings = loaded.edition.rulings;
    setup.edition = std::make_shared<const Edition>(std::move(loaded.edition));
    setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}, {"Clara", Role::competitor}};
    setup.goal = Goal::timed;
    setup.minutes = 45;
    setup.language = "en";
    return setup;
}

std::optional<std::size_t> Promise::least(std::size_t position) const {
    const auto later = std::ranges::upper_bound(acknowledged, position, {}, &Mark::position);
    if (later == acknowledged.begin()) return std::nullopt;
    return std::prev(later)->entries;
}

std::size_t Promise::most(std::size_t position) const {
    const auto later = std::ranges::upper_bound(begun, position, {}, &Mark::position);
    return later == begun.begin() ? 0 : std::prev(later)->entries;
}

Evening play_evening(std::uint64_t seed, Beginning beginning, int lines) {
    const TemporaryFolder folder(quick_folder());
    Player player(seed, folder.path());
    player.begin(beginning);
    for (int number = 1; number <= lines; ++number) player.act(number);
    return player.over();
}

}  // namespace tablebank::durability
