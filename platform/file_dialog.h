#pragma once
// The desktop's own dialog for opening a file. It runs beside the window and never blocks it. Knows nothing of windows.
//
// Here it is a program of the desktop (zenity, kdialog). If there is none, or the environment's TABLEBANK_FILE_DIALOG
// is "none", the caller has a path typed instead.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace tablebank::platform {

struct FileWanted {
    std::string title;
    std::filesystem::path folder;  ///< where to begin
    std::string kind;              ///< what the files are called: "Games"
    std::string pattern;           ///< "*.tbl"
};

class FileDialog {
public:
    FileDialog();
    FileDialog(const FileDialog&) = delete;
    FileDialog& operator=(const FileDialog&) = delete;
    /// A dialog that is still open is closed.
    ~FileDialog();

    /// Opens it, in the place of one that is open. False if the desktop has none.
    [[nodiscard]] bool ask(const FileWanted& wanted);
    void close();
    [[nodiscard]] bool is_open() const { return running_ != nullptr; }

    struct Answer {
        std::filesystem::path file{};  ///< empty: none was chosen
        bool failed = false;           ///< it ended before anybody could have closed it: there is no such dialog here
    };
    /// Once it was answered, once.
    [[nodiscard]] std::optional<Answer> take_answer();

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank::platform
