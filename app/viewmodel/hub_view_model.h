#pragma once
// Sends the open game to the hub of its event in the background; does nothing if the game has not joined an event. It
// observes the session, so every posted entry is sent at once, from whichever screen. The table never waits for it.
// Shows how much has been sent.

#include <memory>
#include <string>

#include "app/present/table/hub_face.h"
#include "app/session/watchers.h"

namespace tablebank {

class Language;
class Session;
class HubSync;
struct TableSetup;

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
    /// The line that sets the game to the bell of its round, with all the time that the director gave, if it is not set
    /// yet; empty otherwise.
    [[nodiscard]] std::string bell_line_for(const Session& session) const;
    /// Whether it may hear of a bell at any moment.
    [[nodiscard]] bool waits_for_bell(const Session& session) const;
    /// A message for the banker, once per problem; empty if there is nothing new.
    [[nodiscard]] std::string new_trouble(const Language& lang);

private:
    std::unique_ptr<HubSync> sync_;
    std::unique_ptr<const TableSetup> table_;
    Watch posted_;
    std::string no_key_;  ///< why nothing can be sent
    std::string told_;    ///< the problem that was reported last
};

}  // namespace tablebank
