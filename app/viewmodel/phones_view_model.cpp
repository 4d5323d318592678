#include "app/viewmodel/phones_view_model.h"

#include "app/hub/serve.h"
#include "app/hub/web_error_text.h"
#include "app/i18n/language.h"
#include "app/present/words/file_error_text.h"

namespace tablebank {

namespace {

constexpr std::uint16_t usual_port = 8017;

/// At the usual port, or where another table listens there already at one that is free.
std::unique_ptr<ServedFile> serve_everywhere(const std::filesystem::path& game) {
    try {
        return std::make_unique<ServedFile>(game.string(), WebPlace{.address = "0.0.0.0", .port = usual_port});
    } catch (const WebError& error) {
        if (error.kind() != WebError::Kind::port_taken) throw;
    }
    return std::make_unique<ServedFile>(game.string(), WebPlace{.address = "0.0.0.0", .port = 0});
}

}  // namespace

PhonesViewModel::PhonesViewModel() = default;
PhonesViewModel::PhonesViewModel(PhonesViewModel&&) noexcept = default;
PhonesViewModel& PhonesViewModel::operator=(PhonesViewModel&&) noexcept = default;
PhonesViewModel::~PhonesViewModel() = default;

void PhonesViewModel::switch_on(const Language& lang, const std::filesystem::path& game) {
    if (served_) return;
    shown_ = {};
    try {
        served_ = serve_everywhere(game);
        shown_.addresses = served_->addresses();
        // A phone cannot reach what holds within this machine alone.
        std::erase_if(shown_.addresses, [](const std::string& address) { return address.starts_with("http://127."); });
        if (!shown_.addresses.empty()) shown_.code = qr_matrix(shown_.addresses.front());
        if (shown_.addresses.empty()) {
            served_.reset();
            shown_.trouble = lang.tr("This machine is in no network that a phone could join.");
        }
    } catch (const WebError& error) {
        shown_.trouble = web_error_text(lang, "0.0.0.0", error);
    } catch (const FileError& error) {
        shown_.trouble = file_error_text(lang, error);
    }
}

void PhonesViewModel::switch_off() {
    served_.reset();
    shown_ = {};
}

}  // namespace tablebank
