// `event copy`: an event goes onto a server, and back. `event compare`, `event take`: two copies of an event that went
// on apart are compared, and acts of one are taken over into the other.

#include <fmt/format.h>

#include <array>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/cli/new_file_name.h"
#include "app/event/copies.h"
#include "app/event/event_place.h"
#include "app/event/kept_record.h"
#include "app/event/live_place.h"
#include "app/event/whole_record.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/found_text.h"
#include "app/present/event/standings_effect.h"
#include "app/present/words/name_text.h"
#include "app/present/words/time_of_day.h"
#include "ledger/text/escape.h"
#include "ledger/text/parse_number.h"
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

struct CopiesOptions : EventOptions {
    std::string other;
    std::vector<std::string> entries;
    bool plan = false;
    bool yes = false;
    bool anyway = false;
};

[[noreturn]] void refuse_other_event(const Language& lang, const CopiesOptions& options) {
    const std::string message =
        lang.tr("{file} is not a copy of this event", {{"file", platform::text_of(event_place_shown(options.other))}});
    throw RefusedError(message, json_text({{"refused", "other-event"}, {"message", message}}));
}

std::string copy_line(const Language& lang, const ReadEvent& read, const EventLogRow& row) {
    const std::string who = escape_invisible(row.stamp.who);
    std::string line = fmt::format("#{} {} {}: {}", row.stamp.entry, moment_text(lang, row.stamp.at), who,
                                   act_line(lang, read.event, row.act));
    if (!row.stamp.why.empty()) line += fmt::format(" \"{}\"", row.stamp.why);
    return line;
}

ExitCode run_event_compare(const CopiesOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    const ReadEvent here = read_event_state(options.file);
    const ReadEvent there = read_event_state(options.other);
    const auto compared = compare_copies(here, there);
    if (!compared) refuse_other_event(lang, options);
    const std::array<std::pair<const ReadEvent&, const std::vector<EventLogRow>&>, 2> sides{
        {{here, compared->here}, {there, compared->there}}};
    if (options.json) {
        std::array<Json, 2> lists{Json::array(), Json::array()};
        for (std::size_t side = 0; side < sides.size(); ++side)
            for (const EventLogRow& row : sides.at(side).second)
                lists.at(side).push_back(event_entry_json(lang, sides.at(side).first.event, row));
        streams.out << json_text({{"event", here.id},
                                  {"common", compared->common},
                                  {"here", std::move(lists[0])},
                                  {"there", std::move(lists[1])}})
                    << '\n';
        return ExitCode::done;
    }
    streams.out << lang.tr("Both have the same acts up to entry #{entry}.",
                           {{"entry", std::to_string(compared->common)}})
                << '\n';
    const std::array<std::string, 2> files{platform::text_of(event_place_shown(options.file)),
                                           platform::text_of(event_place_shown(options.other))};
    for (std::size_t side = 0; side < sides.size(); ++side) {
        streams.out << lang.trn("{file} has {count} act of its own.", "{file} has {count} acts of its own.",
                                std::ssize(sides.at(side).second), {{"file", files.at(side)}})
                    << '\n';
        for (const EventLogRow& row : sides.at(side).second)
            streams.out << "  " << copy_line(lang, sides.at(side).first, row) << '\n';
    }
    return ExitCode::done;
}

std::vector<std::int64_t> entries_typed(const Language& lang, const std::vector<std::string>& words) {
    std::vector<std::int64_t> entries;
    for (const std::string& text : words) {
        const auto entry = read_number<std::int64_t>(text.starts_with('#') ? text.substr(1) : text);
        if (!entry)
            throw CliError(ExitCode::usage, lang.tr("\"{text}\" is not the number of an entry", {{"text", text}}));
        entries.push_back(*entry);
    }
    return entries;
}

/// The evidence of both copies: of the other one first, since its acts are taken over.
CopiedEvidence evidence_of_copies(const CopiesOptions& options, const EventSession& here, const ReadEvent& there) {
    const EvidenceOf kept = [&](const GameSource& source) {
        std::optional<std::string> text;
        read_event_book(options.other,
                        [&](const EventBook& book) { text = kept_record_of(book, options.other, source); });
        return text ? text : kept_record_of(here.book(), options.file, source);
    };
    const EvidenceOf whole = [&, kept](const GameSource& source) -> std::optional<std::string> {
        auto text = kept(source);
        if (!text) return std::nullopt;
        const auto at_hub = [&](const std::string& place) {
            return [place, id = there.id](const std::string& game) { return record_at_hub(place, id, game); };
        };
        text = whole_record(there.event, source, *std::move(text), kept, at_hub(options.other));
        return whole_record(here.event(), source, *std::move(text), kept, at_hub(options.file));
    };
    return {kept, whole};
}

std::string outcome_alone(const Language& lang, const TakenOver& act) {
    switch (act.outcome) {
        case TakenOver::Outcome::fits:
            return lang.tr("is taken over");
        case TakenOver::Outcome::is_here:
            return lang.tr("is here already, as #{entry}", {{"entry", std::to_string(act.here)}});
        case TakenOver::Outcome::not_in_force:
            return lang.tr("is not in force there, or part of another act that is taken over");
        case TakenOver::Outcome::refused:
            return lang.tr("does not fit: {reason}", {{"reason", event_refusal_text(lang, *act.refusal)}});
    }
    return {};
}

/// With what was found in its game here.
std::string outcome_text(const Language& lang, const TakenOver& act) {
    std::string text = outcome_alone(lang, act);
    if (!act.found.empty()) text += "; " + lang.tr("found: {found}", {{"found", found_text(lang, act.found)}});
    return text;
}

struct PlanShown {
    std::vector<std::string> lines;
    Json json = Json::array();
};

PlanShown shown_plan(const Language& lang, const ReadEvent& here, const ReadEvent& there, const TakingOver& taking) {
    constexpr std::array<const char*, 4> names{"fits", "here", "not-in-force", "refused"};
    PlanShown shown;
    for (const TakenOver& act : taking.acts) {
        const LoggedAct* logged = there.event.logged(act.entry);
        const std::string what = logged == nullptr ? std::string{} : act_line(lang, there.event, logged->act);
        shown.lines.push_back(fmt::format("#{} {}: {}", act.entry, what, outcome_text(lang, act)));
        Json json{{"entry", act.entry},
                  {"outcome", names.at(static_cast<std::size_t>(act.outcome))},
                  {"message", shown.lines.back()}};
        if (act.here != 0) json["here"] = act.here;
        if (!act.found.empty()) json["found"] = act.found;
        if (act.refusal) json["refused"] = to_string(act.refusal->code);
        shown.json.push_back(std::move(json));
    }
    for (std::string& move : moved_ranks(lang, here.event, taking.after)) shown.lines.push_back(std::move(move));
    return shown;
}

/// An act that was named has to fit; of all acts, those that do not fit are left out once that was agreed to.
void expect_to_fit(const Language& lang, const CopiesOptions& options, const TakingOver& taking,
                   const PlanShown& shown) {
    const auto refuse = [&](const char* code, const std::string& message) {
        std::string told = message;
        for (const std::string& line : shown.lines) told += "\n  " + line;
        throw RefusedError(
            told, json_text({{"refused", code}, {"message", message}, {"acts", shown.json}, {"plan", shown.lines}}));
    };
    const bool has_refused = taking.has(TakenOver::Outcome::refused);
    if (has_refused && !options.entries.empty()) refuse("does-not-fit", lang.tr("an act does not fit into this event"));
    if (taking.postings.empty()) refuse("nothing-changed", lang.tr("there is nothing to take over"));
    if (has_refused && !options.yes)
        refuse("needs-yes", lang.tr("some acts do not fit and would be left out; if that is meant, add --yes"));
}

ExitCode run_event_take(const CopiesOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    const ReadEvent there = read_event_state(options.other);
    EventSession session = open_event(options);
    const ReadEvent here{session.book().id(), session.event(), session.log_from(1)};
    if (!compare_copies(here, there)) refuse_other_event(lang, options);
    if (options.why.empty() && !options.plan) throw_event_refusal(lang, {.code = EventRefusal::Code::why_missing});
    const TakingWish wish{.entries = entries_typed(lang, options.entries),
                          .who = session.poster(),
                          .why = options.why.empty() ? "-" : options.why,
                          .at = StampMaker::system().moment_ms(),
                          .anyway = options.anyway};
    const TakingOver taking = plan_taking_over(here, there, wish, evidence_of_copies(options, session, there));
    const PlanShown shown = shown_plan(lang, here, there, taking);
    if (options.plan) {
        if (options.json) streams.out << json_text({{"acts", shown.json}, {"plan", shown.lines}}) << '\n';
        if (!options.json)
            for (const std::string& line : shown.lines) streams.out << line << '\n';
        return ExitCode::done;
    }
    expect_to_fit(lang, options, taking, shown);
    const std::int64_t first = session.event().last + 1;
    tell_posted(streams, options, session, first, session.post_together(taking.postings), {{"acts", shown.json}});
    return ExitCode::done;
}

void add_event_compare(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<CopiesOptions>();
    CLI::App* compare = event.add_subcommand(
        "compare",
        lang.tr("Compare two copies of an event that went on apart: the last act of both, and the later ones of each"));
    add_event_options(lang, *compare, *options, false);
    compare->add_option("OTHER", options->other, lang.tr("The other copy: a file, or postgresql://HOST/DATABASE#NAME"))
        ->required();
    compare->footer(example_text(lang, "tablebank event compare club.tbe laptop.tbe"));
    compare->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_compare(*options, streams); }; });
}

void add_event_take(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<CopiesOptions>();
    CLI::App* take =
        event.add_subcommand("take", lang.tr("Take acts of another copy of this event over, with a reason"));
    add_event_options(lang, *take, *options, true);
    take->add_option("OTHER", options->other, lang.tr("The other copy: a file, or postgresql://HOST/DATABASE#NAME"))
        ->required();
    take->add_option(
        "ENTRY", options->entries,
        lang.tr("The acts by their numbers in the other copy: #12, or 12; without them, all that are not here"));
    take->add_flag("--plan", options->plan, lang.tr("Only show what it would change"));
    take->add_flag("--yes", options->yes, lang.tr("Leave out the acts that do not fit"));
    take->add_flag("--anyway", options->anyway,
                   lang.tr("Also take results of games that verify does not accept here, with what it found"));
    take->footer(example_text(lang, "tablebank event take club.tbe laptop.tbe --plan"));
    take->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_take(*options, streams); }; });
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
    add_event_compare(lang, event, run);
    add_event_take(lang, event, run);
}

}  // namespace tablebank
