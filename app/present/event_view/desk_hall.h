#pragma once
// The tables of a round as a hub knows them, and the officials of an event, for its director.

#include <string>
#include <vector>

#include "app/event/event_session.h"

namespace tablebank {

class Language;

struct DeskLink {
    int table = 0;
    std::string title;  ///< "Table 3"
    std::string code;   ///< the short code; empty without a hub
    std::string key;    ///< "sends with the key RWQ..."
    bool has_key = false;
};
struct DeskOfficial {
    std::string name;
    std::string text;  ///< "Vera is director"
};
struct DeskHall {
    std::string hub;  ///< "The tables send their entries to http://..."
    bool has_hub = false;
    std::string event_key;         ///< by which bankers know the lines of its tables; empty without a hub
    std::vector<DeskLink> tables;  ///< of the round
    std::vector<DeskOfficial> officials;
};
[[nodiscard]] DeskHall make_desk_hall(const Language& lang, const ReadEvent& read, int round);

}  // namespace tablebank
