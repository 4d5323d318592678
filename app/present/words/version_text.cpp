#include "app/present/words/version_text.h"

#include "app/i18n/language.h"
#include "app/release/program_version.h"

namespace tablebank {

std::string version_name() {
    return "tablebank " + std::string{program_version().number};
}

std::vector<std::string> version_lines(const Language& lang) {
    const ProgramVersion version = program_version();
    std::vector<std::string> lines;
    lines.reserve(5);
    lines.push_back(version.commit.empty() ? lang.tr("of unknown sources")
                                           : lang.tr("commit {commit}", {{"commit", std::string{version.commit}}}));
    lines.push_back(lang.tr("game file: format {number}", {{"number", std::to_string(version.game_file)}}));
    lines.push_back(lang.tr("record: format {number}", {{"number", std::to_string(version.record)}}));
    lines.push_back(lang.tr("event: format {number}", {{"number", std::to_string(version.event)}}));
    lines.push_back(lang.tr("rules: version {number}", {{"number", std::to_string(version.rules)}}));
    return lines;
}

}  // namespace tablebank
