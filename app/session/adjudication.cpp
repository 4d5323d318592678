#include "app/session/adjudication.h"

#include <algorithm>

#include "app/session/certificate.h"
#include "ledger/books/officiating_entry.h"
#include "ledger/books/people.h"
#include "ledger/books/result.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

/// Goes through the entries in force, each on the game as it was before it.
class RoadWalk {
public:
    explicit RoadWalk(const Table& table) : table_(table) {
        for (const Protest& protest : protests_of(table.game)) road_.protests.push_back({protest, 0, {}, {}});
    }

    [[nodiscard]] Adjudication run() && {
        for (const Entry& entry : table_.history.entries())
            if (table_.history.in_force(entry.sequence)) entry.reverses ? look_at_reversal(entry) : look_at(entry);
        const Game& game = table_.game;
        if (game.facts.get({FactName::confirmed}).empty()) road_.confirmed.reset();
        for (int seat = 1; seat <= game.seats(); ++seat) {
            const PlayerSignature signature = signature_of(game, Seat{seat});
            if (signature == PlayerSignature::stands) road_.signed_by.push_back(seat);
            if (signature == PlayerSignature::refused) road_.refused_by.push_back(seat);
        }
        if (game.facts.get({FactName::certified}).empty()) road_.sheet.reset();
        road_.protest_deadline_ms = protest_deadline(game);
        std::ranges::sort(road_.hands, {}, &CountedHand::seat);
        std::ranges::stable_sort(road_.counts, {}, &CountedHand::seat);
        take_signatures();
        if (road_.sheet && signature_said_) road_.sheet->proved = is_key_proved(table_);
        return std::move(road_);
    }

private:
    /// The line that gave each typed signature its current state.
    void take_signatures() {
        for (int seat = 1; seat <= table_.game.seats(); ++seat) {
            const FactKey key{FactName::signed_by, seat};
            if (table_.game.facts.get(key).empty()) continue;
            const auto entry = table_.history.changed_since(key, 1);
            if (!entry) continue;
            const Entry& typed = table_.history.at(*entry);
            const PlayerSignature signature = signature_of(table_.game, Seat{seat});
            road_.signatures.push_back({seat, SetupOfEntry(*table_.game.setup, *entry)->player(Seat{seat}).name,
                                        said(typed), typed.verb == "refuses",
                                        signature != PlayerSignature::of_another_result});
        }
    }

    static Said said(const Entry& entry) { return {entry.sequence, entry.stamp.at_ms, entry.why, entry.stamp.poster}; }

    /// A ruling that was in force when the rulings were confirmed, and was reversed since.
    void look_at_reversal(const Entry& entry) {
        const bool rules = std::ranges::any_of(
            entry.facts, [](const FactChange& change) { return change.key.name == FactName::ruling; });
        if (rules && road_.confirmed && *entry.reverses < road_.confirmed->entry) road_.rulings_changed_since = true;
    }

    /// Only these lines are parsed again: the others are not about the result.
    static bool speaks_of_the_result(const Entry& entry) {
        for (const char* verb : {"confirm", "count", "walk", "certify", "correct", "protest", "rule"})
            if (entry.verb == verb) return true;
        return false;
    }

    void look_at(const Entry& entry) {
        if (!speaks_of_the_result(entry)) return;
        const auto read = parse_entry(*table_.game.setup, entry);
        const auto* command = std::get_if<Command>(&read);
        if (command == nullptr) return;
        std::visit([&](const auto& action) { take(entry, *command, action); }, command->action);
    }

    template <class Other>
    void take(const Entry& /*entry*/, const Command& /*command*/, const Other& /*action*/) {}

    void take(const Entry& /*entry*/, const Command& /*command*/, const action::Rule& /*rule*/) {
        road_.rulings_changed_since = road_.confirmed.has_value();
    }
    void take(const Entry& entry, const Command& /*command*/, const action::Confirm& /*confirm*/) {
        road_.confirmed = said(entry);
        road_.rulings_changed_since = false;
    }
    void take(const Entry& entry, const Command& command, const action::Count& count) {
        if (!command.player) return;
        const Game before = state_at(table_, entry.sequence - 1);
        const bool after = before.phase() >= Phase::kept && before.rules_version() >= RulesVersion::fourth;
        const Money booked =
            after ? handed_in(table_.history, *command.player).value_or(Money{}) : before.cash(*command.player);
        std::erase_if(road_.hands, [&](const CountedHand& hand) { return hand.seat == command.player->number; });
        road_.hands.push_back(
            {command.player->number, entry.sequence, count.notes, count.cash, booked, count.waived, entry.why, after});
        road_.counts.push_back(road_.hands.back());
    }
    void take(const Entry& entry, const Command& /*command*/, const action::Walk& /*walk*/) {
        if (entry.why.empty()) return;
        road_.witnesses.push_back(said(entry));
        for (const FactChange& change : entry.facts)
            if (change.key.name == FactName::walk_dice && !change.after.empty())
                road_.throws_witnessed[Space{change.key.index}] = entry.why;
    }
    void take(const Entry& entry, const Command& /*command*/, const action::Certify& certify) {
        signature_said_ = signature_said_ || !certify.signature.empty();
        const auto number = std::ranges::find(entry.facts, FactKey{FactName::certified}, &FactChange::key);
        if (number == entry.facts.end()) return;
        Facts facts;
        facts.set(number->key, number->after);
        const std::string& key = certify.key.empty() ? table_.game.facts.get({FactName::judge_key}) : certify.key;
        CertifiedSheet sheet{static_cast<int>(facts.number(number->key)), said(entry), key, false, certify.despite, {}};
        if (!certify.despite.empty())
            sheet.undone = undone_for_certificate(table_at(table_, entry.sequence - 1), entry.stamp.at_ms);
        road_.sheet = std::move(sheet);
    }
    void take(const Entry& entry, const Command& /*command*/, const action::Correct& /*correct*/) {
        road_.corrections.push_back(said(entry));
        if (!road_.sheet) return;
        road_.sheets_before.push_back({*road_.sheet, said(entry), entry.sequence - 1});
    }
    void take(const Entry& entry, const Command& /*command*/, const action::ProtestTime& time) {
        const Game before = state_at(table_, entry.sequence - 1);
        if (before.time_called() || before.phase() == Phase::finished)
            road_.protest_times.emplace_back(said(entry), time.minutes);
    }
    void take(const Entry& entry, const Command& command, const action::Protest& /*protest*/) {
        if (ProtestCase* lodged = case_of(entry.sequence)) {
            if (command.player) lodged->seat = command.player->number;
            add(*lodged, entry, ProtestState::lodged);
        }
    }
    void take(const Entry& entry, const Command& /*command*/, const action::ProtestStep& step) {
        if (ProtestCase* of = case_of(step.entry)) add(*of, entry, step.state);
    }

    static void add(ProtestCase& to, const Entry& entry, ProtestState state) {
        to.course.push_back(said(entry));
        to.states.push_back(state);
    }

    ProtestCase* case_of(std::int64_t lodged) {
        const auto found =
            std::ranges::find(road_.protests, lodged, [](const ProtestCase& one) { return one.protest.entry; });
        return found == road_.protests.end() ? nullptr : &*found;
    }

    const Table& table_;
    Adjudication road_;
    bool signature_said_ = false;  ///< in the line of some certificate
};

}  // namespace

Adjudication adjudication(const Table& table) {
    return RoadWalk(table).run();
}

}  // namespace tablebank
