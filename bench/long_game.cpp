#include "bench/long_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <stdexcept>
#include <utility>

#include "db/edition/edition_file.h"
#include "db/game/game_file.h"
#include "ledger/decide/decide.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank::bench {
namespace {

constexpr std::int64_t first_moment_ms = 1'767'225'600'000;  // 2026-01-01
constexpr std::int64_t between_lines_ms = 4'000;
constexpr std::int64_t loan = 500;
constexpr std::int64_t plenty = 4'000;  // from here on a player repays their loans
constexpr int dealings_per_move = 2;    // tried; a line that the rules refuse is left out
constexpr std::int64_t played_before_filling = 900;
constexpr std::int64_t entries_at_once = 1'000;  // in one transaction while a game file is written

std::string dice_text(Dice dice) {
    return fmt::format("{} {}", dice.first, dice.second);
}

}  // namespace

Setup six_players() {
    LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    Setup setup;
    setup.game_id = "5eed0000000000000000000000000001";
    setup.rulings = loaded.edition.rulings;
    setup.edition = std::make_shared<const Edition>(std::move(loaded.edition));
    setup.edition_text = std::move(loaded.text.text);
    setup.players = {{"Anna", Role::monopolist},   {"Boris", Role::competitor}, {"Clara", Role::monopolist},
                     {"Dmitri", Role::competitor}, {"Elena", Role::monopolist}, {"Farid", Role::competitor}};
    setup.language = "en";
    return setup;
}

LongGame::LongGame(std::uint64_t seed)
    : luck_(seed), now_ms_(first_moment_ms), table_(std::make_shared<const Setup>(six_players())) {
    table_.post(decide_opening(*table_.game.setup, nullptr, stamp()));
}

Stamp LongGame::stamp() {
    now_ms_ += between_lines_ms;
    const std::uint64_t high = luck_();
    const std::uint64_t low = luck_();
    return {fmt::format("{:016x}{:016x}", high, low), now_ms_, "banker"};
}

void LongGame::play_to(std::int64_t entries) {
    while (table_.history.last() < entries) step();
}

void LongGame::play_to_a_roll() {
    const Game& game = table_.game;
    while (!open_dues(game).empty() || game.rolls_left() == 0 || game.is_jailed(game.turn())) step();
}

void LongGame::fill_to(std::int64_t entries) {
    const std::string name = table_.game.name(table_.game.turn());
    while (table_.history.last() < entries) {
        must_post(name + " get 1 \"a loan\"");
        must_post(name + " pay 1 \"a loan\"");
    }
}

void LongGame::step() {
    const Game& game = table_.game;
    if (const auto dues = open_dues(game); !dues.empty()) {
        settle(dues.front());
    } else if (one_in(60)) {
        take_back();
    } else if (!one_in(dealings_per_move + 1)) {
        deal();
    } else if (game.rolls_left() > 0) {
        roll();
    } else {
        pass_dice();
    }
}

/// A due is settled unchanged if nothing is missing, as a utility's rent whose dice were kept because the cash did not
/// reach; otherwise with the missing part.
void LongGame::settle(const Due& due) {
    if (due.kind == DueKind::offer && one_in(8)) return must_post(table_.game.name(due.debtor) + " decline");
    if (!plain_settlement(due)) return must_post(line_with_what_is_missing(due));
    const bool in_turn = due.debtor == table_.game.turn();
    must_post(in_turn ? "ok" : wanted_line(table_.game, due));
}

std::string LongGame::line_with_what_is_missing(const Due& due) {
    const std::string& debtor = table_.game.name(due.debtor);
    if (due.waits_for_dice())
        return fmt::format("{} rent @{} dice {}", debtor, due.space.index, dice_text(throw_dice()));
    if (due.kind == DueKind::foundation_die) return fmt::format("{} foundation {}", debtor, 1 + below(6));
    if (due.kind == DueKind::card) return card_for(due.debtor);
    throw std::logic_error(fmt::format("the long game cannot settle a due: {}", to_string(due.kind)));
}

void LongGame::roll() {
    const Game& game = table_.game;
    const Seat seat = game.turn();
    if (game.is_jailed(seat) && one_in(3)) return must_post(game.name(seat) + " fine");
    must_post(dice_text(throw_dice()));
}

/// Most tables never say `next`: a player who rolls opens their turn. From the jail a fine may be due before the roll.
void LongGame::pass_dice() {
    const Game& game = table_.game;
    const bool says_next = game.is_jailed(game.after(game.turn())) || one_in(4);
    must_post(says_next ? "next" : dice_text(throw_dice()));
}

std::string LongGame::card_for(Seat drawer) {
    const Game& game = table_.game;
    const auto& deck = game.edition().deck_at(std::nullopt, game.role(drawer))->cards;
    CardEffect effect = deck.at(static_cast<std::size_t>(below(static_cast<int>(deck.size()))));
    if (effect.kind == CardEffectKind::keep) effect = {};  // each exists once, and no one here plays one
    if (effect.kind == CardEffectKind::dice_win) effect.dice = throw_dice();
    return fmt::format("{} card {}", game.name(drawer), to_string(effect));
}

std::optional<Space> LongGame::any_deed_of(Seat seat) {
    const Estate estate = table_.game.estate(seat);
    if (estate.deeds.empty()) return std::nullopt;
    return estate.deeds[static_cast<std::size_t>(below(static_cast<int>(estate.deeds.size())))].deed;
}

/// One transaction in addition to the moves: a line that the rules refuse is left out.
void LongGame::deal() {
    const Game& game = table_.game;
    const Seat seat = game.turn();
    const std::string& name = game.name(seat);
    if (game.cash(seat) > Money{plenty}) return must_post(fmt::format("{} pay {} \"a loan\"", name, plenty / 2));
    const auto deed = any_deed_of(seat);
    if (!deed) return must_post("note \"no deed yet\"");
    const Seat other = game.after(seat);
    switch (below(6)) {
        case 0:
            return static_cast<void>(post(fmt::format("{} mortgage @{}", name, deed->index)));
        case 1:
            return static_cast<void>(post(fmt::format("{} redeem @{}", name, deed->index)));
        case 2:
            return static_cast<void>(post(fmt::format("{} sell @{}", name, deed->index)));
        case 3: {
            const auto wanted = any_deed_of(other);
            if (!wanted) return;
            return static_cast<void>(post(
                fmt::format("{} trade {} give 100 @{} get @{}", name, game.name(other), deed->index, wanted->index)));
        }
        default:
            return static_cast<void>(post(fmt::format("{} build @{}", name, deed->index)));
    }
}

/// A typing error of the banker: undone, and every other time redone.
void LongGame::take_back() {
    if (post("undo \"a slip\"") || one_in(2)) return;
    must_post("redo");
}

std::optional<Refusal> LongGame::post(const std::string& line) {
    const auto read = parse_line(*table_.game.setup, line);
    if (std::holds_alternative<ParseError>(read)) throw std::logic_error("the long game wrote no line: " + line);
    Command command = std::get<Command>(read);
    command.typed = line;
    Decision decision = decide(table_, command, [this] { return stamp(); });
    if (auto* refusal = std::get_if<Refusal>(&decision)) return std::move(*refusal);
    for (Entry& entry : std::get<std::vector<Entry>>(decision)) table_.post(std::move(entry));
    return std::nullopt;
}

void LongGame::must_post(const std::string& line) {
    while (const auto refusal = post(line)) {
        if (refusal->code != RefusalCode::short_of_cash || !refusal->player) {
            throw std::logic_error(fmt::format("the long game was refused: {} ({})", line, to_string(refusal->code)));
        }
        const Money lacking = *refusal->needs - *refusal->has;
        const std::string& name = table_.game.name(Seat{*refusal->player});
        if (post(fmt::format("{} get {} \"a loan\"", name, lacking.units() + loan))) {
            throw std::logic_error("the bank lent nothing to " + name);
        }
    }
}

std::vector<Hash> hashes_of(const Table& table) {
    std::vector<Hash> hashes;
    Hash head = genesis(*table.game.setup);
    for (const Entry& entry : table.history.entries()) hashes.push_back(head = chained(head, entry));
    return hashes;
}

namespace {

void write(const std::filesystem::path& file, const Table& table, std::int64_t entries) {
    const std::vector<Entry> all = table.history.entries();
    const std::vector<Hash> hashes = hashes_of(table);
    GameFile written = GameFile::create(file, *table.game.setup);
    for (std::int64_t done = 0; done < entries; done += entries_at_once) {
        const auto first = static_cast<std::size_t>(done);
        const auto count = static_cast<std::size_t>(std::min(entries_at_once, entries - done));
        written.append(std::span(all).subspan(first, count), std::span(hashes).subspan(first, count));
    }
}

}  // namespace

void write_long_game(const std::filesystem::path& file, std::int64_t entries, std::uint64_t seed) {
    LongGame game(seed);
    game.play_to(entries);
    write(file, game.table(), entries);
}

void write_filled_game(const std::filesystem::path& file, std::int64_t entries, std::uint64_t seed) {
    LongGame game(seed);
    game.play_to(played_before_filling);
    game.play_to_a_roll();
    game.fill_to(entries);
    write(file, game.table(), game.table().history.last());
}

}  // namespace tablebank::bench
