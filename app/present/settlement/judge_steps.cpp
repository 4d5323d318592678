#include "app/present/settlement/judge_steps.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/settlement/score_sheet.h"
#include "app/present/words/checklist_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/poster_text.h"
#include "app/present/words/protest_text.h"
#include "app/present/words/time_of_day.h"
#include "app/session/adjudication.h"
#include "app/session/game_settlement.h"
#include "calculators/total_worth.h"

namespace tablebank {

namespace {

std::string said_text(const Language& lang, const Said& said) {
    const Word entry{"entry", "#" + std::to_string(said.entry)};
    const Word time{"time", time_of_day(said.at_ms)};
    if (said.words.empty()) return lang.tr("{entry}, {time}", {entry, time});
    return lang.tr("{entry}, {time}: {words}", {entry, time, {"words", said.words}});
}

class StepMaker {
public:
    StepMaker(const Language& lang, const Table& table, std::int64_t now_ms)
        : lang_(lang), table_(table), game_(table.game), road_(adjudication(table)), now_ms_(now_ms) {}

    [[nodiscard]] std::vector<JudgeStep> run() && {
        rulings();
        counting();
        if (game_.setup->goal == Goal::timed) settlement();
        totals();
        signatures();
        protests();
        certificate();
        return std::move(steps_);
    }

private:
    JudgeStep& add(const char* id, std::string title, bool done) {
        JudgeStep& step = steps_.emplace_back();
        step.id = id;
        step.title = std::move(title);
        step.done = done;
        return step;
    }
    [[nodiscard]] const std::string& name(int seat) const { return game_.name(Seat{seat}); }
    [[nodiscard]] std::string names_of(const std::vector<int>& seats) const {
        std::vector<std::string> names;
        names.reserve(seats.size());
        for (const int seat : seats) names.push_back(name(seat));
        return list_text(lang_, names);
    }
    [[nodiscard]] bool is_past(Phase phase) const { return game_.phase() > phase; }

    void rulings() {
        JudgeStep& step = add("rulings", lang_.tr("Rulings confirmed"), road_.rulings_confirmed());
        if (road_.confirmed) step.lines.push_back(said_text(lang_, *road_.confirmed));
        if (road_.rulings_changed_since)
            step.lines.push_back(lang_.tr("A ruling was changed since: confirm them again."));
    }

    void counting() {
        JudgeStep& step = add("count", lang_.tr("Notes counted"), road_.all_counted(game_));
        for (const CountedHand& hand : road_.hands) {
            std::string text = lang_.tr("{player}: {amount}",
                                        {{"player", name(hand.seat)}, {"amount", amount_text(lang_, hand.counted)}});
            if (hand.counted != hand.booked)
                text +=
                    " · " + (hand.waived ? lang_.tr("the books stay at {amount}: {why}",
                                                    {{"amount", amount_text(lang_, hand.booked)}, {"why", hand.why}})
                                         : lang_.tr("the books said {amount}: {why}",
                                                    {{"amount", amount_text(lang_, hand.booked)}, {"why", hand.why}}));
            step.lines.push_back(std::move(text));
        }
    }

    void settlement() {
        if (game_.rulings().closing) add("closing", lang_.tr("Closing transactions"), is_past(Phase::closing));
        add("keep", lang_.tr("Cash handed in, shares kept"), has_kept_cash(game_));
        JudgeStep& walk = add(
            "walk",
            counts_worth(game_.edition()) ? lang_.tr("What the deeds are worth") : lang_.tr("The walk round the board"),
            has_kept_cash(game_) && game_.phase() >= Phase::walked);
        const std::string& at = game_.facts.get({FactName::walk_at});
        if (!walk.done && !at.empty())
            walk.lines.push_back(lang_.tr(
                "paid up to {space}",
                {{"space",
                  space_name(game_.edition(), Space{static_cast<int>(game_.facts.number({FactName::walk_at}))})}}));
        for (const Said& witness : road_.witnesses)
            walk.lines.push_back(lang_.tr("witness: {said}", {{"said", said_text(lang_, witness)}}));
    }

    void totals() {
        JudgeStep& step = add("totals", lang_.tr("Totals and places"), game_.phase() == Phase::finished);
        if (game_.setup->goal != Goal::timed || !step.done) return;
        const auto found = settle_game(table_, {});
        const auto* settled = std::get_if<GameSettlement>(&found);
        if (settled == nullptr) return;
        for (const Standing& standing : settled->settlement.standings)
            step.lines.push_back(std::to_string(standing.place) + ". " + name(standing.player + 1) + ' ' +
                                 amount_text(lang_, standing.total));
        for (const Adjustment& adjustment : settled->adjusted)
            step.lines.push_back(adjustment_text(lang_, name(adjustment.player + 1), adjustment));
    }

    /// A tick only if each player signed or refused.
    void signatures() {
        const auto all = game_.players().size();
        const bool over = game_.phase() == Phase::finished;
        JudgeStep& step =
            add("signatures", lang_.tr("Signatures"), over && road_.signed_by.size() + road_.refused_by.size() == all);
        if (!road_.signed_by.empty())
            step.lines.push_back(lang_.tr("signed: {players}", {{"players", names_of(road_.signed_by)}}));
        if (!road_.refused_by.empty())
            step.lines.push_back(lang_.tr("does not sign: {players}", {{"players", names_of(road_.refused_by)}}));
        std::vector<std::string> before;
        for (const TypedSignature& typed : road_.signatures)
            if (!typed.stands) before.push_back(typed.name);
        if (!before.empty())
            step.lines.push_back(
                lang_.tr("signed a result that was changed since: {players}", {{"players", list_text(lang_, before)}}));
        for (const TypedSignature& typed : road_.signatures)
            if (!typed.said.poster.empty())
                step.lines.push_back(lang_.tr("{player}: typed by {poster}, {said}",
                                              {{"player", typed.name},
                                               {"poster", poster_text(lang_, *game_.setup, typed.said.poster)},
                                               {"said", said_text(lang_, typed.said)}}));
    }

    void certificate() {
        JudgeStep& step = add("certificate", lang_.tr("The certificate"), road_.sheet.has_value());
        for (const SheetBefore& before : road_.sheets_before)
            step.lines.push_back(
                lang_.tr("sheet {number} certified: {said}", {{"number", std::to_string(before.certificate.number)},
                                                              {"said", said_text(lang_, before.certificate.said)}}));
        for (const Said& correction : road_.corrections)
            step.lines.push_back(lang_.tr("correction begun: {said}", {{"said", said_text(lang_, correction)}}));
        if (!road_.sheet) return tell_undone(step);
        step.lines.push_back(
            lang_.tr("sheet {number} certified: {said}",
                     {{"number", std::to_string(road_.sheet->number)}, {"said", said_text(lang_, road_.sheet->said)}}));
        if (!road_.sheet->key.empty())
            step.lines.push_back(
                road_.sheet->proved
                    ? lang_.tr("the judge's key: {key}, which signed it", {{"key", road_.sheet->key}})
                    : lang_.tr("the judge's key: {key}, named, not proved", {{"key", road_.sheet->key}}));
        if (!road_.sheet->despite.empty())
            step.lines.push_back(lang_.tr("in spite of what was not done: {undone}; {why}",
                                          {{"undone", undone_list_text(lang_, all_names(), road_.sheet->undone)},
                                           {"why", road_.sheet->despite}}));
    }

    /// The steps that the certificate waits for.
    void tell_undone(JudgeStep& step) {
        if (game_.phase() != Phase::finished) return;
        for (std::string& text : undone_texts(lang_, all_names(), undone_for_certificate(table_, now_ms_)))
            step.lines.push_back(std::move(text));
    }
    [[nodiscard]] std::vector<std::string> all_names() const {
        std::vector<std::string> names;
        for (const PlayerSetup& seated : game_.setup->players) names.push_back(seated.name);
        return names;
    }

    void protests() {
        const bool open =
            std::ranges::any_of(road_.protests, [](const ProtestCase& one) { return is_open(one.protest.state); });
        const bool closed = !road_.protest_deadline_ms || now_ms_ > *road_.protest_deadline_ms ||
                            game_.facts.number({FactName::protest_minutes}, usual_protest_minutes) == 0;
        JudgeStep& step = add("protests", lang_.tr("Protests"), game_.phase() == Phase::finished && !open && closed);
        if (road_.protest_deadline_ms)
            step.lines.push_back(
                lang_.tr("until {moment}", {{"moment", moment_text(lang_, *road_.protest_deadline_ms)}}));
        for (const ProtestCase& lodged : road_.protests) {
            const Protest& protest = lodged.protest;
            const std::string about =
                protest.about == 0 ? lang_.tr("something left out") : "#" + std::to_string(protest.about);
            step.lines.push_back(lang_.tr("#{entry} by {player} about {about}: {state}",
                                          {{"entry", std::to_string(protest.entry)},
                                           {"player", lodged.seat > 0 ? name(lodged.seat) : std::string{}},
                                           {"about", about},
                                           {"state", protest_state_text(lang_, protest.state)}}));
            for (std::size_t at = 0; at < lodged.course.size(); ++at)
                step.lines.push_back("  " +
                                     lang_.tr("{line}: {text}", {{"line", protest_state_text(lang_, lodged.states[at])},
                                                                 {"text", said_text(lang_, lodged.course[at])}}));
        }
    }

    const Language& lang_;
    const Table& table_;
    const Game& game_;
    Adjudication road_;
    std::int64_t now_ms_;
    std::vector<JudgeStep> steps_;
};

}  // namespace

std::vector<JudgeStep> make_judge_steps(const Language& lang, const Table& table, std::optional<std::int64_t> now_ms) {
    const std::int64_t last = table.history.last();
    return StepMaker(lang, table, now_ms.value_or(last > 0 ? table.history.at(last).stamp.at_ms : 0)).run();
}

}  // namespace tablebank
