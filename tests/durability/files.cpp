#include "tests/durability/files.h"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace tablebank::durability {

std::filesystem::path quick_folder() {
    const std::filesystem::path memory = "/dev/shm";
    return ::access(memory.c_str(), W_OK) == 0 ? memory : std::filesystem::temp_directory_path();
}

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream stream(file, std::ios::binary | std::ios::trunc);
    stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size())).flush();
    if (!stream) throw std::runtime_error("cannot write " + file.string());
}

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
    const char* set = std::getenv(variable);
    return set == nullptr ? otherwise : std::stoull(set);
}

}  // namespace tablebank::durability
