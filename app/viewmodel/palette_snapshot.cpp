#include "app/viewmodel/palette_snapshot.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/program/grammar_forms.h"
#include "app/present/program/handbook_snapshot.h"
#include "app/present/program/start_snapshot.h"
#include "app/present/words/book_words.h"
#include "app/present/words/capital.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/viewmodel/about.h"
#include "ledger/text/case_fold.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

constexpr const char* typed_line_id = "line";

bool ends_a_word(char sign) {
    constexpr std::string_view between = " -_.,:;+()[]\"'/&#@";  // ASCII only: no part of another sign
    return between.find(sign) != std::string_view::npos;
}

void add_words(std::vector<std::string>& words, std::string_view text) {
    const std::string folded = fold(text);
    std::string word;
    for (const char sign : folded) {
        if (!ends_a_word(sign)) {
            word += sign;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    if (!word.empty()) words.push_back(std::move(word));
}

/// The words that an item is found by: those it shows, then those of `others`.
PaletteItem with_words(PaletteItem item, std::initializer_list<std::string_view> others) {
    add_words(item.words, item.text);
    item.shown_words = item.words.size();
    add_words(item.words, item.detail);
    item.own_words = item.words.size();
    add_words(item.words, item.key);
    for (const std::string_view other : others) add_words(item.words, other);
    return item;
}

/// Whether a button's text describes its action; symbols such as "+" and "×" do not.
bool says_something(std::string_view text) {
    const auto letters = std::ranges::count_if(text, [](char sign) {
        return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || static_cast<unsigned char>(sign) >= 0xC4;
    });
    return letters > 1;
}

/// Whether a button does the same as a command of the program. Escape is one step back from anywhere: never the same.
bool is_offered(const Language& lang, const SeenButton& button) {
    return std::ranges::any_of(keybindings(), [&](const Keybinding& row) {
        if (!row.offer) return false;
        const bool same_key = button.hint == written(row.chords.all().front());
        // The same key may have another meaning on a screen; on the first one it has the program's.
        if (row.offer->place == ActionPlace::no_game)
            return button.key.starts_with("start.") && (same_key || button.text == lang.tr(row.words));
        // At the desk of an event no game is open.
        if (row.offer->place == ActionPlace::in_game && button.key.starts_with("event.")) return false;
        return same_key && row.action != KeyAction::back;
    });
}

/// The default action first, then actions with a key of their own, and the way back last.
int rank(const SeenButton& button) {
    if (button.hint == hint_of(KeyAction::go_on)) return 0;
    if (button.hint == hint_of(KeyAction::back)) return 3;
    return button.hint.empty() ? 2 : 1;
}

void add_buttons(const Language& lang, PaletteSnapshot& snapshot, std::vector<SeenButton> buttons) {
    std::ranges::stable_sort(buttons, {}, rank);
    for (const SeenButton& button : buttons) {
        if (!says_something(button.text) || is_offered(lang, button)) continue;
        PaletteItem item{"press." + button.key, button.text, {}, lang.tr_in("group", "on this screen"), button.hint};
        item.does = intent::PressButton{button.key};
        snapshot.items.push_back(with_words(std::move(item), {button.key}));
    }
}

bool has_way_back(const std::vector<SeenButton>& buttons) {
    return std::ranges::any_of(buttons,
                               [](const SeenButton& button) { return button.hint == hint_of(KeyAction::back); });
}

void add_program(const Language& lang, PaletteSnapshot& snapshot, const PaletteSource& source) {
    for (const Keybinding& row : keybindings()) {
        if (!row.offer) continue;
        const bool game = source.game != nullptr;
        if (!game && row.offer->place == ActionPlace::in_game) continue;
        // If a game is open its key has another meaning.
        const bool key_holds = !game || row.offer->place != ActionPlace::no_game;
        if (row.action == KeyAction::palette) continue;
        if (row.action == KeyAction::back && has_way_back(source.buttons)) continue;
        PaletteItem item{std::string("do.") + row.offer->id,
                         with_capital(Setup{}, lang.tr(row.words)),
                         {},
                         lang.tr_in("group", "program"),
                         key_holds ? written(row.chords.all().front()) : std::string{}};
        item.does = row.offer->does();
        snapshot.items.push_back(with_words(std::move(item), {row.words}));
    }
}

/// The score sheet on paper: on the table, which has no button for it.
void add_sheet(const Language& lang, PaletteSnapshot& snapshot, const PaletteSource& source) {
    const std::string text = lang.tr("Write the score sheet (PDF)");
    if (source.game == nullptr || std::ranges::find(source.buttons, text, &SeenButton::text) != source.buttons.end())
        return;
    PaletteItem item{"do.sheet", text, {}, lang.tr_in("group", "program")};
    item.does = intent::WriteSheet{};
    snapshot.items.push_back(with_words(std::move(item), {"write score sheet pdf print"}));
}

void add_about(const Language& lang, PaletteSnapshot& snapshot) {
    PaletteItem item{"do.about", about_title(lang), lang.tr("its version, its licence, and the folders of its files"),
                     lang.tr_in("group", "program")};
    item.does = intent::ShowAbout{};
    snapshot.items.push_back(with_words(std::move(item), {"about version licence license"}));
}

/// The other languages and themes. The words around a language are in English too, for users who read only that.
void add_settings(const Language& lang, PaletteSnapshot& snapshot, const PaletteSource& source) {
    if (source.settings == nullptr) return;
    const auto add = [&](std::string id, std::string text, const Settings& settings, std::string_view words) {
        PaletteItem item{std::move(id), std::move(text), {}, lang.tr_in("group", "setting")};
        item.does = intent::Set{settings};
        snapshot.items.push_back(with_words(std::move(item), {words}));
    };
    for (const LanguageChoice& choice : source.settings->languages) {
        Settings wanted = source.settings->settings;
        if (choice.tag == wanted.language) continue;
        wanted.language = choice.tag;
        add("language." + choice.tag, lang.tr("Language: {name}", {{"name", choice.name}}), wanted,
            "language " + choice.tag);
    }
    const Word enter{"key", key_text(lang, hint_of(KeyAction::go_on))};
    Settings other_dice = source.settings->settings;
    other_dice.dice_at_once = !other_dice.dice_at_once;
    add("dice-at-once",
        other_dice.dice_at_once ? lang.tr("Two dice are posted without {key}", {enter})
                                : lang.tr("Two dice wait for {key}", {enter}),
        other_dice, "dice at once enter");
    for (const ThemeChoice theme : {ThemeChoice::dark, ThemeChoice::light, ThemeChoice::high_contrast}) {
        Settings wanted = source.settings->settings;
        if (theme == wanted.theme) continue;
        wanted.theme = theme;
        const std::string word(to_string(theme));
        add("theme." + word, lang.tr("Theme: {name}", {{"name", theme_text(lang, theme)}}), wanted, "theme " + word);
    }
}

/// Only forms for this box and this game, without those that the list has already as a button or an action.
void add_forms(const Language& lang, const Game& game, PaletteSnapshot& snapshot) {
    const EditionWords& words = game.edition().words;
    for (const GrammarForm& form : grammar_forms()) {
        if (!is_of_use(form, game)) continue;
        const std::string text = fold(lang.tr(as_said(words, form.text)));
        if (std::ranges::any_of(snapshot.items, [&](const PaletteItem& known) { return fold(known.text) == text; }))
            continue;
        PaletteItem item{std::string("line.") + form.begins, lang.tr(as_said(words, form.text)),
                         localized_line(lang, form.form), lang.tr_in("group", "line")};
        item.does = intent::TypeLine{localized_line(lang, form.begins)};
        snapshot.items.push_back(with_words(std::move(item), {form.text}));
    }
}

void add_players(const Language& lang, PaletteSnapshot& snapshot, const Game& game) {
    for (int number = 1; number <= game.setup->seats(); ++number) {
        const Seat seat{number};
        const std::string& name = game.name(seat);
        PaletteItem item{"player." + std::to_string(number), name,
                         lang.tr("{cash}, what the log says of {player}",
                                 {{"cash", money_text(lang, game.edition(), game.cash(seat))}, {"player", name}}),
                         lang.tr_in("group", "player")};
        item.does = intent::LookAtPlayer{name};
        snapshot.items.push_back(with_words(std::move(item), {"player"}));
    }
}

void add_deeds(const Language& lang, PaletteSnapshot& snapshot, const Game& game) {
    const Edition& edition = game.edition();
    for (const Deed& deed : edition.deeds) {
        const std::string mark = space_mark(deed.space);
        const auto owner = game.owner_of(deed.space);
        std::string detail =
            mark + "  ·  " +
            (deed.city >= 0 ? edition.city_of(deed).name : space_kind_text(lang, deed.kind, edition.words));
        if (owner && *owner != Seat{0}) detail += "  ·  " + game.name(*owner);
        PaletteItem item{"space." + std::to_string(deed.space.index), deed.name, std::move(detail),
                         lang.tr_in("group", "deed")};
        if (deed.city >= 0) item.colour = edition.city_of(deed).colour;
        item.does = intent::LookAtSpace{deed.space};
        snapshot.items.push_back(with_words(std::move(item), {deed.slug, "deed"}));
    }
}

void add_games(const Language& lang, PaletteSnapshot& snapshot, const PaletteSource& source) {
    if (source.recent == nullptr) return;
    for (const RecentGame& game : *source.recent) {
        if (game.file == source.file) continue;
        const std::string file = platform::text_of(game.file);
        PaletteItem item{"game." + file, list_text(lang, game.players),
                         platform::text_of(game.file.filename()) + "  ·  " + game.edition, lang.tr_in("group", "game")};
        if (game.practice) item.detail += "  ·  " + lang.tr("practice game");
        item.does = intent::Open{file};
        snapshot.items.push_back(with_words(std::move(item), {"open game"}));
    }
}

/// Whether a word contains the letters of a text in this order, beginning with its first letter.
bool letters_in_order(std::string_view letters, std::string_view word) {
    if (letters.empty() || word.empty() || letters.front() != word.front()) return false;
    std::size_t found = 0;
    for (const char sign : word) {
        if (found < letters.size() && letters[found] == sign) ++found;
    }
    return found == letters.size();
}

/// Whether choosing an item changes the game without another question.
bool acts_at_once(const PaletteItem& item) {
    return std::holds_alternative<intent::PressButton>(item.does) || std::holds_alternative<intent::Post>(item.does);
}

/// The parts of a word that a typed word may match.
enum class Fits : std::uint8_t { beginnings, parts };

/// How well a typed word fits a word; 0: not at all.
int fit(std::string_view typed, std::string_view word, Fits fits) {
    if (typed == word) return 100;
    if (word.starts_with(typed)) return 60;
    if (fits == Fits::beginnings) return 0;
    if (typed.size() > 2 && word.find(typed) != std::string_view::npos) return 30;
    if (typed.size() > 1 && letters_in_order(typed, word)) return 10;
    return 0;
}

/// For one reading of a word, which may be a phrase: every word of it must match one of the first words of the item. 0:
/// no match.
int fit_of_reading(const std::string& reading, const PaletteItem& item, std::size_t first_words, Fits fits) {
    std::vector<std::string> parts;
    add_words(parts, reading);
    int sum = 0;
    for (const std::string& part : parts) {
        int best = 0;
        for (std::size_t i = 0; i < first_words; ++i) {
            const int here = fit(part, item.words[i], fits);
            if (here > 0) best = std::max(best, here + (i < item.shown_words ? 5 : 0) + (i == 0 ? 3 : 0));
        }
        if (best == 0) return 0;
        sum += best;
    }
    return parts.empty() ? 0 : sum / static_cast<int>(parts.size());
}

/// nullopt if a typed word matches nothing. A synonym counts less than the name.
std::optional<int> fit(const SearchedWords& typed, const PaletteItem& item) {
    constexpr int synonym = 4;
    const bool at_once = acts_at_once(item);
    int sum = 0;
    for (const std::vector<std::string>& readings : typed) {
        int best = 0;
        for (const std::string& reading : readings) {
            if (&reading == &readings.front())
                best = fit_of_reading(reading, item, item.words.size(), at_once ? Fits::beginnings : Fits::parts);
            else if (!at_once)
                best = std::max(best, fit_of_reading(reading, item, item.own_words, Fits::beginnings) / synonym);
        }
        if (best == 0) return std::nullopt;
        sum += best;
    }
    return sum;
}

void offer_typed(const Language& lang, PaletteSnapshot& snapshot, std::string_view typed) {
    PaletteItem item{typed_line_id, std::string(typed), lang.tr("put into the line as it is"),
                     lang.tr_in("group", "line")};
    item.does = intent::TypeLine{std::string(typed)};
    snapshot.shown.push_back(snapshot.items.size());
    snapshot.items.push_back(std::move(item));
}

}  // namespace

PaletteSnapshot make_palette(const Language& lang, const PaletteSource& source) {
    PaletteSnapshot snapshot;
    snapshot.synonyms = search_words(lang);
    add_buttons(lang, snapshot, source.buttons);
    add_program(lang, snapshot, source);
    add_about(lang, snapshot);
    add_sheet(lang, snapshot, source);
    if (source.game != nullptr) {
        add_forms(lang, *source.game, snapshot);
        add_players(lang, snapshot, *source.game);
        add_deeds(lang, snapshot, *source.game);
    }
    add_games(lang, snapshot, source);
    add_settings(lang, snapshot, source);
    find_in_palette(lang, snapshot, {}, false);
    return snapshot;
}

void find_in_palette(const Language& lang, PaletteSnapshot& snapshot, std::string_view typed, bool game_is_open) {
    std::erase_if(snapshot.items, [](const PaletteItem& item) { return item.id == typed_line_id; });
    std::vector<std::string> typed_words;
    add_words(typed_words, typed);
    SearchedWords words;
    for (const std::string& word : typed_words) words.push_back(readings_of(snapshot.synonyms, word));
    std::vector<std::pair<int, std::size_t>> found;
    for (std::size_t i = 0; i < snapshot.items.size(); ++i) {
        if (const auto score = fit(words, snapshot.items[i])) found.emplace_back(-*score, i);
    }
    std::ranges::sort(found);  // if equal, the earlier one is first
    snapshot.shown.clear();
    for (const auto& [score, index] : found) snapshot.shown.push_back(index);
    if (snapshot.shown.empty() && game_is_open && !typed.empty()) offer_typed(lang, snapshot, typed);
}

}  // namespace tablebank
