#include "app/web/uploads.h"

#include <algorithm>

namespace tablebank {
namespace {

constexpr std::chrono::minutes slow_for{1};
constexpr std::size_t most_slow = 10'000;

}  // namespace

bool Uploads::was_slow(const std::string& address, Moment now) const {
    const auto found = slow_.find(address);
    return found != slow_.end() && now - found->second < slow_for;
}

void Uploads::remember_slow(const std::string& address, Moment now) {
    if (slow_.size() >= most_slow) std::erase_if(slow_, [&](const auto& one) { return !was_slow(one.first, now); });
    if (slow_.size() >= most_slow) slow_.clear();
    slow_[address] = now;
}

OpenConnection* Uploads::who_gives_way(const std::string& newcomer, Moment now) const {
    const auto count_of = [&](const std::string& address) {
        return std::ranges::count(uploads_, address, &Upload::address);
    };
    const auto own = count_of(newcomer);
    const bool newcomer_was_slow = was_slow(newcomer, now);
    const Upload* found = nullptr;
    for (const Upload& upload : uploads_) {
        const auto count = count_of(upload.address);
        const bool may_go =
            count > own + 1 || now - upload.since >= patience_ || (!newcomer_was_slow && was_slow(upload.address, now));
        if (may_go && (found == nullptr || count > count_of(found->address))) found = &upload;
    }
    return found == nullptr ? nullptr : found->connection;
}

bool Uploads::begin(OpenConnection& connection, const std::string& address, Moment now) {
    if (uploads_.size() >= most_) {
        OpenConnection* going = who_gives_way(address, now);
        if (going == nullptr) return false;
        end(*going, now);
        going->give_way();
    }
    uploads_.push_back({&connection, address, now});
    return true;
}

void Uploads::end(const OpenConnection& connection, Moment now) {
    const auto ended = std::ranges::find(uploads_, &connection, &Upload::connection);
    if (ended == uploads_.end()) return;
    if (now - ended->since >= patience_) remember_slow(ended->address, now);
    uploads_.erase(ended);
}

}  // namespace tablebank
