#include "app/session/small_file.h"

#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

namespace tablebank {

namespace {
constexpr std::uintmax_t largest = std::uintmax_t{1024} * 1024;
}

std::optional<std::string> read_small_file(const std::filesystem::path& file) {
    std::error_code trouble;
    const auto size = std::filesystem::file_size(file, trouble);
    if (trouble || size > largest) return std::nullopt;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

bool replace_small_file(const std::filesystem::path& file, std::string_view text) {
    std::error_code trouble;
    std::filesystem::create_directories(file.parent_path(), trouble);
    auto fresh = file;
    fresh += ".new";
    {
        std::ofstream stream(fresh, std::ios::binary | std::ios::trunc);
        stream.write(text.data(), static_cast<std::streamsize>(text.size()));
        stream.flush();
        if (!stream) {
            std::filesystem::remove(fresh, trouble);
            return false;
        }
    }
    std::filesystem::rename(fresh, file, trouble);
    return !trouble;
}

std::filesystem::path set_aside(const std::filesystem::path& file) {
    auto aside = file;
    aside += ".damaged";
    std::error_code trouble;
    const auto first = aside;
    for (int number = 2; std::filesystem::exists(aside, trouble); ++number) {
        aside = first;
        aside += '.' + std::to_string(number);
    }
    std::filesystem::rename(file, aside, trouble);
    return trouble ? std::filesystem::path{} : aside;
}

}  // namespace tablebank
