#include "app/cli/completion_values.h"

#include <algorithm>
#include <array>
#include <exception>
#include <iterator>
#include <sstream>
#include <string_view>

#include "app/cli/bounded_input.h"
#include "app/cli/file_values.h"
#include "app/cli/game_or_position.h"
#include "app/event/event_session.h"
#include "app/handbook/chapter_store.h"
#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/present/typing/typed_completions.h"
#include "app/session/key_store.h"
#include "calculators/rulings.h"
#include "db/edition/edition_folder.h"
#include "ledger/grammar/notation.h"
#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

struct Choice {
    std::string_view command;  ///< empty: of any
    std::string_view name;     ///< of the option or the positional
    std::string_view words;    ///< separated by spaces
};

/// The words that some options take and no others; each of them is refused with this list.
constexpr std::array choices{
    Choice{"", "--goal", "a b timed"},
    Choice{"", "--paper", "a4 letter"},
    Choice{"", "--as", "banker judge witness"},
    Choice{"", "--names", "full first initials"},
    Choice{"official", "--role", "director judge banker"},
    Choice{"export", "--to", "record json csv ledger beancount pdf"},
    Choice{"paper", "WHAT", "slips names tables sheets standings"},
};
constexpr std::string_view game_views = "summary players deeds log bank due clock rulings judge";
constexpr std::string_view event_views = "missing players rounds log";

std::vector<std::string> parted(std::string_view words) {
    std::istringstream in{std::string(words)};
    return {std::istream_iterator<std::string>(in), {}};
}

bool is_in(const CompletionPoint& point, std::string_view command) {
    return command.empty() || std::ranges::any_of(point.path, [&](const auto* page) { return page->name == command; });
}

bool is_called(const CommandOption& option, std::string_view name) {
    return std::ranges::find(option.names, name) != option.names.end();
}

class Offers {
public:
    Offers(const Language& lang, const CompletionPoint& point) : lang_(lang), point_(point) {}

    CompletionValues take() {
        if (point_.takes_subcommand) add_commands();
        if (point_.takes_options && point_.typed.starts_with('-')) add_options();
        is_value_ = true;
        if (point_.value_of != nullptr) add_values(*point_.value_of);
        return std::move(values_);
    }

private:
    void add(const std::string& word, std::string meaning = {}) {
        if (word.starts_with(point_.typed)) push(word, std::move(meaning));
    }

    void push(const std::string& word, std::string meaning = {}) {
        // The parser would read it as an option; after "--" it does not.
        if (is_value_ && point_.takes_options && word.starts_with('-')) return;
        values_.words.push_back({point_.before + word, std::move(meaning)});
    }

    void add_commands() {
        const CommandPage& page = *point_.path.back();
        for (const CommandPage& below : page.subcommands) add(below.name, below.meaning);
        // The program itself opens a window on a file.
        const bool is_word = !point_.typed.empty() && !point_.typed.starts_with('-');
        if (point_.path.size() == 1 && is_word) add_files("tbl tbr tbe");
    }

    void add_options() {
        for (const CommandOption* option : point_.options()) add(option->names.back(), option->meaning);
    }

    void add_values(const CommandOption& option) {
        for (const Choice& choice : choices)
            if (is_in(point_, choice.command) && is_called(option, choice.name)) add_all(choice.words);
        const auto is_typed = [&](std::string_view command) { return is_in(point_, command); };
        if (const auto suffixes = suffixes_for_option(is_typed, option.names)) add_files(*suffixes);
        try {
            add_known(option);
        } catch (const std::exception&) {
            // Nothing to offer: the command itself reports what is wrong with the file.
        }
    }

    /// Values from the program, from the keys of this user, or from the file of the command.
    void add_known(const CommandOption& option) {
        if (is_called(option, "--lang"))
            for (const std::string& tag : languages()) add(tag);
        if (is_called(option, "--edition") || is_called(option, "--like") || is_called(option, "ID")) add_editions();
        if (is_called(option, "CHAPTER")) add_chapters();
        if (is_called(option, "--rule")) add_rulings();
        if (is_called(option, "VIEW")) add_all(is_in(point_, "event") ? event_views : game_views);
        if (is_called(option, "--player")) add_roles();
        if (is_called(option, "DEED")) add_deeds();
        if (is_called(option, "PLAYER")) add_players();
        if (is_called(option, "LINE")) add_lines();
        if (is_called(option, "NAME") || is_called(option, "--swap")) add_names();
        if (is_called(option, "--key") && is_in(point_, "sign")) add_keys();
        if (is_called(option, "--key") && is_in(point_, "event") && !is_in(point_, "serve")) add_public_keys();
    }

    void add_all(std::string_view words) {
        for (const std::string& word : parted(words)) add(word);
    }

    void add_files(std::string_view endings) {
        values_.files = true;
        values_.endings = parted(endings);
    }

    void add_editions() {
        for (const LoadedEdition& loaded : load_editions(find_editions_folder()).editions)
            add(loaded.edition.id, loaded.edition.name);
    }

    void add_chapters() {
        for (const std::string_view chapter : handbook_chapters) add(std::string(chapter));
    }

    void add_rulings() {
        const std::string key = point_.typed.substr(0, point_.typed.find('='));
        if (key.size() == point_.typed.size()) {
            for (const RulingKey& ruling : ruling_keys()) add(std::string(ruling.name) + '=');
        } else if (const RulingKey* ruling = find_ruling(key)) {
            for (const std::string_view value : ruling->values) add(key + '=' + std::string(value));
        }
    }

    /// After a name and its colon.
    void add_roles() {
        const std::string name = point_.typed.substr(0, point_.typed.find(':'));
        if (name.size() == point_.typed.size()) return;
        for (const Role role : {Role::monopolist, Role::competitor}) add(name + ':' + std::string(to_string(role)));
    }

    [[nodiscard]] GameOrPosition subject() const {
        std::istringstream nothing;
        const std::string file = point_.value("FILE");
        return open_subject(lang_, file == standard_input ? std::string{} : file, nothing);
    }

    void add_deeds() {
        const GameOrPosition about = subject();
        for (const Deed& deed : about.setup.edition->deeds) add(deed.slug, deed.name);
    }

    /// In the form that find_player() accepts: a name, or a seat if that name would be another player's number. Upper
    /// and lower case are the same, as there.
    void add_players() {
        const GameOrPosition about = subject();
        const std::string typed = fold(point_.typed);
        for (int number = 1; number <= about.setup.seats(); ++number) {
            const Seat seat{number};
            const std::string& name = about.setup.player(seat).name;
            const auto meant = find_player(about.setup, name);
            const bool is_right = std::holds_alternative<Seat>(meant) && std::get<Seat>(meant) == seat;
            const std::string word = is_right ? name : std::to_string(number);
            if (fold(word).starts_with(typed)) push(word);
        }
    }

    void add_lines() {
        const GameOrPosition about = subject();
        if (!about.game) return;
        for (std::string& line : typed_completions(about.game->table.game, point_.typed, lang_.tag())) {
            while (line.ends_with(' ')) line.pop_back();
            if (line != point_.typed) push(line);
        }
    }

    void add_names() {
        if (is_in(point_, "keys")) return add_keys();
        const std::string file = point_.value("FILE");
        // A server is not asked for the sake of a key that was pressed.
        if (!is_in(point_, "event") || !file.ends_with(".tbe")) return;
        for (const auto& [number, player] : read_event_state(file).event.players) add(player.name);
    }

    void add_keys() {
        for (const KeyStore::Kept& kept : KeyStore(keys_folder()).list()) add(kept.name);
    }

    /// If neither a name nor a file of a key is accepted, only the key itself.
    void add_public_keys() {
        for (const KeyStore::Kept& kept : KeyStore(keys_folder()).list())
            if (kept.key) add(to_string(*kept.key), kept.name);
    }

    const Language& lang_;
    const CompletionPoint& point_;
    CompletionValues values_;
    bool is_value_ = false;  ///< the value is not an option or a subcommand
};

}  // namespace

CompletionValues completion_values(const Language& lang, const CompletionPoint& point) {
    return Offers(lang, point).take();
}

}  // namespace tablebank
