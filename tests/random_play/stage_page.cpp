#include "tests/random_play/stage_page.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "source_dir.h"

namespace random_play {
namespace {

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::string without_ticks(std::string text) {
    std::erase(text, '`');
    return text;
}

std::vector<std::string> cells_of(const std::string& row) {
    std::vector<std::string> cells;
    std::istringstream words(row.substr(1));
    for (std::string cell; std::getline(words, cell, '|');) cells.push_back(trimmed(cell));
    return cells;
}

/// "the turn: `roll`, `fine`" has two words; "`get` from the bank" has one.
std::vector<std::string> words_of(const std::string& heading) {
    if (heading.find("` from ") != std::string::npos) return {without_ticks(heading)};
    std::vector<std::string> words;
    for (std::size_t tick = heading.find('`'); tick != std::string::npos; tick = heading.find('`', tick)) {
        const auto end = heading.find('`', tick + 1);
        words.push_back(heading.substr(tick + 1, end - tick - 1));
        tick = end + 1;
    }
    return words;
}

std::string first_word(const std::string& text) {
    return text.substr(0, text.find(' '));
}

/// The row of a line.
std::string row_of(const ModelLine& line) {
    if (line.verb == Verb::get) return line.other == bank ? "get from the bank" : "get from a player";
    return first_word(word(line.verb));
}

/// Refusals that the judge may override.
bool may_be_forced(const std::string& code) {
    constexpr std::array forcible{"trade-closed", "closing-bank-only", "rulings-closed"};
    return std::ranges::find(forcible, code) != forcible.end();
}

bool is_in_hand(const PostedLine& posted) {
    const ModelTable& table = posted.before;
    const int seat = posted.meant.player;
    if (seat == 0 || seat == table.in_turn() || table.decided(Ruling::track_tokens, "no")) return true;
    const bool round = table.decided(Ruling::time_called, "finish_round") || table.decided(Ruling::equal_turns, "yes");
    return round && seat == table.after(table.in_turn());
}

bool owes(const PostedLine& posted) {
    return !posted.before.dues_of(posted.meant.player).empty();
}

/// That nothing but what is due goes from player to player or into the middle, and to the bank only from the turn in
/// hand.
bool is_due(const PostedLine& posted) {
    const ModelLine& line = posted.meant;
    const int payer = line.verb == Verb::get ? line.other : line.player;
    const int payee = line.verb == Verb::get ? line.player : line.other;
    Units due = 0;
    for (const Due& one : posted.before.dues_of(payer))
        if (one.creditor == payee) due += one.at_most();
    // What the bank is owed includes the fine, and is paid into the middle where the table rules so.
    if (payee == bank) return line.amount <= due || (!line.to_middle && is_in_hand(posted));
    return posted.after.player(payee).cash - posted.before.player(payee).cash <= due;
}

bool changes_no_result(const ModelLine& line) {
    return line.key == "closing_plan" || line.key == "live_standings";
}

}  // namespace

const StagePage& StagePage::read() {
    static const StagePage page = [] {
        StagePage made;
        std::ifstream text(std::filesystem::path{TABLEBANK_SOURCE_DIR} / "docs" / "reference" / "stages.md");
        std::vector<std::string> stages;
        for (std::string row; std::getline(text, row);) {
            if (!row.starts_with("| ")) {
                if (stages.empty() || !row.starts_with("|")) stages.clear();
                continue;
            }
            const auto cells = cells_of(row);
            if (cells.front() == "line") {
                stages.assign(cells.begin() + 1, cells.end());
            } else if (!stages.empty()) {
                for (const std::string& word : words_of(cells.front()))
                    for (std::size_t place = 0; place < stages.size(); ++place)
                        made.cells_[word][stages[place]] = without_ticks(cells.at(place + 1));
            }
        }
        return made;
    }();
    return page;
}

const std::string& StagePage::cell(const std::string& word, const std::string& stage) const {
    const auto row = cells_.find(word);
    if (row == cells_.end()) throw std::runtime_error("the page of stages has no line " + word);
    const auto found = row->second.find(stage);
    if (found == row->second.end()) throw std::runtime_error("the page of stages has no stage " + stage);
    return found->second;
}

std::string StagePage::objection(const PostedLine& posted) const {
    if (posted.before.time_called == 0) return {};
    const std::string row = row_of(posted.meant);
    const std::string& said = cell(row, posted.stage);
    const std::string why = row + " in " + posted.stage + ": " + said;
    if (said == "yes") return {};
    if (said == "in order") return posted.before.decided(Ruling::closing_own_turn, "kept") ? std::string{} : why;
    if (said == "turn in hand") return is_in_hand(posted) ? std::string{} : why;
    if (said == "turn in hand, debtors") return is_in_hand(posted) || owes(posted) ? std::string{} : why;
    if (said == "what is due") return posted.meant.forced || is_due(posted) ? std::string{} : why;
    if (said == "until closing") return posted.before.in_phase() == Phase::play ? std::string{} : why;
    if (said == "rulings-closed" && changes_no_result(posted.meant)) return {};
    return posted.meant.forced && may_be_forced(said) ? std::string{} : why;
}

std::string StagePage::objection(const std::string& typed, const std::string& stage) const {
    const std::string first = first_word(typed);
    const bool named = first.front() >= 'A' && first.front() <= 'Z';
    const std::string verb = named ? first_word(typed.substr(first.size() + 1)) : first;
    const std::string& said = cell(verb, stage);
    if (said == "yes" || said == "until closing") return {};
    return verb + " in " + stage + ": " + said;
}

}  // namespace random_play
