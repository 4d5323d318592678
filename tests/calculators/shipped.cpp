#include "tests/calculators/shipped.h"

#include <map>

#include "db/edition/edition_file.h"
#include "source_dir.h"

namespace tablebank::testing {
namespace {

Edition load(const std::string& id) {
    const LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/" + id + ".toml");
    for (const EditionMessage& warning : loaded.warnings) FAIL_CHECK(to_string(warning));
    return loaded.edition;
}

}  // namespace

const Edition& us() {
    return shipped("us");
}

const Edition& ru() {
    return shipped("ru");
}

const Edition& shipped(const std::string& id) {
    static std::map<std::string, Edition> editions;
    const auto known = editions.find(id);
    return known != editions.end() ? known->second : editions.emplace(id, load(id)).first->second;
}

Lines lines(const std::vector<Working>& workings) {
    Lines written;
    for (const Working& working : workings) written.push_back({working.step, working.figure.to_string(), working.rule});
    return written;
}

std::ostream& operator<<(std::ostream& out, const Lines& lines) {
    for (const Line& line : lines)
        out << "[step " << static_cast<int>(line.step) << ": " << line.figure << ", " << line.rule << "] ";
    return out;
}

}  // namespace tablebank::testing
