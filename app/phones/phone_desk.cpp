#include "app/phones/phone_desk.h"

#include <sodium.h>

#include <algorithm>
#include <utility>

#include "app/present/entries/effect_text.h"
#include "app/present/words/capital.h"
#include "app/present/words/localized_line.h"
#include "db/file/file_error.h"
#include "ledger/books/phone_poster.h"
#include "ledger/grammar/notation.h"
#include "ledger/proof/hash.h"

namespace tablebank {
namespace {

/// The banker's program takes them many times per second.
constexpr std::size_t most_notices = 1'000;
constexpr std::size_t state_digits = 16;

std::vector<Entry> entries_between(const Table& table, std::int64_t first, std::int64_t last) {
    std::vector<Entry> entries;
    for (std::int64_t sequence = first; sequence <= last; ++sequence) entries.push_back(table.history.at(sequence));
    return entries;
}

std::string sentence_of(const Language& lang, const Table& table, std::int64_t first, std::int64_t last) {
    const Setup& setup = *table.game.setup;
    return with_capital(setup, effect_text(lang, setup, entries_between(table, first, last)));
}

}  // namespace

PhoneDesk::PhoneDesk(Session& session, SeatLinks links, Language banker, Options options)
    : session_(session), links_(std::move(links)), banker_(std::move(banker)), options_(std::move(options)) {
    if (!options_.throw_die) options_.throw_die = [] { return 1 + static_cast<int>(randombytes_uniform(6)); };
}

std::optional<Seat> PhoneDesk::seat_of(std::string_view secret) const {
    return links_.seat_of(secret, session_.setup());
}

std::string PhoneDesk::state() const {
    return to_hex(session_.head()).substr(0, state_digits) + '.' + std::to_string(revision_);
}

PhoneDesk::Now PhoneDesk::now() const {
    return {session_.table(), to_hex(session_.head()), session_.now_ms()};
}

PhoneState PhoneDesk::look(const Language& lang, Seat seat) const {
    std::string id = state();
    PhoneState state{.table = session_.table(),
                     .now_ms = session_.now_ms(),
                     .id = std::move(id),
                     .view = make_seat_view(lang, session_, seat),
                     .stopped = stopped_};
    state.rolls = options_.dice && state.view.dice > 0;
    state.waits = waits_of(lang, seat);
    state.news = news_of(lang, seat);
    for (const Waiting& trade : trades_) {
        if (trade.line.partner != seat) continue;
        SeatTried tried = try_lines(lang, session_, trade.line);
        if (auto* preview = std::get_if<SeatPreview>(&tried)) state.asked.push_back({trade.id, std::move(*preview)});
    }
    return state;
}

/// The act that waits for the banker or for another player; empty if there is none.
std::string PhoneDesk::waits_of(const Language& lang, Seat seat) const {
    const auto said = [&](const Waiting& waiting) {
        const SeatTried tried = try_lines(lang, session_, waiting.line);
        const auto* preview = std::get_if<SeatPreview>(&tried);
        return preview != nullptr ? preview->text : std::get<SeatRefusal>(tried).text;
    };
    if (const auto found = std::ranges::find(waiting_, seat, &Waiting::seat); found != waiting_.end())
        return lang.tr("Waits for the banker: {text}", {{"text", said(*found)}});
    if (const auto found = std::ranges::find(trades_, seat, &Waiting::seat); found != trades_.end()) {
        const std::string& name = session_.setup().player(*found->line.partner).name;
        return lang.tr("Waits for {player}: {text}", {{"player", name}, {"text", said(*found)}});
    }
    return {};
}

std::string PhoneDesk::news_of(const Language& lang, Seat seat) const {
    const auto news = news_.find(seat.number);
    if (news == news_.end()) return {};
    const Word line{"line", localized_line(lang, session_.setup(), news->second.lines.back())};
    switch (news->second.why) {
        case News::Why::declined:
            return lang.tr("The banker did not post this: {line}", {line});
        case News::Why::not_agreed:
            return lang.tr("The other player does not agree: {line}", {line});
        case News::Why::changed:
            return lang.tr("This would mean something else now, and was not posted: {line}", {line});
    }
    return {};
}

PhoneAnswer PhoneDesk::refuse(SeatRefusal refusal) const {
    return {.what = PhoneAnswer::What::refused, .last = session_.table().game.last, .refusal = std::move(refusal)};
}

PhoneAnswer PhoneDesk::refuse(const Language& lang, PhoneRefusal refusal) const {
    return refuse(refused_phone(lang, refusal));
}

void PhoneDesk::notice(PhoneNotice notice) {
    if (notices_.size() >= most_notices) notices_.pop_front();
    notices_.push_back(std::move(notice));
}

std::string PhoneDesk::line_of(Seat seat, const SeatTrade& trade) const {
    return trade_line(session_.setup(), seat, trade);
}

PhoneAnswer PhoneDesk::preview(const Language& lang, Seat seat, std::string_view text) {
    if (!rate_.ask(seat, options_.running_ms())) return refuse(lang, PhoneRefusal::too_fast);
    if (const auto no = closed_now()) return refuse(lang, *no);
    SeatTried tried = try_seat_line(lang, session_, seat, text);
    if (auto* refusal = std::get_if<SeatRefusal>(&tried)) return refuse(std::move(*refusal));
    return {.what = PhoneAnswer::What::shown,
            .last = session_.table().game.last,
            .preview = std::get<SeatPreview>(std::move(tried))};
}

/// The answer to an act that came before, whatever became of it.
std::optional<PhoneAnswer> PhoneDesk::known(const Language& lang, Seat seat, const std::string& id) const {
    const std::int64_t last = session_.table().game.last;
    if (const auto entry = session_.entry_with_id(id)) {
        // Another phone posted the entry, or the banker did without being asked: this seat cannot have sent the id.
        const bool was_asked = std::ranges::find(asked_, std::pair{id, seat}) != asked_.end();
        if (!was_asked && phone_of_poster(session_.table().history.at(*entry).stamp.poster) != seat)
            return refuse(lang, PhoneRefusal::malformed);
        return PhoneAnswer{.what = PhoneAnswer::What::posted,
                           .entry = *entry,
                           .last = last,
                           .text = sentence_of(lang, session_.table(), *entry, *entry)};
    }
    if (std::ranges::find(closed_, id) != closed_.end()) return refuse(lang, PhoneRefusal::not_posted);
    const auto is_it = [&](const Waiting& it) { return it.id == id && it.seat == seat; };
    const bool waits = std::ranges::any_of(waiting_, is_it) || std::ranges::any_of(trades_, is_it);
    return waits ? std::optional{PhoneAnswer{.what = PhoneAnswer::What::waits, .last = last}} : std::nullopt;
}

std::optional<PhoneRefusal> PhoneDesk::may_act(Seat seat, const std::string& id) {
    if (!rate_.ask(seat, options_.running_ms())) return PhoneRefusal::too_fast;
    if (!is_stamp_id(id)) return PhoneRefusal::malformed;
    return std::nullopt;
}

std::optional<PhoneRefusal> PhoneDesk::closed_now() const {
    if (stopped_) return PhoneRefusal::stopped;
    return held();
}

bool PhoneDesk::must_wait(const SeatLine& line) const {
    if (line.is_asked) return true;
    if (options_.mode == PhoneMode::dues) return !line.settles;
    return options_.mode == PhoneMode::confirm;
}

PhoneAnswer PhoneDesk::act(const Language& lang, Seat seat, const PhoneAct& act) try {
    if (const auto no = may_act(seat, act.id)) return refuse(lang, *no);
    if (auto before = known(lang, seat, act.id)) return *std::move(before);
    if (const auto no = closed_now()) return refuse(lang, *no);
    SeatTried tried = try_seat_line(lang, session_, seat, act.text);
    if (auto* refusal = std::get_if<SeatRefusal>(&tried)) return refuse(std::move(*refusal));
    auto& preview = std::get<SeatPreview>(tried);
    if (preview.meaning != act.meaning)
        return {.what = PhoneAnswer::What::again, .last = session_.table().game.last, .preview = std::move(preview)};
    Waiting waiting{seat,
                    act.id,
                    {std::move(preview.lines), preview.settles, preview.is_asked, preview.partner},
                    std::move(preview.meaning)};
    return take(lang, std::move(waiting));
} catch (const FileError& error) {
    notice({.what = PhoneNotice::What::not_stored, .seat = seat, .difficulty = error.what()});
    return refuse(lang, PhoneRefusal::not_stored);
}

PhoneAnswer PhoneDesk::take(const Language& lang, Waiting waiting) {
    if (waiting.line.partner) return offer_trade(lang, std::move(waiting));
    return must_wait(waiting.line) ? wait_for_banker(lang, std::move(waiting)) : post(lang, waiting);
}

namespace {

/// What dice are thrown for: this seat's next throw of this kind, in this turn. Nothing else that is posted changes it,
/// and neither does a new start of the program.
std::string occasion_of(const Session& session, const SeatView& view) {
    const Game& game = session.table().game;
    const std::string line =
        view.dice_prefix.empty() ? written_name(session.setup(), view.seat) + " roll " : view.dice_prefix;
    const auto before = std::ranges::count_if(session.table().history.entries(),
                                              [&](const Entry& entry) { return entry.line.starts_with(line); });
    return line + std::to_string(view.dice) + ' ' + std::to_string(game.round()) + ' ' +
           std::to_string(game.turn().number) + ' ' + std::to_string(before);
}

}  // namespace

/// Those that fell for the same throw are thrown once: who dislikes them gets no others.
std::string PhoneDesk::thrown_for(const SeatView& view) {
    const std::string occasion = occasion_of(session_, view);
    const auto before = links_.thrown(view.seat);
    if (before && before->occasion == occasion) return view.dice_prefix + before->text;
    std::string text;
    for (int die = 0; die < view.dice; ++die) text += (die > 0 ? " " : "") + std::to_string(options_.throw_die());
    links_.keep_thrown(view.seat, {occasion, text});
    return view.dice_prefix + text;
}

PhoneAnswer PhoneDesk::roll(const Language& lang, Seat seat, const std::string& id) try {
    if (const auto no = may_act(seat, id)) return refuse(lang, *no);
    if (auto before = known(lang, seat, id)) return *std::move(before);
    if (const auto no = closed_now()) return refuse(lang, *no);
    if (!options_.dice) return refuse(lang, PhoneRefusal::thrown_by_hand);
    const SeatView view = make_seat_view(lang, session_, seat);
    if (view.dice == 0) return refuse(lang, PhoneRefusal::nothing_typed);
    SeatTried tried = try_seat_line(lang, session_, seat, thrown_for(view));
    if (auto* refusal = std::get_if<SeatRefusal>(&tried)) return refuse(std::move(*refusal));
    auto& preview = std::get<SeatPreview>(tried);
    return take(lang, {seat,
                       id,
                       {std::move(preview.lines), preview.settles, preview.is_asked, preview.partner},
                       std::move(preview.meaning)});
} catch (const FileError& error) {
    notice({.what = PhoneNotice::What::not_stored, .seat = seat, .difficulty = error.what()});
    return refuse(lang, PhoneRefusal::not_stored);
}

PhoneAnswer PhoneDesk::ask_undo(const Language& lang, Seat seat, const std::string& id, std::int64_t entry) try {
    if (const auto no = may_act(seat, id)) return refuse(lang, *no);
    if (auto before = known(lang, seat, id)) return *std::move(before);
    if (const auto no = closed_now()) return refuse(lang, *no);
    const History& history = session_.table().history;
    const bool is_last = entry == history.last() && history.undo_target() == entry;
    if (!is_last || phone_of_poster(history.at(entry).stamp.poster) != seat)
        return refuse(lang, PhoneRefusal::not_your_last);
    SeatTried tried = try_lines(lang, session_, {.lines = {"undo"}});
    if (auto* refusal = std::get_if<SeatRefusal>(&tried)) return refuse(std::move(*refusal));
    auto& preview = std::get<SeatPreview>(tried);
    return wait_for_banker(lang, {seat, id, {std::move(preview.lines), false, true}, std::move(preview.meaning), true});
} catch (const FileError&) {
    return refuse(lang, PhoneRefusal::not_stored);
}

PhoneAnswer PhoneDesk::wait_for_banker(const Language& lang, Waiting waiting) {
    if (std::ranges::find(waiting_, waiting.seat, &Waiting::seat) != waiting_.end())
        return refuse(lang, PhoneRefusal::waits_already);
    news_.erase(waiting.seat.number);
    ++revision_;
    notice(notice_of(banker_, waiting));
    waiting_.push_back(std::move(waiting));
    return {.what = PhoneAnswer::What::waits, .last = session_.table().game.last};
}

PhoneAnswer PhoneDesk::offer_trade(const Language& lang, Waiting waiting) {
    if (std::ranges::find(trades_, waiting.seat, &Waiting::seat) != trades_.end())
        return refuse(lang, PhoneRefusal::waits_already);
    news_.erase(waiting.seat.number);
    ++revision_;
    trades_.push_back(std::move(waiting));
    return {.what = PhoneAnswer::What::waits, .last = session_.table().game.last};
}

std::deque<PhoneDesk::Waiting>::iterator PhoneDesk::offered_to(Seat seat, const std::string& trade) {
    return std::ranges::find_if(trades_, [&](const Waiting& it) { return it.id == trade && it.line.partner == seat; });
}

PhoneAnswer PhoneDesk::agree(const Language& lang, Seat seat, const std::string& trade,
                             const std::string& meaning) try {
    if (!rate_.ask(seat, options_.running_ms())) return refuse(lang, PhoneRefusal::too_fast);
    if (const auto no = closed_now()) return refuse(lang, *no);
    const auto offered = offered_to(seat, trade);
    if (offered == trades_.end()) return refuse(lang, PhoneRefusal::no_such_offer);
    const Waiting waiting = *offered;
    SeatTried tried = try_lines(lang, session_, waiting.line);
    if (auto* refusal = std::get_if<SeatRefusal>(&tried)) return refuse(std::move(*refusal));
    auto& preview = std::get<SeatPreview>(tried);
    if (preview.meaning != meaning)
        return {.what = PhoneAnswer::What::again, .last = session_.table().game.last, .preview = std::move(preview)};
    PhoneAnswer answer = must_wait(waiting.line) ? wait_for_banker(lang, waiting) : post(lang, waiting);
    if (answer.what != PhoneAnswer::What::refused) trades_.erase(offered);
    return answer;
} catch (const FileError& error) {
    notice({.what = PhoneNotice::What::not_stored, .seat = seat, .difficulty = error.what()});
    return refuse(lang, PhoneRefusal::not_stored);
}

PhoneAnswer PhoneDesk::decline(const Language& lang, Seat seat, const std::string& trade) {
    if (!rate_.ask(seat, options_.running_ms())) return refuse(lang, PhoneRefusal::too_fast);
    const auto offered = offered_to(seat, trade);
    if (offered == trades_.end()) return refuse(lang, PhoneRefusal::no_such_offer);
    Waiting waiting = std::move(*offered);
    trades_.erase(offered);
    ++revision_;
    close(std::move(waiting), News::Why::not_agreed);
    return {.what = PhoneAnswer::What::done, .last = session_.table().game.last};
}

/// nullopt if the rules refuse it now.
std::optional<Posted> PhoneDesk::posted_now(const Waiting& waiting) {
    static_cast<void>(session_.follow_computer_clock());
    Posting posting{.id = waiting.id, .at_ms = {}, .poster = {}};
    if (!waiting.line.is_asked) posting.poster = phone_poster(waiting.seat);
    const StampedOutcome outcome = session_.post(waiting.line.lines, posting);
    const auto* posted = std::get_if<Posted>(&outcome);
    return posted == nullptr ? std::nullopt : std::optional{*posted};
}

PhoneAnswer PhoneDesk::post(const Language& lang, const Waiting& waiting) {
    const auto posted = posted_now(waiting);
    if (!posted) return refuse(lang, PhoneRefusal::not_stored);  // its preview was decided a moment ago
    news_.erase(waiting.seat.number);
    ++revision_;
    notice({.what = PhoneNotice::What::posted, .seat = waiting.seat, .entries = *posted});
    return {.what = PhoneAnswer::What::posted,
            .entry = posted->first,
            .last = session_.table().game.last,
            .text = sentence_of(lang, session_.table(), posted->first, posted->last)};
}

PhoneAnswer PhoneDesk::withdraw(const Language& lang, Seat seat) {
    if (!rate_.ask(seat, options_.running_ms())) return refuse(lang, PhoneRefusal::too_fast);
    const auto waiting = std::ranges::find(waiting_, seat, &Waiting::seat);
    if (waiting != waiting_.end()) {
        waiting_.erase(waiting);
        notice({.what = PhoneNotice::What::withdrawn, .seat = seat});
    }
    std::erase_if(trades_, [&](const Waiting& it) { return it.seat == seat; });
    news_.erase(seat.number);
    ++revision_;
    return {.what = PhoneAnswer::What::done, .last = session_.table().game.last};
}

}  // namespace tablebank
