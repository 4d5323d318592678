#include "db/game/unknown_ruling.h"

#include <string>

#include "db/file/failure.h"
#include "ledger/books/entry_validation.h"

namespace tablebank {

void refuse_unknown_ruling(std::string_view key) {
    if (!is_ruling_word(key)) throw Damage("a ruling is unknown");
    throw NewerFormat("ruling " + std::string(key));
}

void refuse_unknown_ruling(std::string_view key, std::string_view value) {
    if (!is_ruling_word(key) || !is_ruling_word(value)) throw Damage("a ruling is unknown");
    throw NewerFormat("ruling " + std::string(key) + " " + std::string(value));
}

}  // namespace tablebank
