#include "app/present/words/piece_text.h"

#include <array>

#include "app/i18n/language.h"

namespace tablebank {
namespace {

// In the order of PieceNames.
constexpr std::array<PieceWords, rule_words<PieceNames>.size()> all_piece_words{
    PieceWords{.house = mark("house"),
               .house_head = mark("House"),
               .houses = mark("houses"),
               .hotel = mark("hotel"),
               .hotels = mark("hotels"),
               .a_hotel = mark("a hotel"),
               .the_hotel = mark("the hotel"),
               .both = mark("houses and hotel"),
               .all = mark("houses and hotels"),
               .houses_in_box = mark("Houses in the box"),
               .hotels_in_box = mark("Hotels in the box"),
               .before_hotel = mark("Houses on a street before its hotel"),
               .per_street = mark("Hotels on a street, one step each"),
               .prices = mark("A house costs {house}, a hotel {hotel}"),
               .bank = mark("Bank: {cash}; houses {houses}, hotels {hotels}")},
    PieceWords{.house = mark("object"),
               .house_head = mark("Object"),
               .houses = mark("objects"),
               .hotel = mark("network"),
               .hotels = mark("networks"),
               .a_hotel = mark("a network"),
               .the_hotel = mark("the network"),
               .both = mark("objects and network"),
               .all = mark("objects and networks"),
               .houses_in_box = mark("Objects in the box"),
               .hotels_in_box = mark("Networks in the box"),
               .before_hotel = mark("Objects on a street before its network"),
               .per_street = mark("Networks on a street, one step each"),
               .prices = mark("An object costs {house}, a network {hotel}"),
               .bank = mark("Bank: {cash}; objects {houses}, networks {hotels}")}};

}  // namespace

const PieceWords& piece_words(PieceNames names) {
    return all_piece_words.at(static_cast<std::size_t>(names));
}

std::string houses_text(const Language& lang, PieceNames names, std::int64_t count) {
    return names == PieceNames::objects_and_networks ? lang.trn("{count} object", "{count} objects", count)
                                                     : lang.trn("{count} house", "{count} houses", count);
}

std::string hotels_text(const Language& lang, PieceNames names, std::int64_t count) {
    return names == PieceNames::objects_and_networks ? lang.trn("{count} network", "{count} networks", count)
                                                     : lang.trn("{count} hotel", "{count} hotels", count);
}

std::string building_text(const Language& lang, PieceNames names, std::int64_t houses, std::int64_t hotels) {
    if (hotels > 1) return hotels_text(lang, names, hotels);
    if (hotels == 1) return lang.tr(piece_words(names).hotel);
    return houses == 0 ? lang.tr("unbuilt") : houses_text(lang, names, houses);
}

}  // namespace tablebank
