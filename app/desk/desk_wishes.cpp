// What becomes of each wish.

#include "app/desk/desk.h"

namespace tablebank {

/// What concerns the open game, where there is one; a disk that refuses shows the table, which says so.
template <class Act>
void Desk::play(const Act& act) {
    if (!game_) return;
    act(*game_);
    if (game_->table.trouble && state_.screen != Screen::table) go(Screen::table);
}

struct Desk::Carrier {
    Desk& desk;
    void operator()(const wish::Post& it) const {
        desk.play([&](OpenGame& game) {
            const std::int64_t last = game.session().game().last;
            game.post(desk.language(), it, desk.state_.notice);
            // A sheet that was certified or is being corrected is gone on with on the judge's road.
            const bool by_proof = desk.state_.screen == Screen::proof;
            if (it.by_judge && by_proof && game.session().game().last > last) desk.go(Screen::settlement);
            // The plan of a repair is shown over the table.
            if (it.by_judge && game.dialogs.state().open == Dialog::repair) desk.go(Screen::table);
        });
    }
    void operator()(const wish::PostCount& it) const {
        desk.play([&](OpenGame& game) { game.post_count(desk.language(), it, desk.state_.notice); });
    }
    void operator()(const wish::PostPasted&) const {
        desk.play([&](OpenGame& game) { game.post_pasted(desk.language(), desk.state_.notice); });
    }
    void operator()(const wish::TryAgain&) const {
        desk.play([&](OpenGame& game) { game.try_again(desk.language(), desk.state_.notice); });
    }
    void operator()(const wish::LeaveTrouble&) const {
        desk.play([](OpenGame& game) { game.leave_trouble(); });
    }
    void operator()(const wish::SaveCopy& it) const { desk.save_copy(it); }
    void operator()(const wish::Show& it) const {
        if (desk.state_.screen != Screen::table) return;
        desk.play([&](OpenGame& game) { game.show(it.dialog); });
    }
    void operator()(const wish::Answer& it) const {
        desk.play([&](OpenGame& game) { game.answer(desk.language(), it); });
    }
    void operator()(const wish::TakeAnswerBack&) const {
        desk.play([](OpenGame& game) { game.dialogs.take_answer_back(); });
    }
    void operator()(const wish::PutRollRight&) const {
        desk.play([&](OpenGame& game) { game.put_roll_right(desk.language()); });
        desk.show_screen(Screen::table);
    }
    void operator()(const wish::Open& it) const { desk.open_game(it.file); }
    void operator()(const wish::ChooseFile& it) const {
        if (it.kind == FileKind::game) desk.show_screen(Screen::start);
        desk.choose_file(it.kind);
    }
    void operator()(const wish::Forget& it) const { desk.forget(it); }
    void operator()(const wish::Begin&) const { desk.begin(); }
    void operator()(const wish::ShowMe&) const { desk.show_me(); }
    void operator()(const wish::Guide&) const {
        desk.play([&](OpenGame& game) { game.turn_guide(desk.language(), desk.state_.notice); });
    }
    void operator()(const wish::Branch& it) const { desk.branch(it); }
    void operator()(const wish::Phones& it) const {
        desk.play([&](OpenGame& game) {
            if (it.on)
                game.phones.switch_on(desk.language(), game.session().path());
            else
                game.phones.switch_off();
        });
    }
    void operator()(const wish::AnswerLine& it) const { desk.answer_line(it.agrees); }
    void operator()(const wish::Direct& it) const { desk.direct(it); }
    void operator()(const wish::Prove& it) const { desk.prove(it.action); }
    void operator()(const wish::BringProof& it) const { desk.bring_proof(it); }
    void operator()(const wish::WriteExtract& it) const { desk.write_extract(it.entry); }
    void operator()(const wish::LookAt& it) const { desk.look_at(it.entry); }
    void operator()(const wish::WriteSheet& it) const { desk.write_sheet(it.with_charts); }
    void operator()(const wish::Leave&) const { desk.leave(); }
    void operator()(const wish::StepOut&) const { desk.step_out(); }
    void operator()(const wish::Go& it) const {
        if (desk.state_.screen != it.to) desk.go(it.to);
    }
    void operator()(const wish::Back&) const { desk.back(); }
    void operator()(const wish::Help&) const { desk.toggle_help(); }
    void operator()(const wish::Actions&) const { desk.state_.palette.wanted = true; }
    void operator()(const wish::OpenPosition& it) const {
        desk.calculator_.open_file(desk.language(), it.file, desk.state_.calculator, desk.state_.notice);
    }
    void operator()(const wish::SavePosition& it) const {
        desk.calculator_.save_file(desk.language(), it.file, desk.state_.calculator, desk.state_.notice);
    }
    void operator()(const wish::TouchDeed& it) const {
        desk.calculator_.touch(it.space, it.touch, desk.state_.calculator);
    }
    void operator()(const wish::Editions& it) const { desk.change_editions(it); }
    void operator()(const wish::Close&) const { desk.closing_ = true; }
    void operator()(const wish::Resize& it) const { desk.set(desk.settings_.resized(it.percent)); }
    void operator()(const wish::Set& it) const { desk.set(it.settings); }
    void operator()(const wish::SwitchPaperMoney&) const {
        Settings other = desk.settings();
        other.paper_money = !other.paper_money;
        desk.set(other);
    }
    void operator()(const wish::ShowPlayers&) const { desk.players_.open = !desk.players_.open; }
    void operator()(const wish::FillPlayersScreen&) const {
        desk.players_.open = true;
        desk.players_.full = !desk.players_.full;
    }
    void operator()(const wish::TurnTo& it) const { desk.turn_to(it.part); }
    void operator()(const wish::PressButton& it) const { desk.state_.palette.press = it.key; }
    void operator()(const wish::TypeLine& it) const {
        desk.play([&](OpenGame& game) {
            game.table.line.typed = it.line;
            game.table.line.caret_to_end = true;
        });
        desk.show_screen(Screen::table);
    }
    void operator()(const wish::LookAtSpace& it) const {
        desk.play([&](OpenGame& game) { game.table.selection.space = it.space; });
        desk.show_screen(Screen::table);
    }
    void operator()(const wish::LookAtPlayer& it) const {
        desk.play([&](OpenGame& game) { game.table.selection.search = it.name; });
        desk.show_screen(Screen::table);
    }
    void operator()(const wish::ShowAbout&) const { desk.show_about(); }
};

void Desk::do_wish(const Wish& wish) {
    if (edition_desk_.holds(wish, state_.editions)) {
        state_.screen = Screen::editions;
        return;
    }
    std::visit(Carrier{*this}, wish);
}

void Desk::look_at(std::int64_t entry) {
    play([&](OpenGame& game) { game.look_at(language_, entry); });
    show_screen(Screen::table);
}

void Desk::show_screen(Screen screen) {
    do_wish(wish::Go{screen});
}

void Desk::turn_to(TablePart part) {
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
