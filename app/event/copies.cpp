#include "app/event/copies.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <type_traits>
#include <utility>

#include "app/event/changed_event.h"
#include "app/event/game_check.h"
#include "app/event/refuse_act.h"
#include "app/event/refused.h"
#include "app/event/whole_record.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;
using Outcome = TakenOver::Outcome;
constexpr std::size_t mark_digits = 12;

/// "[copy #41 1a2b3c4d5e6f]": the act of a copy that an entry was.
std::string mark_of(const EventLogRow& row) {
    return fmt::format("[copy #{} {}]", row.stamp.entry, to_hex(row.hash).substr(0, mark_digits));
}

/// By the mark of the act that each entry was in another copy.
std::map<std::string, std::int64_t> marks_in(const std::vector<EventLogRow>& log) {
    std::map<std::string, std::int64_t> marks;
    for (const EventLogRow& row : log) {
        const std::size_t begin = row.stamp.why.find("[copy #");
        const std::size_t end = row.stamp.why.find(']', begin == std::string::npos ? 0 : begin);
        if (begin != std::string::npos && end != std::string::npos)
            marks.try_emplace(row.stamp.why.substr(begin, end - begin + 1), row.stamp.entry);
    }
    return marks;
}

/// An act names something that this copy does not have.
struct NotHere {
    EventRefusal refusal;
};

/// Puts the numbers of this copy into an act of the other one. Throws NotHere.
class Translator {
public:
    Translator(const ReadEvent& there, std::int64_t common) : there_(there), common_(common) {
        for (const auto& logged : there.event.log)
            if (logged->stamp.entry <= common) note(logged->act);
    }

    void is_here_as(std::int64_t entry, std::int64_t here) { entries_[entry] = here; }
    [[nodiscard]] std::optional<std::int64_t> entry_here(std::int64_t entry) const {
        if (entry <= common_) return entry;
        const auto known = entries_.find(entry);
        return known == entries_.end() ? std::nullopt : std::optional{known->second};
    }

    [[nodiscard]] Act translated(Act act, const Event& here) const {
        std::visit([&](auto& one) { put(one, here); }, act);
        return act;
    }

private:
    void note(const Act& act) {
        if (const auto* added = std::get_if<act::PlayerAdded>(&act)) players_ = std::max(players_, added->number);
        if (const auto* given = std::get_if<act::PenaltyGiven>(&act)) penalties_ = std::max(penalties_, given->number);
    }

    void put_player(int& player, const Event& here) const {
        if (player <= players_) return;
        const EventPlayer* known = there_.event.player(player);
        const EventPlayer* found = known == nullptr ? nullptr : here.player(std::string_view(known->name));
        if (found == nullptr) throw NotHere{refused_number(Code::no_such_player, player)};
        player = found->number;
    }
    void put_entry(std::int64_t& entry) const {
        const auto known = entry_here(entry);
        if (!known) throw NotHere{refused_number(Code::no_such_entry, entry)};
        entry = *known;
    }
    void put_penalty(int& number, const Event& here) const {
        if (number <= penalties_) return;
        for (const auto& [entry, other] : entries_) {
            const auto* given = std::get_if<act::PenaltyGiven>(&there_.event.logged(entry)->act);
            if (given == nullptr || given->number != number) continue;
            const LoggedAct* logged = here.logged(other);
            const auto* taken = logged == nullptr ? nullptr : std::get_if<act::PenaltyGiven>(&logged->act);
            if (taken == nullptr) break;
            number = taken->number;
            return;
        }
        throw NotHere{refused_number(Code::no_such_penalty, number)};
    }

    void put(act::Seated& seated, const Event& here) const {
        for (RoundSeating& round : seated.rounds) {
            for (SeatedTable& table : round.tables)
                for (SeatedPlayer& seat : table.seats) put_player(seat.player, here);
            for (int& player : round.byes) put_player(player, here);
        }
    }
    void put(act::ResultTaken& taken, const Event& here) const {
        for (SeatScore& score : taken.seats) {
            put_player(score.player, here);
            if (score.seat_of && *score.seat_of != 0) put_player(*score.seat_of, here);
        }
    }
    void put(act::PenaltyGiven& given, const Event& here) const { put_player(given.player, here); }
    void put(act::PenaltyWithdrawn& withdrawn, const Event& here) const { put_penalty(withdrawn.number, here); }
    void put(act::LotsDrawn& drawn, const Event& here) const {
        for (int& player : drawn.players) put_player(player, here);
    }
    void put(act::Reseated& real, const Event& here) const {
        put_player(real.player, here);
        if (real.other != 0) put_player(real.other, here);
    }
    void put(act::Dismissed& dismissed, const Event& /*here*/) const { put_entry(dismissed.entry); }
    void put(act::ForkKept& fork, const Event& /*here*/) const {
        if (fork.continues != 0) put_entry(fork.continues);
    }
    void put(act::Undone& undone, const Event& /*here*/) const { put_entry(undone.entry); }
    void put(act::Amended& amended, const Event& here) const {
        put_entry(amended.entry);
        amended.act = std::make_shared<const act::Boxed>(act::Boxed{translated(amended.act->act, here)});
    }
    template <class One>
    void put(One& one, const Event& here) const {
        if constexpr (requires { one.player; }) put_player(one.player, here);
    }

    const ReadEvent& there_;
    std::int64_t common_;
    int players_ = 0;                               ///< the last number that both copies know
    int penalties_ = 0;                             ///< the same of penalties
    std::map<std::int64_t, std::int64_t> entries_;  ///< of the other copy, and what they are here
};

/// A reason without the findings in its game.
std::string without_found(std::string why) {
    for (std::string found = found_in(why); !found.empty(); found = found_in(why)) {
        why.resize(why.rfind(found));
        while (why.ends_with('(') || why.ends_with(' ')) why.pop_back();
    }
    return why;
}

class Taking {
public:
    Taking(const ReadEvent& here, const ReadEvent& there, ComparedCopies compared, const TakingWish& wish,
           const CopiedEvidence& evidence)
        : here_id_(here.id),
          there_(there),
          compared_(std::move(compared)),
          wish_(wish),
          evidence_(evidence),
          translator_(there, compared_.common),
          marks_here_(marks_in(here.log)),
          marks_there_(marks_in(there.log)) {
        plan_.after = here.event;
        for (const EventLogRow& row : compared_.here) from_here_.emplace(mark_of(row), row.stamp.entry);
        for (const EventLogRow& row : compared_.there)
            if (const auto known = known_here(row)) translator_.is_here_as(row.stamp.entry, *known);
    }

    TakingOver run() && {
        for (const std::int64_t entry : wish_.entries) {
            const auto is_it = [&](const EventLogRow& row) { return row.stamp.entry == entry; };
            if (std::ranges::none_of(compared_.there, is_it)) refuse(entry, refused_number(Code::no_such_entry, entry));
        }
        for (const EventLogRow& row : compared_.there) {
            const bool is_wished =
                wish_.entries.empty() || std::ranges::find(wish_.entries, row.stamp.entry) != wish_.entries.end();
            if (is_wished) take(row);
        }
        return std::move(plan_);
    }

private:
    /// The entry here that an act of the other copy was taken over as, or came from.
    [[nodiscard]] std::optional<std::int64_t> known_here(const EventLogRow& row) const {
        if (const auto taken = marks_here_.find(mark_of(row)); taken != marks_here_.end()) return taken->second;
        for (const auto& [mark, entry] : marks_there_)
            if (entry == row.stamp.entry)
                if (const auto origin = from_here_.find(mark); origin != from_here_.end()) return origin->second;
        return std::nullopt;
    }

    void tell(std::int64_t entry, Outcome outcome, std::int64_t here = 0) {
        plan_.acts.push_back({.entry = entry, .outcome = outcome, .here = here});
    }
    void refuse(std::int64_t entry, EventRefusal refusal, const std::string& found = {}) {
        plan_.acts.push_back(
            {.entry = entry, .outcome = Outcome::refused, .refusal = std::move(refusal), .found = found});
    }

    void take(const EventLogRow& row) {
        const std::int64_t entry = row.stamp.entry;
        if (const auto known = known_here(row)) return tell(entry, Outcome::is_here, *known);
        const auto fate = there_.event.fate(entry);
        if (fate && fate->kind != ActFate::Kind::amended) return tell(entry, Outcome::not_in_force);
        // A change of an act that comes with it is in that act already.
        const auto changed = changed_entry(row.act);
        if (changed && (!translator_.entry_here(*changed) || comes_now(*changed)))
            return tell(entry, Outcome::not_in_force);
        Act act = changed ? row.act : act_in_force(there_.event, entry);
        std::int64_t rang = row.stamp.at;
        if (auto* opened = std::get_if<act::RoundOpened>(&act)) rang = std::exchange(opened->at, {}).value_or(rang);
        const bool has_game = source_of(act) != nullptr;
        try {
            act = translator_.translated(std::move(act), plan_.after);
        } catch (const NotHere& none) {
            return refuse(entry, none.refusal);
        }
        std::string why = reason_for(row, has_game);
        CopiedGame game =
            copied_game(plan_.after, here_id_, act, evidence_, {wish_.anyway, wish_.who, why, found_in(row.stamp.why)});
        why = reason_with(why, game.found);
        std::optional<EventRefusal> no = game.refusal;
        if (!no) no = add(game.act, why, game.evidence);
        if (no) return refuse(entry, *std::move(no), game.found);
        taken_now_.push_back(entry);
        translator_.is_here_as(entry, plan_.after.last);
        plan_.acts.push_back({.entry = entry, .why = why, .found = game.found});
        if (const auto* opened = std::get_if<act::RoundOpened>(&act)) set_bell(*opened, rang);
    }

    [[nodiscard]] bool comes_now(std::int64_t entry) const {
        return std::ranges::find(taken_now_, entry) != taken_now_.end();
    }

    /// The director's reason, the act of the copy, and the reason it had there. The findings in a game
    /// are those of here.
    [[nodiscard]] std::string reason_for(const EventLogRow& row, bool has_game) const {
        std::string why = wish_.why + ' ' + mark_of(row);
        const std::string there = has_game ? without_found(row.stamp.why) : row.stamp.why;
        if (!there.empty()) why += ' ' + there;
        return why;
    }

    /// The gate of every act: decided here, checked, applied.
    [[nodiscard]] std::optional<EventRefusal> add(const Act& act, const std::string& why,
                                                  const std::optional<std::string>& text = {}) {
        EventDecision decided = decide_again(plan_.after, act, why);
        if (auto* no = std::get_if<EventRefusal>(&decided)) return std::move(*no);
        const Act& fits = std::get<Act>(decided);
        if (auto no = follow(plan_.after, fits, {plan_.after.last + 1, wish_.at, wish_.who, why})) return no;
        std::vector<std::string> evidence;
        if (text) evidence.push_back(*text);
        plan_.postings.push_back({[fits](const Event&) -> EventDecision { return fits; }, why, std::move(evidence)});
        return std::nullopt;
    }

    /// The bell of the copy rang when it rang, not when it is taken over.
    void set_bell(const act::RoundOpened& opened, std::int64_t rang) {
        const act::Amended amended{
            .entry = plan_.after.last,
            .act = std::make_shared<const act::Boxed>(act::Boxed{act::RoundOpened{opened.round, rang}})};
        static_cast<void>(add(amended, wish_.why));
    }

    const std::string& here_id_;
    const ReadEvent& there_;
    ComparedCopies compared_;
    const TakingWish& wish_;
    const CopiedEvidence& evidence_;
    Translator translator_;
    std::map<std::string, std::int64_t> marks_here_;
    std::map<std::string, std::int64_t> marks_there_;
    std::map<std::string, std::int64_t> from_here_;  ///< entries of this copy by the mark that they would have there
    std::vector<std::int64_t> taken_now_;
    TakingOver plan_;
};

}  // namespace

std::optional<ComparedCopies> compare_copies(const ReadEvent& here, const ReadEvent& there) {
    if (here.id != there.id) return std::nullopt;
    const auto [parted, other] = std::ranges::mismatch(here.log, there.log, {}, &EventLogRow::hash, &EventLogRow::hash);
    return ComparedCopies{
        .common = parted - here.log.begin(), .here = {parted, here.log.end()}, .there = {other, there.log.end()}};
}

bool TakingOver::has(TakenOver::Outcome outcome) const {
    return std::ranges::find(acts, outcome, &TakenOver::outcome) != acts.end();
}

TakingOver plan_taking_over(const ReadEvent& here, const ReadEvent& there, const TakingWish& wish,
                            const CopiedEvidence& evidence) {
    return Taking(here, there, compare_copies(here, there).value(), wish, evidence).run();
}

}  // namespace tablebank
