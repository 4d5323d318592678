#include "app/present/settlement/adjudication_offers.h"

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/session/adjudication.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

std::string quoted_words(std::string words) {
    std::erase(words, '"');
    if (words.find_first_not_of(' ') == std::string::npos) return {};
    return " \"" + words + '"';
}

namespace {

class Offers {
public:
    Offers(const Language& lang, const Table& table, const RoadInput& input, std::int64_t now_ms)
        : lang_(lang),
          game_(table.game),
          road_(adjudication(table)),
          judge_(quoted_words(input.judge)),
          judge_name_(input.judge),
          despite_(quoted_words(input.despite)) {
        if (is_over() && !road_.sheet) undone_ = undone_for_certificate(table, now_ms);
    }

    /// The action that completes the step, if it is the judge's.
    void complete(RoadStep& road) const {
        if (road.step.id == "rulings") confirm(road);
        if (road.step.id == "certificate") certify(road);
    }
    [[nodiscard]] std::vector<OfferedAction> of(const std::string& step) const {
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
    /// The line goes into the field, so that the banker can read it: in their language.
    [[nodiscard]] OfferedAction to_finish(std::string id, std::string text, const std::string& line) const {
        return {.id = std::move(id),
                .text = std::move(text),
                .line = localized_line(lang_, *game_.setup, line),
                .to_finish = true};
    }
    [[nodiscard]] bool is_over() const { return game_.phase() == Phase::finished; }

    /// An act under the judge's name, which is possible once the name is typed.
    [[nodiscard]] OfferedAction by_judge(std::string id, std::string text, std::string line) const {
        OfferedAction act{std::move(id), std::move(text), std::move(line) + judge_};
        act.allowed = !judge_.empty();
        if (!act.allowed) act.reason = lang_.tr("Type the judge's name first.");
        return act;
    }

    void confirm(RoadStep& road) const {
        if (road_.sheet || road.step.done) return;
        road.asks_judge = true;
        road.main.push_back(by_judge("confirm", lang_.tr("The judge confirms the rulings"), "confirm rulings"));
    }

    void certify(RoadStep& road) const {
        if (!is_over() || road_.sheet) return;
        road.asks_judge = true;
        road.asks_why = !undone_.empty();
        OfferedAction act =
            by_judge("certify", lang_.tr("The judge certifies the sheet"),
                     road.asks_why ? "certify despite" + (despite_.empty() ? " \"\"" : despite_) : "certify");
        if (act.allowed && road.asks_why && despite_.empty()) {
            act.allowed = false;
            act.reason = lang_.tr("Say why it is certified although something is not done.");
        }
        road.question =
            lang_.tr("{judge} certifies the sheet. After that only a correction changes it.", {{"judge", judge_name_}});
        road.main.push_back(std::move(act));
    }

    [[nodiscard]] std::vector<OfferedAction> counting() const {
        std::vector<OfferedAction> offers;
        // If the box has notes by value, they are counted in fields (app/present/settlement/count_panel.h).
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
        // A player who signed or refused keeps both buttons, so that no other action moves under the pointer.
        for (const Seat seat : game_.players()) {
            const bool has_signed = std::ranges::count(road_.signed_by, seat.number) > 0;
            const bool has_refused = std::ranges::count(road_.refused_by, seat.number) > 0;
            OfferedAction signs{"signs." + std::to_string(seat.number),
                                lang_.tr("{player} signs", {{"player", game_.name(seat)}}), line_of(seat, "signs")};
            signs.allowed = !has_signed && !road_.sheet;
            signs.seat = seat.number;
            OfferedAction refuses = to_finish("refuses." + std::to_string(seat.number),
                                              lang_.tr("{player} does not sign", {{"player", game_.name(seat)}}),
                                              line_of(seat, "refuses \""));
            refuses.allowed = !has_signed && !has_refused && !road_.sheet;
            refuses.seat = seat.number;
            offers.push_back(std::move(signs));
            offers.push_back(std::move(refuses));
        }
        return offers;
    }

    [[nodiscard]] std::vector<OfferedAction> certificate() const {
        if (!is_over() || !road_.sheet) return {};
        return {to_finish("correct", lang_.tr("Correct the certified sheet"), "correct \"")};
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
                OfferedAction action =
                    to_finish(std::string(to_string(state)) + number.substr(2), std::move(text) + number, line);
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
    std::string judge_;  ///< as the last words of a line; empty for no name
    std::string judge_name_;
    std::string despite_;
    std::vector<Undone> undone_;  ///< of the checklist
};

}  // namespace

std::vector<RoadStep> make_road(const Language& lang, const Table& table, const RoadInput& input,
                                std::optional<std::int64_t> now_ms) {
    const std::int64_t last = table.history.last();
    const std::int64_t now = now_ms.value_or(last > 0 ? table.history.at(last).stamp.at_ms : 0);
    const Offers offers(lang, table, input, now);
    std::vector<RoadStep> road;
    for (JudgeStep& step : make_judge_steps(lang, table, now)) {
        RoadStep& next = road.emplace_back();
        next.actions = offers.of(step.id);
        next.gives_checkpoint = step.id == "certificate" && !table.game.facts.get({FactName::certified}).empty();
        next.step = std::move(step);
        offers.complete(next);
    }
    return road;
}

}  // namespace tablebank
