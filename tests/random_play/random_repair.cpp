// Correcting an entry in the middle of a random game. The product decides what becomes of the lines after it, the model
// decides their effect; tests/repairs tests whether they are what was meant.

#include "ledger/decide/repair.h"
#include "ledger/grammar/notation.h"
#include "tests/random_play/random_game.h"

namespace random_play {
namespace {

constexpr int most_answers = 30;

bool needs_words(const std::string& answer) {
    return answer.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ", answer.find(' ') + 1) != std::string::npos;
}

/// One of the answers that are offered whole, or none.
std::string answer_to(Rng& chance, const tablebank::RepairRow& row) {
    const std::string number = "; #" + std::to_string(row.entry) + " ";
    if (row.answers.empty() || chance.percent(40)) return number + "drop";
    const std::string& answer = chance.one_of(row.answers);
    return number + (needs_words(answer) ? "drop" : answer);
}

}  // namespace

/// The entries after the first, which names the corrected one; nullopt if one of them is a line that the model never
/// made.
std::optional<std::vector<Model::Mended>> RandomGame::mended_by(const std::vector<tablebank::Entry>& entries) {
    std::vector<Model::Mended> mended;
    for (std::size_t place = 1; place < entries.size(); ++place) {
        const tablebank::Entry& entry = entries[place];
        Model::Mended& one = mended.emplace_back();
        one.at = entry.stamp.at_ms;
        if (entry.reverses) {
            one.takes_back = static_cast<int>(*entry.reverses);
            continue;
        }
        const auto line = known_.find(*table_.game.setup, entry);
        if (!line) return std::nullopt;
        one.line = *line;
    }
    return mended;
}

void RandomGame::put_right(ModelLine line) {
    pass_time();
    const auto expected = model_.cannot_amend(line);
    for (int answers = 0;; ++answers) {
        const std::string typed = write(model_.agreed(), line);
        const auto parsed = tablebank::parse_line(*table_.game.setup, typed);
        if (std::holds_alternative<tablebank::ParseError>(parsed)) disagree("not understood: " + typed);
        auto command = std::get<tablebank::Command>(parsed);
        command.typed = typed;
        const auto decision = tablebank::decide(table_, command, [this] { return stamp(); });
        if (const auto* refusal = std::get_if<tablebank::Refusal>(&decision)) {
            const bool open = refusal->code == tablebank::RefusalCode::repair_open;
            if (open && answers < most_answers && chance_.percent(95)) {
                line.answers += answer_to(chance_, *refusal->repair->open().front());
                continue;
            }
            const std::string code{tablebank::to_string(refusal->code)};
            tally_.count(line, code);
            recorded_ += "#! " + code + " " + typed + "\n";
            const bool idle = refusal->code == tablebank::RefusalCode::changes_nothing;
            const bool of_later_lines = open || idle;
            // A repair that changes nothing is refused for that, also where only a judge may repair.
            const bool judged = idle && expected && expected->code == "judge-repairs";
            if (of_later_lines && expected && !judged) disagree("the model refuses " + typed + ": " + expected->code);
            if (!of_later_lines) check_refusal(*refusal, expected);
            return;
        }
        if (expected) disagree("the model refuses " + typed + ": " + expected->code);
        const auto& entries = std::get<std::vector<tablebank::Entry>>(decision);
        const auto mended = mended_by(entries);
        if (!mended) return;
        const int last = model_.last();
        if (const auto refused = model_.amend(line, *mended, now_))
            disagree("the model refuses what is put right by " + typed + ": " + refused->code);
        tally_.count(line, {});
        take_over(entries, typed, last);
        for (int number = last + 1; number <= model_.last(); ++number)
            if (!model_.is_reversal(number) && !model_.is_repair(number))
                known_.remember(table_.history.at(number), model_.meant(number));
        return;
    }
}

}  // namespace random_play
