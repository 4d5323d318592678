// Any bytes as the JSON of a position: it is read or refused with the paths of its errors. A position that was read is
// written as a text that reads back to itself.

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

#include "app/position/position_json.h"
#include "tests/support/notation_table.h"

namespace {

using namespace tablebank;

std::shared_ptr<const Edition> edition_named(const std::string& name) {
    for (const char* known : {"us", "ru", "football"})
        if (name == known) return testing::table_of(known, {}).edition;
    throw PositionError({});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string written;
    try {
        written = write_position(read_position(std::string(data, data + size), edition_named));
    } catch (const PositionError&) {
        return 0;
    }
    if (write_position(read_position(written, edition_named)) != written) std::abort();
    return 0;
}
