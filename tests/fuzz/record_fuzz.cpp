// Any bytes as a record, and any bytes after the headers of a real one: read to the end, or refused with the line. A
// record that was read is written as the same bytes.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "db/edition/edition_file.h"
#include "ledger/proof/record_reader.h"
#include "ledger/proof/record_writer.h"
#include "source_dir.h"

namespace {

using namespace tablebank;

/// Of the record whose entries seeds.py gives alone.
const std::string& real_headers() {
    static const std::string headers = [] {
        std::ifstream in(TABLEBANK_SOURCE_DIR "/tests/records/v1/played/shared-place.example-small.tbr",
                         std::ios::binary);
        std::string text{std::istreambuf_iterator<char>(in), {}};
        text.resize(text.find("\n\n") + 1);
        return text;
    }();
    return headers;
}

/// One that was read before is not read again.
std::shared_ptr<const Edition> edition_of(const std::string& text) {
    static std::string known;
    static std::shared_ptr<const Edition> edition;
    if (text != known || !edition) {
        edition = std::make_shared<const Edition>(parse_edition({"a record", text}));
        known = text;
    }
    return edition;
}

std::string written_again(const std::string& text) {
    std::string_view rest = text;
    RecordReader record([&]() -> std::optional<std::string_view> {
        if (rest.empty()) return std::nullopt;
        const std::string_view line = rest.substr(0, std::min(rest.find('\n'), rest.size() - 1) + 1);
        rest.remove_prefix(line.size());
        return line;
    });
    std::string written = record_headers(*record.read_setup(edition_of));
    std::int64_t last = 0;
    std::optional<Hash> head;
    while (const auto recorded = record.next()) {
        written += record_of(recorded->entry, recorded->hash);
        last = recorded->entry.sequence;
        head = recorded->hash;
    }
    record.check_format();
    return head ? with_format_of_entries(std::move(written)) + record_end(last, *head) : text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string text(data, data + size);
    if (!text.starts_with(record_magic)) text.insert(0, real_headers());
    try {
        if (written_again(text) != text) std::abort();
    } catch (const RecordError&) {
        return 0;
    } catch (const EditionError&) {
        return 0;
    }
    return 0;
}
