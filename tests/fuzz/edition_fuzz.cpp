// Any bytes as the TOML of an edition: it is an edition, or refused with a message for each mistake.

#include <cstdint>
#include <string>

#include "db/edition/edition_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablebank;
    try {
        (void)parse_edition({"any.toml", std::string(data, data + size)});
    } catch (const EditionError&) {
        return 0;
    }
    return 0;
}
