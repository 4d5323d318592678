#include "app/ui/window/bell.h"

#include <canberra.h>

#include <string>

#include "app/i18n/language.h"

namespace tablebank {

namespace {

std::string clock_alarm_text(const Language& lang, ClockAlarm alarm) {
    if (alarm == ClockAlarm{}) return lang.tr("time is up");
    return lang.trn("{count} minute is left", "{count} minutes are left", alarm.minutes);
}

}  // namespace

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

void Bell::ring(const Language& lang, ClockAlarm alarm) {
    if (!player_) player_ = std::make_unique<Player>();
    if (player_->context == nullptr) return;
    // Names of the sound naming specification, which every theme has or takes from the one below it.
    const char* const sound = alarm == ClockAlarm{} ? "alarm-clock-elapsed" : "complete";
    const std::string words = clock_alarm_text(lang, alarm);
    ca_context_play(player_->context, 0, CA_PROP_EVENT_ID, sound, CA_PROP_EVENT_DESCRIPTION, words.c_str(), nullptr);
}

bool Bell::warn(const std::string& words) {
    if (!player_) player_ = std::make_unique<Player>();
    if (player_->context == nullptr) return false;
    return ca_context_play(player_->context, 0, CA_PROP_EVENT_ID, "dialog-warning", CA_PROP_EVENT_DESCRIPTION,
                           words.c_str(), nullptr) == CA_SUCCESS;
}

}  // namespace tablebank
