#pragma once
// The pages of the open game for the players' phones, read-only. Nothing listens until the banker switches it on; it
// stops when the game is closed or the banker switches it off.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/qr/qr_matrix.h"
#include "app/viewmodel/screen_state.h"

namespace tablebank {

class Language;
class ServedFile;

struct PhonesSnapshot {
    std::optional<QrMatrix> code;        ///< of the first address; nullopt while it is off
    std::vector<std::string> addresses;  ///< "http://192.168.0.7:8017/"
    std::string trouble;                 ///< why it could not be switched on
    [[nodiscard]] bool on() const { return !addresses.empty(); }
};

class PhonesViewModel {
public:
    PhonesViewModel();
    PhonesViewModel(PhonesViewModel&&) noexcept;
    PhonesViewModel& operator=(PhonesViewModel&&) noexcept;
    ~PhonesViewModel();

    SideScreen screen;

    void switch_on(const Language& lang, const std::filesystem::path& game);
    void switch_off();
    [[nodiscard]] const PhonesSnapshot& shown() const { return shown_; }

private:
    std::unique_ptr<ServedFile> served_;
    PhonesSnapshot shown_;
};

}  // namespace tablebank
