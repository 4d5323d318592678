#pragma once
// The requests of phones over HTTP: a POST to /seat/state, /seat/try, /seat/act, /seat/undo or /seat/cancel with the
// secret of the seat in the header `Seat-Secret`, from a page of this server. The banker's own page sends the same to
// /bank/, with the secret of its link, and in `Bank-Token` what it got for its PIN.

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/hub/page_cache.h"
#include "app/phones/phone_request.h"
#include "app/web/request_handler.h"

namespace tablebank {

class SeatSite {
public:
    /// `bank`, which outlives it as `desk` does, is the banker's own page; nullptr: there is none.
    SeatSite(PhoneDesk& desk, std::shared_ptr<const PageShelf::Languages> languages, BankDesk* bank = nullptr)
        : desk_(desk), bank_(bank), languages_(std::move(languages)) {}

    /// Whether a request is one of a phone.
    [[nodiscard]] static bool is_for_seat(const WebRequest& request);
    /// On the thread that has the session.
    [[nodiscard]] WebAnswer answer(const WebRequest& request);
    /// That the bank was too busy to look at a request. From any thread.
    [[nodiscard]] static WebAnswer late_answer(const PageShelf::Languages& languages, const WebRequest& request);

private:
    [[nodiscard]] std::string text_of_request(const PhoneRequest& asked, Seat seat) const;
    [[nodiscard]] WebAnswer answer_bank(const Language& lang, const WebRequest& request,
                                        const std::optional<PhoneRequest>& asked);

    PhoneDesk& desk_;
    BankDesk* bank_;
    std::shared_ptr<const PageShelf::Languages> languages_;
};

/// The first language that the browser accepts and the pages have; English if there is none.
[[nodiscard]] const Language& accepted_language(const PageShelf::Languages& languages, const WebRequest& request);

}  // namespace tablebank
