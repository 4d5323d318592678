#include "app/cli/cold_dialog.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/i18n/language.h"
#include "app/present/words/finding_text.h"
#include "app/present/words/name_text.h"
#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

/// Said once everything is typed: while it is not, half of the deeds are nobody's.
bool waits_for_the_end(const Finding& finding) {
    return finding.code == FindingCode::deed_of_nobody || finding.code == FindingCode::dice_missing ||
           finding.code == FindingCode::roles_unbalanced || finding.code == FindingCode::no_players;
}

constexpr std::size_t most_steps_back = 100;

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

std::optional<std::string> ColdDialog::next() {
    std::string line;
    if (!read_line(streams_.in, line)) return std::nullopt;
    ++number_;
    return line;
}

void ColdDialog::say(const std::string& text) const {
    streams_.err << text << '\n';
    streams_.err.flush();
}

std::string ColdDialog::ask_edition() {
    if (typed_) say(streams_.lang.tr("Which edition? An id such as us, or a file."));
    while (const auto line = next()) {
        const std::string_view word = trimmed(*line);
        if (!word.empty() && !word.starts_with('#')) return std::string{word};
    }
    throw CliError(ExitCode::usage, streams_.lang.tr("{option} is missing, for example {example}",
                                                     {{"option", "--edition"}, {"example", "--edition us"}}));
}

void ColdDialog::ask_players(const Edition& edition, const Rulings& rulings) {
    if (typed_) {
        const Deed& last = edition.deeds.back();
        say(streams_.lang.tr(
            "One line per player: name, role, cash, deeds, such as {example}.",
            {{"example", fmt::format("{} {}{}+2", edition.profile.roles.value ? "anna m 846" : "anna 846",
                                     edition.deeds.front().space.index == 1 ? "1 " : "", last.space.index)}}));
        say(streams_.lang.tr("show lists them, undo removes the last line, an empty line ends."));
    }
    while (const auto line = next())
        if (!take(edition, rulings, *line)) return;
}

bool ColdDialog::take(const Edition& edition, const Rulings& rulings, const std::string& text) {
    const std::string_view word = trimmed(text);
    if (word.empty() && seats_.empty()) return true;
    if (word.empty() || word == "done") return false;
    if (is_blank_line(text) || take_word(edition, std::string{word})) return true;
    auto read = read_cold_line(edition, text);
    if (auto* line = std::get_if<ColdLine>(&read)) {
        seat(edition, rulings, std::move(*line), text);
        return true;
    }
    const std::string wrong = unreadable_text(
        streams_.lang, edition, {text, typed_ ? std::nullopt : std::optional{number_}}, std::get<ParseError>(read));
    if (!typed_) throw CliError(ExitCode::usage, wrong);
    say(wrong);
    return true;
}

bool ColdDialog::take_word(const Edition& edition, const std::string& text) {
    if (text == "show") {
        for (const Seat& each : seats_) say(print_cold_line(edition, each.line));
        return true;
    }
    if (text != "undo") return false;
    if (past_.empty()) {
        say(streams_.lang.tr("There is nothing to undo."));
        return true;
    }
    seats_ = std::move(past_.back());
    past_.pop_back();
    return true;
}

void ColdDialog::seat(const Edition& edition, const Rulings& rulings, ColdLine line, const std::string& text) {
    const auto before = typed_ ? findings_of(edition, rulings, table()) : std::vector<Finding>{};
    past_.push_back(seats_);
    if (past_.size() > most_steps_back) past_.erase(past_.begin());
    const std::string name = fold(line.player.name);
    const auto known =
        std::ranges::find_if(seats_, [&](const Seat& each) { return fold(each.line.player.name) == name; });
    Seat made{std::move(line), {text, number_}};
    if (known != seats_.end()) {
        *known = std::move(made);
    } else if (seats_.size() == most_cold_players) {
        throw CliError(ExitCode::usage, streams_.lang.tr("there are more players than a table can have ({most})",
                                                         {{"most", std::to_string(most_cold_players)}}));
    } else {
        seats_.push_back(std::move(made));
    }
    if (!typed_) return;
    say_news(edition, before, findings_of(edition, rulings, table()));
    part_deeds(edition, rulings);
}

void ColdDialog::say_news(const Edition& edition, const std::vector<Finding>& before,
                          const std::vector<Finding>& now) const {
    const auto names = names_of(table().position);
    for (const Finding& finding : now)
        if (!waits_for_the_end(finding) && std::ranges::find(before, finding) == before.end())
            say(finding_text(streams_.lang, edition, names, finding));
}

void ColdDialog::part_deeds(const Edition& edition, const Rulings& rulings) {
    while (true) {
        const std::vector<Finding> found = findings_of(edition, rulings, table());
        const auto twice = std::ranges::find(found, FindingCode::deed_twice, &Finding::code);
        if (twice == found.end()) return;
        const Space deed = twice->deeds.front();
        const int first = *twice->player;
        const int second = *twice->other;
        if (first == second) {  // the one that was typed last stands
            give(deed, first);
            continue;
        }
        const auto names = names_of(table().position);
        const Word of_first{"first", names.at(static_cast<std::size_t>(first))};
        const Word of_second{"second", names.at(static_cast<std::size_t>(second))};
        say(streams_.lang.tr("Whose is {deed}? 1 for {first}, 2 for {second}.",
                             {{"deed", space_name(edition, deed)}, of_first, of_second}));
        const auto answer = next();
        if (!answer) return;
        const std::string_view word = trimmed(*answer);
        if (word == "1") give(deed, second);
        if (word == "2") give(deed, first);
    }
}

/// Takes a deed from a hand, of two in it the first.
void ColdDialog::give(Space deed, int from) {
    auto& deeds = seats_.at(static_cast<std::size_t>(from)).line.player.estate.deeds;
    const auto held = std::ranges::find(deeds, deed, &Holding::deed);
    if (held != deeds.end()) deeds.erase(held);
}

std::optional<Dice> ColdDialog::dice_of(const Edition& edition, const std::string& text) {
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

void ColdDialog::ask_dice(const Edition& edition, const Rulings& rulings) {
    const auto names = names_of(table().position);
    for (const Finding& finding : findings_of(edition, rulings, table())) {
        if (finding.code != FindingCode::dice_missing) continue;
        const Space deed = finding.deeds.front();
        std::optional<Dice> dice;
        while (!dice) {
            if (typed_)
                say(streams_.lang.tr("Dice for {deed} of {player}, such as 3 4:",
                                     {{"deed", space_name(edition, deed)},
                                      {"player", names.at(static_cast<std::size_t>(*finding.player))}}));
            const auto line = next();
            if (!line) return;
            dice = dice_of(edition, *line);
        }
        thrown_[deed] = *dice;
    }
}

std::string ColdDialog::ask_reason() {
    if (typed_) say(streams_.lang.tr("The rules do not allow all of this. Why is it scored as found?"));
    while (const auto line = next()) {
        const std::string_view why = trimmed(*line);
        if (!why.empty()) return std::string{why};
    }
    return {};
}

ColdTable ColdDialog::table() const {
    ColdTable table;
    for (const Seat& each : seats_) {
        table.position.players.push_back(each.line.player);
        table.notes.push_back(each.line.notes);
        for (const auto& [space, dice] : each.line.dice) table.position.dice.insert_or_assign(space, dice);
    }
    for (const auto& [space, dice] : thrown_) table.position.dice.insert_or_assign(space, dice);
    return table;
}

const SourceLine& ColdDialog::line_of(int player) const {
    return seats_.at(static_cast<std::size_t>(player)).source;
}

}  // namespace tablebank
