#include "app/session/watchers.h"

#include <deque>
#include <utility>

namespace tablebank {

struct Watchers::List {
    std::vector<std::weak_ptr<const Told>> watchers;
    std::deque<HashedPosted> to_tell;
    bool telling = false;

    void tell_all(const HashedPosted& posted) {
        const auto now = watchers;  // a watcher may add and remove watchers while it is notified
        for (const auto& one : now) {
            const auto told = one.lock();
            if (!told) continue;
            try {
                (*told)(posted);
            } catch (...) {
                // The entries are posted; that one of those who heard of it failed undoes nothing.
            }
        }
        std::erase_if(watchers, [](const auto& one) { return one.expired(); });
    }
};

Watchers::Watchers() : list_(std::make_shared<List>()) {}

Watch Watchers::add(Told told) {
    const auto kept = std::make_shared<const Told>(std::move(told));
    list_->watchers.push_back(kept);
    return Watch(kept);
}

void Watchers::tell(const HashedPosted& posted) const {
    const auto list = list_;  // keeps the list alive until all are notified, also if the game is destroyed meanwhile
    list->to_tell.push_back(posted);
    if (list->telling) return;  // the outer call reports it
    list->telling = true;
    while (!list->to_tell.empty()) {
        const HashedPosted next = list->to_tell.front();
        list->to_tell.pop_front();
        list->tell_all(next);
    }
    list->telling = false;
}

}  // namespace tablebank
