#pragma once
// The open game on its way to the hub of its event, in the background; nothing where it was joined to none. The table
// never waits for it. Says how far it is.

#include <memory>
#include <string>

#include "app/present/table/hub_face.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;
class Uplink;

class HubDesk {
public:
    HubDesk();
    HubDesk(HubDesk&&) noexcept;
    HubDesk& operator=(HubDesk&&) noexcept;
    ~HubDesk();

    /// Of a game that is opened.
    void begin(const Language& lang, const Table& game);
    /// Something was posted.
    void show(const Table& game);
    [[nodiscard]] HubFace shown(const Language& lang) const;
    /// What the banker should be told once; empty for nothing new.
    [[nodiscard]] std::string new_trouble(const Language& lang);

private:
    std::unique_ptr<Uplink> uplink_;
    std::string no_key_;  ///< why nothing can be sent
    std::string told_;    ///< the trouble that was told last
};

}  // namespace tablebank
