#include "app/session/watchers.h"

#include <deque>
#include <utility>

namespace tablebank {

struct Watchers::List {
    std::vector<std::weak_ptr<const Told>> watchers;
    std::deque<HashedPosted> to_tell;
    bool telling = false;

    void tell_all(const HashedPosted& posted) {
        const auto now = watchers;  // a watcher may begin and stop to watch while he is told
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
    const auto list = list_;  // stays until everybody was told, whatever becomes of the game meanwhile
    list->to_tell.push_back(posted);
    if (list->telling) return;  // told by the one who is telling already
    list->telling = true;
    while (!list->to_tell.empty()) {
        const HashedPosted next = list->to_tell.front();
        list->to_tell.pop_front();
        list->tell_all(next);
    }
    list->telling = false;
}

}  // namespace tablebank
