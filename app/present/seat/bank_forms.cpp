#include "app/present/seat/bank_forms.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/words/book_words.h"
#include "app/present/words/capital.h"
#include "app/present/words/name_text.h"
#include "app/present/words/ruling_text.h"
#include "calculators/ruling_scope.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

using Kind = FormPart::Kind;

constexpr std::size_t most_entries = 15;  ///< an older one is corrected by typing its number
constexpr std::size_t most_own_reasons = 6;

/// A placeholder of a form, and what is put in its place.
struct Placeholder {
    std::string_view form;
    Kind kind;
    std::string_view before;  ///< written before the word
    const char* label;
};
constexpr std::array placeholders{
    Placeholder{"PLAYER", Kind::player, "", mark("Player")},
    Placeholder{"PLAYER,...", Kind::player, "", mark("Player")},
    Placeholder{"DEED", Kind::deed, "", mark("Deed")},
    Placeholder{"@SPACE", Kind::space, "", mark("Space")},
    Placeholder{"CITY", Kind::city, "", mark("City")},
    Placeholder{"#N", Kind::entry, "#", mark("Entry")},
    Placeholder{"KEY VALUE", Kind::ruling, "", mark("Ruling")},
    Placeholder{"N", Kind::number, "", mark("Number")},
    Placeholder{"D", Kind::number, "", mark("Number")},
    Placeholder{"AMOUNT", Kind::number, "", mark("Number")},
    Placeholder{"MIN", Kind::number, "", mark("Number")},
    Placeholder{"TOTAL", Kind::number, "", mark("Number")},
    Placeholder{"MIN:SEC", Kind::words, "", mark("Number")},
    Placeholder{"D1 D2", Kind::dice, "", mark("Dice")},
    Placeholder{"NAME", Kind::words, "", mark("Name")},
    Placeholder{"LINE", Kind::line, "", mark("Line")},
    Placeholder{"WHY", Kind::reason, "", mark("Why")},
    Placeholder{"\"WHY\"", Kind::reason, "", mark("Why")},
    Placeholder{"\"WHAT\"", Kind::reason, "", mark("Why")},
    Placeholder{"\"TEXT\"", Kind::reason, "", mark("Text")},
    Placeholder{"\"JUDGE\"", Kind::reason, "", mark("Name")},
    Placeholder{"\"WITNESS\"", Kind::reason, "", mark("Name")},
};
constexpr std::string_view forcing = "force \"WHY\" LINE";

/// A word of the grammar itself, or a placeholder, of a form. `group` numbers the words between brackets.
struct Piece {
    std::string text;
    const Placeholder* place = nullptr;
    int group = 0;  ///< 0: required
};

bool is_placeholder_like(std::string_view word) {
    return std::ranges::any_of(word, [](char sign) { return sign >= 'A' && sign <= 'Z'; });
}

const Placeholder* placeholder_of(std::string_view word) {
    const auto found = std::ranges::find(placeholders, word, &Placeholder::form);
    return found == placeholders.end() ? nullptr : &*found;
}

std::vector<std::string> words_of_form(std::string_view form) {
    std::vector<std::string> words(1);
    for (const char sign : form) {
        const bool stands_alone = sign == '[' || sign == ']';
        if ((sign == ' ' || stands_alone) && !words.back().empty()) words.emplace_back();
        if (sign == ' ') continue;
        words.back() += sign;
        if (stands_alone) words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

/// Two words that are one placeholder: "D1 D2", "KEY VALUE".
const Placeholder* pair_at(const std::vector<std::string>& words, std::size_t at) {
    return at + 1 < words.size() ? placeholder_of(words[at] + ' ' + words[at + 1]) : nullptr;
}

/// The pieces of a form. nullopt if it requires something that is not tapped; an optional group of that kind, or one
/// without a placeholder, is left out.
std::optional<std::vector<Piece>> pieces_of(std::string_view form) {
    const std::vector<std::string> words = words_of_form(form);
    std::vector<Piece> pieces;
    std::vector<int> left_out;
    int groups = 0;
    int group = 0;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (words[at] == "[") {
            group = ++groups;
        } else if (words[at] == "]") {
            const bool has_place = std::ranges::any_of(
                pieces, [&](const Piece& piece) { return piece.group == group && piece.place != nullptr; });
            if (!has_place) left_out.push_back(group);
            group = 0;
        } else if (const Placeholder* pair = pair_at(words, at)) {
            pieces.push_back({{}, pair, group});
            ++at;
        } else if (const Placeholder* place = placeholder_of(words[at])) {
            pieces.push_back({{}, place, group});
        } else if (!is_placeholder_like(words[at]) && words[at].find("...") == std::string::npos) {
            pieces.push_back({words[at], nullptr, group});
        } else if (group != 0) {
            left_out.push_back(group);
        } else {
            return std::nullopt;
        }
    }
    std::erase_if(pieces, [&](const Piece& piece) { return std::ranges::count(left_out, piece.group) > 0; });
    return pieces;
}

std::string id_of(std::string_view form) {
    std::string id;
    for (const char sign : form) {
        const auto byte = static_cast<unsigned char>(sign);
        if (std::isalnum(byte) != 0) {
            id += static_cast<char>(std::tolower(byte));
        } else if (!id.empty() && id.back() != '-') {
            id += '-';
        }
    }
    if (!id.empty() && id.back() == '-') id.pop_back();
    return id;
}

const GrammarForm* form_called(std::string_view id) {
    const auto forms = grammar_forms();
    const auto found = std::ranges::find_if(forms, [&](const GrammarForm& form) { return id_of(form.form) == id; });
    return found == forms.end() ? nullptr : &*found;
}

std::string written_word(const Placeholder& place, std::string word) {
    if (place.kind != Kind::reason && place.form != "NAME") return std::string(place.before) + word;
    std::erase(word, '"');
    return '"' + word + '"';
}

FormList players_of(const Session& session) {
    FormList list{Kind::player, {}};
    for (const Seat seat : session.game().players())
        list.choices.push_back({written_name(session.setup(), seat), session.setup().player(seat).name});
    return list;
}

/// The spaces, the deeds and the cities of the board.
void add_places(const Session& session, std::vector<FormList>& lists) {
    const Edition& edition = session.game().edition();
    FormList spaces{Kind::space, {}};
    for (int index = 0; index < static_cast<int>(edition.board.size()); ++index)
        spaces.choices.push_back({space_mark(Space{index}), space_name(edition, Space{index})});
    FormList deeds{Kind::deed, {}};
    for (const Deed& deed : edition.deeds)
        deeds.choices.push_back({space_mark(deed.space), space_name(edition, deed.space)});
    FormList cities{Kind::city, {}};
    for (int city = 0; city < static_cast<int>(edition.cities.size()); ++city)
        cities.choices.push_back({edition.cities[static_cast<std::size_t>(city)].slug, city_name(edition, city)});
    lists.push_back(std::move(spaces));
    lists.push_back(std::move(deeds));
    lists.push_back(std::move(cities));
}

/// The latest entries in force, the last one first.
FormList entries_of(const Language& lang, const Session& session) {
    FormList list{Kind::entry, {}};
    const History& history = session.table().history;
    for (std::int64_t at = history.last(); at > 1 && list.choices.size() < most_entries; --at) {
        if (!history.counts(history.at(at))) continue;
        const Entry& entry = history.at(at);
        const std::string number = std::to_string(at);
        list.choices.push_back(
            {number, '#' + number + "  " + with_capital(session.setup(), entry_text(lang, session.setup(), entry)),
             entry.line});
    }
    return list;
}

FormList rulings_of(const Language& lang, const Session& session) {
    FormList list{Kind::ruling, {}};
    const Game& game = session.game();
    const EditionWords& words = game.edition().words;
    for (const RulingKey& key : ruling_keys()) {
        if (!ruling_matters(game.edition(), game.setup->goal, key.name)) continue;
        for (const std::string_view value : key.values) {
            std::string word(key.name);
            word.append(" ").append(value);
            list.choices.push_back({std::move(word), ruling_text(lang, words, key.name) + ": " +
                                                         ruling_value_text(lang, words, key.name, value)});
        }
    }
    return list;
}

/// Those of this game, the last one first, and then the usual ones.
FormList reasons_of(const Language& lang, const Session& session) {
    FormList list{Kind::reason, {}};
    const auto add = [&](const std::string& reason) {
        if (!reason.empty() && std::ranges::find(list.choices, reason, &FormChoice::word) == list.choices.end())
            list.choices.push_back({reason, reason});
    };
    const History& history = session.table().history;
    for (std::int64_t at = history.last(); at > 1 && list.choices.size() < most_own_reasons; --at)
        if (history.at(at).verb != "note") add(history.at(at).why);
    for (const std::string& usual : {lang.tr("a slip"), lang.tr("agreed by the table"), lang.tr("counted again"),
                                     lang.tr("the judge's ruling"), lang.tr("a break"), lang.tr("has to go")})
        add(usual);
    return list;
}

}  // namespace

std::string_view to_string(FormPart::Kind kind) {
    constexpr std::array<std::string_view, 11> names{"player", "deed", "space",  "city",  "entry", "ruling",
                                                     "number", "dice", "reason", "words", "line"};
    return names.at(static_cast<std::size_t>(kind));
}

BankForms make_bank_forms(const Language& lang, const Session& session) {
    const EditionWords& words = session.game().edition().words;
    BankForms made;
    for (const GrammarForm& form : grammar_forms()) {
        const auto pieces = is_of_use(form, session.game()) ? pieces_of(form.form) : std::nullopt;
        if (!pieces) continue;
        BankForm bank{.id = id_of(form.form), .text = lang.tr(as_said(words, form.text))};
        for (const Piece& piece : *pieces)
            if (piece.place != nullptr)
                bank.parts.push_back({piece.place->kind, lang.tr(piece.place->label), piece.group != 0});
        made.forms.push_back(std::move(bank));
    }
    made.lists.push_back(players_of(session));
    add_places(session, made.lists);
    made.lists.push_back(entries_of(lang, session));
    made.lists.push_back(rulings_of(lang, session));
    made.lists.push_back(reasons_of(lang, session));
    return made;
}

std::string form_line(std::string_view id, const std::vector<std::string>& words) {
    const GrammarForm* form = form_called(id);
    const auto pieces = form != nullptr ? pieces_of(form->form) : std::nullopt;
    if (!pieces) return {};
    std::string line;
    std::size_t part = 0;
    std::vector<std::string> group;  // the grammar's words before an optional one
    for (const Piece& piece : *pieces) {
        if (piece.place == nullptr) {
            if (piece.group != 0)
                group.push_back(piece.text);
            else
                line += piece.text + ' ';
            continue;
        }
        const std::string word = part < words.size() ? words[part] : std::string{};
        ++part;
        if (word.find_first_not_of(' ') == std::string::npos) {
            if (piece.group == 0) return {};
            group.clear();
            continue;
        }
        for (const std::string& before : std::exchange(group, {})) line += before + ' ';
        line += written_word(*piece.place, word) + ' ';
    }
    if (part < words.size()) return {};
    if (!line.empty()) line.pop_back();
    return line;
}

std::string forcing_form() {
    return id_of(forcing);
}

}  // namespace tablebank
