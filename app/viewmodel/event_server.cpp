#include "app/viewmodel/event_server.h"

#include <map>
#include <mutex>
#include <utility>

#include "app/hub/served_file.h"
#include "app/hub/web_error_text.h"
#include "app/i18n/language.h"
#include "app/present/words/file_error_text.h"
#include "app/viewmodel/serve_everywhere.h"

namespace tablebank {

/// Of single tables; the hub reports them from its own threads.
struct EventServer::Troubles {
    std::mutex lock;
    std::map<std::pair<int, int>, FileError> by_table;
};

void EventServer::switch_on(const Language& lang, const std::string& place) {
    if (is_on()) return;
    refused_.clear();
    troubles_ = std::make_shared<Troubles>();
    const auto tell = [troubles = troubles_](int round, int table, const FileError& error) {
        const std::scoped_lock held(troubles->lock);
        troubles->by_table.insert_or_assign({round, table}, error);
    };
    try {
        served_ = serve_everywhere(
            [&](const WebPlace& at) { return std::make_shared<ServedFile>(place, at, WebLimits{}, tell); });
        addresses_ = served_->addresses();
    } catch (const WebError& error) {
        refused_ = web_error_text(lang, "0.0.0.0", error);
    } catch (const FileError& error) {
        refused_ = file_error_text(lang, error);
    }
    // On a machine without a network the pages are still for its own browser.
    if (const auto reached = reachable_addresses(addresses_); !reached.empty()) addresses_ = reached;
    if (!addresses_.empty()) code_ = qr_matrix(addresses_.front());
}

void EventServer::switch_off() {
    served_.reset();
    addresses_.clear();
    code_.reset();
    refused_.clear();
}

std::string EventServer::hub_address() const {
    if (addresses_.empty()) return {};
    std::string address = addresses_.front();
    while (address.ends_with('/')) address.pop_back();
    return address;
}

std::vector<std::string> EventServer::troubles(const Language& lang) const {
    std::vector<std::string> texts;
    if (!refused_.empty()) texts.push_back(refused_);
    if (!is_on()) return texts;
    const std::scoped_lock held(troubles_->lock);
    for (const auto& [at, error] : troubles_->by_table)
        texts.push_back(lang.tr(
            "round {round}, table {table}: the hub cannot read or write the game, and takes nothing of it: {reason}",
            {{"round", std::to_string(at.first)},
             {"table", std::to_string(at.second)},
             {"reason", file_error_text(lang, error)}}));
    return texts;
}

}  // namespace tablebank
