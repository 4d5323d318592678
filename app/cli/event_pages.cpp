// `event publish`: the public pages of an event, as files.

#include <memory>
#include <ostream>
#include <string>

#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/cli/serve_command.h"
#include "app/hub/file_pages.h"
#include "app/hub/publish.h"
#include "app/i18n/language.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct PublishOptions : EventOptions {
    std::string folder;
};

ExitCode run_event_publish(const PublishOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    const Published published = publish_pages(*read_file_pages(options.file), platform::path_of(options.folder));
    if (options.json) {
        streams.out << json_text({{"folder", options.folder},
                                  {"written", published.written},
                                  {"same", published.same},
                                  {"removed", published.removed}})
                    << '\n';
        return ExitCode::done;
    }
    streams.out << lang.tr("{folder}: files written: {written}, unchanged: {same}, removed: {removed}",
                           {{"folder", options.folder},
                            {"written", std::to_string(published.written)},
                            {"same", std::to_string(published.same)},
                            {"removed", std::to_string(published.removed)}})
                << '\n';
    return ExitCode::done;
}

}  // namespace

void add_event_pages(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<PublishOptions>();
    CLI::App* publish = event.add_subcommand("publish", lang.tr("The pages as files, for any web server"));
    add_event_options(lang, *publish, *options, false);
    publish->add_option("FOLDER", options->folder, lang.tr("A folder that is new, empty, or was published to before"))
        ->required();
    publish->footer(example_text(lang, "tablebank event publish club.tbe pages"));
    publish->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_publish(*options, streams); }; });
    add_serve_to(lang, event, run);
}

}  // namespace tablebank
