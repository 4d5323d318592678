#pragma once
// The pieces of a box in words, with the names in the edition's book: houses and hotels, or objects and networks.

#include <cstdint>
#include <string>

#include "calculators/edition_words.h"

namespace tablebank {

class Language;

[[nodiscard]] std::string houses_text(const Language& lang, PieceNames names,
                                      std::int64_t count);  ///< "1 house", "3 objects"
[[nodiscard]] std::string hotels_text(const Language& lang, PieceNames names,
                                      std::int64_t count);  ///< "1 hotel", "2 networks"
/// The buildings of a street: "3 houses", "hotel", "2 hotels", "unbuilt".
[[nodiscard]] std::string building_text(const Language& lang, PieceNames names, std::int64_t houses,
                                        std::int64_t hotels);

/// Words and sentences that contain the name of a piece; tr() gets the {placeholders}.
struct PieceWords {
    const char* house;          ///< "house", as a column heading
    const char* house_head;     ///< "House", the same among headings with capital letters
    const char* houses;         ///< "houses"
    const char* hotel;          ///< "hotel"
    const char* hotels;         ///< "hotels"
    const char* a_hotel;        ///< "a hotel", when it is built
    const char* the_hotel;      ///< "the hotel", when it is sold
    const char* both;           ///< "houses and hotel", as a heading of a rent column
    const char* all;            ///< "houses and hotels", in general
    const char* houses_in_box;  ///< "Houses in the box"
    const char* hotels_in_box;
    const char* before_hotel;  ///< "Houses on a street before its hotel"
    const char* per_street;    ///< "Hotels on a street, one step each"
    const char* prices;        ///< "A house costs {house}, a hotel {hotel}"
    const char* bank;          ///< "Bank: {cash}; houses {houses}, hotels {hotels}"
};
[[nodiscard]] const PieceWords& piece_words(PieceNames names);

}  // namespace tablebank
