#include "app/present/dialogs/rulings_snapshot.h"

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/ruling_text.h"
#include "app/session/game_settlement.h"
#include "calculators/ruling_scope.h"
#include "ledger/grammar/command.h"

namespace tablebank {

namespace {

RulingRow row_of(const Language& lang, const Game& game, const RulingKey& key,
                 const std::vector<RulingChange>& changes) {
    RulingRow row;
    row.key = key.name;
    row.text = ruling_text(lang, game.edition().words, key.name);
    const std::string value = get(game.rulings(), key.name);
    row.value = ruling_value_text(lang, game.edition().words, key.name, value);
    const auto last = std::find_if(changes.rbegin(), changes.rend(),
                                   [&](const RulingChange& change) { return change.key == key.name; });
    if (last != changes.rend()) {
        row.changed =
            lang.tr("since #{entry}: {reason}", {{"entry", std::to_string(last->entry)}, {"reason", last->why}});
    } else if (value != get(game.edition().rulings, key.name)) {
        row.changed = lang.tr("chosen for this game");
    }
    return row;
}

std::vector<RulingValue> values_of(const Language& lang, const EditionWords& words, const RulingKey& key,
                                   const std::string& in_force, const std::string& chosen) {
    std::vector<RulingValue> values;
    for (const std::string_view value : key.values)
        values.push_back(
            {std::string(value), ruling_value_text(lang, words, key.name, value), value == in_force, value == chosen});
    return values;
}

DialogFoot foot_of(const Language& lang, const Session& session, const RulingsDraft& draft, bool differs) {
    std::string button = lang.tr("Change it from now on");
    if (!differs) return unfinished_foot(lang.tr("Choose another value to change this ruling from now on."), button);
    if (draft.why.empty()) return unfinished_foot(lang.tr("Say why: the reason is shown on the score sheet."), button);
    Command command;
    command.action = action::Rule{draft.key, draft.value};
    command.why = draft.why;
    return make_foot(lang, session, command, std::move(button));
}

}  // namespace

RulingsDraft fresh_rulings(const Game& game) {
    RulingsDraft draft;
    look_at_ruling(draft, game, std::string(ruling_keys().front().name));
    return draft;
}

void look_at_ruling(RulingsDraft& draft, const Game& game, const std::string& key) {
    draft.key = key;
    draft.value = get(game.rulings(), key);
}

RulingsSnapshot make_rulings_snapshot(const Language& lang, const Session& session, const RulingsDraft& draft) {
    const Game& game = session.game();
    const auto changes = ruling_changes(session.table());
    RulingsSnapshot snapshot;
    for (const RulingKey& key : ruling_keys()) {
        if (!ruling_matters(game.edition(), game.setup->goal, key.name) && key.name != draft.key) continue;
        snapshot.rows.push_back(row_of(lang, game, key, changes));
        if (key.name != draft.key) continue;
        snapshot.rows.back().chosen = true;
        const std::string in_force = get(game.rulings(), key.name);
        snapshot.heading = snapshot.rows.back().text;
        snapshot.default_text =
            lang.tr("In this edition: {value}", {{"value", ruling_value_text(lang, game.edition().words, key.name,
                                                                             get(game.edition().rulings, key.name))}});
        snapshot.values = values_of(lang, game.edition().words, key, in_force, draft.value);
        snapshot.takes_number = key.takes_number;
        snapshot.foot = foot_of(lang, session, draft, draft.value != in_force);
    }
    std::stable_partition(snapshot.rows.begin(), snapshot.rows.end(),
                          [](const RulingRow& row) { return !row.changed.empty(); });
    return snapshot;
}

}  // namespace tablebank
