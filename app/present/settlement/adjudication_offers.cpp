#include "app/present/settlement/adjudication_offers.h"

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/session/adjudication.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

/// A name as the last word of a line; what cannot stand between quotes is left out.
std::string quoted(std::string name) {
    std::erase(name, '"');
    if (name.find_first_not_of(' ') == std::string::npos) return {};
    return " \"" + name + '"';
}

class Offers {
public:
    Offers(const Language& lang, const Table& table, std::string judge, std::int64_t now_ms)
        : lang_(lang), game_(table.game), road_(adjudication(table)), judge_(quoted(std::move(judge))) {
        if (is_over() && !road_.sheet) undone_ = undone_for_certificate(table, now_ms);
    }

    [[nodiscard]] std::vector<OfferedAction> of(const std::string& step) const {
        if (step == "rulings") return rulings();
        if (step == "count") return counting();
        if (step == "totals") return totals();
        if (step == "signatures") return signatures();
        if (step == "protests") return protests();
        if (step == "certificate") return certificate();
        return {};
    }

private:
    [[nodiscard]] std::string line_of(Seat seat, const std::string& rest) const {
        return written_name(*game_.setup, seat) + ' ' + rest;
    }
    [[nodiscard]] static OfferedAction to_finish(std::string id, std::string text, std::string line) {
        return {.id = std::move(id), .text = std::move(text), .line = std::move(line), .to_finish = true};
    }
    [[nodiscard]] bool is_over() const { return game_.phase() == Phase::finished; }

    [[nodiscard]] std::vector<OfferedAction> rulings() const {
        const bool holds = road_.confirmed && !road_.rulings_changed_since;
        if (road_.sheet || holds) return {};
        if (judge_.empty())  // nobody confirms under no name by a press
            return {to_finish("confirm", lang_.tr("The judge confirms the rulings"), "confirm rulings \"")};
        return {{"confirm", lang_.tr("The judge confirms the rulings"), "confirm rulings" + judge_}};
    }

    [[nodiscard]] std::vector<OfferedAction> counting() const {
        std::vector<OfferedAction> offers;
        // Where the box has notes by value, they are counted in fields (app/present/settlement/count_panel.h).
        if (game_.phase() >= Phase::kept || !game_.edition().box.notes.empty()) return offers;
        for (const Seat seat : game_.players()) {
            if (std::ranges::find(road_.hands, seat.number, &CountedHand::seat) != road_.hands.end()) continue;
            offers.push_back(to_finish("count." + std::to_string(seat.number),
                                       lang_.tr("Count the notes: {player}", {{"player", game_.name(seat)}}),
                                       line_of(seat, "count ")));
        }
        return offers;
    }

    [[nodiscard]] std::vector<OfferedAction> totals() const {
        std::vector<OfferedAction> offers;
        if (!is_over() || game_.setup->goal != Goal::timed || road_.sheet) return offers;
        for (const Seat seat : game_.players())
            offers.push_back(to_finish("adjust." + std::to_string(seat.number),
                                       lang_.tr("Set the total: {player}", {{"player", game_.name(seat)}}),
                                       line_of(seat, "adjust ")));
        return offers;
    }

    [[nodiscard]] std::vector<OfferedAction> signatures() const {
        std::vector<OfferedAction> offers;
        if (!is_over()) return offers;
        // Whoever signed keeps his button, so that no other act comes to lie under the pointer.
        for (const Seat seat : game_.players()) {
            OfferedAction& signs = offers.emplace_back(
                OfferedAction{"signs." + std::to_string(seat.number),
                              lang_.tr("{player} signs", {{"player", game_.name(seat)}}), line_of(seat, "signs")});
            signs.allowed = std::ranges::count(road_.signed_by, seat.number) == 0;
            if (std::ranges::count(road_.refused_by, seat.number) == 0 && signs.allowed)
                offers.push_back(to_finish("refuses." + std::to_string(seat.number),
                                           lang_.tr("{player} does not sign", {{"player", game_.name(seat)}}),
                                           line_of(seat, "refuses \"")));
        }
        return offers;
    }

    /// The line goes into the input, where whoever certifies reads it once more: one press certifies nothing.
    [[nodiscard]] std::vector<OfferedAction> certificate() const {
        if (!is_over()) return {};
        if (road_.sheet) return {to_finish("correct", lang_.tr("Correct the certified sheet"), "correct \"")};
        std::string line = "certify";
        if (!undone_.empty())
            line += " despite \"";
        else
            line += judge_.empty() ? " \"" : judge_;
        return {to_finish("certify", lang_.tr("The judge certifies the sheet"), std::move(line))};
    }

    [[nodiscard]] std::vector<OfferedAction> protests() const {
        std::vector<OfferedAction> offers;
        for (const ProtestCase& lodged : road_.protests) {
            const std::string number = " #" + std::to_string(lodged.protest.entry);
            const auto offer = [&](ProtestState state, std::string text) {
                if (!may_become(lodged.protest.state, state)) return;
                const bool wants_words = state != ProtestState::heard && state != ProtestState::withdrawn;
                std::string line = "protest ";
                line.append(to_string(state)).append(number).append(wants_words ? " \"" : "");
                OfferedAction action = to_finish(std::string(to_string(state)) + number.substr(2),
                                                 std::move(text) + number, std::move(line));
                action.to_finish = wants_words;
                offers.push_back(std::move(action));
            };
            offer(ProtestState::heard, lang_.tr("Heard:"));
            offer(ProtestState::upheld, lang_.tr("Upheld:"));
            offer(ProtestState::dismissed, lang_.tr("Dismissed:"));
            offer(ProtestState::withdrawn, lang_.tr("Withdrawn:"));
            offer(ProtestState::appealed, lang_.tr("Appealed:"));
        }
        for (int number = 1; number <= game_.seats(); ++number)
            offers.push_back(to_finish("protest." + std::to_string(number),
                                       lang_.tr("{player} protests", {{"player", game_.name(Seat{number})}}),
                                       line_of(Seat{number}, "protest ")));
        return offers;
    }

    const Language& lang_;
    const Game& game_;
    Adjudication road_;
    std::string judge_;
    std::vector<Undone> undone_;  ///< of the checklist
};

}  // namespace

std::vector<RoadStep> make_road(const Language& lang, const Table& table, const std::string& judge,
                                std::optional<std::int64_t> now_ms) {
    const std::int64_t last = table.history.last();
    const std::int64_t now = now_ms.value_or(last > 0 ? table.history.at(last).stamp.at_ms : 0);
    const Offers offers(lang, table, judge, now);
    std::vector<RoadStep> road;
    for (JudgeStep& step : make_judge_steps(lang, table, now)) {
        auto actions = offers.of(step.id);
        const bool corrects = step.id == "certificate" && !table.game.facts.get({FactName::certified}).empty();
        road.push_back({std::move(step), std::move(actions), corrects});
    }
    return road;
}

}  // namespace tablebank
