#include "app/present/words/protest_text.h"

#include "app/i18n/language.h"

namespace tablebank {

std::string protest_state_text(const Language& lang, ProtestState state) {
    switch (state) {
        case ProtestState::lodged:
            return lang.tr_in("of a protest", "lodged");
        case ProtestState::heard:
            return lang.tr_in("of a protest", "heard");
        case ProtestState::upheld:
            return lang.tr_in("of a protest", "upheld");
        case ProtestState::dismissed:
            return lang.tr_in("of a protest", "dismissed");
        case ProtestState::withdrawn:
            return lang.tr_in("of a protest", "withdrawn");
        case ProtestState::appealed:
            return lang.tr_in("of a protest", "appealed");
    }
    return {};
}

}  // namespace tablebank
