#pragma once
// The pages of an event and the hub for its tables, served by the director's desk. Nothing listens until the director
// switches it on; it stops when the desk is left or the director switches it off.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/qr/qr_matrix.h"

namespace tablebank {

class Language;
class ServedFile;

class EventServer {
public:
    /// `place` of the event. A failure is in `trouble`.
    void switch_on(const Language& lang, const std::string& place);
    void switch_off();
    [[nodiscard]] bool is_on() const { return served_ != nullptr; }
    /// "http://192.168.0.7:8017/", if it is on.
    [[nodiscard]] const std::vector<std::string>& addresses() const { return addresses_; }
    /// That of the hub: the first address, as an event names it. Empty if it is off.
    [[nodiscard]] std::string hub_address() const;
    [[nodiscard]] const std::optional<QrMatrix>& code() const { return code_; }
    /// Why it could not be switched on, or which games the hub cannot read or write.
    [[nodiscard]] std::vector<std::string> troubles(const Language& lang) const;

private:
    struct Troubles;
    std::shared_ptr<Troubles> troubles_;
    std::shared_ptr<ServedFile> served_;
    std::vector<std::string> addresses_;
    std::optional<QrMatrix> code_;
    std::string refused_;
};

}  // namespace tablebank
