#pragma once
// The desktop's own dialog for opening a file: a program of the desktop (zenity, kdialog) that runs beside the window
// and never blocks it. Where there is none, or TABLEBANK_FILE_DIALOG is "none", whoever asks
// has a path typed instead. Knows nothing of windows.

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace tablebank {

struct FileWanted {
    std::string title;
    std::filesystem::path folder;  ///< where to begin
    std::string kind;              ///< what the files are called: "Games"
    std::string pattern;           ///< "*.tbl"
};

class FileDialog {
public:
    FileDialog() = default;
    FileDialog(const FileDialog&) = delete;
    FileDialog& operator=(const FileDialog&) = delete;
    /// A dialog that is still open is closed.
    ~FileDialog() { close(); }

    /// Starts it, in the place of one that is open. False where the desktop has none.
    [[nodiscard]] bool ask(const FileWanted& wanted);
    void close();
    [[nodiscard]] bool is_open() const { return child_ > 0; }

    struct Answer {
        std::filesystem::path file{};  ///< empty: none was chosen
        bool failed = false;           ///< it ended before anybody could have closed it: there is no such dialog here
    };
    /// Once it was answered, once.
    [[nodiscard]] std::optional<Answer> take_answer();

private:
    void read_on();

    int child_ = 0;
    int output_ = -1;
    std::string text_;
    std::chrono::steady_clock::time_point begun_;
};

}  // namespace tablebank
