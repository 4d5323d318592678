#pragma once
// One line of the grammar as the random player thinks of it, and how it is written down.

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/random_play/model_table.h"

namespace random_play {

enum class Verb {
    roll,
    ok,
    buy,
    decline,
    auction,
    rent,
    rent_in_kind,
    waive,
    tax,
    pay,
    get,
    build,
    sell,
    sell_all,
    mortgage,
    redeem,
    trade,
    card,
    draw,
    use,
    foundation,
    stake,
    jail,
    fine,
    free,
    at,
    count,
    bankrupt,
    leaves,
    next,
    turn,
    clock_start,
    clock_stop,
    clock_extend,
    clock_call,
    closing,
    keep,
    walk,
    finish,
    richest,
    rule,
    shuffle,
    undo,
    undo_to,
    undo_turn,
    redo,
    amend,
    note,
};
/// "roll", "clock start", "sell all": the key of the tally.
[[nodiscard]] const std::string& word(Verb verb);
inline constexpr std::size_t verb_count = static_cast<std::size_t>(Verb::note) + 1;

struct Goods {
    Units cash = 0;
    std::vector<std::pair<int, bool>> deeds;  ///< space, redeemed at once
    std::vector<std::string> cards;           ///< kept ones
    [[nodiscard]] bool empty() const { return cash == 0 && deeds.empty() && cards.empty(); }
};

struct ModelLine {
    Verb verb = Verb::note;
    int player = 0;  ///< 0: left out
    bool forced = false;
    bool explained = false;  ///< with a reason, if the line takes one
    int space = -1;          ///< deed or space; -1: left out
    int other = 0;           ///< another player; 0: left out, the bank, no one
    Units amount = -1;       ///< -1: left out
    int count = 1;           ///< steps, minutes, city, die
    bool percent = false;
    bool to_middle = false;  ///< `pay` to the middle, `get` from it, in place of the bank
    Throw dice{};
    Goods give{};  ///< bankruptcy: the deeds that the creditor redeems at once
    Goods get{};
    int card = -1;  ///< number in the deck; -1: `effect` is typed
    Effect effect{};
    bool says_effect = false;  ///< `use` with an effect
    std::vector<int> creditors{};
    std::string key{};  ///< of a ruling; the name of a card that is used, of a deck that is shuffled
    std::string value{};
    std::map<int, Throw> utilities{};
    int entry = 0;                   ///< 0: left out
    std::vector<ModelLine> right{};  ///< the replacement of the corrected entry: one line
    std::string answers{};           ///< the answers to a repair's questions, as typed: "; #12 drop"
};

/// How players are named in lines: by name, by seat number, by a beginning of the name.
enum class Naming { name, seat, beginning };
[[nodiscard]] std::string write(const Agreed& agreed, const ModelLine& line, Naming naming = Naming::name);
/// The effect of a card, as a line states it.
[[nodiscard]] std::string write(const Agreed& agreed, const Effect& effect);

}  // namespace random_play
