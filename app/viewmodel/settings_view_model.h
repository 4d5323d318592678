#pragma once
// The settings as they are now, and kept: read when the program starts, written with every choice.

#include <filesystem>

#include "app/present/program/settings_snapshot.h"
#include "app/session/settings.h"

namespace tablebank {

class Language;

class SettingsViewModel {
public:
    /// What was read may hold the password of an address that was typed as a folder once: it is not shown.
    SettingsViewModel(std::filesystem::path folder, Settings now);

    /// From now on, whether or not it can be kept for the next time; false where the disk refused that.
    [[nodiscard]] bool set(const Language& lang, Settings wanted);
    /// The scale is changed by so many per cent; 0: back to 100.
    [[nodiscard]] Settings resized(int percent) const;
    /// What the screen shows; made anew when it is opened, and with every choice.
    void show(const Language& lang) { snapshot_ = make_settings_snapshot(lang, now_, folder_); }

    [[nodiscard]] const Settings& now() const { return now_; }
    [[nodiscard]] const SettingsSnapshot& snapshot() const { return snapshot_; }

private:
    std::filesystem::path folder_;
    Settings now_;
    SettingsSnapshot snapshot_;
};

}  // namespace tablebank
