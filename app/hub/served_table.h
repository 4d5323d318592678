#pragma once
// An open game on the network: its public pages, and the pages of its seats, whose phones act. Everything is made from
// the table in memory, as soon as it changes, until this object is destroyed.

#include <memory>
#include <string>
#include <vector>

#include "app/phones/phone_desk.h"
#include "app/web/web_server.h"

namespace tablebank {

class ServedTable {
public:
    /// `desk` outlives it. Throws WebError.
    ServedTable(PhoneDesk& desk, const WebPlace& place, const WebLimits& limits = {});
    ServedTable(const ServedTable&) = delete;
    ServedTable& operator=(const ServedTable&) = delete;
    ~ServedTable();

    /// As ServedFile::addresses.
    [[nodiscard]] std::vector<std::string> addresses() const;

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

/// The link of a seat at one of these addresses: the secret is in the fragment, which no request contains.
[[nodiscard]] std::string seat_link(const std::string& address, const std::string& secret);

}  // namespace tablebank
