#pragma once
// The parts of the screen of a new game.

#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"

namespace tablebank {

/// The context of one part of the screen in one frame.
struct NewGameUi {
    const Ui& ui;
    FocusRing& ring;
    const NewGameSnapshot& snapshot;
    NewGameState& state;
    PendingIntent& queue;
    bool in_name = false;  ///< the focus is at the name of a player
    [[nodiscard]] NewGameDraft& draft() const { return state.draft; }
};

/// A button that is a focus stop. Of several buttons of which one is chosen, Tab reaches only that one.
[[nodiscard]] bool new_game_button(const NewGameUi& screen, const std::string& key, const std::string& words,
                                   const ButtonStyle& style, bool by_tab = true);

/// The list of players with their sides, their throws for the order, and who chooses a side.
void draw_new_players(const NewGameUi& screen);
/// The dice of the roll for the order, and its result.
void draw_order_roll(const NewGameUi& screen);
/// The dice that a player of the list has thrown, next to the name.
void draw_thrown(const NewGameUi& screen, std::size_t player, float height);

/// In place of the rulings: the deeds to compare with the box, and the way to enter other figures.
void draw_deed_check(const NewGameUi& screen, const Rect& in);

}  // namespace tablebank
