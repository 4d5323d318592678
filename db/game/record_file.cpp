#include "db/game/record_file.h"

#include <fmt/core.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "calculators/money.h"
#include "db/file/failure.h"
#include "db/file/line_file.h"
#include "db/game/pinned_edition.h"
#include "db/sqlite/stored_file.h"
#include "ledger/proof/record_reader.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {
namespace {

/// The error of the table about an entry, with its line.
Damage misfit(std::int64_t line, std::int64_t sequence, const std::exception& error) {
    return Damage(fmt::format("line {}: entry {}: {}", line, sequence, error.what()));
}

void load(RecordReader& record, const EntrySink& sink) {
    while (auto recorded = record.next()) {
        const std::int64_t sequence = recorded->entry.sequence;
        try {
            sink(std::move(recorded->entry), recorded->hash);
        } catch (const std::logic_error& error) {
            throw misfit(recorded->line, sequence, error);
        } catch (const MoneyOverflow& error) {
            throw misfit(recorded->line, sequence, error);
        }
    }
    record.check_format();
}

/// Translates the errors of a record and its lines to those of this module.
template <class Work>
void as_damage(const Work& work) {
    try {
        work();
    } catch (const RecordError& error) {
        if (error.is_newer()) throw NewerFormat(error.what());
        throw Damage(error.what());
    } catch (const LineFile::TooLarge&) {
        throw NotOurs("this is larger than any record");
    }
}

}  // namespace

/// Also with a byte order mark before it: that is a record, but a damaged one.
bool is_beginning_of_record(std::string_view bytes) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
    return bytes.starts_with(record_magic);
}

bool begins_as_record(const std::filesystem::path& file) {
    return as_file_error(file, [&] {
        // Through SQLite's layer: it may be a game that this program has open.
        std::array<std::byte, 32> bytes{};
        StoredFile(locate_database(file)).read(bytes, 0);
        return is_beginning_of_record({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    });
}

void read_record(const std::filesystem::path& file, const GameReader& reader) {
    if (!begins_as_record(file)) {
        const std::string_view content = content_of(locate_database(file));
        throw file_error(FileError::Kind::not_ours, file,
                         content.empty() ? "this is not a record of a game" : std::string(content),
                         FileSubject::record);
    }
    as_file_error(file, [&] {
        as_damage([&] {
            LineFile lines(file, {RecordLimits::bytes, RecordLimits::lines, RecordLimits::line});
            RecordReader record([&] { return lines.next(); });
            auto setup = record.read_setup([&](const std::string& text) { return pinned_edition(file, text); });
            reader(std::move(setup), {0, [&](const EntrySink& sink) { as_damage([&] { load(record, sink); }); }});
        });
    });
}

}  // namespace tablebank
