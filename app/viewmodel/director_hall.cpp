// Turns a director's intents into acts: the pages and the hub, the lines and keys of tables, officials, and the games
// of a folder.

#include <sstream>

#include "app/event/collect_game.h"
#include "app/event/event_place.h"
#include "app/event/look_alikes.h"
#include "app/event/table_files.h"
#include "app/export/game_export.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/result_import_error_text.h"
#include "app/present/words/file_error_text.h"
#include "app/viewmodel/director_view_model.h"
#include "app/viewmodel/typed_words.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/typed_name.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_sentences = 50;

std::string record_for_event(const ReadGame& game) {
    std::ostringstream record;
    if (has_record(game)) export_record(game, record);
    return record.str();
}

std::pair<std::uintmax_t, fs::file_time_type> state_of_game(const fs::path& game) {
    std::error_code none;
    fs::path log = game;
    log += "-wal";
    const bool beside = fs::exists(log, none);
    return {fs::file_size(game, none) + (beside ? fs::file_size(log, none) : 0),
            fs::last_write_time(beside ? log : game, none)};
}

}  // namespace

void DirectorViewModel::do_hall(const Language& lang, const intent::Direct& wish, Notice& notice) {
    using enum DirectorAction;
    switch (wish.action) {
        case serve:
            notice.clear();
            server_.switch_on(lang, place_);
            return;
        case stop_serving:
            notice.clear();
            server_.switch_off();
            return;
        case DirectorAction::publish:
            return this->publish(lang, false, notice);
        case publish_always:
            if (publisher_.goes_on()) return publisher_.stop();
            return this->publish(lang, true, notice);
        case copy_event:
            return copy_to_place(lang, notice);
        case DirectorAction::name_hub:
            return this->name_hub(lang, notice);
        case DirectorAction::write_tables:
            return this->write_tables(lang, notice);
        case replace_key: {
            const act::KeyEnrolled key{state.round, state.at_table, with_single_spaces(state.key)};
            return propose(lang, notice,
                           [key](const Event& now, const std::string& why) { return decide_key(now, key, why); });
        }
        case withdraw_key:
            return propose(
                lang, notice,
                [key = act::KeyWithdrawn{state.round, wish.number}](const Event& now, const std::string& why) {
                    return decide_key_withdrawal(now, key, why);
                });
        case DirectorAction::name_official:
            return this->name_official(lang, notice);
        case remove_official: {
            const auto at = static_cast<std::size_t>(wish.number);
            if (at >= event().officials.size()) return;
            const act::OfficialRemoved gone{event().officials[at].name};
            return propose(
                lang, notice,
                {.decide = [gone](const Event& now, const std::string&) { return decide_removal(now, gone); },
                 .evidence = {},
                 .needs_why = false});
        }
        case watch_folder:
            state.watches = !state.watches;
            if (!state.watches) return watched_.clear();
            return this->collect(lang, notice);
        default:
            return this->collect(lang, notice);
    }
}

void DirectorViewModel::name_hub(const Language& lang, Notice& notice) {
    const std::string typed = with_single_spaces(state.hub);
    const std::string address = typed.empty() ? server_.hub_address() : typed;
    propose(lang, notice,
            {.decide = [address, secret = new_hub_secret()](
                           const Event& now,
                           const std::string&) { return decide_hub(now, {.address = address, .secret = secret}); },
             .evidence = {},
             .says = {lang.tr("This can be changed, but not undone.")},
             .needs_why = false});
}

void DirectorViewModel::publish(const Language& lang, bool always, Notice& notice) {
    if (state.pages_folder.empty()) return notice.show_error(lang.tr("Name a folder for the pages first."));
    notice.clear();
    publisher_.publish(place_, state.pages_folder, always);
}

void DirectorViewModel::copy_to_place(const Language& lang, Notice& notice) {
    std::string to = keep_address_passwords(state.copy_to);
    if (!is_event_address(to)) {
        const std::string name = is_event_address(place_) ? place_.substr(place_.rfind('#') + 1) + ".tbe"
                                                          : platform::text_of(platform::path_of(place_).filename());
        std::error_code none;
        // A folder gets a copy of the same name.
        if (fs::is_directory(platform::path_of(to), none))
            to = platform::text_of(platform::path_of(to) / platform::path_of(name));
        else if (!is_event_place(to))
            to += ".tbe";
    }
    const CopiedEvent copied = tablebank::copy_event(place_, to);
    state.copy_to.clear();
    notice.show_info(lang.tr("{from} is now in {to} too, up to entry #{entry}. Go on in one of them alone.",
                             {{"from", platform::text_of(event_place_shown(place_))},
                              {"to", platform::text_of(event_place_shown(to))},
                              {"entry", std::to_string(copied.head.number)}}));
}

void DirectorViewModel::write_tables(const Language& lang, Notice& notice) {
    if (!event().rounds.contains(state.round))
        return notice.show_error(
            event_refusal_text(lang, {.code = EventRefusal::Code::round_not_seated, .round = state.round}));
    std::int64_t written = 0;
    for (const TableSetup& setup : table_setups(read_, state.round, std::nullopt, {}, state.phones)) {
        static_cast<void>(write_table_file(state.table_folder, event(), setup));
        ++written;
    }
    notice.show_info(lang.trn("{count} file was written to {folder}.", "{count} files were written to {folder}.",
                              written, {{"folder", state.table_folder}}));
}

void DirectorViewModel::name_official(const Language& lang, Notice& notice) {
    act::OfficialNamed wish{with_single_spaces(state.official), state.role, 0};
    if (state.role == OfficialRole::banker) {
        const auto table = read_number<int>(state.official_table);
        if (!table) return notice.show_error(no_number(lang, state.official_table));
        wish.table = *table;
    }
    const LookAlikes alike = state.asked_alike == wish.name ? LookAlikes::meant : LookAlikes::asked_about;
    state.asked_alike.clear();
    const EventDecision decision = decide_new_official(event(), wish, alike);
    if (const auto* no = std::get_if<EventRefusal>(&decision);
        no != nullptr && no->code == EventRefusal::Code::name_alike) {
        state.asked_alike = wish.name;
        return notice.show_error(
            lang.tr("{reason}. If they are two people, add once more.", {{"reason", event_refusal_text(lang, *no)}}));
    }
    // From the first official on, no one else may do anything.
    const bool is_first = event().officials.empty();
    const std::string poster = state.by.empty() ? stamps_.poster : state.by;
    if (is_first && std::holds_alternative<Act>(decision)) {
        return propose(lang, notice,
                       {.decide = [wish, alike](const Event& now,
                                                const std::string&) { return decide_new_official(now, wish, alike); },
                        .evidence = {},
                        .says = {lang.tr("From now on only officials do anything here. You are {name} at this desk.",
                                         {{"name", poster}})},
                        .needs_why = false});
    }
    if (!post_act(lang, notice, [&](const Event& now) { return decide_new_official(now, wish, alike); })) return;
    state.official.clear();
    state.official_table.clear();
}

void DirectorViewModel::collect(const Language& lang, Notice& notice) {
    std::error_code none;
    if (!fs::is_directory(platform::path_of(state.folder), none)) {
        state.watches = false;
        return notice.show_error(lang.tr("{file} is not a folder", {{"file", state.folder}}));
    }
    notice.clear();
    seen_.clear();
    collected_.clear();
    watched_ = state.watches ? state.folder : std::string{};
    for (const FolderGames::Other& other : games_in_folder(platform::path_of(state.folder)).others)
        collected_.push_back(platform::text_of(other.entry.filename()) + ": " + passed_over_text(lang, other));
    look_into_folder(lang);
    if (collected_.empty()) collected_.push_back(lang.tr("Nothing new was found in this folder."));
}

void DirectorViewModel::look_into_folder(const Language& lang) {
    looked_ms_ = stamps_.now_ms();
    const std::int64_t knew = event().last;
    for (const fs::path& game : games_in_folder(platform::path_of(state.folder)).games) {
        const auto now = state_of_game(game);
        if (const auto seen = seen_.find(game); seen != seen_.end() && seen->second == now) continue;
        seen_[game] = now;
        collect_one(lang, game);
    }
    if (collected_.size() > most_sentences) collected_.resize(most_sentences);
    read_again();
    if (event().last != knew) show_proposal(lang);
}

void DirectorViewModel::collect_one(const Language& lang, const fs::path& game) {
    const auto say = [&](const std::string& words) {
        collected_.insert(collected_.begin(), platform::text_of(game.filename()) + ": " + words);
    };
    try {
        EventSession session = open_book();
        const std::int64_t first = session.event().last + 1;
        const CollectedGame found = collect_game(session, place_, game, record_for_event);
        for (const EventLogRow& row : session.log_from(first)) say(act_line(lang, session.event(), row.act));
        if (found.what == CollectedGame::What::refused) {
            say(event_refusal_text(lang, found.refusal));
            for (const std::string& line : findings_against(lang, *found.result)) say(line);
        }
        if (found.what == CollectedGame::What::no_result)
            say(result_import_error_text(lang, session.event(), found.problem));
        if (found.what == CollectedGame::What::taken)
            for (const std::string& remark : remarks_of(lang, *found.result))
                say(lang.tr("Remark: {remark}", {{"remark", remark}}));
    } catch (const FileError& error) {
        // Another program writes to it: it is looked at again.
        if (error.kind() == FileError::Kind::open_elsewhere || error.kind() == FileError::Kind::moved_on)
            seen_.erase(game);
        say(file_error_text(lang, error));
    }
}

void DirectorViewModel::show_serving(const Language& lang) {
    constexpr std::int64_t look_each_ms = 2000;
    // Another folder was typed meanwhile: it is not looked into before that is wanted.
    if (watched_ != state.folder) {
        state.watches = false;
        watched_.clear();
    }
    if (!watched_.empty() && stamps_.now_ms() - looked_ms_ >= look_each_ms) look_into_folder(lang);
    shown_.serving = {.addresses = server_.addresses(),
                      .code = server_.code(),
                      .hub_address = server_.hub_address(),
                      .troubles = server_.troubles(lang),
                      .collected = collected_,
                      .published = publisher_.outcome(lang),
                      .publish_failed = publisher_.failed(),
                      .publishes = publisher_.is_busy(),
                      .publishes_always = publisher_.goes_on()};
}

bool DirectorViewModel::asks_before_leaving(const Language& lang, Notice& notice) {
    const bool stops = server_.is_on() || publisher_.goes_on();
    if (!stops || std::exchange(asked_to_leave_, true)) return false;
    notice.show_error(
        lang.tr("The pages and the hub of the event stop when you leave the desk. Once more to leave it."));
    return true;
}

}  // namespace tablebank
