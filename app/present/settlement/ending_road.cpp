#include "app/present/settlement/ending_road.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/table/after_play.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "calculators/total_worth.h"
#include "ledger/books/stage.h"

namespace tablebank {

namespace {

/// A payment of the walk, and who gets it.
struct Payment {
    const WalkRow* row = nullptr;
    std::string payee;
};

class RoadLeader {
public:
    RoadLeader(const Language& lang, const Table& table, const SettlementInput& input, SettlementSnapshot& snapshot)
        : lang_(lang), table_(table), game_(table.game), input_(input), snapshot_(snapshot) {}

    void run() {
        const Phase phase = game_.phase();
        snapshot_.ending = phase != Phase::play || game_.time_called();
        snapshot_.throws = phase == Phase::kept || phase == Phase::side_gone;
        offer();
        if (!snapshot_.ending) return;
        mark_now();
        set_keys();
    }

private:
    RoadStep* step(std::string_view id) {
        const auto found = std::ranges::find(snapshot_.road, id, [](const RoadStep& road) { return road.step.id; });
        return found == snapshot_.road.end() ? nullptr : &*found;
    }
    void add(std::string_view id, OfferedAction action) {
        if (RoadStep* road = step(id)) road->main.push_back(std::move(action));
    }

    void offer() {
        switch (game_.phase()) {
            case Phase::play:
                if (game_.time_called()) offer_end_of_play();
                return;
            case Phase::side_gone:
                add("totals", with_dice("richest", lang_.tr("Find the richest")));
                return name_skipped("totals");
            case Phase::closing:
                add("keep", {"keep", lang_.tr("Hand in the cash"), "keep"});
                return name_skipped("keep");
            case Phase::kept:
                add("walk", walk());
                return offer_next_payment();
            case Phase::walked:
                return add("totals", {"finish", lang_.tr("Finish the game"), "finish"});
            case Phase::finished:
                return;
        }
    }

    void offer_end_of_play() {
        OfferedAction over = after_play(lang_, table_, ActionKey::none);
        if (stage_of(game_) == Stage::last_turn) {
            Refusal unfinished{RefusalCode::turn_not_finished};
            unfinished.player = (turn_in_hand(game_) ? next_to_roll(game_) : game_.turn()).number;
            over.allowed = false;
            over.reason = refusal_reason(lang_, *game_.setup, unfinished);
        }
        const std::string id = over.id;
        if (RoadStep* road = step(id)) road->question = over.question;
        add(id, std::move(over));
        name_skipped(id);
    }

    /// The step names the ones before it that are not done.
    void name_skipped(std::string_view id) {
        const std::vector<std::string> skipped = skipped_steps(lang_, table_);
        RoadStep* road = step(id);
        if (road == nullptr || skipped.empty()) return;
        road->step.lines.insert(road->step.lines.begin(),
                                lang_.tr("Not done before it: {steps}", {{"steps", list_text(lang_, skipped)}}));
    }

    /// All payments that are left; the line has a place for a witness after a throw.
    OfferedAction walk() {
        OfferedAction whole =
            with_dice("walk", counts_worth(game_.edition()) ? lang_.tr("Count what the deeds are worth")
                                                            : lang_.tr("Walk round the board"));
        if (!input_.dice.empty()) whole.line += quoted_words(input_.witness);
        return whole;
    }
    OfferedAction with_dice(const char* verb, std::string text) {
        const bool complete = std::ranges::all_of(snapshot_.missing, &MissingDice::thrown);
        std::string line = verb;
        for (const auto& [space, thrown] : input_.dice)
            line += ' ' + space_mark(space) + ' ' + std::to_string(thrown.first) + ' ' + std::to_string(thrown.second);
        return {verb,
                std::move(text),
                std::move(line),
                ActionKey::none,
                complete,
                complete ? std::string{} : lang_.tr("Type the dice of every utility first.")};
    }

    [[nodiscard]] Payment payment(const auto& wanted) const {
        Payment found;
        for (const StandingRow& player : snapshot_.standings)
            for (const WalkRow& row : player.payments)
                if (wanted(row.space.index) && (found.row == nullptr || row.space < found.row->space))
                    found = {&row, player.name};
        return found;
    }
    [[nodiscard]] std::string payment_text(const char* text, const Payment& payment) const {
        return lang_.tr(text,
                        {{"player", payment.payee}, {"amount", payment.row->amount}, {"space", payment.row->name}});
    }

    /// Replaces the text about the progress of the walk.
    void say_paid(std::string text) {
        RoadStep* walk = step("walk");
        if (walk != nullptr && !walk->step.lines.empty()) walk->step.lines.front() = std::move(text);
    }

    /// The payment after the last one, as a separate step.
    void offer_next_payment() {
        const auto reached = game_.facts.number({FactName::walk_at}, -1);
        const Payment last = payment([&](int space) { return space == reached; });
        if (last.row != nullptr) say_paid(payment_text(mark("Paid last: {player} gets {amount} for {space}."), last));
        const Payment next = payment([&](int space) { return space > reached; });
        if (next.row == nullptr) return;
        const Space space = next.row->space;
        const bool throws = std::ranges::find(snapshot_.missing, space, &MissingDice::space) != snapshot_.missing.end();
        const auto thrown = input_.dice.find(space);
        const bool ready = !throws || thrown != input_.dice.end();
        std::string line = "walk next";
        if (throws && ready) {
            line += ' ' + std::to_string(thrown->second.first) + ' ' + std::to_string(thrown->second.second);
            line += quoted_words(input_.witness);
        }
        snapshot_.next = payment_text(ready ? mark("Next: {player} gets {amount} for {space}.")
                                            : mark("Next: {player} throws two dice for {space}."),
                                      next);
        add("walk",
            {"walk-next", lang_.tr("Next payment: {space}", {{"space", next.row->name}}), std::move(line),
             ActionKey::none, ready, ready ? std::string{} : lang_.tr("Type the dice of every utility first.")});
    }

    /// The steps before score is kept may be skipped; those after it follow the game.
    [[nodiscard]] std::vector<std::string_view> current() const {
        switch (game_.phase()) {
            case Phase::closing:
                return {"closing", "keep"};
            case Phase::kept:
                return {"walk"};
            case Phase::walked:
                return {"totals"};
            case Phase::finished:
                if (!game_.facts.get({FactName::certified}).empty()) return {"certificate"};
                return first_undone({"signatures", "protests", "certificate"});
            case Phase::side_gone:
                return {"totals"};
            case Phase::play:
                break;
        }
        return first_undone({"rulings", "count", "closing", "keep"});
    }
    [[nodiscard]] std::vector<std::string_view> first_undone(std::initializer_list<std::string_view> ids) const {
        for (const RoadStep& road : snapshot_.road)
            if (!road.step.done && std::ranges::find(ids, road.step.id) != ids.end()) return {road.step.id};
        return {};
    }

    void mark_now() {
        for (const std::string_view id : current())
            if (RoadStep* road = step(id)) road->now = true;
    }

    void set_keys() {
        std::array keys{ActionKey::f2, ActionKey::f3};
        for (RoadStep& road : snapshot_.road) {
            std::size_t key = road.now ? 0 : 1;
            const bool may_skip = !road.now && game_.phase() < Phase::closing && !road.asks_judge;
            if (!road.now && !may_skip) continue;
            for (OfferedAction& action : road.main)
                if (key < keys.size()) action.key = keys.at(key++);
        }
    }

    const Language& lang_;
    const Table& table_;
    const Game& game_;
    const SettlementInput& input_;
    SettlementSnapshot& snapshot_;
};

}  // namespace

void lead_along_road(const Language& lang, const Table& table, const SettlementInput& input,
                     SettlementSnapshot& snapshot) {
    RoadLeader(lang, table, input, snapshot).run();
}

}  // namespace tablebank
