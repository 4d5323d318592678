#include "app/viewmodel/settings_view_model.h"

#include <algorithm>
#include <utility>

#include "app/event/event_place.h"
#include "app/i18n/language.h"
#include "platform/path_text.h"

namespace tablebank {

SettingsViewModel::SettingsViewModel(std::filesystem::path folder, Settings now)
    : folder_(std::move(folder)), now_(std::move(now)) {
    now_.games = platform::path_of(hide_address_passwords(platform::text_of(now_.games)));
}

bool SettingsViewModel::set(const Language& lang, Settings wanted) {
    now_ = std::move(wanted);
    const bool kept = save_settings(folder_, now_);
    show(lang);
    return kept;
}

Settings SettingsViewModel::resized(int percent) const {
    Settings wanted = now_;
    wanted.scale_percent = std::clamp(percent == 0 ? 100 : now_.scale_percent + percent, Settings::smallest_scale,
                                      Settings::largest_scale);
    return wanted;
}

}  // namespace tablebank
