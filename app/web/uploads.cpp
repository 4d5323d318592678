#include "app/web/uploads.h"

#include <algorithm>
#include <string_view>

namespace tablebank {
namespace {

constexpr std::chrono::minutes remembered_for{1};
constexpr std::size_t most_of_no_use = 10'000;
constexpr std::uint64_t least_weight = std::uint64_t{256} * 1024;  // so that their number is limited too

}  // namespace

bool Uploads::gives_way(const std::string& address, Moment now) const {
    const auto found = of_no_use_.find(address);
    return found != of_no_use_.end() && now - found->second < remembered_for;
}

void Uploads::remember(const std::string& address, Moment now) {
    if (of_no_use_.size() >= most_of_no_use)
        std::erase_if(of_no_use_, [&](const auto& one) { return !gives_way(one.first, now); });
    if (of_no_use_.size() >= most_of_no_use) of_no_use_.clear();
    of_no_use_[address] = now;
}

OpenConnection* Uploads::who_gives_way(const std::string& newcomer, Moment now) const {
    std::map<std::string_view, std::size_t> counts;
    for (const Upload& upload : uploads_) ++counts[upload.address];
    const auto count_of = [&](const std::string& address) {
        const auto counted = counts.find(address);
        return counted == counts.end() ? 0 : counted->second;
    };
    const std::size_t own = count_of(newcomer);
    const bool newcomer_gives_way = gives_way(newcomer, now);
    const Upload* found = nullptr;
    for (const Upload& upload : uploads_) {
        const std::size_t count = count_of(upload.address);
        const bool may_go = count > own + 1 || now - upload.since >= patience_ ||
                            (!newcomer_gives_way && gives_way(upload.address, now));
        if (may_go && (found == nullptr || count > count_of(found->address))) found = &upload;
    }
    return found == nullptr ? nullptr : found->connection;
}

bool Uploads::begin(OpenConnection& connection, const std::string& address, Moment now,
                    std::optional<std::uint64_t> length) {
    const std::uint64_t weight = std::clamp(length.value_or(longest_), std::min(least_weight, longest_), longest_);
    while (bytes_ + weight > most_bytes_) {
        OpenConnection* going = who_gives_way(address, now);
        if (going == nullptr) return false;
        end(*going, now);
        going->give_way();
    }
    uploads_.push_back({&connection, address, now, weight});
    bytes_ += weight;
    return true;
}

void Uploads::end(const OpenConnection& connection, Moment now) {
    const auto ended = std::ranges::find(uploads_, &connection, &Upload::connection);
    if (ended == uploads_.end()) return;
    if (now - ended->since >= patience_) remember(ended->address, now);
    bytes_ -= ended->weight;
    uploads_.erase(ended);
}

}  // namespace tablebank
