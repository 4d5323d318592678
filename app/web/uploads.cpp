#include "app/web/uploads.h"

#include <algorithm>

namespace tablebank {

OpenConnection* Uploads::who_gives_way(const std::string& newcomer, Moment now) const {
    const auto count_of = [&](const std::string& address) {
        return std::ranges::count(uploads_, address, &Upload::address);
    };
    const auto own = count_of(newcomer);
    const Upload* found = nullptr;
    for (const Upload& upload : uploads_) {
        const auto count = count_of(upload.address);
        const bool may_go = count > own + 1 || now - upload.since >= patience_;
        if (may_go && (found == nullptr || count > count_of(found->address))) found = &upload;
    }
    return found == nullptr ? nullptr : found->connection;
}

bool Uploads::begin(OpenConnection& connection, const std::string& address, Moment now) {
    if (uploads_.size() >= most_) {
        OpenConnection* going = who_gives_way(address, now);
        if (going == nullptr) return false;
        end(*going);
        going->give_way();
    }
    uploads_.push_back({&connection, address, now});
    return true;
}

void Uploads::end(const OpenConnection& connection) {
    std::erase_if(uploads_, [&](const Upload& upload) { return upload.connection == &connection; });
}

}  // namespace tablebank
