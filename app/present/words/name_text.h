#pragma once
// The names of things on the table in a sentence. Names of players are as typed, names of spaces, deeds and cities as
// printed on the box, in every language.

#include <string>
#include <string_view>
#include <vector>

#include "calculators/card_effect.h"
#include "calculators/edition.h"
#include "calculators/table.h"
#include "ledger/books/game.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// "Nob Hill", "Income Tax"; "@77" for a space that is not on the board.
[[nodiscard]] std::string space_name(const Edition& edition, Space space);
[[nodiscard]] std::string city_name(const Edition& edition, int city);
/// "@34", as the grammar writes a space.
[[nodiscard]] std::string space_mark(Space space);

[[nodiscard]] std::string role_text(const Language& lang, Role role);  ///< "monopolist"
/// The same next to a player; empty in a box without roles.
[[nodiscard]] std::string shown_role(const Language& lang, Role role);
/// A card in a hand: its name, which is known for a hidden card once it was played.
[[nodiscard]] std::string hand_card_text(const Language& lang, const Edition& edition, const PositionCard& held);
/// In the words of the book, which may have one aim only (football 20).
[[nodiscard]] std::string goal_text(const Language& lang, Goal goal, const Edition& edition);
/// A caller without an edition leaves its words out, which gives the usual ones.
[[nodiscard]] std::string goal_text(const Language& lang, Goal goal, const EditionWords& words = {});
[[nodiscard]] std::string phase_text(const Language& lang,
                                     Phase phase);  ///< "the closing transactions", a noun inside a sentence
[[nodiscard]] std::string space_kind_text(const Language& lang, SpaceKind kind, const EditionWords& words = {});
[[nodiscard]] std::string table_status_text(const Language& lang, TableStatus status);

/// The place of a jailed player of the role, by the name in the edition's book (ru 15, football 18).
enum class Prison { jail, price_war, bench };
[[nodiscard]] Prison prison_of(const Edition& edition, Role role);
[[nodiscard]] std::string prison_text(const Language& lang, Prison prison);     ///< "the price war"
[[nodiscard]] std::string in_prison_text(const Language& lang, Prison prison);  ///< "in the price war", "on the bench"
[[nodiscard]] std::string to_prison_text(const Language& lang, Prison prison);  ///< "to the price war", on a button
/// The place of a jailed player of any role: "in jail or the price war", "on the bench".
[[nodiscard]] std::string held_text(const Language& lang, const Edition& edition);

[[nodiscard]] std::string dice_text(const Language& lang, Dice dice);  ///< "3 and 4"

/// A card in words: "get 50 from the bank".
[[nodiscard]] std::string card_text(const Language& lang, const Edition& edition, const CardEffect& effect);
/// The name of a deck: its role, or the name of a space from which it is drawn; else its key.
[[nodiscard]] std::string deck_text(const Language& lang, const Edition& edition, const std::string& key);
/// As the player who draws it reads it: a competitor goes to the price war, a monopolist to jail.
[[nodiscard]] std::string card_text(const Language& lang, const Edition& edition, const CardEffect& effect,
                                    Role drawer);

/// "Anna, Boris and Clara"; "nothing" for an empty list.
[[nodiscard]] std::string list_text(const Language& lang, const std::vector<std::string>& things);
/// "Anna, Boris or Clara"
[[nodiscard]] std::string choice_text(const Language& lang, const std::vector<std::string>& things);

}  // namespace tablebank
