#include "app/cli/file_values.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <array>

#include "app/cli/cli_error.h"
#include "app/event/event_place.h"
#include "app/i18n/language.h"

namespace tablebank {
namespace {

using std::string_view;

struct Ending {
    string_view command;  ///< one of the path; empty: of any
    string_view name;
    string_view endings;  ///< separated by spaces; empty: any file
};

/// The first row that matches applies.
constexpr std::array file_endings{
    Ending{"event", "FILE", "tbe"},
    Ending{"editions", "FILE", "toml"},
    Ending{"editions", "DEEDS", "csv tsv"},
    Ending{"serve", "FILE", "tbl tbr tbe"},
    Ending{"window", "FILE", "tbl tbr tbe tbj json toml csv tsv"},
    Ending{"quote", "FILE", "tbl json"},
    Ending{"settle", "FILE", "tbl json"},
    Ending{"sheet", "FILE", "tbl json"},
    Ending{"", "FILE", "tbl"},
    Ending{"", "RECORD", "tbr"},
    Ending{"", "POSITION", "json"},
    Ending{"", "CHECKPOINT", "txt"},
    Ending{"", "SCORE", "tbl tbr"},
    Ending{"", "--from", "json"},
    Ending{"", "--join", "tbj"},
    Ending{"", "--edition", "toml"},
    Ending{"", "--like", "toml"},
    Ending{"", "ID", "toml"},
    Ending{"", "--csv", "csv"},
    Ending{"", "--pdf", "pdf"},
    Ending{"", "--certificate", "pem"},
    Ending{"", "--checkpoint", "txt"},
    Ending{"", "--signature", "minisig"},
    Ending{"serve", "--key", "pem"},
    Ending{"verify", "--key", "pub"},
    Ending{"seating", "--players", "csv txt"},
    Ending{"", "--out", ""},
    Ending{"", "TO", "tbe"},
    Ending{"", "FOLDER", ""},
};

/// An argument that names the book of an event, which may be on a server.
bool takes_address(const std::function<bool(string_view)>& is_typed, string_view name) {
    return name == "TO" || (name == "FILE" && (is_typed("event") || is_typed("serve") || is_typed("window")));
}

std::vector<std::string> names_of(const CLI::Option& option) {
    if (option.get_positional()) return {option.get_name(true)};
    std::vector<std::string> names;
    for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
    return names;
}

}  // namespace

std::optional<string_view> suffixes_for_option(const std::function<bool(string_view)>& is_typed,
                                               const std::vector<std::string>& names) {
    for (const Ending& ending : file_endings) {
        const bool is_here = ending.command.empty() || is_typed(ending.command);
        if (is_here && std::ranges::find(names, ending.name) != names.end()) return ending.endings;
    }
    return std::nullopt;
}

void refuse_mistyped_addresses(const Language& lang, const CLI::App& parsed) {
    std::vector<const CLI::App*> commands{&parsed};
    while (!commands.back()->get_subcommands().empty()) commands.push_back(commands.back()->get_subcommands().front());
    const auto is_typed = [&](string_view name) {
        return std::ranges::find(commands, name, &CLI::App::get_name) != commands.end();
    };
    for (const CLI::App* command : commands)
        for (const CLI::Option* option : command->get_options()) {
            const std::vector<std::string> names = names_of(*option);
            if (names.empty() || !suffixes_for_option(is_typed, names)) continue;
            const std::string& name = names.front();
            const bool may_be_address = takes_address(is_typed, name);
            for (const std::string& word : option->results()) {
                const PlaceWord place = place_word(word);
                if (place == PlaceWord::file || (may_be_address && place == PlaceWord::address)) continue;
                throw CliError(ExitCode::usage,
                               may_be_address
                                   ? lang.tr("{option}: the address of an event begins with postgresql://; a file "
                                             "with such a name is given with ./ in front",
                                             {{"option", name}})
                                   : lang.tr("{option}: a file is expected here, and no address; a file with such a "
                                             "name is given with ./ in front",
                                             {{"option", name}}));
            }
        }
}

}  // namespace tablebank
