#include "tests/app/cli/shown_command.h"

namespace tablebank::testing {

namespace fs = std::filesystem;

Shown read_command(const std::string& line) {
    const std::string remark = " # exit ";
    const std::string variable = "TABLEBANK_EDITIONS=";
    const std::size_t at = line.find(remark);
    Shown shown{.line = line.substr(0, at)};
    if (at != std::string::npos) shown.exit = std::stoi(line.substr(at + remark.size()));
    char quote = 0;  // the one that is open: within it the other kind is a letter
    std::string word;
    for (const char letter : shown.line + " ") {
        if (letter == quote) {
            quote = 0;
        } else if (quote == 0 && (letter == '"' || letter == '\'')) {
            quote = letter;
        } else if (letter == ' ' && quote == 0) {
            if (!word.empty()) shown.words.push_back(word);
            word.clear();
        } else {
            word += letter;
        }
    }
    if (shown.words.front().starts_with(variable)) {
        shown.editions = shown.words.front().substr(variable.size());
        shown.words.erase(shown.words.begin());
    }
    return shown;
}

InFolder::InFolder(const fs::path& folder) : before_(fs::current_path()) {
    fs::current_path(folder);
}

InFolder::~InFolder() {
    fs::current_path(before_);
}

}  // namespace tablebank::testing
