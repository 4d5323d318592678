#include "app/cli/dry_run.h"

#include <fmt/format.h>

#include <ostream>
#include <utility>

#include "app/cli/entry_line.h"
#include "app/cli/output.h"
#include "app/cli/repair_report.h"
#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/typing/parted_sum.h"
#include "app/session/correction_right.h"
#include "platform/path_text.h"

namespace tablebank {

DryRun::DryRun(const std::string& file, Streams& streams, bool json, std::string signature)
    : trial_(read_game(platform::path_of(file)).table, StampMaker::system()),
      streams_(streams),
      json_(json),
      signature_(std::move(signature)) {}

void DryRun::post(const SourceLine& line) {
    if (is_blank_line(line.text)) return;
    if (const auto asks = parted_sum_in(trial_.setup(), line.text))
        throw unreadable_line(streams_.lang, trial_.table(), line, *asks);
    const auto plan = trial_.plan(line.text);
    if (plan) tell(*plan);
    const Game before = trial_.table().game;
    const auto preview = trial_.post(with_signature(trial_.table(), line.text, signature_));
    if (const auto* error = std::get_if<ParseError>(&preview))
        throw unreadable_line(streams_.lang, trial_.table(), line, *error);
    if (const auto* no = std::get_if<Refusal>(&preview)) throw refused_line(streams_.lang, trial_.table(), line, *no);
    if (plan) return;
    const auto& entries = std::get<std::vector<Entry>>(preview);
    const auto change = result_change(before, entries);
    for (const Entry& entry : entries) tell(entry, change && &entry == &entries.back() ? &*change : nullptr);
}

void DryRun::tell(const Entry& entry, const StandingsChange* change) const {
    const std::string text = entry_text(streams_.lang, trial_.setup(), entry);
    if (json_) {
        Json json{{"dry_run", true}, {"seq", entry.sequence}, {"line", entry.line}, {"text", text}};
        if (entry.forced) json["forced"] = *entry.forced;
        if (entry.reverses) json["reverses"] = *entry.reverses;
        if (change != nullptr) add_standings_json(trial_.setup(), *change, json);
        streams_.out << json_text(json) << '\n';
    } else {
        streams_.out << told_line(streams_.lang, fmt::format("({})", entry.sequence), trial_.setup(), entry, text);
        if (change != nullptr) print_standings(streams_.lang, trial_.setup(), *change, streams_.out);
    }
    require_written(streams_.lang, streams_.out);
}

void DryRun::tell(const RepairPlan& plan) const {
    const Setup& setup = trial_.setup();
    if (json_) {
        Json json{{"dry_run", true}};
        json.update(repair_json(streams_.lang, setup, plan));
        streams_.out << json_text(json) << '\n';
    } else {
        print_repair(streams_.lang, setup, plan, streams_.out);
    }
    require_written(streams_.lang, streams_.out);
}

}  // namespace tablebank
