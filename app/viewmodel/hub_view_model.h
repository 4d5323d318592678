#pragma once
// The open game on its way to the hub of its event, in the background; nothing where it was joined to none. Whatever is
// posted is sent at once, on whichever screen and by whatever: it watches the session. The table never waits for it.
// Says how far it is.

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

    /// Of a game that is opened, or joined once more; the session stays where it is as long as this lives. What went on
    /// before gets a moment to end well (app/hub_sync/hub_sync.h).
    void begin(const Language& lang, Session& session);
    /// Entries wait to be sent.
    [[nodiscard]] bool is_behind() const;
    [[nodiscard]] HubStatusView shown(const Language& lang) const;
    /// The line by which the game plays by the bell of its round with all the time that the director gave, where it
    /// does not yet; empty otherwise.
    [[nodiscard]] std::string bell_line_for(const Session& session) const;
    /// Whether it may hear of a bell at any moment.
    [[nodiscard]] bool waits_for_bell(const Session& session) const;
    /// What the banker should be told once; empty for nothing new.
    [[nodiscard]] std::string new_trouble(const Language& lang);

private:
    std::unique_ptr<HubSync> sync_;
    std::unique_ptr<const TableSetup> table_;
    Watch posted_;
    std::string no_key_;  ///< why nothing can be sent
    std::string told_;    ///< the trouble that was told last
};

}  // namespace tablebank
