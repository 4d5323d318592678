#include "tests/random_play/random_game.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "ledger/books/entry_group.h"
#include "ledger/books/stage.h"
#include "ledger/decide/entry_words.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/codec.h"
#include "tests/random_play/difference.h"
#include "tests/random_play/stage_page.h"

namespace random_play {
namespace {

void seat_players(Rng& chance, Agreed& agreed) {
    static const std::vector<std::string> names{"Anna", "Boris", "Clara", "Dmitri", "Elena", "Farid", "Greta", "Hugo"};
    const Book& book = *agreed.book;
    const int seats = chance.between(2, book.most_players);
    agreed.names.assign(names.begin(), names.begin() + seats);
    agreed.roles.assign(agreed.names.size(), Role::player);
    if (!book.roles) return;
    // As many on one side as on the other, or the difference that the book allows.
    std::vector<int> counts;
    for (int monopolists = 1; monopolists < seats; ++monopolists)
        if (std::abs(2 * monopolists - seats) <= book.role_difference) counts.push_back(monopolists);
    int monopolists = chance.one_of(counts);
    for (int seat = 0; seat < seats; ++seat) {
        const bool monopolist = chance.below(seats - seat) < monopolists;
        agreed.roles.at(static_cast<std::size_t>(seat)) = monopolist ? Role::monopolist : Role::competitor;
        if (monopolist) --monopolists;
    }
}

/// The book, in one game of ten with a box that has lost nearly all of its hotels: those of a whole one seldom run out.
std::shared_ptr<const Book> box_of(Rng& chance, const Book& book) {
    auto box = std::make_shared<Book>(book);
    if (chance.percent(10)) box->box_hotels = chance.between(1, 3);
    return box;
}

std::shared_ptr<const Agreed> agree(Rng& chance, const Book& book, Evening evening) {
    auto agreed = std::make_shared<Agreed>();
    agreed->book = box_of(chance, book);
    seat_players(chance, *agreed);
    agreed->goal = book.last_one_standing_only ? Goal::all_others : static_cast<Goal>(chance.below(3));
    if (agreed->goal == Goal::richest && !book.roles) agreed->goal = Goal::timed;  // there are no sides
    if (evening == Evening::with_bell) agreed->goal = Goal::timed;
    if (agreed->goal == Goal::timed) agreed->minutes = chance.between(1, 240);
    agreed->rulings = rulings_of(book);
    for (const RulingWords& ruling : all_rulings()) {
        const bool tokens = ruling.ruling == Ruling::track_tokens;
        if (!chance.percent(tokens ? 8 : 30)) continue;
        agreed->rulings.at(static_cast<std::size_t>(ruling.ruling)) =
            chance.below(static_cast<int>(ruling.values.size()));
    }
    return agreed;
}

std::string id_of(std::int64_t number) {
    const std::string digits = std::to_string(number);
    return std::string(32 - digits.size(), '0') + digits;
}

/// A reversal is refused for one of two reasons that the model does not distinguish.
std::string coarse(const std::string& code) {
    return code == "reversal-impossible" ? "reversal-blocked" : code;
}

/// Cases that no random play reaches: a thousand reversals of one another, a thousand unsettled sums, and statements
/// about the result, the computer's clock and notes by their value, which are not play. Nor does anyone come, go or
/// change their name, and no line names a hotel in words.
bool is_beside_play(tablebank::RefusalCode code) {
    using enum tablebank::RefusalCode;
    constexpr std::array beside{other_key,        other_purpose,    older_entry,   wrong_signature,   checklist_open,
                                protest_twice,    protest_unheard,  appeal_closed, reversal_too_long, too_much_due,
                                sheet_signed,     sheet_not_signed, judge_signs,   protest_open,      protest_late,
                                no_such_protest,  protest_state,    no_such_note,  notes_not_in_box,  clock_seen,
                                name_invalid,     name_taken,       name_unclear,  table_full,        people_limit,
                                roles_unbalanced, walk_begun,       not_a_hotel,   estate_by_rule};
    return std::ranges::find(beside, code) != beside.end();
}

}  // namespace

std::vector<std::string> refusal_codes() {
    std::vector<std::string> codes;
    for (const tablebank::RefusalCode code : tablebank::all_refusal_codes()) {
        if (!is_beside_play(code)) codes.emplace_back(tablebank::to_string(code));
    }
    return codes;
}

RandomGame::RandomGame(const Book& book, std::uint64_t seed, Counters& tally, Evening evening)
    : seed_(seed),
      tally_(tally),
      evening_(evening),
      chance_(seed),
      model_(agree(chance_, book, evening), first_moment),
      table_(std::make_shared<const tablebank::Setup>(make_setup(model_.agreed(), id_of(1)))),
      recorded_(heading(model_.agreed()) + "\n") {
    table_.post(tablebank::decide_opening(*table_.game.setup, nullptr, stamp()));
    check_table();
}

void RandomGame::play() {
    try {
        play_lines();
    } catch (const Disagreement&) {
        throw;
    } catch (const std::exception& error) {
        disagree(std::string{"thrown: "} + error.what());
    }
}

void RandomGame::play_lines() {
    const int planned = chance_.between(40, 200);
    const bool bell = evening_ == Evening::with_bell;
    LineMaker player(chance_, model_, planned, bell ? chance_.below(chance_.percent(10) ? 3 : 120) : -1);
    int lines_after_end = 0;
    for (int made = 0; lines_after_end < 4 && model_.last() < 400 && (!bell || made < 400); ++made) {
        if (chance_.percent(1)) post_garbage();
        if (bell && chance_.percent(20)) try_beside();
        const ModelLine line = player.next();
        line.verb == Verb::amend ? put_right(line) : post(line);
        if (model_.table().in_phase() == Phase::finished) ++lines_after_end;
    }
    if (bell) come_to_end(player);
    check_replay();
}

/// Whatever was tried, the table comes to its end with nothing forced and nothing undone.
void RandomGame::come_to_end(LineMaker& player) {
    constexpr int most_lines = 1'000;
    for (int made = 0; model_.table().in_phase() != Phase::finished; ++made) {
        if (made == most_lines) disagree("the game cannot be brought to its end");
        post(player.wind_up());
    }
}

void RandomGame::pass_time() {
    now_ += chance_.percent(95) ? chance_.below(60'000) : -chance_.below(5'000);
}

void RandomGame::post(const ModelLine& line) {
    pass_time();
    const std::string typed = write(model_.agreed(), line, static_cast<Naming>(chance_.below(3)));
    const auto parsed = tablebank::parse_line(*table_.game.setup, typed);
    if (std::holds_alternative<tablebank::ParseError>(parsed)) disagree("not understood: " + typed);
    const auto decision = tablebank::decide(table_, std::get<tablebank::Command>(parsed), [this] { return stamp(); });
    const auto* refusal = std::get_if<tablebank::Refusal>(&decision);
    const int last = model_.last();
    const ModelTable before = model_.table();
    const auto expected = model_.post(line, now_);
    tally_.count(line, refusal == nullptr ? std::string{} : std::string{tablebank::to_string(refusal->code)});
    if (refusal != nullptr) {
        const std::string code{tablebank::to_string(refusal->code)};
        recorded_ += "#! " + code + " " + typed + "\n";
        return check_refusal(*refusal, expected);
    }
    if (expected) disagree("the model refuses " + typed + ": " + expected->code);
    tally_.count(happenings_of(line, before, model_.table()));
    take_over(std::get<std::vector<tablebank::Entry>>(decision), typed, last);
    if (!model_.is_reversal(model_.last()))
        known_.remember(table_.history.at(table_.history.last()), model_.meant(model_.last()));
}

/// The entries that the product posted, after the model has done the same.
void RandomGame::take_over(const std::vector<tablebank::Entry>& entries, const std::string& typed, int last) {
    if (entries.empty()) disagree("nothing is posted by " + typed);
    recorded_ += typed + "  # entry " + std::to_string(entries.back().sequence) + "\n";
    for (const tablebank::Entry& entry : entries) {
        check_entry(entry);
        if (!tablebank::words_agree(*table_.game.setup, entry) || !tablebank::typed_agrees(table_, entry))
            disagree("\"" + entry.line + "\" does not follow from what was typed: " + entry.typed);
        table_.post(entry);
    }
    if (model_.last() != table_.history.last())
        disagree("posted " + std::to_string(table_.history.last() - last) + " entries, the model " +
                 std::to_string(model_.last() - last));
    check_table();
    check_stage(last);
    if (chance_.percent(1)) check_replay();
}

/// The page of stages allows the post, and no round begins after time was called.
void RandomGame::check_stage(int last) {
    const std::string stage = stage_of(model_.table());
    const auto shown = tablebank::to_string(tablebank::stage_of(table_.game));
    if (stage != shown) disagree("the stage is " + std::string(shown) + ", the model's " + stage);
    for (int number = last + 1; number <= model_.last(); ++number) {
        if (model_.is_reversal(number) || model_.is_repair(number)) continue;
        const ModelTable& before = model_.before(number);
        const ModelTable& after = model_.after(number);
        if (before.time_called != 0) ++late_;
        const auto objection = StagePage::read().objection({model_.meant(number), before, after, stage_of(before)});
        if (!objection.empty()) disagree("the page of stages does not allow what was posted: " + objection);
        if (before.time_called != 0 && after.round != before.round) disagree("a round began after time was called");
    }
}

/// Lines about the result and the clock that the model does not know: the page of stages lists the phases in which they
/// are refused.
void RandomGame::try_beside() {
    static const std::vector<std::string> lines{"Anna signs",
                                                "Anna refuses \"x\"",
                                                "certify \"Vera\"",
                                                "certify despite \"x\" \"Vera\"",
                                                "correct \"x\"",
                                                "Anna adjust -5 \"x\"",
                                                "clock set 5:00 \"x\"",
                                                "clock jump 1:00",
                                                "clock bell 1:00 60 \"Club, 1\"",
                                                "clock slept 1:00",
                                                "clock zone 2:00:00"};
    const std::string& typed = chance_.one_of(lines);
    const auto parsed = tablebank::parse_line(*table_.game.setup, typed);
    if (std::holds_alternative<tablebank::ParseError>(parsed)) disagree("not understood: " + typed);
    const auto decision = tablebank::decide(table_, std::get<tablebank::Command>(parsed), [this] { return stamp(); });
    if (std::holds_alternative<tablebank::Refusal>(decision)) return;
    const std::string stage = stage_of(model_.table());
    if (model_.table().time_called != 0 && typed.starts_with("clock")) disagree("after time was called: " + typed);
    const auto objection = StagePage::read().objection(typed, stage);
    if (!objection.empty()) disagree("the page of stages does not allow " + typed + ": " + objection);
}

/// An invalid line leaves no trace; nor does a comment.
void RandomGame::post_garbage() {
    static const std::vector<std::string> garbage{
        "",        "# nothing",   "37",           "Anna",       "pay",
        "pay 1,5", "buy @999",    "Zoe roll 3 4", "build 3",    "Anna next",
        "pay -5",  "trade give",  "note",         "undo #0",    "amend #3 undo",
        "rule",    "clock faint", "roll 0 3",     "bankrupt to"};
    const std::string& line = chance_.one_of(garbage);
    if (std::holds_alternative<tablebank::Command>(tablebank::parse_line(*table_.game.setup, line)))
        disagree("understood: " + line);
}

void RandomGame::check_refusal(const tablebank::Refusal& refusal, const std::optional<Refused>& expected) {
    const std::string code{tablebank::to_string(refusal.code)};
    const std::string why = refusal.detail + (refusal.entry ? " #" + std::to_string(*refusal.entry) : "");
    if (!expected) disagree("refused " + code + " " + why + ", the model accepts it");
    if (coarse(code) != coarse(expected->code))
        disagree("refused " + code + " " + why + ", the model: " + expected->code);
}

/// The same rules on the same table give the same entry again; together with the rest of its action, if it begins one.
void RandomGame::check_entry(const tablebank::Entry& entry) {
    const auto again = tablebank::decide_again(table_, entry);
    const auto* entries = std::get_if<std::vector<tablebank::Entry>>(&again);
    if (entries == nullptr) disagree("decided again, entry " + std::to_string(entry.sequence) + " is refused");
    const bool alone = !tablebank::action_begun_by(entry);
    if ((alone && entries->size() != 1) || entries->front() != entry || encode(entries->front()) != encode(entry))
        disagree("decided again, entry " + std::to_string(entry.sequence) + " differs: " + entry.line + " is " +
                 entries->front().line + " of " + std::to_string(entries->size()));
}

void RandomGame::check_table() {
    const std::string missing = missing_asset(table_.game, *model_.agreed().book);
    if (!missing.empty()) disagree(missing);
    const std::string differs = difference(table_.game, model_.table());
    if (!differs.empty()) disagree(differs);
}

/// The entries alone, without the rules, give the same table.
void RandomGame::check_replay() {
    const tablebank::Game again = tablebank::state_at(table_, table_.history.last());
    if (!(again.book == table_.game.book) || !(again.facts == table_.game.facts))
        disagree("replayed from its entries the table differs");
    if (encode_state(again) != encode_state(table_.game) || !(state_hash(again) == state_hash(table_.game)))
        disagree("replayed from its entries the state has other bytes");
}

tablebank::Stamp RandomGame::stamp() {
    return {id_of(++stamps_), now_, "banker"};
}

void RandomGame::disagree(const std::string& why) const {
    throw Disagreement(why + "\nseed " + std::to_string(seed_) + ":\n" + recorded_);
}

}  // namespace random_play
