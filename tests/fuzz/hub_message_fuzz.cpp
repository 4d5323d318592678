// A hub and its input: bytes as messages and as posts to /join, texts that are signed unchanged, and parts of real
// histories in any order, over and over, while the hub ends and begins again. It answers each; acknowledged entries are
// there, once and in order, and nothing else; its storage of other histories is bounded.
//
// The bytes are steps with a line "====" between them; the first word of each says what it is (step() below).

#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/live_place.h"
#include "app/event/table_setup.h"
#include "app/hub/live_tables.h"
#include "app/live/short_code.h"
#include "app/session/session.h"
#include "app/web/request_reader.h"
#include "db/edition/edition_folder.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"
#include "ledger/proof/signature.h"

namespace {

namespace fs = std::filesystem;
using namespace tablebank;

void require(bool holds) {
    if (!holds) std::abort();
}

/// Entries as a laptop has them, with their hashes; that of 0 is the genesis.
struct HistoryOfGame {
    std::string headers;
    std::vector<std::string> entries;
    std::vector<Hash> hashes;

    explicit HistoryOfGame(const Table& table)
        : headers(record_headers(*table.game.setup)), hashes{genesis(*table.game.setup)} {
        for (const Entry& entry : table.history.entries()) {
            hashes.push_back(chained(hashes.back(), entry));
            entries.push_back(record_of(entry, hashes.back()));
        }
    }
    [[nodiscard]] std::size_t last() const { return entries.size(); }
    [[nodiscard]] std::string part(std::size_t after, std::size_t last) const {
        std::string text = after == 0 ? headers : std::string{};
        for (std::size_t at = after; at < last; ++at) text += entries[at];
        return text + record_end(static_cast<std::int64_t>(last), hashes[last]);
    }
};

/// An event of two rounds, of which the first is played, and three histories of the game at its first table.
class Hall {
public:
    Hall() : folder_(fs::temp_directory_path() / ("fuzz-hub-" + std::to_string(getpid()))) {
        fs::create_directories(folder_);
        std::atexit([] {
            std::error_code none;
            fs::remove_all(fs::temp_directory_path() / ("fuzz-hub-" + std::to_string(getpid())), none);
        });
        make_event();
        const ReadEvent read = read_event_state(pristine());
        id = read.id;
        code = table_code(read.event.hub->secret, {id, 1, 1});
        const TableSetup table = table_setup(read.event, id, 1, 1);
        play(table, "one.tbl", {"roll 2 4", "ok", "next", "note \"a\"", "note \"b\"", "note \"c\""});
        play(table, "two.tbl", {"roll 1 2"});
        Session branch = Session::open((folder_ / "branch.tbl").string(), StampMaker::system());
        for (const char* line : {"note \"x\"", "note \"y\"", "note \"z\""}) static_cast<void>(branch.post(line));
        histories.emplace_back(branch.table());
    }
    /// The event as it was at first, in a file of its own.
    [[nodiscard]] std::string fresh() const {
        for (const char* name : {"club.tbe", "club.tbt", "club.tbt-wal", "club.tbe-wal"}) fs::remove(folder_ / name);
        fs::copy_file(pristine(), folder_ / "club.tbe");
        return (folder_ / "club.tbe").string();
    }

    SecretKey key = SecretKey::fresh();
    std::string id;
    std::string code;
    std::vector<HistoryOfGame> histories;

private:
    [[nodiscard]] std::string pristine() const { return (folder_ / "pristine.tbe").string(); }

    static void done(EventSession& session, const EventDecision& decision) {
        require(std::holds_alternative<ActStamp>(session.post(decision, {})));
    }
    void make_event() const {
        const act::Created made{
            .name = "Club", .edition = "us", .rounds = 2, .minutes = 60, .table_size = 4, .scheme = usual_scheme()};
        fs::remove(pristine());
        auto created = EventSession::create(pristine(), made, StampMaker::system());
        auto& session = std::get<EventSession>(created);
        for (const char* name : {"Anna", "Boris", "Clara", "Dmitri"})
            done(session, decide_player(session.event(), {.number = 0, .name = name, .family = {}}));
        act::Seated seated;
        for (const int round : {1, 2}) {
            SeatedTable table{.number = 1, .seats = {}};
            for (const int player : {1, 2, 3, 4})
                table.seats.push_back({player, player % 2 == 0 ? Role::competitor : Role::monopolist});
            seated.rounds.push_back({.round = round, .tables = {table}, .byes = {}});
        }
        done(session, decide_seating(session.event(), seated, 0, {}));
        done(session, decide_opening_of_round(session.event(), 1));
        done(session,
             decide_hub(session.event(), {.address = "http://hub.local:8017", .secret = std::string(64, 'a')}));
        for (const int round : {1, 2})
            done(session, decide_key(session.event(), {round, 1, to_string(key.public_key())}, {}));
    }
    void play(const TableSetup& table, const char* file, const std::vector<std::string>& lines) {
        LoadedEdition loaded = load_edition(table.edition);
        auto setup =
            game_setup(table, std::make_shared<const Edition>(std::move(loaded.edition)), std::move(loaded.text.text));
        setup->language = "en";
        fs::remove(folder_ / file);
        Session session = Session::create((folder_ / file).string(), *setup, nullptr, StampMaker::system());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (i == 3) {
                fs::remove(folder_ / "branch.tbl");
                session.back_up((folder_ / "branch.tbl").string());
            }
            static_cast<void>(session.post(lines[i]));
        }
        histories.emplace_back(session.table());
    }

    fs::path folder_;
};

Hall& hall() {
    static Hall one;
    return one;
}

class FuzzedHub {
public:
    FuzzedHub() : event_(hall().fresh()) { open(); }

    void step(std::string_view text) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view word = text.substr(0, end);
        const std::string rest(text.substr(std::min(end + 1, text.size())));
        if (word == "bytes") static_cast<void>(answer(rest));
        if (word == "sign") static_cast<void>(answer(signed_text(rest)));
        if (word == "join") look_at_join(rest);
        if (word == "path") look_at_request(rest);
        if (word == "again") open();
        if (word.starts_with("send")) send(word.substr(4));
    }

    /// The acknowledged entries are in the store, and nothing else.
    void check() {
        tables_.reset();
        const auto store = open_live_store(event_, hall().id);
        std::vector<Hash> kept;
        store->each_entry(game_of_table(hall().id, 1, 1), 0, [&](LiveEntry&& entry) {
            kept.push_back(entry.hash);
            require(entry.number == static_cast<std::int64_t>(kept.size()));
        });
        require(kept == held_);
        require(!store->game(game_of_table(hall().id, 2, 1)));
        const Event event = read_event_state(event_).event;
        require(event.table(1, 1)->forks.size() <= 20 && event.table(2, 1)->forks.empty());
        require(event.table(1, 1)->key == to_string(hall().key.public_key()));
    }

private:
    void open() {
        tables_.reset();
        tables_ = std::make_unique<LiveTables>(event_, open_live_store(event_, hall().id));
        while (tables_->go_on()) continue;
    }
    HubReply answer(const std::string& message) { return tables_->take({&message, 1}).front(); }

    /// The words in it replace text that cannot be guessed.
    static std::string signed_text(std::string text) {
        const TableOfEvent place{hall().id, 1, 1};
        const PublicKey key = hall().key.public_key();
        const std::array<std::pair<std::string_view, std::string>, 3> words{
            std::pair{std::string_view{"@EVENT@"}, hall().id}, std::pair{std::string_view{"@KEY@"}, to_string(key)},
            std::pair{std::string_view{"@PROOF@"}, enrolment_proof(hall().code, place, key)}};
        for (const auto& [word, meant] : words)
            for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + meant.size()))
                text.replace(at, word.size(), meant);
        return signature_text(sign(hall().key, text, "tablebank message"), "signature of what follows") + text;
    }

    void look_at_join(const std::string& text) {
        const std::string line = tables_->sealed_line_asked_by(text);
        require(line.empty() || text.size() == 64);
        static_cast<void>(read_short_join(text));
        static_cast<void>(opened_line(text, text));
        static_cast<void>(read_join_line(text));
    }
    static void look_at_request(const std::string& text) {
        static_cast<void>(read_languages(text));
        static_cast<void>(is_own_host(text, {"tables.club"}));
        if (const auto target = read_target(text)) {
            require(target->path.starts_with('/') && target->path.find("/../") == std::string::npos);
            require(target->query.size() <= 20);
        }
    }

    /// " R H A U B": in round R the history H after entry A up to U, as if it were after entry A of history B.
    void send(std::string_view numbers) {
        std::array<std::size_t, 5> wish{};
        for (std::size_t& number : wish) {
            numbers.remove_prefix(std::min(numbers.find_first_not_of(' '), numbers.size()));
            const auto read = std::from_chars(numbers.data(), numbers.data() + numbers.size(), number);
            numbers.remove_prefix(static_cast<std::size_t>(read.ptr - numbers.data()));
        }
        const auto& histories = hall().histories;
        const HistoryOfGame& history = histories[wish[1] % histories.size()];
        const HistoryOfGame& other = histories[wish[4] % histories.size()];
        const std::size_t last = wish[3] % (history.last() + 1);
        const std::size_t after = wish[2] % (last + 1);
        const int round = wish[0] % 2 == 0 ? 1 : 2;
        const HubReply reply =
            answer(signed_message(hall().key, {.kind = MessageKind::entries,
                                               .place = {hall().id, round, 1},
                                               .key = hall().key.public_key(),
                                               .after = static_cast<std::int64_t>(after),
                                               .before = after <= other.last() ? other.hashes[after] : Hash{},
                                               .part = history.part(after, last)}));
        const auto& said = std::get<HubAnswer>(reply);
        require((said.state == HubState::not_begun) == (round == 2));
        if (said.state == HubState::kept) acknowledge(history, last, said);
    }
    void acknowledge(const HistoryOfGame& history, std::size_t last, const HubAnswer& said) {
        for (std::size_t at = held_.size() + 1; at <= last; ++at) held_.push_back(history.hashes[at]);
        for (std::size_t at = 1; at <= last; ++at) require(held_[at - 1] == history.hashes[at]);
        require(said.entry == static_cast<std::int64_t>(held_.size()));
        require(said.head == (held_.empty() ? history.hashes.front() : held_.back()));
    }

    std::string event_;
    std::unique_ptr<LiveTables> tables_;
    std::vector<Hash> held_;  ///< acknowledged, from entry 1 on
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::string_view between = "\n====\n";
    constexpr int most_steps = 40;
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    FuzzedHub hub;
    for (int steps = 0; steps < most_steps && !rest.empty(); ++steps) {
        const std::size_t end = std::min(rest.find(between), rest.size());
        hub.step(rest.substr(0, end));
        rest.remove_prefix(std::min(end + between.size(), rest.size()));
    }
    hub.check();
    return 0;
}
