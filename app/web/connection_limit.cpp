#include "app/web/connection_limit.h"

namespace tablebank {

void Crowd::put(OpenConnection& connection, Place& place) {
    place.since = ++now_;
    Guest& guest = guests_[place.address];
    by_count_.erase({guest.count(), place.address});
    (place.silent ? guest.silent : guest.busy).emplace(place.since, &connection);
    if (place.silent) silent_.emplace(place.since, &connection);
    by_count_.emplace(guest.count(), place.address);
}

void Crowd::take_out(const Place& place) {
    const auto guest = guests_.find(place.address);
    by_count_.erase({guest->second.count(), place.address});
    (place.silent ? guest->second.silent : guest->second.busy).erase(place.since);
    silent_.erase(place.since);
    if (guest->second.count() == 0)
        guests_.erase(guest);
    else
        by_count_.emplace(guest->second.count(), place.address);
}

void Crowd::enter(OpenConnection& connection, const std::string& address) {
    Place& place = places_[&connection];
    place.address = address;
    put(connection, place);
}

void Crowd::leave(OpenConnection& connection) {
    const auto left = places_.find(&connection);
    if (left == places_.end()) return;
    take_out(left->second);
    places_.erase(left);
}

void Crowd::move(OpenConnection& connection, bool silent) {
    const auto moved = places_.find(&connection);
    if (moved == places_.end()) return;
    take_out(moved->second);
    moved->second.silent = silent;
    put(connection, moved->second);
}

OpenConnection* Crowd::silent_of(const std::string& address) const {
    const auto guest = guests_.find(address);
    return guest == guests_.end() || guest->second.silent.empty() ? nullptr : guest->second.silent.begin()->second;
}

OpenConnection* Crowd::who_gives_way(const std::string& newcomer) const {
    if (by_count_.empty()) return nullptr;
    const auto own = guests_.find(newcomer);
    const std::size_t has = own == guests_.end() ? 0 : own->second.count();
    const auto& [most, greediest] = *by_count_.rbegin();
    if (most > has + 1) {
        const Guest& guest = guests_.at(greediest);
        return (guest.silent.empty() ? guest.busy : guest.silent).begin()->second;
    }
    return silent_.empty() ? nullptr : silent_.begin()->second;
}

std::vector<OpenConnection*> Crowd::all() const {
    std::vector<OpenConnection*> connections;
    connections.reserve(places_.size());
    for (const auto& [connection, place] : places_) connections.push_back(connection);
    return connections;
}

}  // namespace tablebank
