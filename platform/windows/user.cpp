#include "platform/user.h"

#include <array>
#include <vector>

#include "platform/windows/system.h"

#include <shlobj.h>  // after windows.h

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;

fs::path known_folder(const KNOWNFOLDERID& id) {
    wchar_t* found = nullptr;
    fs::path folder;
    if (::SHGetKnownFolderPath(id, KF_FLAG_CREATE, nullptr, &found) == S_OK) folder = found;
    ::CoTaskMemFree(found);
    return folder;
}

/// A variable of the environment that names an absolute path, for tests and for those who know what they do.
fs::path root_folder(const wchar_t* variable, const KNOWNFOLDERID& id) {
    if (const wchar_t* const set = ::_wgetenv(variable); set != nullptr && fs::path(set).is_absolute()) return set;
    return known_folder(id);
}

}  // namespace

fs::path program_file(std::error_code& error) {
    constexpr std::size_t longest = 32'768;
    for (std::vector<wchar_t> name(MAX_PATH);; name.resize(name.size() * 2)) {
        const DWORD length = ::GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size()));
        error = error_unless(length != 0);
        if (error) return L"tablebank.exe";
        if (length < name.size()) return std::wstring(name.data(), length);
        if (name.size() >= longest) break;
    }
    error = std::make_error_code(std::errc::filename_too_long);
    return L"tablebank.exe";
}

std::string login_name() {
    std::array<wchar_t, 257> name{};  // 256 letters at most
    auto size = static_cast<DWORD>(name.size());
    return ::GetUserNameW(name.data(), &size) == FALSE ? std::string{} : narrow(name.data());
}

fs::path home_folder() {
    return known_folder(FOLDERID_Profile);
}

fs::path settings_root() {
    return root_folder(L"XDG_CONFIG_HOME", FOLDERID_RoamingAppData);
}

fs::path state_root() {
    return root_folder(L"XDG_STATE_HOME", FOLDERID_LocalAppData);
}

fs::path data_root() {
    return root_folder(L"XDG_DATA_HOME", FOLDERID_LocalAppData);
}

void keep_caches_in(const fs::path& folder) {
    ::_wputenv_s(L"XDG_CACHE_HOME", folder.c_str());
}

void use_fonts_of(const fs::path& folder) {
    if (::_wgetenv(L"FONTCONFIG_FILE") == nullptr) ::_wputenv_s(L"FONTCONFIG_FILE", (folder / L"fonts.conf").c_str());
}

std::string environment_text(const char* name) {
    const wchar_t* const set = ::_wgetenv(wide(name).c_str());
    return set == nullptr ? std::string{} : narrow(set);
}

std::string user_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (std::string set = environment_text(name); !set.empty()) return set;
    }
    std::array<wchar_t, LOCALE_NAME_MAX_LENGTH> name{};
    // That of the windows, which may be another one than that of dates and sums.
    const LCID language = MAKELCID(::GetUserDefaultUILanguage(), SORT_DEFAULT);
    if (::LCIDToLocaleName(language, name.data(), static_cast<int>(name.size()), 0) == 0) return {};
    return narrow(name.data());
}

}  // namespace tablebank::platform
