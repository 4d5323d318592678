#include "app/present/event_view/desk_hall.h"

#include "app/event/table_setup.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"

namespace tablebank {

DeskHall make_desk_hall(const Language& lang, const ReadEvent& read, int round) {
    const Event& event = read.event;
    DeskHall hall;
    hall.has_hub = event.hub.has_value();
    hall.hub = event.hub ? act_line(lang, event, *event.hub) : lang.tr("No hub is named; the tables send nothing.");
    for (const act::OfficialNamed& official : event.officials)
        hall.officials.push_back({official.name, act_line(lang, event, official)});
    const auto seated = event.rounds.find(round);
    if (seated == event.rounds.end()) return hall;
    for (const EventTable& table : seated->second.tables) {
        const int number = table.seating.number;
        const TableSetup setup = table_setup(event, read.id, round, number);
        if (hall.event_key.empty() && setup.key) hall.event_key = event_key_shown(setup);
        hall.tables.push_back({.table = number,
                               .title = lang.tr_in("at an event", "Table {table}", {{"table", std::to_string(number)}}),
                               .code = short_join_of(setup),
                               .key = table.key.empty() ? lang.tr("no key yet")
                                                        : lang.tr("sends with the key {key}", {{"key", table.key}}),
                               .has_key = !table.key.empty()});
    }
    return hall;
}

}  // namespace tablebank
