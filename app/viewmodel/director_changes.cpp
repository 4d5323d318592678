// Turns a director's intents into acts that change what was posted: undone and amended acts, histories that wait for a
// decision; and the bell, which asks.

#include <algorithm>

#include "app/event/changed_event.h"
#include "app/event/histories.h"
#include "app/event/import_result.h"
#include "app/event/kept_record.h"
#include "app/event/whole_record.h"
#include "app/i18n/language.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/history_text.h"
#include "app/present/event/result_import_error_text.h"
#include "app/viewmodel/director_view_model.h"
#include "app/viewmodel/write_next_to.h"
#include "platform/path_text.h"

namespace tablebank {

void DirectorViewModel::ring(const Language& lang, int round, Notice& notice) {
    const EventDecision decided = decide_opening_of_round(event(), round);
    const auto* no = std::get_if<EventRefusal>(&decided);
    const bool is_next = no == nullptr || no->code != EventRefusal::Code::not_next_round;
    std::vector<std::string> questions = bell_questions(lang, event(), round);
    if (is_next && questions.empty()) {
        post_act(lang, notice, [round](const Event& now) { return decide_opening_of_round(now, round); });
        return;
    }
    if (std::string clock = bell_clock(lang, event(), stamps_.now_ms()); !clock.empty())
        questions.push_back(std::move(clock));
    propose(lang, notice,
            {.decide =
                 [round, is_next](const Event& now, const std::string& why) {
                     return decide_opening_of_round(now, round, is_next ? std::string{} : why);
                 },
             .evidence = {},
             .says = std::move(questions),
             .needs_why = !is_next});
}

void DirectorViewModel::undo_act(const Language& lang, std::int64_t entry, Notice& notice) {
    propose(lang, notice,
            [entry](const Event& now, const std::string& why) { return decide_undoing(now, entry, why); });
}

void DirectorViewModel::take_history(const Language& lang, std::int64_t entry, Notice& notice) {
    const auto histories = undecided_histories(event());
    const auto found = std::ranges::find(histories, entry, &UndecidedHistory::entry);
    if (found == histories.end()) return;
    if (found->source) {
        const EventSession session = EventSession::open(place_, stamps_);
        const auto record = whole_kept_record(session, place_, *found->source);
        if (!record || is_part_of_record(*record))
            return notice.show_error(no_record_text(lang, entry, record.has_value()));
        const auto taken = take_record(event(), read_.id, *record, {found->round, found->table});
        if (const auto* no = std::get_if<ResultImportError>(&taken))
            return notice.show_error(result_import_error_text(lang, event(), *no));
        const auto& result = std::get<ImportedResult>(taken);
        return propose_anyway(lang, result, findings_against(lang, result), notice);
    }
    const EventTable* table = event().table(found->round, found->table);
    const bool corrects = table != nullptr && table->result() != nullptr;
    const act::ResultTaken wish{.round = found->round, .table = found->table, .seats = found->scores, .source = {}};
    propose(lang, notice, [wish, corrects](const Event& now, const std::string& why) {
        return corrects ? decide_correction(now, wish, why) : decide_result(now, wish, why);
    });
}

void DirectorViewModel::export_history(const Language& lang, std::int64_t entry, const std::filesystem::path& papers,
                                       Notice& notice) {
    const auto histories = undecided_histories(event());
    const auto found = std::ranges::find(histories, entry, &UndecidedHistory::entry);
    if (found == histories.end()) return;
    const Word number{"entry", std::to_string(entry)};
    const EventSession session = EventSession::open(place_, stamps_);
    const auto record = found->source ? whole_kept_record(session, place_, *found->source) : std::nullopt;
    if (!record || is_part_of_record(*record))
        return notice.show_error(no_record_text(lang, entry, record.has_value()));
    const std::string about = ", " + lang.tr_in("of a file", "history {entry}", {number});
    const auto file = write_beside(beside_event(papers), about, *record, ".tbr");
    notice.show_info(lang.tr("{file}: the record of entry #{entry}", {{"file", platform::text_of(file)}, number}));
}

}  // namespace tablebank
