#pragma once
// The sentences of every refusal code: its meaning, and the cases with details. Internal table of refusal_text.

#include <array>

#include "calculators/refusal.h"

namespace tablebank {

/// Texts of the catalogues. A case may use {player} {owner} {space} {city} {has} {needs} {short} {entry} {detail}
/// {phase} {values} {rule} {rulings} {whole_city} {pieces} {held} {creditors} {left} {card} {unseen} {undone}
/// {creditor} {payee} {holder}, and for something other than a debt its space as {offered} {card_space} {auctioned}
/// {stakes} {character} {grant}. The first case whose words are all there is shown, and the meaning if there is none.
struct RefusalSentences {
    RefusalCode code;
    const char* meaning;
    std::array<const char*, 9> cases{};
};

[[nodiscard]] const RefusalSentences& sentences_of(RefusalCode code);

}  // namespace tablebank
