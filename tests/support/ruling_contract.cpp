#include "tests/support/ruling_contract.h"

#include <fstream>
#include <stdexcept>

#include "source_dir.h"

namespace tablebank::testing {
namespace {

/// The cells of a row, without spaces and backquotes.
std::vector<std::string> cells_of(const std::string& row) {
    std::vector<std::string> cells;
    for (std::size_t begin = 1, end = 0; (end = row.find('|', begin)) != std::string::npos; begin = end + 1) {
        const std::size_t first = row.find_first_not_of(" `", begin);
        const std::size_t last = row.find_last_not_of(" `", end - 1);
        cells.push_back(first >= end ? "" : row.substr(first, last + 1 - first));
    }
    return cells;
}

std::vector<PromisedRuling> read_page() {
    std::ifstream page(TABLEBANK_SOURCE_DIR "/docs/reference/rulings.md");
    std::vector<PromisedRuling> rulings;
    for (std::string line; std::getline(page, line);) {
        if (!line.starts_with("| `") && !line.starts_with("|  |")) continue;
        const auto cells = cells_of(line);  // key, its subject, value, meaning
        if (!cells.at(0).empty()) rulings.push_back({cells[0], {}});
        rulings.back().values.push_back(cells.at(2));
    }
    if (rulings.empty()) throw std::runtime_error("docs/reference/rulings.md lists no ruling");
    return rulings;
}

}  // namespace

const std::vector<PromisedRuling>& promised_rulings() {
    static const std::vector<PromisedRuling> rulings = read_page();
    return rulings;
}

}  // namespace tablebank::testing
