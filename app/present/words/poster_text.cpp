#include "app/present/words/poster_text.h"

#include "app/i18n/language.h"
#include "ledger/books/phone_poster.h"

namespace tablebank {

std::string poster_text(const Language& lang, const Setup& setup, const std::string& poster) {
    if (poster == bank_phone_poster) return lang.tr("phone of the banker");
    const auto seat = phone_of_poster(poster);
    if (!seat || seat->number > setup.seats()) return poster;
    return lang.tr("phone of {player}", {{"player", setup.player(*seat).name}});
}

}  // namespace tablebank
