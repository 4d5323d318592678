#include "ledger/decide/stage_table.h"

#include <array>

#include "ledger/decide/action_table.h"

namespace tablebank::deciding {

namespace {

using Row = std::array<StageAnswer, static_cast<std::size_t>(Stage::finished) + 1>;

// clang-format off
/// In the order of LineKind; the columns are in the order of Stage.
constexpr auto table = [] {
    using enum StageAnswer;
    return std::array<Row, static_cast<std::size_t>(LineKind::joining) + 1>{{
    //                   play         side_gone    last_turn      dealings       handing_in     kept           walked         finished
    /* moving     */ Row{yes,         wrong_phase, in_hand,       no_turn,       no_turn,       wrong_phase,   wrong_phase,   wrong_phase},
    /* caused     */ Row{yes,         wrong_phase, in_hand_owing, no_turn,       no_turn,       wrong_phase,   wrong_phase,   wrong_phase},
    /* settling   */ Row{yes,         owed,        yes,           no_turn,       no_turn,       wrong_phase,   wrong_phase,   wrong_phase},
    /* paying     */ Row{yes,         owed,        dues,          bank_only,     no_trade,      wrong_phase,   wrong_phase,   wrong_phase},
    /* claiming   */ Row{yes,         wrong_phase, dues,          bank_only,     no_trade,      wrong_phase,   wrong_phase,   wrong_phase},
    /* receiving  */ Row{yes,         wrong_phase, in_hand,       bank_only,     no_turn,       wrong_phase,   wrong_phase,   wrong_phase},
    /* trading    */ Row{yes,         wrong_phase, no_trade,      bank_only,     no_trade,      wrong_phase,   wrong_phase,   wrong_phase},
    /* waiving    */ Row{yes,         yes,         no_trade,      no_turn,       no_turn,       wrong_phase,   wrong_phase,   wrong_phase},
    /* building   */ Row{yes,         wrong_phase, in_hand,       yes,           no_closing,    wrong_phase,   wrong_phase,   wrong_phase},
    /* raising    */ Row{yes,         owed,        in_hand_owing, yes,           no_closing,    wrong_phase,   wrong_phase,   wrong_phase},
    /* leaving    */ Row{yes,         wrong_phase, yes,           yes,           yes,           wrong_phase,   wrong_phase,   wrong_phase},
    /* passing    */ Row{yes,         wrong_phase, yes,           in_order,      no_turn,       wrong_phase,   wrong_phase,   wrong_phase},
    /* timing     */ Row{yes,         wrong_phase, yes,           unannounced,   yes,           wrong_phase,   wrong_phase,   wrong_phase},
    /* announcing */ Row{yes,         wrong_phase, yes,           unannounced,   yes,           wrong_phase,   wrong_phase,   wrong_phase},
    /* keeping    */ Row{yes,         wrong_phase, yes,           yes,           yes,           wrong_phase,   wrong_phase,   wrong_phase},
    /* walking    */ Row{wrong_phase, wrong_phase, wrong_phase,   wrong_phase,   wrong_phase,   yes,           wrong_phase,   wrong_phase},
    /* finishing  */ Row{wrong_phase, wrong_phase, wrong_phase,   wrong_phase,   wrong_phase,   wrong_phase,   yes,           wrong_phase},
    /* ranking    */ Row{yes,         yes,         yes,           no_turn,       no_turn,       wrong_phase,   wrong_phase,   wrong_phase},
    /* ruling     */ Row{yes,         ruling_closed, ruling_closed, ruling_closed, ruling_closed, ruling_closed, ruling_closed, wrong_phase},
    /* recording  */ Row{yes,         yes,         yes,           yes,           yes,           yes,           yes,           wrong_phase},
    /* history    */ Row{yes,         yes,         yes,           yes,           yes,           yes,           yes,           yes},
    /* judging    */ Row{wrong_phase, wrong_phase, wrong_phase,   wrong_phase,   wrong_phase,   wrong_phase,   wrong_phase,   yes},
    /* seating    */ Row{yes,         yes,         yes,           yes,           yes,           wrong_phase,   wrong_phase,   wrong_phase},
    /* naming     */ Row{yes,         yes,         yes,           yes,           yes,           yes,           yes,           yes},
    /* joining    */ Row{yes,         wrong_phase, no_turn,       no_turn,       no_turn,       wrong_phase,   wrong_phase,   wrong_phase},
}};
}();
// clang-format on

}  // namespace

LineKind kind_of(const Action& action) {
    const auto* get = std::get_if<action::Get>(&action);
    if (get != nullptr && !get->from) return LineKind::receiving;
    return row_of(action).kind;
}

StageAnswer answer_for(LineKind kind, Stage stage) {
    return table.at(static_cast<std::size_t>(kind)).at(static_cast<std::size_t>(stage));
}

}  // namespace tablebank::deciding
