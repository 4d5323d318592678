#pragma once
// The desktop's own dialog for opening a file. It runs in a separate process and never blocks the window.
//
// Here it is a program of the desktop (zenity, kdialog). If there is none, or TABLEBANK_FILE_DIALOG of the
// environment is "none", the caller has the user type a path instead.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace tablebank::platform {

struct FileWanted {
    std::string title;
    std::filesystem::path folder;  ///< the initial folder
    std::string kind;              ///< description of the files: "Games"
    std::string pattern;           ///< "*.tbl"
};

class FileDialog {
public:
    FileDialog();
    FileDialog(const FileDialog&) = delete;
    FileDialog& operator=(const FileDialog&) = delete;
    /// Closes an open dialog.
    ~FileDialog();

    /// Opens it, replacing an open one. False if the desktop has none.
    [[nodiscard]] bool ask(const FileWanted& wanted);
    void close();
    [[nodiscard]] bool is_open() const { return running_ != nullptr; }

    struct Answer {
        std::filesystem::path file{};  ///< empty: none was chosen
        bool failed = false;  ///< it ended too early to have been closed by the user: this dialog does not work here
    };
    /// The answer, once.
    [[nodiscard]] std::optional<Answer> take_answer();

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank::platform
