#include "app/cli/score_sheet_text.h"

#include <ostream>

namespace tablebank {
namespace {

constexpr const char* step = "  ";
constexpr const char* deeper_step = "      ";

void print_rulings_of(const ScoreSheet& sheet, std::ostream& out) {
    out << sheet.rulings_heading << '\n';
    for (const SheetRuling& ruling : sheet.rulings) {
        out << (ruling.chosen ? "* " : "  ") << ruling.text << '\n';
        for (const std::string& change : ruling.changes) out << deeper_step << change << '\n';
    }
}

void print_walk(const ScoreSheet& sheet, std::ostream& out) {
    out << sheet.walk_heading << '\n';
    if (!sheet.no_payment.empty()) out << step << sheet.no_payment << '\n';
    for (const SheetPayment& payment : sheet.walk) {
        out << step << payment.text << '\n';
        for (const std::string& line : payment.workings) out << deeper_step << line << '\n';
    }
}

void print_player(const SheetPlayer& player, std::ostream& out) {
    out << player.heading << '\n';
    for (const std::string& line : player.steps) out << step << line << '\n';
    out << step << player.sum << '\n';
    if (!player.set.empty()) out << step << player.set << '\n';
}

}  // namespace

void print_score_sheet(const ScoreSheet& sheet, std::ostream& out) {
    if (!sheet.recorded.empty()) out << sheet.recorded << '\n';
    out << sheet.title << "\n\n";
    print_rulings_of(sheet, out);
    out << '\n';
    print_walk(sheet, out);
    for (const SheetPlayer& player : sheet.players) {
        out << '\n';
        print_player(player, out);
    }
    out << '\n';
    for (const SheetPlayer& player : sheet.players) out << player.place_text << '\n';
}

}  // namespace tablebank
