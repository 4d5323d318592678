#include "app/present/dialogs/repair_snapshot.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/entries/repair_text.h"
#include "app/present/typing/near_names.h"
#include "app/present/words/capital.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/parse_error_text.h"
#include "app/present/words/refusal_text.h"
#include "ledger/books/people.h"
#include "ledger/grammar/notation.h"
#include "ledger/text/digits.h"

namespace tablebank {

namespace {

std::string numbered(std::int64_t entry) {
    return '#' + std::to_string(entry);
}

/// The whole line of a draft, with its answers.
std::string line_of(const RepairDraft& draft) {
    std::string line = draft.line;
    for (const std::string& answer : draft.given) line += "; " + answer;
    return line;
}

/// Requires a line that is an amendment.
Repair plan_of(const Session& session, const std::string& line) {
    const auto command = std::get<Command>(parse_line(session.setup(), line));
    return plan_repair(session.table(), command, std::get<action::Amend>(command.action));
}

std::string written(const Setup& setup, const action::RepairAnswer& answer) {
    using Kind = action::RepairAnswer::Kind;
    if (answer.kind == Kind::line) return print_line(setup_before(setup, answer.entry), *answer.line);
    return answer.kind == Kind::keep ? "keep" : "drop";
}

/// The rows of an entry that the banker has answered.
std::vector<const RepairRow*> answered_rows(const RepairPlan& plan, std::int64_t entry) {
    std::vector<const RepairRow*> rows;
    for (const RepairRow& row : plan.rows)
        if (row.entry == entry && row.why == RepairWhy::answered) rows.push_back(&row);
    return rows;
}

const RepairRow* last_asked(const RepairPlan& plan, std::int64_t entry) {
    const RepairRow* last = nullptr;
    for (const RepairRow& row : plan.rows)
        if (row.entry == entry && row.fate == Fate::asked) last = &row;
    return last;
}

/// The plan with one more answer; a refusal if the answer is not valid.
Repair with_answer(const Session& session, const RepairPlan& now, RepairDraft draft, std::int64_t entry,
                   const std::string& answer) {
    draft.given.push_back(numbered(entry) + ' ' + answer);
    Repair repair = plan_of(session, line_of(draft));
    const auto* ahead = std::get_if<RepairPlan>(&repair);
    if (ahead == nullptr || answered_rows(*ahead, entry).size() > answered_rows(now, entry).size()) return repair;
    const RepairRow* asked = last_asked(*ahead, entry);
    return asked != nullptr && asked->refusal ? *asked->refusal : Refusal{RefusalCode::no_own_line};
}

// Answers that are completed
// -------------------------------------------------------------------------------------------

bool is_place(std::string_view word) {
    constexpr std::array<std::string_view, 6> places{"D", "D1", "D2", "N", "PLAYER", "EFFECT"};
    return std::ranges::find(places, word) != places.end();
}

/// The start of the places to fill in. The first word is always a name or a verb.
std::size_t places_begin(std::string_view answer) {
    std::size_t begin = answer.find(' ');
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(answer.find(' ', begin + 1), answer.size());
        if (is_place(answer.substr(begin + 1, end - begin - 1))) return begin + 1;
        begin = end == answer.size() ? std::string_view::npos : end;
    }
    return answer.size();
}

bool is_line(const Setup& setup, std::string_view text) {
    return std::holds_alternative<Command>(parse_line(setup, text));
}

/// Possible meanings of a line whose last word was typed: dice without a space, the number of a card.
std::vector<std::string> readings_of(const Setup& setup, std::string_view answer) {
    std::vector<std::string> readings{std::string(answer)};
    const std::size_t last = answer.rfind(' ') + 1;
    const std::string_view word = answer.substr(last);
    if (last == 0 || !is_digits(word)) return readings;
    const std::string before(answer.substr(0, last));
    // If cards are drawn, the digits after the word are not dice.
    const bool drawn = before.ends_with(" card ") && setup.edition->profile.card_spaces.value != CardSpaces::two_dice;
    readings.insert(drawn ? readings.begin() : readings.end(), before + '#' + std::string(word));
    std::string dice = before;
    for (const char sign : word) dice += (dice.size() > before.size() ? " " : "") + std::string(1, sign);
    readings.push_back(dice);
    return readings;
}

/// An answer in the form of the line; the error of an answer that cannot be read.
std::variant<std::string, ParseError> read_answer(const Setup& setup, std::string_view answer) {
    if (answer == "keep" || answer == "drop") return std::string(answer);
    for (const std::string& reading : readings_of(setup, answer)) {
        const auto read = parse_line(setup, reading);
        if (const auto* command = std::get_if<Command>(&read)) return print_line(setup, *command);
    }
    return std::get<ParseError>(parse_line(setup, answer));
}

// Words ---------------------------------------------------------------------------------------------------------------

std::string did(const Language& lang, const Setup& setup, const Entry& entry) {
    return with_capital(setup, entry_text(lang, setup, entry));
}

std::string word_of(const Language& lang, Fate fate) {
    switch (fate) {
        case Fate::put_right:
            return lang.tr_in("a line of a repair", "put right");
        case Fate::kept:
            return lang.tr_in("a line of a repair", "stays");
        case Fate::changed:
            return lang.tr_in("a line of a repair", "changed");
        case Fate::dropped:
            return lang.tr_in("a line of a repair", "dropped");
        case Fate::added:
            return lang.tr_in("a line of a repair", "added");
        case Fate::asked:
            return lang.tr_in("a line of a repair", "asked");
    }
    return {};
}

RepairLine make_line(const Language& lang, const Session& session, const RepairRow& row) {
    const Setup& setup = session.setup();
    RepairLine line;
    line.fate = row.fate;
    line.entry = numbered(row.entry);
    line.word = word_of(lang, row.fate);
    if (!row.before.empty()) line.before = did(lang, setup, session.table().history.at(row.entry));
    if (row.posted) line.after = did(lang, *SetupOfEntry(setup, row.entry), *row.posted);
    if (row.fate == Fate::kept) line.before.clear();
    line.why = with_capital(setup, repair_why_text(lang, setup, row));
    return line;
}

std::string key_of(std::size_t number) {
    constexpr std::string_view keys = "123456789abcdefghijklmnopqrstuvwxyz";
    return number < keys.size() ? std::string(1, keys[number]) : std::string{};
}

/// If there are more answers than these, their effects are not tried out: only their forms are shown.
constexpr std::size_t most_tried_out = 12;

std::string text_of(const Language& lang, const Session& session, const RepairDraft& draft, const RepairPlan& now,
                    std::int64_t entry, const std::string& answer) {
    const Setup& setup = session.setup();
    if (answer == "keep") return lang.tr("It stays as it is");
    if (answer == "drop") return lang.tr("It is dropped");
    const auto ahead = with_answer(session, now, draft, entry, answer);
    if (const auto* plan = std::get_if<RepairPlan>(&ahead)) {
        const RepairRow* row = answered_rows(*plan, entry).back();
        if (row->posted) return did(lang, *SetupOfEntry(setup, entry), *row->posted);
    }
    return localized_line(lang, setup_before(setup, entry), answer);
}

/// `then` has the names that the answer uses.
RepairChoice make_choice(const Language& lang, const Setup& then, const std::string& answer) {
    RepairChoice choice;
    choice.answer = answer;
    choice.text = localized_line(lang, then, answer);
    const bool said = answer == "keep" || answer == "drop";
    const std::size_t places = said || is_line(then, answer) ? answer.size() : places_begin(answer);
    if (places == answer.size()) return choice;
    const std::string_view wanted = std::string_view(answer).substr(places);
    choice.places = answer.ends_with(" card EFFECT") ? "+50, -75, #12" : localized_line(lang, wanted);
    choice.answer.resize(places);
    return choice;
}

RepairQuestion make_question(const Language& lang, const Session& session, const RepairDraft& draft,
                             const RepairPlan& plan, const RepairRow& asked) {
    const Setup& setup = session.setup();
    RepairQuestion question;
    question.entry = asked.entry;
    question.heading = lang.tr(
        "At {entry}: {what}",
        {{"entry", numbered(asked.entry)}, {"what", did(lang, setup, session.table().history.at(asked.entry))}});
    question.why = with_capital(setup, repair_why_text(lang, setup, asked));
    const bool tried_out = asked.answers.size() <= most_tried_out;
    for (const std::string& answer : asked.answers) {
        RepairChoice choice = make_choice(lang, setup_before(setup, asked.entry), answer);
        if (choice.places.empty() && (tried_out || answer == "keep" || answer == "drop"))
            choice.text = text_of(lang, session, draft, plan, asked.entry, answer);
        choice.key = key_of(question.answers.size());
        question.answers.push_back(std::move(choice));
    }
    // A question with only one answer is filled in at once.
    question.fill = draft.fill;
    if (question.answers.size() == 1) question.fill = 0;
    if (question.fill && (*question.fill >= question.answers.size() || question.answers[*question.fill].places.empty()))
        question.fill.reset();
    return question;
}

LinePreview says(LinePreview::Kind kind, std::string words) {
    LinePreview preview;
    preview.kind = kind;
    preview.text = std::move(words);
    return preview;
}

DialogFoot make_repair_foot(const Language& lang, const Session& session, const RepairDraft& draft,
                            const RepairPlan* plan) {
    using Kind = LinePreview::Kind;
    DialogFoot foot;
    foot.line = line_of(draft);
    foot.shown = localized_line(lang, session.setup(), foot.line);
    foot.button = lang.tr("Apply the correction");
    if (plan != nullptr && plan->is_open()) {
        foot.preview = says(Kind::nothing, lang.trn("{count} question is open. Nothing is posted before you agree.",
                                                    "{count} questions are open. Nothing is posted before you agree.",
                                                    static_cast<std::int64_t>(plan->open().size())));
        return foot;
    }
    const auto preview = session.preview(foot.line);
    if (const auto* no = std::get_if<Refusal>(&preview)) {
        foot.preview = says(Kind::refused, refusal_text(lang, session.setup(), *no));
    } else {
        foot.preview = says(Kind::will_do, lang.tr("Nothing is posted before you agree. One undo reverses all of it."));
    }
    return foot;
}

}  // namespace

std::optional<RepairDraft> fresh_repair(const Session& session, std::string_view line) {
    const Setup& setup = session.setup();
    const auto read = parse_line(setup, line);
    if (!std::holds_alternative<Command>(read)) return std::nullopt;
    Command command = std::get<Command>(read);
    const auto* amend = std::get_if<action::Amend>(&command.action);
    if (amend == nullptr) return std::nullopt;
    const auto would = session.preview(line);
    if (const auto* no = std::get_if<Refusal>(&would)) {
        if (no->code != RefusalCode::repair_open) return std::nullopt;
    } else {
        const auto action = action_begun_by(std::get<std::vector<Entry>>(would).front());
        if (!action || !action->repaired || !touches_later_lines(*action->repaired)) return std::nullopt;
    }
    const auto answers = amend->answers;
    command.action = action::Amend{amend->entry, amend->line, {}};
    command.player.reset();
    RepairDraft draft{.line = print_line(setup, command)};
    for (const action::RepairAnswer& answer : answers) {
        const Repair now = plan_of(session, line_of(draft));
        const std::string said = written(setup, answer);
        const auto* plan = std::get_if<RepairPlan>(&now);
        if (plan == nullptr || std::holds_alternative<Refusal>(with_answer(session, *plan, draft, answer.entry, said)))
            continue;
        draft.given.push_back(numbered(answer.entry) + ' ' + said);
    }
    return draft;
}

void answer_repair(const Language& lang, const Session& session, RepairDraft& draft, std::string_view answer) {
    const Setup& setup = session.setup();
    const Repair now = plan_of(session, line_of(draft));
    const auto* plan = std::get_if<RepairPlan>(&now);
    if (plan == nullptr || !plan->is_open()) return;
    const std::int64_t entry = plan->open().front()->entry;
    const auto said = read_answer(setup_before(setup, entry), answer);
    if (const auto* error = std::get_if<ParseError>(&said)) {
        draft.refused = parse_error_at_table(lang, *setup.edition, with_near_names(setup, *error, lang.tag()));
        return;
    }
    const auto& line = std::get<std::string>(said);
    const Repair ahead = with_answer(session, *plan, draft, entry, line);
    if (const auto* no = std::get_if<Refusal>(&ahead)) {
        draft.refused = refusal_text(lang, setup, *no);
        return;
    }
    draft.given.push_back(numbered(entry) + ' ' + line);
    draft.fill.reset();
    draft.filled.clear();
    draft.refused.clear();
}

void take_answer_back(RepairDraft& draft) {
    draft.fill.reset();
    draft.filled.clear();
    draft.refused.clear();
    if (!draft.given.empty()) draft.given.pop_back();
}

RepairSnapshot make_repair_snapshot(const Language& lang, const Session& session, const RepairDraft& draft) {
    const Repair repair = plan_of(session, line_of(draft));
    const auto* plan = std::get_if<RepairPlan>(&repair);
    RepairSnapshot snapshot;
    snapshot.title = lang.tr("Correct an entry");
    for (const std::string& answer : draft.given)
        snapshot.given.push_back(localized_line(lang, session.setup(), answer));
    snapshot.refused = draft.refused;
    snapshot.foot = make_repair_foot(lang, session, draft, plan);
    if (plan == nullptr) return snapshot;
    snapshot.title = lang.tr("Correct {entry}", {{"entry", numbered(plan->entry)}});
    snapshot.counts = with_capital(session.setup(), repair_counts_text(lang, plan->counts));
    snapshot.players = make_repair_players(lang, plan->before, plan->after);
    if (const auto change = standings_change(plan->before, plan->after)) {
        snapshot.standings = tell_standings(lang, session.setup(), *change);
        std::erase_if(snapshot.players, [](const RepairPlayer& player) { return !player.changes(); });
    }
    for (const RepairRow& row : plan->rows) snapshot.lines.push_back(make_line(lang, session, row));
    if (plan->counts.kept > 0)
        snapshot.kept =
            lang.trn("Show the {count} line that stays", "Show the {count} lines that stay", plan->counts.kept);
    const auto open = plan->open();
    if (!open.empty()) snapshot.question = make_question(lang, session, draft, *plan, *open.front());
    return snapshot;
}

}  // namespace tablebank
