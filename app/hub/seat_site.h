#pragma once
// The requests of the players' phones over HTTP: a POST to /seat/state, /seat/try, /seat/act, /seat/undo or
// /seat/cancel with the secret of the seat in the header `Seat-Secret`, from a page of this server.

#include <functional>
#include <memory>
#include <string>

#include "app/hub/page_cache.h"
#include "app/phones/phone_request.h"
#include "app/web/request_handler.h"

namespace tablebank {

class SeatSite {
public:
    SeatSite(PhoneDesk& desk, std::shared_ptr<const PageShelf::Languages> languages)
        : desk_(desk), languages_(std::move(languages)) {}

    /// Whether a request is one of a phone.
    [[nodiscard]] static bool is_for_seat(const WebRequest& request);
    /// On the thread of the site.
    [[nodiscard]] WebAnswer answer(const WebRequest& request);
    /// Changes whenever the page of a seat may change; it reveals nothing else.
    [[nodiscard]] std::string state() const { return desk_.state(); }

private:
    [[nodiscard]] const Language& language_of(const WebRequest& request, const std::string& wished) const;

    [[nodiscard]] std::string text_of_request(const PhoneRequest& asked, Seat seat) const;

    PhoneDesk& desk_;
    std::shared_ptr<const PageShelf::Languages> languages_;
};

/// The first language that the browser accepts and the pages have; English if there is none.
[[nodiscard]] const Language& accepted_language(const PageShelf::Languages& languages, const WebRequest& request);

}  // namespace tablebank
