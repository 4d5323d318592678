#pragma once
// An open game on the network: its public pages, and the pages of its seats, whose phones act. Everything is made from
// the table in memory, as soon as it changes, until this object is destroyed. One thread has the session and the desk
// of the phones; it creates this object and calls `serve`. The server's own threads see only what it shows them.

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/phones/bank_desk.h"
#include "app/phones/phone_desk.h"
#include "app/web/web_server.h"

namespace tablebank {

class ServedTable {
public:
    struct Options {
        WebLimits limits{};
        /// Called from any thread when a phone waits for `serve`.
        std::function<void()> wake{};
        std::chrono::milliseconds patience{3'000};  ///< of a phone for `serve`
        BankDesk* bank = nullptr;                   ///< the banker's own page, which outlives this
    };
    /// `desk` outlives it. Throws WebError.
    ServedTable(PhoneDesk& desk, const WebPlace& place);
    ServedTable(PhoneDesk& desk, const WebPlace& place, Options options);
    ServedTable(const ServedTable&) = delete;
    ServedTable& operator=(const ServedTable&) = delete;
    ~ServedTable();

    /// Answers the phones that wait, and shows what has changed since the last call. To be called soon after a wake,
    /// and whenever the session may have changed. Returns whether anything was answered or changed.
    bool serve();
    /// Waits until a phone waits, for this time at most.
    void wait(std::chrono::milliseconds time);

    /// As ServedFile::addresses.
    [[nodiscard]] std::vector<std::string> addresses() const;

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

/// The link of a seat at one of these addresses: the secret is in the fragment, which no request contains.
[[nodiscard]] std::string seat_link(const std::string& address, const std::string& secret);
/// The same for the banker's own page.
[[nodiscard]] std::string bank_link(const std::string& address, const std::string& secret);

}  // namespace tablebank
