#include "app/viewmodel/screen_glyphs.h"

#include "app/viewmodel/app_view_model.h"

namespace tablebank {

namespace {

std::string letters_of_start(const StartSnapshot& start) {
    std::string letters;
    for (const RecentRow& row : start.recent) letters += row.players + ' ' + row.name + ' ' + row.edition + ' ';
    return letters;
}

std::string letters_of_new_game(const AppViewModel& desk) {
    std::string letters;
    for (const std::string& name : desk.new_game().names) letters += name + ' ';
    for (const EditionChoice& edition : desk.new_game().editions) letters += edition.name;
    for (const DeedCheckRow& row : desk.new_game().check.rows) letters += row.name;
    return letters;
}

std::string letters_of_proof(const ProofSnapshot& proof) {
    std::string letters;
    for (const HeldRow& row : proof.held) letters += row.heading + row.file;
    for (const std::string& remark : proof.remarks) letters += remark;
    return letters;
}

std::string letters_of_question(const LineQuestionText& question) {
    std::string letters;
    for (const auto& [label, value] : question.rows) letters += value + ' ';
    return letters;
}

std::string letters_of_screen(const AppViewModel& desk) {
    switch (desk.state().screen) {
        case Screen::start:
            return letters_of_start(desk.start());
        case Screen::new_game:
            return letters_of_new_game(desk);
        case Screen::new_event:
            return desk.state().new_event.name + desk.state().new_event.file;
        case Screen::calculator:
            return desk.calculator().names();
        case Screen::editions:
            return desk.editions().names(desk.state().editions);
        case Screen::join:
            return letters_of_question(desk.state().join.shown);
        case Screen::settings:
            return desk.state().settings.games;
        case Screen::event:
            return desk.director() == nullptr ? std::string{} : desk.director()->names();
        case Screen::proof:
            return desk.game() == nullptr ? std::string{} : letters_of_proof(desk.game()->proof.shown());
        case Screen::table:
        case Screen::settlement:
        case Screen::charts:
        case Screen::review:
        case Screen::phones:
            break;
    }
    return {};
}

}  // namespace

std::string letters_of(const AppViewModel& desk) {
    std::string letters = letters_of_screen(desk);
    // The list of every action has the open game's deeds and players over each screen, and the games played lately.
    if (desk.game() != nullptr) letters += desk.game()->names();
    if (desk.state().palette.open) {
        for (const PaletteItem& item : desk.palette().items) letters += item.text;
    }
    return letters;
}

}  // namespace tablebank
