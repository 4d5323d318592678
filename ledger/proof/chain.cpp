#include "ledger/proof/chain.h"

#include "ledger/proof/codec.h"

namespace tablebank {

Hash genesis(const Setup& setup) {
    return sha256(encode(setup));
}

Hash chained(const Hash& previous, const Entry& entry) {
    return sha256(previous, encode(entry));
}

Hash state_hash(const Game& game) {
    return sha256(encode_state(game));
}

}  // namespace tablebank
