#include "platform/windows/system.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tablebank::platform {
namespace {

constexpr DWORD disk_quota_exceeded = 1295;  // in no header of the cross compiler

struct Meaning {
    DWORD code;
    std::errc meaning;
};
constexpr std::array<Meaning, 30> meanings{{
    {ERROR_FILE_NOT_FOUND, std::errc::no_such_file_or_directory},
    {ERROR_PATH_NOT_FOUND, std::errc::no_such_file_or_directory},
    {ERROR_INVALID_NAME, std::errc::illegal_byte_sequence},
    {ERROR_BAD_PATHNAME, std::errc::no_such_file_or_directory},
    {ERROR_INVALID_DRIVE, std::errc::no_such_file_or_directory},
    {ERROR_BAD_NETPATH, std::errc::no_such_file_or_directory},
    {ERROR_BAD_NET_NAME, std::errc::no_such_file_or_directory},
    {ERROR_NOT_READY, std::errc::no_such_device},
    {ERROR_ACCESS_DENIED, std::errc::permission_denied},
    {ERROR_PRIVILEGE_NOT_HELD, std::errc::operation_not_permitted},
    {ERROR_WRITE_PROTECT, std::errc::read_only_file_system},
    {ERROR_SHARING_VIOLATION, std::errc::device_or_resource_busy},
    {ERROR_LOCK_VIOLATION, std::errc::device_or_resource_busy},
    {ERROR_DELETE_PENDING, std::errc::device_or_resource_busy},
    {ERROR_FILE_EXISTS, std::errc::file_exists},
    {ERROR_ALREADY_EXISTS, std::errc::file_exists},
    {ERROR_DIR_NOT_EMPTY, std::errc::directory_not_empty},
    {ERROR_DIRECTORY, std::errc::not_a_directory},
    {ERROR_DISK_FULL, std::errc::no_space_on_device},
    {ERROR_HANDLE_DISK_FULL, std::errc::no_space_on_device},
    {disk_quota_exceeded, std::errc::no_space_on_device},
    {ERROR_NOT_SAME_DEVICE, std::errc::cross_device_link},
    {ERROR_FILENAME_EXCED_RANGE, std::errc::filename_too_long},
    {ERROR_BUFFER_OVERFLOW, std::errc::filename_too_long},
    {ERROR_TOO_MANY_OPEN_FILES, std::errc::too_many_files_open},
    {ERROR_NOT_ENOUGH_MEMORY, std::errc::not_enough_memory},
    {ERROR_OUTOFMEMORY, std::errc::not_enough_memory},
    {ERROR_INVALID_HANDLE, std::errc::bad_file_descriptor},
    {ERROR_INVALID_PARAMETER, std::errc::invalid_argument},
    {ERROR_NOT_SUPPORTED, std::errc::not_supported},
}};

constexpr std::size_t longest_plain_path = 240;  ///< MAX_PATH, less what a function may add

}  // namespace

std::error_code error_of(DWORD code) {
    if (code == ERROR_SUCCESS) return {0, std::generic_category()};
    const auto* const found = std::ranges::find(meanings, code, &Meaning::code);
    return std::make_error_code(found == meanings.end() ? std::errc::io_error : found->meaning);
}

std::error_code last_error() {
    const DWORD code = ::GetLastError();
    return error_of(code == ERROR_SUCCESS ? DWORD{ERROR_GEN_FAILURE} : code);
}

std::error_code error_unless(bool done) {
    return done ? error_of(ERROR_SUCCESS) : last_error();
}

std::wstring wide(std::string_view utf8) {
    const int bytes = static_cast<int>(utf8.size());
    std::wstring text(static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, utf8.data(), bytes, nullptr, 0)),
                      L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, utf8.data(), bytes, text.data(), static_cast<int>(text.size()));
    return text;
}

std::string narrow(std::wstring_view text) {
    const int letters = static_cast<int>(text.size());
    const int bytes = ::WideCharToMultiByte(CP_UTF8, 0, text.data(), letters, nullptr, 0, nullptr, nullptr);
    std::string utf8(static_cast<std::size_t>(bytes), '\0');
    ::WideCharToMultiByte(CP_UTF8, 0, text.data(), letters, utf8.data(), bytes, nullptr, nullptr);
    return utf8;
}

std::wstring for_system(const std::filesystem::path& path) {
    std::wstring text = path.native();
    if (text.size() < longest_plain_path || text.starts_with(LR"(\\?\)")) return text;
    std::error_code unknown;
    std::filesystem::path whole = std::filesystem::absolute(path, unknown).lexically_normal();
    if (unknown) return text;
    text = whole.make_preferred().native();
    return text.starts_with(LR"(\\)") ? LR"(\\?\UNC)" + text.substr(1) : LR"(\\?\)" + text;
}

bool is_possible_name(std::wstring_view name) {
    constexpr std::array<std::wstring_view, 6> devices{L"CON", L"PRN", L"AUX", L"NUL", L"CONIN$", L"CONOUT$"};
    constexpr wchar_t first_printed = L' ';
    if (name.empty() || name.ends_with(L'.') || name.ends_with(L' ')) return false;
    if (name.find_first_of(LR"(<>:"/\|?*)") != std::wstring_view::npos) return false;
    if (std::ranges::any_of(name, [](wchar_t sign) { return sign < first_printed; })) return false;
    std::wstring stem(name.substr(0, name.find(L'.')));
    stem.resize(stem.find_last_not_of(L' ') + 1);
    std::ranges::transform(stem, stem.begin(), [](wchar_t sign) {
        return sign >= L'a' && sign <= L'z' ? static_cast<wchar_t>(sign - L'a' + L'A') : sign;
    });
    const bool is_port = stem.size() == 4 && (stem.starts_with(L"COM") || stem.starts_with(L"LPT")) &&
                         std::wstring_view(L"123456789\u00b9\u00b2\u00b3").find(stem[3]) != std::wstring_view::npos;
    return !is_port && std::ranges::find(devices, stem) == devices.end();
}

std::error_code impossible_name() {
    return std::make_error_code(std::errc::illegal_byte_sequence);
}

Handle owned(HANDLE handle) {
    return Handle(handle == INVALID_HANDLE_VALUE ? nullptr : handle);
}

Handle open_path(const std::filesystem::path& path, DWORD access, DWORD sharing, DWORD creation, DWORD flags,
                 SECURITY_ATTRIBUTES* security) {
    constexpr int tries = 20;
    constexpr DWORD pause_ms = 50;
    if (creation == CREATE_NEW && !is_possible_name(path.filename().native())) {
        ::SetLastError(ERROR_INVALID_NAME);
        return nullptr;
    }
    const std::wstring name = for_system(path);
    for (int i = 1;; ++i) {
        Handle opened = owned(::CreateFileW(name.c_str(), access, sharing, security, creation, flags, nullptr));
        if (opened || ::GetLastError() != ERROR_SHARING_VIOLATION || i == tries) return opened;
        ::Sleep(pause_ms);
    }
}

}  // namespace tablebank::platform
