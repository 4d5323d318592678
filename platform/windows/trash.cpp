#include "platform/trash.h"

#include "platform/windows/system.h"

#include <shellapi.h>  // after windows.h

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;

constexpr int most_thrown_of_one_name = 1000;

/// Into a folder of the program's own, under a name that nothing has there.
fs::path move_into(const fs::path& trash, const fs::path& file) {
    std::error_code trouble;
    const fs::path files = trash / L"files";
    fs::create_directories(files, trouble);
    for (int number = 1; number < most_thrown_of_one_name; ++number) {
        fs::path there = files / file.filename();
        if (number > 1)
            there.replace_filename(file.stem().native() + L'.' + std::to_wstring(number) + file.extension().native());
        if (::MoveFileExW(for_system(file).c_str(), for_system(there).c_str(), MOVEFILE_WRITE_THROUGH) != FALSE)
            return there;
        const DWORD code = ::GetLastError();
        if (code != ERROR_ALREADY_EXISTS && code != ERROR_FILE_EXISTS) return {};
    }
    return {};
}

}  // namespace

/// No path names the recycle bin.
fs::path trash_of_home() {
    return {};
}

fs::path move_to_trash(const fs::path& file, const fs::path& home_trash, std::int64_t /*now_ms*/) {
    std::error_code trouble;
    fs::path whole = fs::absolute(file, trouble).lexically_normal();
    if (trouble || !fs::exists(fs::symlink_status(whole, trouble))) return {};
    whole.make_preferred();
    if (!home_trash.empty())
        if (fs::path there = move_into(home_trash, whole); !there.empty()) return there;
    std::wstring names = whole.native();
    names += L'\0';  // a list that ends with an empty name
    SHFILEOPSTRUCTW operation{};
    operation.wFunc = FO_DELETE;
    operation.pFrom = names.c_str();
    // A file that no bin takes would be deleted: the system is to refuse instead of asking.
    operation.fFlags = FOF_ALLOWUNDO | FOF_NOCONFIRMATION | FOF_SILENT | FOF_NOERRORUI | FOF_WANTNUKEWARNING;
    if (::SHFileOperationW(&operation) != 0 || operation.fAnyOperationsAborted != FALSE) return {};
    return fs::path(L"$Recycle.Bin") / whole.filename();
}

}  // namespace tablebank::platform
