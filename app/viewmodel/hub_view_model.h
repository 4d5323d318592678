#pragma once
// Sends the open game to the hub of its event in the background; does nothing if the game has not joined an event. It
// observes the session, so every posted entry is sent at once, whichever screen posted it. The table never waits for
// it. Shows how much has been sent.

#include <memory>
#include <string>

#include "app/present/table/hub_face.h"
#include "app/session/watchers.h"

namespace tablebank {

class Language;
class Session;
class HubSync;

class HubViewModel {
public:
    HubViewModel();
    HubViewModel(const HubViewModel&) = delete;
    HubViewModel& operator=(const HubViewModel&) = delete;
    ~HubViewModel();

    /// Must be called when a game is opened or joined again. The session must not move while this object lives. A
    /// transfer that was running gets a moment to finish (app/hub_sync/hub_sync.h).
    void begin(const Language& lang, Session& session);
    /// Whether entries wait to be sent.
    [[nodiscard]] bool is_behind() const;
    [[nodiscard]] HubStatusView shown(const Language& lang) const;
    /// A message for the banker, once per problem; empty if there is nothing new.
    [[nodiscard]] std::string new_trouble(const Language& lang);

private:
    std::unique_ptr<HubSync> sync_;
    Watch posted_;
    std::string no_key_;  ///< why nothing can be sent
    std::string told_;    ///< the problem that was reported last
};

}  // namespace tablebank
