#pragma once
// The key of an event, made from its secret once and not for each answer that it signs. From any thread. Internal
// header.

#include <memory>
#include <mutex>
#include <string>

#include "app/live/event_key.h"

namespace tablebank {

class KeptEventKey {
public:
    [[nodiscard]] std::shared_ptr<const SecretKey> of(const std::string& event_secret,
                                                      const std::string& event_id) const {
        const std::lock_guard lock(guard_);
        if (key_ == nullptr || secret_ != event_secret) {
            key_ = std::make_shared<const SecretKey>(event_key(event_secret, event_id));
            secret_ = event_secret;
        }
        return key_;
    }

private:
    mutable std::mutex guard_;
    mutable std::string secret_;  ///< of which event the key is; the id of an event never changes
    mutable std::shared_ptr<const SecretKey> key_;
};

}  // namespace tablebank
