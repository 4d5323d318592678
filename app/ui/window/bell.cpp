#include "app/ui/window/bell.h"

#include <canberra.h>

namespace tablebank {

struct Bell::Player {
    ca_context* context = nullptr;
    Player() {
        if (ca_context_create(&context) != CA_SUCCESS) context = nullptr;
        if (context == nullptr) return;
        ca_context_change_props(context, CA_PROP_APPLICATION_NAME, "tablebank", CA_PROP_APPLICATION_ID, "tablebank",
                                nullptr);
    }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    ~Player() {
        if (context != nullptr) ca_context_destroy(context);
    }
};

Bell::Bell() = default;
Bell::~Bell() = default;

void Bell::ring(ClockAlarm alarm, const std::string& words) {
    if (!player_) player_ = std::make_unique<Player>();
    if (player_->context == nullptr) return;
    // Names of the sound naming specification, which every theme has or takes from the one below it.
    const char* const sound = alarm == ClockAlarm{} ? "alarm-clock-elapsed" : "complete";
    ca_context_play(player_->context, 0, CA_PROP_EVENT_ID, sound, CA_PROP_EVENT_DESCRIPTION, words.c_str(), nullptr);
}

}  // namespace tablebank
