#include "app/present/dialogs/which_line.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

#include "app/i18n/language.h"
#include "app/present/entries/effect_text.h"
#include "app/present/typing/keyboard_layout.h"
#include "app/present/words/capital.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/initial.h"

namespace tablebank {

namespace {

/// The place of a reason that only the banker knows.
constexpr std::string_view reason_place = "why\"";

OfferedAction way_of(const Language& lang, const Session& session, const std::string& line) {
    OfferedAction way;
    way.line = line;
    const auto would = session.preview(line);
    const auto* entries = std::get_if<std::vector<Entry>>(&would);
    way.text = entries == nullptr ? localized_line(lang, session.setup(), line)
                                  : with_capital(session.setup(), effect_text(lang, session.setup(), *entries));
    way.to_finish = line.ends_with(reason_place) || entries == nullptr;
    if (line.ends_with(reason_place)) {
        way.text =
            lang.tr("Another payment, for a reason: {line}", {{"line", localized_line(lang, session.setup(), line)}});
        way.line = localized_line(lang, session.setup(), line.substr(0, line.size() - reason_place.size()));
    }
    return way;
}

/// The one way of a question that is answered by yes or by leaving it.
void add_yes(const Language& lang, const Session& session, const std::string& line, WhichLine& which) {
    OfferedAction way = way_of(lang, session, line);
    way.text = lang.tr("Yes: {effect}", {{"effect", way.text}});
    // No digit, which could be a die typed in haste.
    way.id = first_sign(way.text);
    which.by_letter = true;
    which.leave = lang.tr("Cancel");
    which.ways.push_back(std::move(way));
}

/// A letter of each name that no other of these names has, if possible the first; nothing if one has none.
std::vector<std::string> letters_apart(const std::vector<std::string>& names) {
    std::vector<std::string> letters;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto is_apart = [&](const std::string& letter) {
            for (std::size_t other = 0; other < names.size(); ++other)
                if (other != i && fold(names[other]).find(letter) != std::string::npos) return false;
            return true;
        };
        std::string found;
        for (std::string rest = fold(names[i]); found.empty() && !rest.empty();) {
            const std::string letter = first_sign(rest);
            rest.erase(0, std::max<std::size_t>(letter.size(), 1));
            if (!letter.empty() && letter.find_first_of(" .'-0123456789") == std::string::npos && is_apart(letter))
                found = letter;
        }
        if (found.empty()) return {};
        letters.push_back(std::move(found));
    }
    return letters;
}

}  // namespace

WhichLine make_which_line(const Language& lang, const Session& session, const std::string& line,
                          const BigPayout& payout) {
    WhichLine which;
    which.question = lang.tr("{player} gets {sum} from the bank? The most that a rule gives at once is {most}.",
                             {{"player", session.game().name(payout.player)},
                              {"sum", amount_text(lang, payout.sum)},
                              {"most", amount_text(lang, payout.most)}});
    if (payout.in_box)
        which.question += ' ' + lang.tr("The bank has {cash}.", {{"cash", amount_text(lang, *payout.in_box)}});
    add_yes(lang, session, line, which);
    return which;
}

WhichLine make_which_line(const Language& lang, const Session& session, const std::string& line, std::string question) {
    WhichLine which;
    which.question = std::move(question);
    add_yes(lang, session, line, which);
    return which;
}

std::optional<std::size_t> way_of_letter(const WhichLine& which, std::string_view typed) {
    if (!which.by_letter || typed.empty()) return std::nullopt;
    std::vector<std::string> readings = meant_by_keys(typed);
    readings.insert(readings.begin(), std::string(typed));
    for (const std::string& reading : readings)
        for (std::size_t way = 0; way < which.ways.size(); ++way)
            if (which.ways[way].allowed && fold(reading) == fold(which.ways[way].id)) return way;
    return std::nullopt;
}

WhichLine make_which_line(const Language& lang, const Session& session, const WhoseLine& whose) {
    WhichLine which;
    which.question = lang.tr("Whose is this line: {players}?", {{"players", choice_text(lang, whose.names)}});
    which.leave = lang.tr("None of them");
    const std::vector<std::string> letters = letters_apart(whose.names);
    which.by_letter = !letters.empty();
    for (std::size_t i = 0; i < whose.ways.size(); ++i) {
        OfferedAction way = way_of(lang, session, whose.ways[i]);
        const auto would = session.preview(whose.ways[i]);
        if (const auto* no = std::get_if<Refusal>(&would)) {
            way.allowed = false;
            way.text = lang.tr("{player}: {reason}",
                               {{"player", whose.names[i]}, {"reason", refusal_text(lang, session.setup(), *no)}});
        }
        way.id = which.by_letter ? with_capital(session.setup(), letters[i]) : std::to_string(i + 1);
        which.ways.push_back(std::move(way));
    }
    return which;
}

WhichLine make_which_line(const Language& lang, const Session& session, const Refusal& refusal) {
    WhichLine which;
    which.leave = lang.tr(refusal.wanted.size() > 1 ? mark("None of them") : mark("Cancel"));
    Refusal bare = refusal;
    bare.wanted.clear();
    which.question = with_capital(session.setup(), refusal_text(lang, session.setup(), bare));
    for (const std::string& line : refusal.wanted) {
        which.ways.push_back(way_of(lang, session, line));
        which.ways.back().id = std::to_string(which.ways.size());
    }
    return which;
}

}  // namespace tablebank
