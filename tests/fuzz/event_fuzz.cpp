// Any script as a forged event (tests/fuzz/event_forge.h): it is a bad file, reported with its entry, or everything can
// be done with it that can be done with an event: shown, computed, seated, printed, made into pages, copied and posted
// to. scripts/forged-events.sh does the same with the subcommands.

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/event/act_text.h"
#include "app/event/event_session.h"
#include "app/event/refuse_act.h"
#include "app/event/seat_event.h"
#include "app/export/event_figures.h"
#include "app/i18n/language.h"
#include "app/pages/event_pages.h"
#include "app/pages/page_json.h"
#include "app/present/event/act_line.h"
#include "app/present/event/public_names.h"
#include "app/present/event_paper/event_papers.h"
#include "calculators/tournament/seating.h"
#include "db/event/event_file.h"
#include "db/file/file_error.h"
#include "db/file/temporary_folder.h"
#include "tests/fuzz/event_forge.h"
#include "tests/fuzz/printable.h"

namespace {

using namespace tablebank;

constexpr const char* event_id = "0123456789abcdef0123456789abcdef";

[[noreturn]] void wrong(std::string_view what, const std::string& said) {
    std::fprintf(stderr, "event: %.*s\n%s\n", static_cast<int>(what.size()), what.data(), said.c_str());
    std::abort();
}

const Language& language_of(std::size_t luck) {
    static const std::array<Language, 2> languages{Language::english(),
                                                   language_called("ru").value_or(Language::english())};
    return languages[luck % languages.size()];
}

/// The event as the check lets it in; no entries if it does not.
ReadEvent let_in(const std::vector<EventEntry>& book) {
    ReadEvent read{.id = event_id, .event = {}, .log = {}};
    for (const EventEntry& entry : book) {
        const auto act = parse_act(entry.act);
        const ActStamp stamp{entry.number, entry.at, entry.who, entry.why};
        if (!act || follow(read.event, *act, stamp)) return {};
        if (act_text(*act) != entry.act) wrong("an act has two texts", entry.act);
        read.log.push_back({*act, stamp, {}});
    }
    return read;
}

void make_pages(const Language& lang, const ReadEvent& read) {
    const auto pages = make_event_pages(read.event, read.id);
    for (const std::string& name : pages->names()) {
        const auto page = pages->page(lang, name);
        if (page) static_cast<void>(page_json(lang, *page, pages->state(), false));
    }
}

void make_papers(const Language& lang, const Event& event) {
    const EventNames names = public_names(lang, event);
    static_cast<void>(make_seat_slips(lang, event, 1, names));
    for (const auto& [round, seated] : event.rounds) {
        static_cast<void>(make_list_by_name(lang, event, round, names));
        static_cast<void>(make_list_by_table(lang, event, round, names));
    }
    static_cast<void>(make_standings_sheet(lang, event, names, true));
}

void seat_on(const Event& event) {
    const SeatingRoles roles{.played = event.made.edition != "football", .difference = 1};
    const int next = next_round(event);
    if (next > event.made.rounds || event.players.empty()) return;
    for (const bool standing : {false, true}) {
        EventSeatingWish wish{.from = next, .rounds = 1, .effort = SeatingEffort::quick};
        const EventSeatingAnswer seated =
            standing ? seat_event_by_standing(event, roles, {.from = next}, 0) : seat_event(event, roles, wish);
        const auto* seating = std::get_if<EventSeating>(&seated);
        if (seating == nullptr) continue;
        const EventDecision decided = decide_seating(event, {seating->rounds}, difference_of(roles), "again");
        if (const auto* no = std::get_if<EventRefusal>(&decided))
            if (no->code == EventRefusal::Code::seated_twice || no->code == EventRefusal::Code::not_all_seated ||
                no->code == EventRefusal::Code::seat_of_absent)
                wrong("a seating of the program is refused", std::string(to_string(no->code)));
    }
}

/// The checks that need no file, a part of them each time.
void tell(const Language& lang, const ReadEvent& read, std::size_t luck) {
    switch (luck % 6) {
        case 0:
            return make_pages(lang, read);
        case 1:
            return make_papers(lang, read.event);
        case 2:
            return seat_on(read.event);
        case 3:
            static_cast<void>(report_seating(static_cast<int>(read.event.players.size()), counted_plan(read.event)));
            return;
        case 4:
            for (const EventLogRow& row : read.log) static_cast<void>(act_line(lang, read.event, row.act));
            return;
        default:
            if (event_figures(event_at(read, read.event.last), full_names(read.event)) !=
                event_figures(read.event, full_names(read.event)))
                wrong("an event is another one when it is gone through again", "");
    }
}

/// Whatever it holds, its director can go on with it.
void post_to(const std::filesystem::path& file) {
    StampMaker stamps = StampMaker::system();
    for (const act::OfficialNamed& official : read_event_state(file).event.officials)
        if (official.role == OfficialRole::director) stamps.poster = official.name;
    EventSession session = EventSession::open(file, stamps);
    const std::int64_t before = session.event().last;
    const auto posted =
        session.post(decide_player(session.event(), {.number = 0, .name = "Somebody new", .family = {}}), "");
    if (const auto* no = std::get_if<EventRefusal>(&posted)) {
        using enum EventRefusal::Code;
        if (no->code != player_twice && no->code != too_many_players)
            wrong("its director can post nothing", std::string(to_string(no->code)));
        return;
    }
    if (read_event_state(file).event.last != before + 1) wrong("what was posted is not there", "");
}

/// As a file: an accepted event is read, copied and posted to, and a refused one is damaged.
void try_on_disk(const std::vector<EventEntry>& book, bool let_in_before) {
    static const TemporaryFolder folder(std::filesystem::temp_directory_path());
    const std::filesystem::path file = folder.path() / "forged.tbe";
    const std::filesystem::path copy = folder.path() / "copy.tbe";
    for (const std::filesystem::path& one : {file, copy})
        for (const char* beside : {"", "-wal", "-shm"}) std::filesystem::remove(one.string() + beside);
    try {
        EventFile::create(file, event_id, book);
    } catch (const FileError&) {
        return;  // longer than an entry may be
    }
    bool read = true;
    try {
        static_cast<void>(read_event_state(file));
    } catch (const FileError& error) {
        read = false;
        if (error.kind() != FileError::Kind::damaged && error.kind() != FileError::Kind::newer)
            wrong("another error than damage", error.what());
        if (!fuzz::is_printable(error.what())) wrong("an error that cannot be shown", error.what());
    }
    if (read != let_in_before) wrong("the file is read otherwise than its acts", "");
    if (!read) return;
    static_cast<void>(copy_event(file, copy));
    post_to(copy);
}

const std::vector<std::vector<EventEntry>>& events() {
    static const auto real = fuzz::real_events();
    return real;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string script(data, data + size);
    const std::vector<EventEntry> book = fuzz::forge_event(events(), script);
    const std::size_t luck = std::hash<std::string>{}(script);
    const ReadEvent read = let_in(book);
    const bool is_in = !read.log.empty();
    if (is_in) tell(language_of(luck / 6), read, luck);
    // Most scripts end here, without a file.
    if (luck / 12 % (is_in ? 8 : 64) == 0) try_on_disk(book, is_in);
    return 0;
}
