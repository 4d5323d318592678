// docs/reference/stages.md has the table of ledger/decide/stage_table.cpp, cell by cell.

#include <doctest/doctest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <string>

#include "ledger/decide/stage_table.h"
#include "source_dir.h"

namespace tablebank {
namespace {

using deciding::LineKind;
using deciding::StageAnswer;

constexpr std::array kinds{
    "the turn: `roll`, `fine`, `free`, `use`, `jail`, `at`",
    "what a roll causes: `buy`, `decline`, `auction`, `card`, `draw`, `foundation`, `stake`, `shuffle`",
    "what is due: `rent`, `tax`, `ok`, `bankrupt`",
    "`pay`",
    "`get` from a player",
    "`get` from the bank",
    "`trade`",
    "`waive`",
    "`build`, `redeem`",
    "`sell`, `mortgage`",
    "`leaves`",
    "`next`, `turn`",
    "`clock`",
    "`closing`",
    "`keep`",
    "`walk`",
    "`finish`",
    "`richest`",
    "`rule`",
    "`count`",
    "`note`, `undo`, `redo`, `amend`, `protest`, `confirm`",
    "`signs`, `refuses`, `certify`, `correct`, `adjust`",
    "`seat`, `swap`",
    "`rename`",
    "`join`",
};
static_assert(kinds.size() == static_cast<std::size_t>(LineKind::joining) + 1);

std::string words(StageAnswer answer) {
    switch (answer) {
        case StageAnswer::yes:
            return "yes";
        case StageAnswer::unannounced:
            return "until `closing`";
        case StageAnswer::owed:
            return "what was owed";
        case StageAnswer::in_hand:
            return "turn in hand";
        case StageAnswer::in_hand_owing:
            return "turn in hand, debtors";
        case StageAnswer::in_order:
            return "in order";
        case StageAnswer::dues:
            return "what is due";
        case StageAnswer::wrong_phase:
            return "–";
        case StageAnswer::no_turn:
            return "`time-called-already`";
        case StageAnswer::no_trade:
            return "`trade-closed`";
        case StageAnswer::bank_only:
            return "`closing-bank-only`";
        case StageAnswer::no_closing:
            return "`not-in-this-edition`";
        case StageAnswer::ruling_closed:
            return "`rulings-closed`";
    }
    return {};
}

std::string table_of_stages() {
    std::string text = "| line |";
    std::string rule = "|-|";
    for (int stage = 0; stage <= static_cast<int>(Stage::finished); ++stage) {
        text += ' ' + std::string{to_string(static_cast<Stage>(stage))} + " |";
        rule += "-|";
    }
    text += '\n' + rule + '\n';
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        text += "| " + std::string{kinds.at(kind)} + " |";
        for (int stage = 0; stage <= static_cast<int>(Stage::finished); ++stage)
            text += ' ' + words(answer_for(static_cast<LineKind>(kind), static_cast<Stage>(stage))) + " |";
        text += '\n';
    }
    return text;
}

TEST_CASE("the documentation has the table of stages") {
    std::ifstream file(std::string{TABLEBANK_SOURCE_DIR} + "/docs/reference/stages.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    const std::string table = table_of_stages();
    CHECK_MESSAGE(page.find(table) != std::string::npos, "the page must have:\n", table);
}

}  // namespace
}  // namespace tablebank
