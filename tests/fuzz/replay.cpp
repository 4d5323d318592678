// Replaces libFuzzer if another compiler than clang builds a fuzz target: gives it each file of the given folders,
// once, and no bytes at all.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** words) {
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::path named : std::vector<std::string>(words + 1, words + count)) {
        if (!std::filesystem::is_directory(named)) {
            files.push_back(named);
            continue;
        }
        const auto before = static_cast<std::ptrdiff_t>(files.size());
        for (const auto& item : std::filesystem::directory_iterator(named)) files.push_back(item.path());
        std::sort(files.begin() + before, files.end());
    }
    LLVMFuzzerTestOneInput(nullptr, 0);
    for (const std::filesystem::path& file : files) {
        std::ifstream stream(file, std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), {}};
        std::fprintf(stderr, "%s\n", file.c_str());  // the last one is what broke it
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    }
    std::printf("%zu files replayed\n", files.size());
    return files.empty() ? 1 : 0;
}
