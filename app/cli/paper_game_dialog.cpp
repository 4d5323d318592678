#include "app/cli/paper_game_dialog.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <utility>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/i18n/language.h"
#include "app/present/words/finding_text.h"
#include "app/present/words/name_text.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/truncate.h"

namespace tablebank {
namespace {

/// Reported once everything is typed: before that, half of the deeds have no owner.
bool waits_for_the_end(const Finding& finding) {
    return finding.code == FindingCode::deed_of_nobody || finding.code == FindingCode::dice_missing ||
           finding.code == FindingCode::cash_or_deed || finding.code == FindingCode::roles_unbalanced ||
           finding.code == FindingCode::no_players;
}

constexpr std::size_t most_lines_back = 100;

bool ends(std::string_view word) {
    return word.empty() || word == "done";
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

std::optional<std::string> PaperGameDialog::next() {
    std::string line;
    if (!read_line(streams_.in, line)) return std::nullopt;
    ++number_;
    return line;
}

void PaperGameDialog::say(const std::string& text) const {
    streams_.err << text << '\n';
    streams_.err.flush();
}

std::string PaperGameDialog::ask_edition() {
    if (typed_) say(streams_.lang.tr("Which edition? An id such as us, or a file."));
    while (const auto line = next()) {
        const std::string_view word = trimmed(*line);
        if (!word.empty() && !word.starts_with('#')) return std::string{word};
    }
    throw CliError(ExitCode::usage, streams_.lang.tr("{option} is missing, for example {example}",
                                                     {{"option", "--edition"}, {"example", "--edition us"}}));
}

void PaperGameDialog::ask_players(const Edition& edition, const Rulings& rulings) {
    if (typed_ && !std::exchange(introduced_, true)) {
        const Deed& last = edition.deeds.back();
        say(streams_.lang.tr(
            "One line per player: name, role, cash, deeds, such as {example}.",
            {{"example", fmt::format("{} {}{}+2", edition.profile.roles.value ? "anna m 846" : "anna 846",
                                     edition.deeds.front().space.index == 1 ? "1 " : "", last.space.index)}}));
        say(streams_.lang.tr("show lists them, undo removes the last line, an empty line ends."));
    }
    while (true) {
        const auto open = typed_ ? open_question(edition, rulings) : std::nullopt;
        if (open) ask(edition, *open);
        const auto line = next();
        if (!line) return;
        // An empty line does not answer a question, and any other line may correct it.
        if (open && (ends(trimmed(*line)) || is_answered(edition, *open, trimmed(*line)))) continue;
        if (!take(edition, rulings, *line)) return;
    }
}

bool PaperGameDialog::take(const Edition& edition, const Rulings& rulings, const std::string& text) {
    const std::string_view word = trimmed(text);
    if (word.empty() && now_.seats.empty()) return true;
    if (ends(word)) return false;
    if (is_blank_line(text) || take_word(edition, std::string{word})) return true;
    auto read = read_paper_game_line(edition, text);
    if (auto* line = std::get_if<PaperGameLine>(&read)) {
        seat(edition, rulings, std::move(*line), text);
        return true;
    }
    const std::string wrong = unreadable_text(
        streams_.lang, edition, {text, typed_ ? std::nullopt : std::optional{number_}}, std::get<ParseError>(read));
    if (!typed_) throw CliError(ExitCode::usage, wrong);
    say(wrong);
    return true;
}

bool PaperGameDialog::take_word(const Edition& edition, const std::string& text) {
    if (text == "show") {
        for (const Seat& each : now_.seats) say(print_paper_game_line(edition, each.line));
        return true;
    }
    if (text != "undo") return false;
    undo(edition);
    return true;
}

void PaperGameDialog::remember(std::string_view typed) {
    past_.push_back({now_, std::string{typed}});
    if (past_.size() > most_lines_back) past_.erase(past_.begin());
}

void PaperGameDialog::undo(const Edition& edition) {
    if (past_.empty()) return say(streams_.lang.tr("There is nothing to undo."));
    const Step step = std::move(past_.back());
    past_.pop_back();
    std::vector<std::string> lines;
    for (const Seat& each : now_.seats) lines.push_back(print_paper_game_line(edition, each.line));
    now_ = step.before;
    say(streams_.lang.tr("Undone: {line}", {{"line", truncated(step.typed)}}));
    for (const Seat& each : now_.seats) {
        const std::string line = print_paper_game_line(edition, each.line);
        if (std::ranges::find(lines, line) == lines.end())
            say(streams_.lang.tr("In force again: {line}", {{"line", line}}));
    }
}

void PaperGameDialog::seat(const Edition& edition, const Rulings& rulings, PaperGameLine line,
                           const std::string& text) {
    const auto before = typed_ ? findings_of(edition, rulings, table()) : std::vector<Finding>{};
    remember(trimmed(text));
    now_.owes_cash.reset();
    const std::string name = fold(line.player.name);
    const auto known =
        std::ranges::find_if(now_.seats, [&](const Seat& each) { return fold(each.line.player.name) == name; });
    Seat made{std::move(line), {text, number_}};
    if (known != now_.seats.end()) {
        *known = std::move(made);
    } else if (now_.seats.size() == most_paper_game_players) {
        throw CliError(ExitCode::usage, streams_.lang.tr("there are more players than a table can have ({most})",
                                                         {{"most", std::to_string(most_paper_game_players)}}));
    } else {
        now_.seats.push_back(std::move(made));
    }
    if (!typed_) return;
    say_news(edition, before, findings_of(edition, rulings, table()));
    drop_twins(edition, rulings);
}

void PaperGameDialog::say_news(const Edition& edition, const std::vector<Finding>& before,
                               const std::vector<Finding>& now) const {
    const auto names = names_of(table().position);
    for (const Finding& finding : now)
        if (!waits_for_the_end(finding) && std::ranges::find(before, finding) == before.end())
            say(finding_text(streams_.lang, edition, names, finding));
}

std::optional<Finding> PaperGameDialog::open_question(const Edition& edition, const Rulings& rulings) const {
    const std::vector<Finding> found = findings_of(edition, rulings, table());
    const auto owed = std::ranges::find_if(found, [&](const Finding& each) {
        return each.code == FindingCode::cash_or_deed && each.player == now_.owes_cash;
    });
    if (owed != found.end()) return *owed;
    const auto open = std::ranges::find_if(found, [](const Finding& each) {
        return each.code == FindingCode::deed_twice || each.code == FindingCode::cash_or_deed;
    });
    return open == found.end() ? std::nullopt : std::optional{*open};
}

void PaperGameDialog::ask(const Edition& edition, const Finding& open) const {
    const Language& lang = streams_.lang;
    const auto names = names_of(table().position);
    const Word deed{"deed", space_name(edition, open.deeds.front())};
    const std::string& name = names.at(static_cast<std::size_t>(*open.player));
    if (open.code == FindingCode::deed_twice)
        return say(lang.tr("Whose is {deed}? 1 for {first}, 2 for {second}.",
                           {deed, {"first", name}, {"second", names.at(static_cast<std::size_t>(*open.other))}}));
    if (now_.owes_cash) return say(lang.tr("How much cash has {player}?", {{"player", name}}));
    say(lang.tr("Is {number} the cash of {player}, or {deed}? 1 for the cash, 2 for the deed.",
                {{"number", open.has->to_string()}, {"player", name}, deed}));
}

bool PaperGameDialog::is_answered(const Edition& edition, const Finding& open, std::string_view typed) {
    if (now_.owes_cash) return takes_cash(edition, open, typed);
    if (typed != "1" && typed != "2") return false;
    remember(typed);
    if (open.code == FindingCode::deed_twice)
        give(open.deeds.front(), typed == "1" ? *open.other : *open.player);
    else if (typed == "2")
        now_.owes_cash = *open.player;
    else
        now_.seats.at(static_cast<std::size_t>(*open.player)).line.bare_cash = false;
    return true;
}

bool PaperGameDialog::takes_cash(const Edition& edition, const Finding& open, std::string_view typed) {
    auto read = read_paper_game_cash(edition, typed);
    auto* cash = std::get_if<PaperGameCash>(&read);
    if (cash == nullptr) return false;
    remember(typed);
    PaperGameLine& line = now_.seats.at(static_cast<std::size_t>(*open.player)).line;
    line.player.estate.cash = cash->sum;
    line.notes = std::move(cash->notes);
    line.bare_cash = false;
    line.player.estate.deeds.push_back({.deed = open.deeds.front()});
    std::ranges::stable_sort(line.player.estate.deeds, {}, &Holding::deed);
    now_.owes_cash.reset();
    return true;
}

void PaperGameDialog::drop_twins(const Edition& edition, const Rulings& rulings) {
    while (true) {
        const std::vector<Finding> found = findings_of(edition, rulings, table());
        const auto twin = std::ranges::find_if(found, [](const Finding& each) {
            return each.code == FindingCode::deed_twice && each.player == each.other;
        });
        if (twin == found.end()) return;
        give(twin->deeds.front(), *twin->player);  // the one that was typed last is kept
    }
}

/// Takes a deed from a hand, of two in it the first.
void PaperGameDialog::give(Space deed, int from) {
    auto& deeds = now_.seats.at(static_cast<std::size_t>(from)).line.player.estate.deeds;
    const auto held = std::ranges::find(deeds, deed, &Holding::deed);
    if (held != deeds.end()) deeds.erase(held);
}

std::optional<Dice> PaperGameDialog::dice_of(const Edition& edition, const std::string& text) {
    std::string digits;
    for (const char sign : text)
        if (sign != ' ' && sign != ',' && sign != '\t') digits += sign;
    if (digits.size() == 2) {
        const Dice dice{digits[0] - '0', digits[1] - '0'};
        if (dice.is_possible()) return dice;
    }
    const std::string wrong =
        unreadable_text(streams_.lang, edition, {text, typed_ ? std::nullopt : std::optional{number_}},
                        {ParseError::Kind::expected, 1, text, {"dice"}});
    if (!typed_) throw CliError(ExitCode::usage, wrong);
    say(wrong);
    return std::nullopt;
}

bool PaperGameDialog::ask_dice(const Edition& edition, const Rulings& rulings) {
    const auto names = names_of(table().position);
    while (true) {
        const std::vector<Finding> found = findings_of(edition, rulings, table());
        const auto missing = std::ranges::find(found, FindingCode::dice_missing, &Finding::code);
        if (missing == found.end()) return true;
        const Space deed = missing->deeds.front();
        if (typed_)
            say(streams_.lang.tr("Dice for {deed} of {player}, such as 3 4:",
                                 {{"deed", space_name(edition, deed)},
                                  {"player", names.at(static_cast<std::size_t>(*missing->player))}}));
        const auto line = next();
        if (!line) return true;
        const bool at_first = now_.thrown.empty();  // so that a step back is one of the lines
        if (take_word(edition, std::string{trimmed(*line)})) {
            if (at_first && trimmed(*line) == "undo") return false;
            continue;
        }
        const auto dice = dice_of(edition, *line);
        if (!dice) continue;
        remember(trimmed(*line));
        now_.thrown[deed] = *dice;
    }
}

std::string PaperGameDialog::ask_reason() {
    if (typed_) say(streams_.lang.tr("The rules do not allow all of this. Why is it scored as found?"));
    while (const auto line = next()) {
        const std::string_view why = trimmed(*line);
        if (typed_ && why == "undo")
            say(streams_.lang.tr("The lines are complete and can no longer be undone. Why is it scored as found?"));
        else if (!why.empty())
            return std::string{why};
    }
    return {};
}

PaperGame PaperGameDialog::table() const {
    PaperGame table;
    for (const Seat& each : now_.seats) {
        table.position.players.push_back(each.line.player);
        table.notes.push_back(each.line.notes);
        table.bare_cash.push_back(each.line.bare_cash);
        for (const auto& [space, dice] : each.line.dice) table.position.dice.insert_or_assign(space, dice);
    }
    for (const auto& [space, dice] : now_.thrown) table.position.dice.insert_or_assign(space, dice);
    return table;
}

const SourceLine& PaperGameDialog::line_of(int player) const {
    return now_.seats.at(static_cast<std::size_t>(player)).source;
}

}  // namespace tablebank
