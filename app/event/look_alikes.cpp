#include "app/event/look_alikes.h"

#include <string>

#include "ledger/text/clear_name.h"

namespace tablebank {
namespace {

EventDecision unless_alike(EventDecision decision, const NamesMet& met, const std::string& name) {
    if (std::holds_alternative<EventRefusal>(decision)) return decision;
    const auto other = met.look_alike(name);
    if (!other) return decision;
    return EventRefusal{.code = EventRefusal::Code::name_alike, .text = name, .other = *other};
}

}  // namespace

EventDecision decide_amended_name(const Event& event, std::int64_t entry, const Act& instead, std::string_view why,
                                  LookAlikes alike) {
    EventDecision decision = decide_amendment(event, entry, instead, why);
    const auto* added = std::get_if<act::PlayerAdded>(&instead);
    if (added == nullptr || alike == LookAlikes::meant) return decision;
    const EventPlayer* now = event.player(added->number);
    if (now != nullptr && now->name == added->name) return decision;
    NamesMet met;
    for (const auto& [number, player] : event.players)
        if (number != added->number) met.meet(player.name);
    return unless_alike(std::move(decision), met, added->name);
}

EventDecision decide_new_official(const Event& event, const act::OfficialNamed& wish, LookAlikes alike) {
    EventDecision decision = decide_official(event, wish);
    if (alike == LookAlikes::meant) return decision;
    NamesMet met;
    for (const act::OfficialNamed& official : event.officials) met.meet(official.name);
    return unless_alike(std::move(decision), met, wish.name);
}

}  // namespace tablebank
