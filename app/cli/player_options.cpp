#include "app/cli/player_options.h"

#include "app/cli/cli_error.h"
#include "app/i18n/language.h"
#include "app/present/event/player_list_text.h"
#include "app/present/words/closest_word.h"
#include "db/file/bounded_file.h"
#include "platform/path_text.h"

namespace tablebank {

ListEncoding list_encoding(const Language& lang, const std::string& encoding) {
    const ListEncoding how{.encoding = read_encoding(encoding), .code_page = code_page_of(lang.tag())};
    if (!encoding.empty() && !how.encoding) {
        std::vector<std::string> known;
        known.reserve(std::size(all_encodings));
        for (const TextEncoding one : all_encodings) known.emplace_back(to_string(one));
        throw CliError(ExitCode::usage,
                       "--encoding: " + unknown_word(lang, lang.tr("no encoding \"{word}\"", {{"word", encoding}}),
                                                     encoding, known));
    }
    return how;
}

PlayerList read_player_list(const Language& lang, const std::filesystem::path& file, const std::string& encoding) {
    const ListEncoding how = list_encoding(lang, encoding);
    auto list = read_player_list(read_bounded(file, PlayerListLimits::bytes), how);
    if (const auto* problem = std::get_if<PlayerListProblem>(&list))
        throw CliError(ExitCode::bad_file, platform::text_of(file) + ": " + player_list_problem_text(lang, *problem));
    return std::get<PlayerList>(std::move(list));
}

void add_encoding_option(const Language& lang, CLI::App& command, std::string& encoding) {
    command.add_option("--encoding", encoding,
                       lang.tr("The encoding of the list, such as utf-8 or windows-1252, if it is not recognised"));
}

Json list_json(const PlayerList& list) {
    Json json{{"encoding", to_string(list.encoding)}};
    if (list.is_assumed) json["assumed"] = true;
    if (!list.titles.empty()) json["titles"] = list.titles;
    return json;
}

}  // namespace tablebank
