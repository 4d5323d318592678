// The names of expected words in an error.

#include "ledger/grammar/notation_reader.h"

namespace tablebank {

std::string_view to_string(const Wanted& wanted) {
    switch (wanted.kind) {
        case Wanted::Kind::keyword:
            return wanted.keyword;
        case Wanted::Kind::verb:
        case Wanted::Kind::player_verb:
            return "verb";
        case Wanted::Kind::player:
            return "player";
        case Wanted::Kind::deed:
            return "deed";
        case Wanted::Kind::space:
            return "space";
        case Wanted::Kind::city:
            return "city";
        case Wanted::Kind::amount:
            return "amount";
        case Wanted::Kind::signed_amount:
            return "+N";
        case Wanted::Kind::number:
            return "number";
        case Wanted::Kind::dice:
            return "dice";
        case Wanted::Kind::die:
            return "die";
        case Wanted::Kind::entry:
            return "#N";
        case Wanted::Kind::card_number:
            return "#card";
        case Wanted::Kind::text:
            return "text";
        case Wanted::Kind::reason:
            return "reason";
        case Wanted::Kind::card_name:
            return "card";
        case Wanted::Kind::ruling:
            return "ruling";
        case Wanted::Kind::ruling_value:
            return "value";
        case Wanted::Kind::notes:
            return "3x100";
        case Wanted::Kind::total:
            return "total";
        case Wanted::Kind::duration:
            return "27:30";
        case Wanted::Kind::key:
            return "key";
        case Wanted::Kind::signature:
            return "signature";
        case Wanted::Kind::name:
            return "name";
    }
    return {};
}

}  // namespace tablebank
