#include "platform/file_dialog.h"

#include <atomic>
#include <cstdlib>
#include <string_view>
#include <thread>

#include "platform/windows/system.h"

#include <shobjidl.h>  // after windows.h

namespace tablebank::platform {
namespace {

struct ReleaseObject {
    void operator()(IUnknown* object) const { object->Release(); }
};
template <class Interface>
using Object = std::unique_ptr<Interface, ReleaseObject>;

/// Sets the title, the folder and the kinds of files. A setting that the system refuses keeps its default.
void prepare(IFileOpenDialog& dialog, const FileWanted& wanted) {
    const std::wstring kind = wide(wanted.kind);
    const std::wstring pattern = wide(wanted.pattern);
    const COMDLG_FILTERSPEC kinds[] = {{kind.c_str(), pattern.c_str()}, {L"*", L"*"}};
    dialog.SetFileTypes(static_cast<UINT>(std::size(kinds)), kinds);
    dialog.SetTitle(wide(wanted.title).c_str());
    dialog.SetOptions(FOS_FORCEFILESYSTEM | FOS_FILEMUSTEXIST | FOS_NOCHANGEDIR);
    IShellItem* found = nullptr;
    std::filesystem::path folder = wanted.folder;
    if (::SHCreateItemFromParsingName(folder.make_preferred().c_str(), nullptr, IID_PPV_ARGS(&found)) == S_OK) {
        const Object<IShellItem> item(found);
        dialog.SetFolder(item.get());
    }
}

/// The file that the user chose; empty if none. `failed`: the system has no dialog.
std::filesystem::path choose(const FileWanted& wanted, bool& failed) {
    IFileOpenDialog* made = nullptr;
    failed = ::CoCreateInstance(CLSID_FileOpenDialog, nullptr, CLSCTX_INPROC_SERVER, IID_PPV_ARGS(&made)) != S_OK;
    if (failed) return {};
    const Object<IFileOpenDialog> dialog(made);
    prepare(*dialog, wanted);
    const HRESULT shown = dialog->Show(nullptr);
    failed = shown != S_OK && shown != HRESULT_FROM_WIN32(ERROR_CANCELLED);
    IShellItem* found = nullptr;
    if (shown != S_OK || dialog->GetResult(&found) != S_OK) return {};
    const Object<IShellItem> item(found);
    wchar_t* name = nullptr;
    std::filesystem::path file;
    if (item->GetDisplayName(SIGDN_FILESYSPATH, &name) == S_OK) file = name;
    ::CoTaskMemFree(name);
    return file;
}

constexpr DWORD pause_ms = 20;

BOOL CALLBACK close_window(HWND window, LPARAM /*unused*/) {
    ::PostMessageW(window, WM_CLOSE, 0, 0);
    return TRUE;
}

}  // namespace

/// The dialog runs in a thread of its own, which has its own windows.
struct FileDialog::Running {
    explicit Running(const FileWanted& wanted) : thread([this, wanted] { run(wanted); }) {}
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() {
        // It may not have opened its window yet, so it is asked until it has ended.
        while (!ended) {
            ::EnumThreadWindows(number.load(), close_window, 0);
            ::Sleep(pause_ms);
        }
        thread.join();
    }

    void run(const FileWanted& wanted) {
        number = ::GetCurrentThreadId();
        const bool begun = ::CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED | COINIT_DISABLE_OLE1DDE) >= 0;
        if (begun) answer.file = choose(wanted, answer.failed);
        if (!begun) answer.failed = true;
        if (begun) ::CoUninitialize();
        ended = true;
    }

    Answer answer{};
    std::atomic<bool> ended = false;
    std::atomic<DWORD> number = 0;
    std::thread thread;
};

FileDialog::FileDialog() = default;

FileDialog::~FileDialog() {
    close();
}

bool FileDialog::ask(const FileWanted& wanted) {
    close();
    const char* chosen = std::getenv("TABLEBANK_FILE_DIALOG");
    if (chosen != nullptr && std::string_view(chosen) == "none") return false;
    running_ = std::make_unique<Running>(wanted);
    return true;
}

void FileDialog::close() {
    running_.reset();
}

std::optional<FileDialog::Answer> FileDialog::take_answer() {
    if (!is_open() || !running_->ended) return std::nullopt;
    const std::unique_ptr<Running> ended = std::move(running_);
    return ended->answer;
}

}  // namespace tablebank::platform
