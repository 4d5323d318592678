// `manual`: the man pages in every language, as a package has them.

#include <filesystem>
#include <memory>
#include <ostream>

#include "app/cli/program.h"
#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/manual/man_page.h"
#include "app/present/words/version_text.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

ExitCode run_manual(const std::string& folder, Streams& /*streams*/) {
    for (const std::string& tag : languages()) {
        const Language lang = language_wished(tag);
        const fs::path into = platform::path_of(folder) / platform::path_of(tag == "en" ? "" : tag) / "man1";
        fs::create_directories(into);
        for (const ManPage& page : man_pages(lang, command_pages(lang), version_name()))
            write_new_file(into / platform::path_of(page.file), [&page](std::ostream& out) { out << page.text; });
    }
    return ExitCode::done;
}

}  // namespace

void add_manual(const Language& lang, CLI::App& program, Run& run) {
    auto folder = std::make_shared<std::string>();
    CLI::App* command = program.add_subcommand("manual", lang.tr("The man pages, in every language"));
    command->group("");
    command->add_option("FOLDER", *folder, lang.tr("A folder in which man finds them"))->required();
    command->callback([folder, &run] { run = [folder](Streams& streams) { return run_manual(*folder, streams); }; });
}

}  // namespace tablebank
