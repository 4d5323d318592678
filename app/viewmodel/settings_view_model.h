#pragma once
// The current settings: read when the program starts, written after every change.

#include <filesystem>

#include "app/present/program/settings_snapshot.h"
#include "app/session/settings.h"

namespace tablebank {

class Language;

class SettingsViewModel {
public:
    /// A folder in old settings may be an address with a password; the password is not shown.
    SettingsViewModel(std::filesystem::path folder, Settings now);

    /// Takes effect at once; false if the disk refused to store it.
    [[nodiscard]] bool set(const Language& lang, Settings wanted);
    /// The scale changed by this many per cent; 0: back to 100.
    [[nodiscard]] Settings resized(int percent) const;
    /// Rebuilds the snapshot; called when the screen is opened, and after every change.
    void show(const Language& lang) { snapshot_ = make_settings_snapshot(lang, now_, folder_); }

    [[nodiscard]] const Settings& now() const { return now_; }
    [[nodiscard]] const SettingsSnapshot& snapshot() const { return snapshot_; }

private:
    std::filesystem::path folder_;
    Settings now_;
    SettingsSnapshot snapshot_;
};

}  // namespace tablebank
