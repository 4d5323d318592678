#pragma once
// The handler for exceptions that nothing else catches: a sentence for the screen and a line in a log file, so that the
// game can continue. The caller names the action that failed. Failure to write the log is ignored.

#include <cstdint>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>

namespace tablebank {

class Language;

class ErrorLog {
public:
    static constexpr std::uintmax_t largest =
        std::uintmax_t{256} * 1024;  ///< bytes; a longer log is renamed to tablebank.log.1

    /// tablebank.log in a folder, which is created with the first line.
    explicit ErrorLog(const std::filesystem::path& folder) : file_(folder / "tablebank.log") {}

    /// Logs the action that failed, with its time and error; a repeated error is logged once. Returns the sentence for
    /// the screen: the error, what was saved, what to do next.
    std::string tell(const Language& lang, std::string_view doing, const std::exception& error, std::int64_t now_ms);

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

private:
    void write(const std::string& line, std::int64_t now_ms) const;

    std::filesystem::path file_;
    std::string last_;  ///< without its time
};

}  // namespace tablebank
