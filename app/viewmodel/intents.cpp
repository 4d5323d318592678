// The handlers of all intents.

#include "app/present/typing/typed_line.h"
#include "app/viewmodel/app_view_model.h"
#include "platform/path_text.h"

namespace tablebank {

/// Runs an action on the open game, if there is one; if the disk refuses, the table shows the error.
template <class Act>
void AppViewModel::play(const Act& act) {
    if (!game_) return;
    act(*game_);
    if (game_->table.trouble && state_.screen != Screen::table) go(Screen::table);
}

struct AppViewModel::Carrier {
    AppViewModel& desk;
    void operator()(const intent::Post& it) const {
        if (desk.game_ && it.typed && asks_for_help(desk.game_->session().setup(), it.line)) {
            desk.game_->table.line.typed.clear();
            desk.toggle_help();
            return;
        }
        desk.play([&](OpenGame& game) {
            const std::int64_t last = game.session().game().last;
            game.post(desk.language(), it, desk.state_.notice);
            // A sheet that was certified or is being corrected continues in the judge's checklist.
            const bool by_proof = desk.state_.screen == Screen::proof;
            if (it.by_judge && by_proof && game.session().game().last > last) desk.go(Screen::settlement);
            // The plan of a repair is shown over the table.
            if (it.by_judge && game.dialogs.state().open == Dialog::repair) desk.go(Screen::table);
        });
    }
    void operator()(const intent::AskFirst& it) const {
        desk.play([&](OpenGame& game) { game.ask_first(desk.language(), it, desk.state_.notice); });
    }
    void operator()(const intent::PostCount& it) const {
        desk.play([&](OpenGame& game) { game.post_count(desk.language(), it, desk.state_.notice); });
    }
    void operator()(const intent::PostPasted&) const {
        desk.play([&](OpenGame& game) { game.post_pasted(desk.language(), desk.state_.notice); });
    }
    void operator()(const intent::TryAgain&) const {
        desk.play([&](OpenGame& game) { game.try_again(desk.language(), desk.state_.notice); });
    }
    void operator()(const intent::LeaveTrouble&) const {
        desk.play([](OpenGame& game) { game.leave_trouble(); });
    }
    void operator()(const intent::SaveCopy& it) const { desk.save_copy(it); }
    void operator()(const intent::Show& it) const {
        if (desk.state_.screen != Screen::table) return;
        desk.play([&](OpenGame& game) { game.show(it.dialog); });
    }
    void operator()(const intent::Answer& it) const {
        desk.play([&](OpenGame& game) { game.answer(desk.language(), it); });
    }
    void operator()(const intent::TakeAnswerBack&) const {
        desk.play([](OpenGame& game) { game.dialogs.take_answer_back(); });
    }
    void operator()(const intent::PutRollRight&) const {
        desk.play([&](OpenGame& game) { game.put_roll_right(desk.language(), desk.state_.notice); });
        desk.show_screen(Screen::table);
    }
    void operator()(const intent::Open& it) const { desk.open_game(platform::path_of(it.file)); }
    void operator()(const intent::ChooseFile& it) const {
        if (it.kind == FileKind::game) desk.show_screen(Screen::start);
        desk.choose_file(it.kind);
    }
    void operator()(const intent::Forget& it) const { desk.forget(it); }
    void operator()(const intent::Begin&) const { desk.begin(); }
    void operator()(const intent::BeginEvent&) const { desk.begin_event(); }
    void operator()(const intent::ShowMe&) const { desk.show_me(); }
    void operator()(const intent::Guide&) const {
        desk.play([&](OpenGame& game) { game.turn_guide(desk.language(), desk.state_.notice); });
    }
    void operator()(const intent::Branch& it) const { desk.branch(it); }
    void operator()(const intent::Phones& it) const {
        desk.play(
            [&](OpenGame& game) { game.turn_phones(desk.language(), it, desk.options_.wake, desk.state_.notice); });
    }
    void operator()(const intent::AnswerLine& it) const { desk.answer_line(it.agrees); }
    void operator()(const intent::Direct& it) const { desk.direct(it); }
    void operator()(const intent::Prove& it) const { desk.prove(it.action); }
    void operator()(const intent::ImportProof& it) const { desk.import_proof(it); }
    void operator()(const intent::WriteExtract& it) const { desk.write_extract(it.entry); }
    void operator()(const intent::LookAt& it) const { desk.look_at(it.entry); }
    void operator()(const intent::WriteSheet& it) const { desk.write_sheet(it.with_charts); }
    void operator()(const intent::Leave&) const { desk.leave(); }
    void operator()(const intent::StepOut&) const { desk.step_out(); }
    void operator()(const intent::Go& it) const {
        if (desk.state_.screen != it.to) desk.go(it.to);
    }
    void operator()(const intent::Back&) const { desk.back(); }
    void operator()(const intent::Help&) const { desk.toggle_help(); }
    void operator()(const intent::Actions&) const { desk.state_.palette.wanted = true; }
    void operator()(const intent::OpenPosition& it) const {
        desk.calculator_.open_file(desk.language(), it.file, desk.state_.calculator, desk.state_.notice);
    }
    void operator()(const intent::SavePosition& it) const {
        desk.calculator_.save_file(desk.language(), it.file, desk.state_.calculator, desk.state_.notice);
    }
    void operator()(const intent::TouchDeed& it) const {
        desk.calculator_.touch(it.space, it.touch, desk.state_.calculator);
    }
    void operator()(const intent::Editions& it) const { desk.change_editions(it); }
    void operator()(const intent::Close&) const { desk.closing_ = true; }
    void operator()(const intent::Resize& it) const { desk.set(desk.settings_.resized(it.percent)); }
    void operator()(const intent::Set& it) const { desk.set(it.settings); }
    void operator()(const intent::SwitchPaperMoney&) const {
        Settings other = desk.settings();
        other.paper_money = !other.paper_money;
        desk.set(other);
    }
    void operator()(const intent::ShowPlayers&) const { desk.players_.open = !desk.players_.open; }
    void operator()(const intent::FillPlayersScreen&) const {
        desk.players_.open = true;
        desk.players_.full = !desk.players_.full;
    }
    void operator()(const intent::TurnTo& it) const { desk.turn_to(it.part); }
    void operator()(const intent::PressButton& it) const { desk.state_.palette.press = it.key; }
    void operator()(const intent::TypeLine& it) const {
        desk.play([&](OpenGame& game) { game.type_line(it.line, desk.state_.notice); });
        desk.show_screen(Screen::table);
    }
    void operator()(const intent::LookAtSpace& it) const {
        desk.play([&](OpenGame& game) { game.table.selection.space = it.space; });
        desk.show_screen(Screen::table);
    }
    void operator()(const intent::LookAtPlayer& it) const {
        desk.play([&](OpenGame& game) { game.table.selection.search = it.name; });
        desk.show_screen(Screen::table);
    }
    void operator()(const intent::ShowAbout&) const { desk.show_about(); }
};

void AppViewModel::do_intent(const Intent& wish) {
    if (edition_desk_.holds(wish, state_.editions)) {
        state_.screen = Screen::editions;
        return;
    }
    std::visit(Carrier{*this}, wish);
}

void AppViewModel::look_at(std::int64_t entry) {
    play([&](OpenGame& game) { game.look_at(language_, entry); });
    show_screen(Screen::table);
}

void AppViewModel::show_screen(Screen screen) {
    do_intent(intent::Go{screen});
}

void AppViewModel::turn_to(TablePart part) {
    play([&](OpenGame& game) {
        TableState& table = game.table;
        const std::int64_t last = game.session().game().last;
        switch (part) {
            case TablePart::search:
                table.focus_search = true;
                table.line.wants_keyboard = false;
                break;
            case TablePart::board:
                table.middle = table.middle == TableMiddle::board ? TableMiddle::turn : TableMiddle::board;
                break;
            case TablePart::past:
                table.past.look(last);
                break;
            case TablePart::entry_menu:
                table.log.open_menu(row_of(game.shown().log, last));
                break;
        }
    });
    show_screen(Screen::table);
}

}  // namespace tablebank
