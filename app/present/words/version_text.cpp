#include "app/present/words/version_text.h"

#include "app/i18n/language.h"
#include "app/release/program_version.h"

namespace tablebank {

std::string version_name() {
    return "tablebank " + std::string{program_version().number};
}

std::string commit_line(const Language& lang, std::size_t digits) {
    const std::string commit{program_version().commit};
    return commit.empty() ? lang.tr("of unknown sources")
                          : lang.tr("commit {commit}", {{"commit", commit.substr(0, digits)}});
}

std::vector<std::string> format_lines(const Language& lang) {
    const ProgramVersion version = program_version();
    return {lang.tr("game file: format {number}", {{"number", std::to_string(version.game_file)}}),
            lang.tr("record: format {number}", {{"number", std::to_string(version.record)}}),
            lang.tr("event: format {number}", {{"number", std::to_string(version.event)}}),
            lang.tr("rules: version {number}", {{"number", std::to_string(version.rules)}})};
}

std::vector<std::string> version_lines(const Language& lang) {
    std::vector<std::string> lines = format_lines(lang);
    lines.insert(lines.begin(), commit_line(lang));
    return lines;
}

}  // namespace tablebank
