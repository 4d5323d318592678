#pragma once
// The banker's own page: with it the laptop can stay in the corner. It has a link of its own and a PIN, and may post
// any line of the grammar, undo, confirm and decline what waits, and stop all phones. Used by the thread that has the
// session, as the desk of the phones.

#include <string>
#include <string_view>
#include <vector>

#include "app/phones/banker_lock.h"
#include "app/phones/phone_desk.h"
#include "app/present/seat/bank_forms.h"

namespace tablebank {

/// What the page shows, at a moment.
struct BankState {
    PhoneState page;
    PhoneMode mode = PhoneMode::at_once;
    std::vector<PhoneNotice> waiting{};  ///< in the language of the page
};

class BankDesk {
public:
    /// `desk` outlives it. `new_secret`: 32 random hexadecimal digits; the link is valid as long as this object.
    BankDesk(PhoneDesk& desk, const std::function<std::string()>& new_secret)
        : desk_(desk), secret_(new_secret()), lock_(new_secret) {}

    [[nodiscard]] const std::string& secret() const { return secret_; }
    [[nodiscard]] bool has_secret(std::string_view secret) const;
    /// The page opens once there is a PIN.
    [[nodiscard]] BankerLock& lock() { return lock_; }
    [[nodiscard]] const BankerLock& lock() const { return lock_; }
    [[nodiscard]] bool is_closed() const { return lock_.is_closed(desk_.running_ms()); }

    /// The token of a page that has entered, or a refusal.
    struct Entered {
        std::string token;
        std::optional<PhoneRefusal> refusal{};
    };
    [[nodiscard]] Entered enter(std::string_view pin);

    // For a page that is in.
    [[nodiscard]] BankState look(const Language& lang) const;
    [[nodiscard]] BankForms forms(const Language& lang) const { return make_bank_forms(lang, desk_.session()); }
    [[nodiscard]] std::int64_t last() const { return desk_.session().table().game.last; }
    [[nodiscard]] PhoneAnswer preview(const Language& lang, std::string_view text);
    [[nodiscard]] PhoneAnswer act(const Language& lang, const PhoneAct& act);
    [[nodiscard]] PhoneAnswer confirm(const Language& lang, const std::string& id);
    [[nodiscard]] PhoneAnswer decline(const std::string& id);
    [[nodiscard]] PhoneAnswer stop(bool stopped);

private:
    [[nodiscard]] PhoneAnswer answer(PhoneAnswer::What what) const;
    [[nodiscard]] PhoneAnswer refuse(SeatRefusal refusal) const;

    PhoneDesk& desk_;
    std::string secret_;
    BankerLock lock_;
    ActRate rate_;
    ActRate entering_;  ///< PINs have a limit of their own: who guesses does not hold up the banker
};

}  // namespace tablebank
