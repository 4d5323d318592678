#include "app/present/event/seat_text.h"

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"

namespace tablebank {

std::string seat_text(const Language& lang, const SeatedTable& table, std::size_t seat) {
    const Word at{"table", std::to_string(table.number)};
    const Word place{"seat", std::to_string(seat + 1)};
    const Role role = table.seats.at(seat).role;
    if (role == Role::player) return lang.tr("table {table}, seat {seat}", {at, place});
    return lang.tr("table {table}, seat {seat}, {role}", {at, place, {"role", role_text(lang, role)}});
}

}  // namespace tablebank
