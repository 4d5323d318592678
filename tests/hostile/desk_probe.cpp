// The window's opening without a window: the desk with the settings of the environment is given a file as each of its
// doors takes one, shows every screen, and tells its notices. For tests/hostile/hostile_test.py.

#include <cstdio>
#include <exception>
#include <span>
#include <string>

#include "app/session/app_directories.h"
#include "app/viewmodel/app_view_model.h"
#include "db/edition/edition_folder.h"

namespace {

using namespace tablebank;

void show(AppViewModel& desk) {
    desk.refresh();
    desk.refresh_players();
    if (desk.state().notice.words().empty()) return;
    std::printf("%s\n", desk.state().notice.words().c_str());
    desk.state().notice.clear();
}

/// Each round at the desk of an event, and the other parts.
void show_event(AppViewModel& desk) {
    DirectorViewModel* director = desk.director();
    if (director == nullptr) return;
    for (int round = 1; round <= director->event().made.rounds; ++round) {
        director->state.round = round;
        show(desk);
    }
    desk.carry_out(intent::Leave{});
    show(desk);
}

/// Whatever is asked before the line of a table is followed is agreed to.
void agree(AppViewModel& desk) {
    for (int questions = 0; questions < 3 && desk.state().screen == Screen::join; ++questions) {
        for (const auto& [label, value] : desk.state().join.shown.rows)
            std::printf("%s: %s\n", label.c_str(), value.c_str());
        desk.carry_out(intent::AnswerLine{true});
        show(desk);
    }
}

void open(AppViewModel& desk, const std::string& file) {
    desk.drop(file);
    show(desk);
    agree(desk);
    desk.open(file);
    show(desk);
    show_event(desk);
    agree(desk);
    if (desk.game() == nullptr) return;
    for (const Screen screen : {Screen::settlement, Screen::calculator, Screen::table}) {
        desk.carry_out(intent::Go{screen});
        show(desk);
    }
    desk.carry_out(intent::Post{"ok", true});
    show(desk);
    desk.carry_out(intent::Leave{});
    show(desk);
}

}  // namespace

int main(int count, char** values) {
    try {
        AppViewModel desk({settings_folder(), state_folder(), StampMaker::system(),
                           [] { return load_editions(find_editions_folder()).editions; }});
        show(desk);
        for (const std::string file : std::span(values, static_cast<std::size_t>(count)).subspan(1)) {
            open(desk, file);
            desk.carry_out(intent::OpenPosition{file});
            show(desk);
            desk.carry_out(intent::Editions{EditionAction::open, 0, file});
            show(desk);
        }
        for (const Screen screen : {Screen::new_game, Screen::settings, Screen::editions, Screen::start}) {
            desk.carry_out(intent::Go{screen});
            show(desk);
        }
        std::printf("%s\n", desk.title().c_str());
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "nothing answered: %s\n", error.what());
        return 70;
    }
}
