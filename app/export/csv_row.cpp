#include "app/export/csv_row.h"

namespace tablebank {
namespace {

std::string csv_field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '"') quoted += '"';
        quoted += letter;
    }
    return quoted + "\"";
}

}  // namespace

std::string csv_row(const std::vector<std::string>& fields) {
    std::string row;
    for (const std::string& field : fields) {
        if (&field != &fields.front()) row += ',';
        row += csv_field(field);
    }
    return row + "\r\n";
}

}  // namespace tablebank
