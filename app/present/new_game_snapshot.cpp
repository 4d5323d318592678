#include "app/present/new_game_snapshot.h"

#include <algorithm>
#include <ctime>
#include <memory>

#include "app/i18n/language.h"
#include "app/i18n/words.h"
#include "app/present/edition_list.h"
#include "app/present/name_text.h"
#include "app/present/ruling_text.h"
#include "app/present/setup_problem_text.h"

namespace tablebank {

namespace {

std::string notice_of(const Edition& edition) {
    return is_template(edition) ? tr("Some of these figures are a template: compare them with your box.")
                                : std::string{};
}

std::vector<RulingChoice> ruling_choices(const Edition& edition, const NewGameDraft& draft) {
    std::vector<RulingChoice> choices;
    for (const RulingKey& key : ruling_keys()) {
        RulingChoice choice;
        choice.key = key.name;
        choice.text = ruling_text(key.name);
        const auto chosen = draft.rulings.find(choice.key);
        choice.value = chosen != draft.rulings.end() ? chosen->second : get(edition.rulings, key.name);
        choice.changed = choice.value != get(edition.rulings, key.name);
        for (const std::string_view value : key.values) {
            choice.values.push_back({std::string(value), ruling_value_text(key.name, value)});
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

/// Without the blanks that a hurried hand leaves around it.
std::string trimmed(const std::string& name) {
    const std::size_t begin = name.find_first_not_of(' ');
    if (begin == std::string::npos) return {};
    return name.substr(begin, name.find_last_not_of(' ') - begin + 1);
}

std::string balance_text(const NewGameDraft& draft) {
    const auto monopolists = std::count_if(draft.players.begin(), draft.players.end(),
                                           [](const PlayerSetup& p) { return p.role == Role::monopolist; });
    const auto competitors = static_cast<std::int64_t>(draft.players.size()) - monopolists;
    return trn("{count} monopolist", "{count} monopolists", monopolists) + ", " +
           trn("{count} competitor", "{count} competitors", competitors);
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

std::string edition_name(const std::vector<LoadedEdition>& editions, const LoadedEdition& loaded) {
    const Edition& edition = loaded.edition;
    const auto namesakes = [&](const LoadedEdition& other) { return other.edition.name == edition.name; };
    if (std::ranges::count_if(editions, namesakes) < 2) return edition.name;
    const auto same = [&](const LoadedEdition& other) {
        return namesakes(other) && other.edition.language == edition.language;
    };
    if (std::ranges::count_if(editions, same) < 2) return edition.name + " · " + language_name(edition.language);
    return edition.name + " · " + std::filesystem::path(loaded.text.path).filename().string();
}

NewGameSnapshot make_new_game_snapshot(const std::vector<LoadedEdition>& editions, const NewGameDraft& draft,
                                       const std::filesystem::path& folder) {
    NewGameSnapshot snapshot;
    for (const LoadedEdition& loaded : editions) {
        const Profile& profile = loaded.edition.profile;
        snapshot.editions.push_back({loaded.edition.id, edition_name(editions, loaded), notice_of(loaded.edition),
                                     profile.goals.value, profile.timed_minutes.value});
    }
    const std::filesystem::path path = game_path(folder, draft.file);
    snapshot.file = path.string();
    if (editions.empty()) {
        snapshot.problems.push_back(tr("No edition was found beside the program."));
        return snapshot;
    }
    const Edition& edition = editions.at(draft.edition).edition;
    snapshot.fewest_players = static_cast<std::size_t>(edition.profile.fewest_players.value);
    snapshot.most_players = static_cast<std::size_t>(edition.profile.most_players.value);
    if (is_template(edition)) snapshot.check = make_deed_check(edition);
    snapshot.rulings = ruling_choices(edition, draft);
    if (edition.profile.roles.value) {
        snapshot.roles = edition.profile.played_roles();
        snapshot.balance = balance_text(draft);
    }
    if (draft.rolls_for_order) {
        std::vector<std::string> names;
        for (const PlayerSetup& player : draft.players) names.push_back(player.name);
        snapshot.order = order_roll(names, draft.dice);
    }
    const Setup setup = make_setup(editions, draft, std::string(32, '0'), "en");
    const bool nameless =
        std::ranges::any_of(draft.players, [](const PlayerSetup& p) { return trimmed(p.name).empty(); });
    if (nameless) snapshot.problems.push_back(tr("Every player needs a name."));
    for (const SetupProblem& problem : validate(setup, false)) {
        if (nameless && problem.detail.empty()) continue;
        snapshot.problems.push_back(setup_problem_text(setup, problem));
    }
    std::error_code trouble;
    if (std::filesystem::exists(path, trouble)) {
        snapshot.problems.push_back(tr("There is a file of that name already; it will not be touched."));
    }
    return snapshot;
}

Setup make_setup(const std::vector<LoadedEdition>& editions, const NewGameDraft& draft, std::string game_id,
                 std::string language) {
    const LoadedEdition& loaded = editions.at(draft.edition);
    Setup setup;
    setup.game_id = std::move(game_id);
    setup.edition = std::make_shared<const Edition>(loaded.edition);
    setup.edition_text = loaded.text.text;
    setup.players = draft.players;
    for (PlayerSetup& player : setup.players) player.name = trimmed(player.name);
    if (!loaded.edition.profile.roles.value)
        for (PlayerSetup& player : setup.players) player.role = Role::player;
    setup.goal = draft.goal;
    setup.minutes = draft.goal == Goal::timed ? draft.minutes : 0;
    setup.rulings = loaded.edition.rulings;
    for (const auto& [key, value] : draft.rulings) {
        if (!set(setup.rulings, key, value)) throw std::invalid_argument("no such ruling: " + key + ' ' + value);
    }
    setup.language = std::move(language);
    return setup;
}

void begin_with(NewGameDraft& draft, std::size_t player) {
    const auto first = draft.players.begin() + static_cast<std::ptrdiff_t>(player);
    std::rotate(draft.players.begin(), first, draft.players.end());
    draft.rolls_for_order = false;
    draft.dice.clear();
}

std::filesystem::path game_path(const std::filesystem::path& folder, const std::string& name) {
    std::filesystem::path path = folder / name;
    if (!path.has_extension()) path += ".tbl";
    return path;
}

std::string fresh_name(const std::filesystem::path& folder, std::int64_t now_ms) {
    const auto seconds = static_cast<std::time_t>(now_ms / 1000);
    std::tm parts{};
    char day[16] = "game";
    if (localtime_r(&seconds, &parts) != nullptr) std::strftime(day, sizeof day, "%Y-%m-%d", &parts);
    std::string name = std::string(day) + ".tbl";
    std::error_code trouble;
    for (int number = 2; std::filesystem::exists(folder / name, trouble); ++number) {
        name = std::string(day) + '-' + std::to_string(number) + ".tbl";
    }
    return name;
}

}  // namespace tablebank
