#include "app/present/program/new_game_snapshot.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/editions/edition_name.h"
#include "app/present/program/game_name.h"
#include "app/present/typing/typed_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/setup_problem_text.h"
#include "ledger/text/typed_name.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

std::string notice_of(const Language& lang, const Edition& edition) {
    return is_template(edition) ? lang.tr("Some of these figures are a template: compare them with your box.")
                                : std::string{};
}

bool is_nobody(const PlayerSetup& row) {
    return trimmed(row.name, " ").empty();
}

std::int64_t count_role(const NewGameDraft& draft, Role role) {
    return std::ranges::count_if(draft.players,
                                 [&](const PlayerSetup& row) { return row.role == role && !is_nobody(row); });
}

std::string balance_text(const Language& lang, const NewGameDraft& draft) {
    const std::int64_t monopolists = count_role(draft, Role::monopolist);
    const std::int64_t competitors = count_role(draft, Role::competitor);
    std::string text = lang.trn("{count} monopolist", "{count} monopolists", monopolists) + ", " +
                       lang.trn("{count} competitor", "{count} competitors", competitors);
    const std::int64_t open = count_role(draft, Role::player);
    if (open > 0) text += ", " + lang.trn("{count} still to choose", "{count} still to choose", open);
    return text;
}

/// nullopt if every player has a side.
std::optional<SideToChoose> side_to_choose(const Profile& profile, const NewGameDraft& draft) {
    const auto chooses = [](const PlayerSetup& row) { return row.role == Role::player && !is_nobody(row); };
    const auto who = std::ranges::find_if(draft.players, chooses);
    if (who == draft.players.end()) return std::nullopt;
    SideToChoose side{static_cast<std::size_t>(who - draft.players.begin()), {}};
    const auto players =
        static_cast<std::int64_t>(draft.players.size()) - std::ranges::count_if(draft.players, is_nobody);
    const std::int64_t most = (players + profile.role_difference.value) / 2;
    for (const Role role : profile.played_roles())
        if (count_role(draft, role) < most) side.open.push_back(role);
    return side;
}

std::string side_text(const Language& lang, const SideToChoose& side, const std::vector<std::string>& names,
                      const NewGameDraft& draft) {
    std::vector<std::string> later;
    for (std::size_t i = side.player + 1; i < draft.players.size(); ++i)
        if (draft.players[i].role == Role::player && !names[i].empty()) later.push_back(names[i]);
    const std::string& name = names[side.player];
    if (side.open.size() == 1)
        return lang.tr("{player} chooses; only one side is left: {role}.",
                       {{"player", name}, {"role", role_text(lang, side.open.front())}});
    if (later.empty()) return lang.tr("{player} chooses a side last.", {{"player", name}});
    return lang.tr("{player} chooses a side, then {players}.", {{"player", name}, {"players", list_text(lang, later)}});
}

std::string summary_text(const Language& lang, std::vector<std::string> names) {
    std::erase(names, std::string{});
    if (names.size() < 2) return {};
    return lang.tr("{player} goes first, then {players}.",
                   {{"player", names.front()}, {"players", list_text(lang, {names.begin() + 1, names.end()})}});
}

/// The problems of the set-up, except for what the table has yet to choose.
void add_problems(const Language& lang, NewGameSnapshot& snapshot, const Setup& setup) {
    using enum SetupProblem::Kind;
    const bool too_few = setup.players.size() < snapshot.fewest_players;
    if (too_few)
        snapshot.problems.push_back(lang.trn("Type the name of {count} player at least.",
                                             "Type the names of {count} players at least.",
                                             static_cast<std::int64_t>(snapshot.fewest_players)));
    for (const SetupProblem& problem : validate(setup, false)) {
        if (too_few && (problem.kind == player_count || problem.kind == roles_unbalanced)) continue;
        if (snapshot.side && (problem.kind == role_not_played || problem.kind == roles_unbalanced)) continue;
        snapshot.problems.push_back(setup_problem_text(lang, setup, problem));
    }
    const NamesToAsk ask = names_to_ask(setup);
    if (ask.unclear) snapshot.problems.push_back(setup_problem_text(lang, setup, {name_invalid, *ask.unclear}));
    if (ask.other_seat)
        snapshot.problems.push_back(setup_problem_text(lang, setup, {names_other_seat, *ask.other_seat}));
}

/// The roll of those who have names; the rows of the others are passed over.
OrderRoll roll_of_rows(const Language& lang, const std::vector<std::string>& names, const NewGameDraft& draft) {
    std::vector<std::size_t> rows;
    std::vector<std::string> named;
    std::vector<std::string> dice;
    for (std::size_t row = 0; row < names.size(); ++row) {
        if (names[row].empty()) continue;
        rows.push_back(row);
        named.push_back(names[row]);
        dice.push_back(row < draft.dice.size() ? draft.dice[row] : std::string{});
    }
    OrderRoll roll = order_roll(lang, named, dice);
    const std::vector<std::string> thrown = std::exchange(roll.thrown, std::vector<std::string>(names.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) roll.thrown[rows[i]] = thrown[i];
    if (roll.who) roll.who = rows[*roll.who];
    if (roll.next) roll.next = rows[*roll.next];
    return roll;
}

/// By the current names; a row without a name or a side has no colour that could change.
std::vector<PlayerMark> marks_of_rows(const NewGameDraft& draft, const NewGameSnapshot& snapshot) {
    std::vector<PlayerSetup> named;
    for (std::size_t row = 0; row < draft.players.size(); ++row)
        if (!snapshot.names[row].empty())
            named.push_back({snapshot.names[row], snapshot.roles.empty() ? Role::player : draft.players[row].role});
    const std::vector<PlayerMark> of_named = player_marks(named);
    std::vector<PlayerMark> marks;
    for (std::size_t row = 0, next = 0; row < draft.players.size(); ++row) {
        PlayerMark mark{.role = Role::player, .shade = PlayerMark::no_shade, .letter = {}};
        if (!snapshot.names[row].empty()) mark = of_named[next++];
        if (mark.role == Role::player && !snapshot.roles.empty()) mark.shade = PlayerMark::no_shade;
        mark.seat = static_cast<int>(row) + 1;
        marks.push_back(std::move(mark));
    }
    return marks;
}

/// The price with the most values of notes is the best example.
std::optional<NotesExample> notes_example(const Language& lang, const Edition& edition) {
    std::optional<NotesExample> example;
    std::size_t most = 0;
    for (const Deed& deed : edition.deeds) {
        NotesSnapshot notes = make_notes(lang, edition, deed.price, NotePayer::bank);
        if (notes.notes.size() <= most) continue;
        most = notes.notes.size();
        example = NotesExample{
            lang.tr("{deed} costs {sum}:", {{"deed", deed.name}, {"sum", money_text(lang, edition, deed.price)}}),
            std::move(notes)};
    }
    return example;
}

}  // namespace

bool operator==(const NewGameDraft& a, const NewGameDraft& b) {
    const auto alike = [](const PlayerSetup& p, const PlayerSetup& q) { return p.name == q.name && p.role == q.role; };
    return a.edition == b.edition && a.goal == b.goal && a.minutes == b.minutes && a.rulings == b.rulings &&
           a.file == b.file && a.rolls_for_order == b.rolls_for_order && a.dice == b.dice &&
           std::ranges::equal(a.players, b.players, alike);
}

void choose_edition(NewGameDraft& draft, std::size_t edition, const std::vector<Goal>& goals, int minutes) {
    draft.edition = edition;
    draft.rulings.clear();
    if (std::ranges::find(goals, draft.goal) == goals.end()) draft.goal = goals.front();
    if (draft.goal == Goal::timed) draft.minutes = minutes;
}

NewGameSnapshot make_new_game_snapshot(const Language& lang, const std::vector<LoadedEdition>& editions,
                                       const NewGameDraft& draft, const std::filesystem::path& folder) {
    NewGameSnapshot snapshot;
    for (const LoadedEdition& loaded : editions) {
        const Profile& profile = loaded.edition.profile;
        EditionChoice choice{.id = loaded.edition.id,
                             .name = edition_name(editions, loaded),
                             .notice = notice_of(lang, loaded.edition),
                             .goals = profile.goals.value,
                             .goal_names = {},
                             .minutes = profile.timed_minutes.value};
        for (const Goal goal : choice.goals) choice.goal_names.push_back(goal_text(lang, goal, loaded.edition));
        snapshot.editions.push_back(std::move(choice));
    }
    const std::filesystem::path path = game_path(folder, draft.file);
    snapshot.file = platform::text_of(path);
    if (editions.empty()) {
        snapshot.problems.push_back(lang.tr("No edition was found next to the program."));
        return snapshot;
    }
    const Edition& edition = editions.at(draft.edition).edition;
    snapshot.fewest_players = static_cast<std::size_t>(edition.profile.fewest_players.value);
    snapshot.most_players = static_cast<std::size_t>(edition.profile.most_players.value);
    if (is_template(edition)) snapshot.check = make_deed_check(lang, edition);
    snapshot.rulings = ruling_choices(lang, edition, draft.goal, draft.rulings);
    snapshot.names = row_names(draft);
    snapshot.notes = notes_example(lang, edition);
    snapshot.summary = summary_text(lang, snapshot.names);
    if (edition.profile.roles.value) {
        snapshot.roles = edition.profile.played_roles();
        snapshot.balance = balance_text(lang, draft);
        snapshot.side = side_to_choose(edition.profile, draft);
        if (snapshot.side) snapshot.step = side_text(lang, *snapshot.side, snapshot.names, draft);
    }
    if (draft.rolls_for_order) {
        snapshot.order = roll_of_rows(lang, snapshot.names, draft);
        snapshot.step = snapshot.order.text;
    }
    snapshot.marks = marks_of_rows(draft, snapshot);
    add_problems(lang, snapshot, make_setup(lang, editions, draft, std::string(32, '0')));
    std::error_code trouble;
    if (std::filesystem::exists(path, trouble)) {
        snapshot.problems.push_back(lang.tr("There is a file of that name already; it will not be touched."));
    }
    return snapshot;
}

Setup make_setup(const Language& lang, const std::vector<LoadedEdition>& editions, const NewGameDraft& draft,
                 std::string game_id) {
    const LoadedEdition& loaded = editions.at(draft.edition);
    Setup setup;
    setup.game_id = std::move(game_id);
    setup.edition = std::make_shared<const Edition>(loaded.edition);
    setup.edition_text = loaded.text.text;
    for (const PlayerSetup& row : draft.players)
        if (!is_nobody(row)) setup.players.push_back({game_name_as_typed(row.name), row.role});
    if (!loaded.edition.profile.roles.value)
        for (PlayerSetup& player : setup.players) player.role = Role::player;
    setup.goal = draft.goal;
    setup.minutes = draft.goal == Goal::timed ? draft.minutes : 0;
    setup.rulings = loaded.edition.rulings;
    for (const auto& [key, value] : draft.rulings) {
        if (!set(setup.rulings, key, value))
            throw std::invalid_argument(std::string("no such ruling: ").append(key).append(" ").append(value));
    }
    setup.language = lang.tag();
    return setup;
}

std::vector<std::string> row_names(const NewGameDraft& draft) {
    std::vector<std::string> names;
    for (const PlayerSetup& row : draft.players) names.push_back(game_name_as_typed(row.name));
    return names;
}

std::optional<std::size_t> open_row(NewGameDraft& draft, const NewGameSnapshot& snapshot) {
    const auto empty = std::ranges::find_if(draft.players, is_nobody);
    const auto row = static_cast<std::size_t>(empty - draft.players.begin());
    if (empty != draft.players.end()) return row;
    if (row >= snapshot.most_players) return std::nullopt;
    const bool more = 2 * count_role(draft, Role::monopolist) > static_cast<std::int64_t>(row);
    draft.players.push_back({"", snapshot.side ? Role::player : more ? Role::competitor : Role::monopolist});
    return row;
}

void drop_empty_rows(NewGameDraft& draft) {
    std::vector<std::string> dice;
    for (std::size_t row = 0; row < draft.players.size() && row < draft.dice.size(); ++row)
        if (!is_nobody(draft.players[row])) dice.push_back(draft.dice[row]);
    draft.dice = std::move(dice);
    std::erase_if(draft.players, is_nobody);
}

void begin_with(NewGameDraft& draft, std::size_t row, Sides sides) {
    const auto before = draft.players.begin() + static_cast<std::ptrdiff_t>(row);
    const auto first =
        std::ranges::count_if(draft.players.begin(), before, [](const auto& each) { return !is_nobody(each); });
    drop_empty_rows(draft);
    std::rotate(draft.players.begin(), draft.players.begin() + first, draft.players.end());
    if (sides == Sides::chosen_in_order)
        for (PlayerSetup& each : draft.players) each.role = Role::player;
    draft.rolls_for_order = false;
    draft.dice.clear();
}

}  // namespace tablebank
