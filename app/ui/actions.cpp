#include "app/ui/actions.h"

namespace tablebank {

namespace {

void show(Screen screen, const ScreenState& state, CommandQueue& queue) {
    if (state.screen != screen) queue.push(wish::Go{screen});
}

void do_action(ProgramAction action, ScreenState& state, CommandQueue& queue) {
    switch (action) {
        case ProgramAction::players:
            return queue.push(wish::ShowPlayers{});
        case ProgramAction::new_game:
            return queue.push(wish::Go{Screen::new_game});
        case ProgramAction::open_file:
            state.start.focus_path = true;
            return show(Screen::start, state, queue);
        case ProgramAction::settlement:
            return queue.push(wish::Go{Screen::settlement});
        case ProgramAction::search_log:
            state.table.focus_search = true;
            return show(Screen::table, state, queue);
        case ProgramAction::undo:
            return queue.push(wish::Post{"undo"});
        case ProgramAction::redo:
            return queue.push(wish::Post{"redo"});
        case ProgramAction::trade:
            return queue.push(wish::Show{Dialog::trade});
        case ProgramAction::auction:
            return queue.push(wish::Show{Dialog::auction});
        case ProgramAction::card:
            return queue.push(wish::Show{Dialog::card});
        case ProgramAction::bankruptcy:
            return queue.push(wish::Show{Dialog::bankruptcy});
        case ProgramAction::rulings:
            return queue.push(wish::Show{Dialog::rulings});
        case ProgramAction::calculator:
            return show(Screen::calculator, state, queue);
        case ProgramAction::editions:
            return show(Screen::editions, state, queue);
        case ProgramAction::settings:
            return show(Screen::settings, state, queue);
        case ProgramAction::larger:
            return queue.push(wish::Resize{+25});
        case ProgramAction::smaller:
            return queue.push(wish::Resize{-25});
        case ProgramAction::usual_size:
            return queue.push(wish::Resize{0});
        case ProgramAction::paper_money:
            return queue.push(wish::SwitchPaperMoney{});
        case ProgramAction::leave:
            return queue.push(wish::Leave{});
        case ProgramAction::close:
            return queue.push(wish::Close{});
        case ProgramAction::help:
            return queue.push(wish::Help{});
        case ProgramAction::palette:
            return;
    }
}

}  // namespace

void carry_out(const PaletteItem& item, ScreenState& state, CommandQueue& queue) {
    struct {
        ScreenState& state;
        CommandQueue& queue;
        void operator()(const palette::Press& it) const { state.palette.press = it.button; }
        void operator()(const palette::Begin& it) const {
            state.table.line.typed = it.line;
            state.table.line.caret_to_end = true;
            show(Screen::table, state, queue);
        }
        void operator()(const palette::Do& it) const { do_action(it.action, state, queue); }
        void operator()(const palette::Choose& it) const { queue.push(wish::Set{it.settings}); }
        void operator()(const palette::Open& it) const { queue.push(wish::Open{it.file}); }
        void operator()(const palette::LookAtSpace& it) const {
            state.table.selection.space = it.space;
            show(Screen::table, state, queue);
        }
        void operator()(const palette::LookAtPlayer& it) const {
            state.table.selection.search = it.name;
            show(Screen::table, state, queue);
        }
    } const carrier{state, queue};
    std::visit(carrier, item.does);
}

}  // namespace tablebank
