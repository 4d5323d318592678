// The banker's part of the desk: what waits, and what becomes of it.

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/phones/phone_desk.h"

namespace tablebank {
namespace {

/// A phone repeats a request within seconds.
constexpr std::size_t most_closed = 200;

}  // namespace

PhoneNotice PhoneDesk::notice_of(const Language& lang, const Waiting& waiting) const {
    const SeatTried tried = try_lines(lang, session_, waiting.line);
    const auto* preview = std::get_if<SeatPreview>(&tried);
    return {.what = waiting.is_undo ? PhoneNotice::What::asks_undo : PhoneNotice::What::waits,
            .seat = waiting.seat,
            .id = waiting.id,
            .effect = preview != nullptr ? preview->text : std::get<SeatRefusal>(tried).text};
}

std::optional<PhoneNotice> PhoneDesk::first_waiting() const {
    return waiting_.empty() ? std::nullopt : std::optional{notice_of(banker_, waiting_.front())};
}

std::vector<PhoneNotice> PhoneDesk::all_waiting(const Language& lang) const {
    std::vector<PhoneNotice> all;
    for (const Waiting& waiting : waiting_) all.push_back(notice_of(lang, waiting));
    return all;
}

std::deque<PhoneDesk::Waiting>::iterator PhoneDesk::waiting_with(const std::string& id) {
    return std::ranges::find(waiting_, id, &Waiting::id);
}

std::optional<Posted> PhoneDesk::confirm_first() {
    return waiting_.empty() ? std::nullopt : confirm(std::string(waiting_.front().id));
}

std::optional<Posted> PhoneDesk::confirm(const std::string& id) {
    const auto found = waiting_with(id);
    if (found == waiting_.end()) return std::nullopt;
    const Waiting confirmed = *found;
    const SeatTried tried = try_lines(banker_, session_, confirmed.line);
    const auto* preview = std::get_if<SeatPreview>(&tried);
    const bool is_same = preview != nullptr && preview->meaning == confirmed.meaning;
    const auto posted = is_same ? posted_now(confirmed) : std::nullopt;  // if it throws, the act still waits
    waiting_.erase(found);
    ++revision_;
    if (!posted) close(confirmed, News::Why::changed);
    if (posted && confirmed.line.is_asked) {
        if (asked_.size() >= most_closed) asked_.pop_front();
        asked_.emplace_back(confirmed.id, confirmed.seat);
    }
    return posted;
}

/// The act is over, and was not posted.
void PhoneDesk::close(Waiting waiting, News::Why why) {
    if (closed_.size() >= most_closed) closed_.pop_front();
    closed_.push_back(std::move(waiting.id));
    news_.insert_or_assign(waiting.seat.number, News{why, std::move(waiting.line.lines)});
}

void PhoneDesk::decline_first() {
    if (!waiting_.empty()) decline(std::string(waiting_.front().id));
}

void PhoneDesk::decline(const std::string& id) {
    const auto found = waiting_with(id);
    if (found == waiting_.end()) return;
    Waiting declined = std::move(*found);
    waiting_.erase(found);
    ++revision_;
    close(std::move(declined), News::Why::declined);
}

void PhoneDesk::stop(bool stopped) {
    stopped_ = stopped;
    ++revision_;
}

void PhoneDesk::let_roll(bool dice) {
    options_.dice = dice;
    ++revision_;
}

void PhoneDesk::set_mode(PhoneMode mode) {
    options_.mode = mode;
    ++revision_;
}

std::vector<PhoneNotice> PhoneDesk::take_notices() {
    std::vector<PhoneNotice> taken(std::make_move_iterator(notices_.begin()), std::make_move_iterator(notices_.end()));
    notices_.clear();
    return taken;
}

}  // namespace tablebank
