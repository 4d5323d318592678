#include "platform/file_dialog.h"
#include "platform/path_text.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

namespace tablebank::platform {
namespace {

/// In bytes: the system does not accept longer file names.
constexpr std::size_t longest_answer = 4096;

/// No user closes a dialog sooner.
constexpr std::chrono::milliseconds soonest{400};

std::filesystem::path found_on_path(std::string_view program) {
    const char* path = std::getenv("PATH");
    std::string_view left = path != nullptr ? path : "";
    while (!left.empty()) {
        const std::string_view folder = left.substr(0, left.find(':'));
        left.remove_prefix(std::min(folder.size() + 1, left.size()));
        if (folder.empty()) continue;
        std::filesystem::path file = path_of(folder) / path_of(program);
        if (::access(file.c_str(), X_OK) == 0) return file;
    }
    return {};
}

std::vector<std::string> with_zenity(const std::filesystem::path& program, const FileWanted& wanted) {
    return {text_of(program),
            "--file-selection",
            "--title=" + wanted.title,
            "--filename=" + text_of(wanted.folder / ""),
            "--file-filter=" + wanted.kind + " | " + wanted.pattern,
            "--file-filter=* | *"};
}

std::vector<std::string> with_kdialog(const std::filesystem::path& program, const FileWanted& wanted) {
    return {text_of(program),       "--title",
            wanted.title,           "--getopenfilename",
            text_of(wanted.folder), wanted.kind + " (" + wanted.pattern + ")"};
}

/// The program of this desktop with its arguments; empty if there is none.
std::vector<std::string> command_for(const FileWanted& wanted) {
    const char* chosen = std::getenv("TABLEBANK_FILE_DIALOG");
    if (chosen != nullptr && std::string_view(chosen) == "none") return {};
    const char* desktop = std::getenv("XDG_CURRENT_DESKTOP");
    const bool kde = desktop != nullptr && std::string_view(desktop).find("KDE") != std::string_view::npos;
    const std::filesystem::path zenity = found_on_path("zenity");
    const std::filesystem::path kdialog = found_on_path("kdialog");
    if (!kdialog.empty() && (kde || zenity.empty())) return with_kdialog(kdialog, wanted);
    return zenity.empty() ? std::vector<std::string>{} : with_zenity(zenity, wanted);
}

}  // namespace

struct FileDialog::Running {
    int child;
    int output;
    std::string text{};
    std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();

    void read_on() {
        std::array<char, 4096> some{};
        for (ssize_t count = ::read(output, some.data(), some.size()); count > 0;
             count = ::read(output, some.data(), some.size()))
            if (text.size() <= longest_answer) text.append(some.data(), static_cast<std::size_t>(count));
    }
};

FileDialog::FileDialog() = default;

FileDialog::~FileDialog() {
    close();
}

bool FileDialog::ask(const FileWanted& wanted) {
    close();
    std::vector<std::string> command = command_for(wanted);
    if (command.empty()) return false;
    std::vector<char*> arguments;
    arguments.reserve(command.size() + 1);
    for (std::string& word : command) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    const int child = ::fork();
    if (child == 0) {
        // Only calls that are allowed between fork and exec.
        ::dup2(ends[1], STDOUT_FILENO);
        ::execv(arguments.front(), arguments.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    if (child < 0) {
        ::close(ends[0]);
        return false;
    }
    ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
    running_ = std::make_unique<Running>(Running{.child = child, .output = ends[0]});
    return true;
}

void FileDialog::close() {
    if (!running_) return;
    // It has no data to lose, and may not have replaced the forked process yet, which would answer in its place.
    ::kill(running_->child, SIGKILL);
    ::waitpid(running_->child, nullptr, 0);
    ::close(running_->output);
    running_.reset();
}

std::optional<FileDialog::Answer> FileDialog::take_answer() {
    if (!is_open()) return std::nullopt;
    running_->read_on();
    int status = 0;
    if (::waitpid(running_->child, &status, WNOHANG) != running_->child) return std::nullopt;
    running_->read_on();
    ::close(running_->output);
    const std::unique_ptr<Running> ended = std::move(running_);
    std::string& text = ended->text;
    while (text.ends_with('\n')) text.pop_back();
    const bool chosen = WIFEXITED(status) && WEXITSTATUS(status) == 0 && !text.empty() && text.size() <= longest_answer;
    if (chosen) return Answer{.file = std::move(text)};
    return Answer{.failed = std::chrono::steady_clock::now() - ended->begun < soonest};
}

}  // namespace tablebank::platform
