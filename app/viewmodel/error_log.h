#pragma once
// What becomes of an exception that nothing else answers: a sentence for the screen and a line in a log file, so that
// the game goes on. Whoever catches one says what was being done. A log that cannot be written is no second mishap.

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
        std::uintmax_t{256} * 1024;  ///< bytes; a longer one is set aside as tablebank.log.1

    /// tablebank.log in a folder, which is made with the first line.
    explicit ErrorLog(const std::filesystem::path& folder) : file_(folder / "tablebank.log") {}

    /// Writes down what was being done when, and what went wrong, once for the same thing again and again. Answers with
    /// the sentence for the screen: what happened, what was kept, what to do next.
    std::string tell(const Language& lang, std::string_view doing, const std::exception& error, std::int64_t now_ms);

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

private:
    void write(const std::string& line, std::int64_t now_ms) const;

    std::filesystem::path file_;
    std::string last_;  ///< without its time
};

}  // namespace tablebank
