#include "app/viewmodel/error_log.h"

#include <fstream>
#include <system_error>

#include "app/event/event_place.h"
#include "app/present/words/error_log_text.h"
#include "platform/clock.h"

namespace tablebank {

namespace {

/// One line stays one line, whatever was typed.
std::string in_one_line(std::string text) {
    for (char& sign : text) {
        if (static_cast<unsigned char>(sign) < ' ') sign = ' ';
    }
    return text;
}

}  // namespace

void ErrorLog::write(const std::string& line, std::int64_t now_ms) const {
    if (file_.is_relative()) return;  // in a folder that is not known
    std::error_code ignored;
    std::filesystem::create_directories(file_.parent_path(), ignored);
    std::error_code not_there;
    const auto size = std::filesystem::file_size(file_, not_there);
    if (!not_there && size > largest) {
        std::filesystem::path before = file_;
        before += ".1";
        std::filesystem::rename(file_, before, ignored);
    }
    std::ofstream(file_, std::ios::app) << platform::utc_text(now_ms, "%Y-%m-%dT%H:%M:%SZ") << ' ' << line << '\n';
}

std::string ErrorLog::tell(const Language& lang, std::string_view doing, const std::exception& error,
                           std::int64_t now_ms) {
    std::string line = hide_address_passwords(in_one_line(std::string(doing) + ": " + error.what()));
    if (line != last_) write(line, now_ms);
    last_ = std::move(line);
    return error_log_text(lang, error);
}

}  // namespace tablebank
