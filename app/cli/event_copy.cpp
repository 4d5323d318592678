// `event copy`: an event goes onto a server, and back.

#include <memory>
#include <ostream>

#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/cli/new_file_name.h"
#include "app/event/event_place.h"
#include "app/i18n/language.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct CopyOptions : EventOptions {
    std::string to;
};

ExitCode run_event_copy(const CopyOptions& options, Streams& streams) {
    require_file_name(streams.lang, "TO", options.to);
    const CopiedEvent copied = copy_event(options.file, options.to);
    if (options.json)
        streams.out << json_text(
                           {{"event", copied.id}, {"last", copied.head.number}, {"head", to_hex(copied.head.hash)}})
                    << '\n';
    else
        streams.out << streams.lang.tr("{from} is now in {to} too, up to entry #{entry}. Go on in one of them alone.",
                                       {{"from", platform::text_of(event_place_shown(options.file))},
                                        {"to", platform::text_of(event_place_shown(options.to))},
                                        {"entry", std::to_string(copied.head.number)}})
                    << '\n';
    return ExitCode::done;
}

}  // namespace

void add_event_copy(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<CopyOptions>();
    CLI::App* copy =
        event.add_subcommand("copy", lang.tr("Copy an event with its whole book: onto a server, and back"));
    add_event_options(lang, *copy, *options, false);
    copy->add_option("TO", options->to, lang.tr("A new file, or postgresql://HOST/DATABASE#NAME"))->required();
    copy->footer(example_text(lang, "tablebank event copy club.tbe postgresql:///club#club"));
    copy->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_copy(*options, streams); }; });
}

}  // namespace tablebank
