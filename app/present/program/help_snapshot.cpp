#include "app/present/program/help_snapshot.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/program/grammar_forms.h"
#include "app/present/words/book_words.h"
#include "app/present/words/key_names.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/piece_text.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/text/case_fold.h"

namespace tablebank {

namespace {

HelpSection turn_section(const Language& lang, const EditionWords& words) {
    return {
        lang.tr("An ordinary turn"),
        {{"34", lang.tr("the player in turn, or the next one, threw 3 and 4")},
         {"ok", lang.tr("settles what is due in the plain way; an empty {key} does the same",
                        {{"key", key_text(lang, key_name::go_on)}})},
         {"buy · decline", lang.tr("buys the deed of the token's space, or leaves it")},
         {"next", lang.tr("ends the turn without another roll")},
         {"tax fixed · tax percent", lang.tr("income tax, the player's choice")},
         {"rent dice 3 4", lang.tr(as_said(words, mark("a utility, with the visitor's dice")))},
         {"foundation 2", lang.tr("the one-die grant")},
         {"+50 · @39 · 12", lang.tr("a card by its effect or its number; also: card +50, card goto @39, card #12")}}};
}

HelpSection deed_section(const Language& lang, const HelpExamples& examples) {
    const EditionWords& words = examples.words;
    return {lang.tr("Deeds"),
            {{"anna build nob 2",
              lang.tr("two more steps on {space}; {hotel} is the last step",
                      {{"space", examples.street_name}, {"hotel", lang.tr(piece_words(words.pieces).the_hotel)}})},
             {"sell nob · sell all boston", lang.tr(as_said(words, mark("a building, or everything in a city")))},
             {"nob+2 · nob- · 34-", lang.tr("short: builds or redeems; sells or mortgages; the owner does it")},
             {"mortgage @34 · redeem @34", lang.tr("a deed by its space or by a word of its name")},
             {"anna trade boris give 100 get nob", lang.tr("amounts, deeds, kept cards, or nothing")},
             {"100 = nob · anna 100 = nob", lang.tr("short: what a player gives, what they get")},
             {"rent nob give 50", lang.tr("a rent paid partly in deeds, where the rules allow it")},
             {"boris waive", lang.tr("the owner waives a rent")}}};
}

HelpSection money_section(const Language& lang, const EditionWords& words) {
    return {lang.tr(as_said(words, mark("Money and jail"))),
            {{"anna pay 50 to boris \"why\"", lang.tr("any other payment; without a name, to the bank")},
             {"50 = boris", lang.tr("short: a payment to a player")},
             {"anna get 50 \"why\"", lang.tr("any other receipt, such as a salary that was forgotten")},
             {"anna fine · anna jail · anna free",
              lang.tr(as_said(words, mark("pays and leaves jail, is sent there, is let go")))},
             {"anna bankrupt to boris", lang.tr("the whole winding-up as one entry")},
             {"anna leaves \"why\"", lang.tr("goes home without a debt, all to the bank")},
             {"anna count 1340", lang.tr("the notes really in hand; the difference is booked")},
             {"anna at @24", lang.tr("moves the token to its real space")}}};
}

HelpSection order_section(const Language& lang, const EditionWords& words) {
    return {
        lang.tr("Corrections and ending"),
        {{"undo · undo #12 · undo to #12", lang.tr("undoes the last entry, one entry, or everything since")},
         {"redo", lang.tr("reverses the undo")},
         {"undo turn", lang.tr("undoes everything since the player in turn rolled")},
         {"amend #12 LINE", lang.tr("corrects entry 12 and decides the later ones again")},
         {"clock start · clock stop \"why\"",
          lang.tr("the judge's clock; also: {lines}",
                  {{"lines",
                    localized_line(lang, "clock extend 10 \"why\", clock set 27:30 \"why\", clock call \"why\"")}})},
         {"closing · keep · walk · finish", lang.tr("the steps of the timed ending")},
         {"14 · 14 56",
          lang.tr(as_said(words, mark("short: the walk with the dice for the utilities, in the order of the board")))},
         {"confirm rulings · certify · correct \"why\"",
          lang.tr("the judge goes through the rulings, certifies the score sheet, begins to correct it")},
         {"anna signs · anna refuses \"why\" · anna adjust 612.4 \"why\"",
          lang.tr("a player signs; the judge sets a total")},
         {"anna protest #12 \"why\" · protest upheld #40 \"why\"", lang.tr("a protest, and its outcome")},
         {"rule KEY VALUE \"why\"", lang.tr("a ruling from now on")},
         {"force \"why\" LINE", lang.tr("records a line against the rules, as the table agreed")},
         {"note \"text\"", lang.tr("a remark in the log")}}};
}

HelpSection rare_section(const Language& lang) {
    return {lang.tr("Occasional"),
            {{"anna roll 3 4 · card +50 · card #12", lang.tr("a roll and a card in full")},
             {"auction nob anna 230 · auction nob none", lang.tr("what an auction came to")},
             {"anna stake 100 dice 3 4", lang.tr("the bookmakers, where the board has them")},
             {"draw hidden · use \"way out\"", lang.tr("draws a secret card; plays a card kept in hand")},
             {"turn boris", lang.tr("rules whose turn it is")},
             {"anna seat vera \"why\" · anna swap boris \"why\"",
              lang.tr("someone takes the seat over; two players swap seats, each with what the other had")},
             {"anna rename vera \"why\"", lang.tr("a name that was typed wrong is corrected")},
             {"join vera ROLE get 1200 after anna \"why\"",
              lang.tr("someone comes late, with what the table agreed; without roles in the box, without ROLE")},
             {"anna trade boris give 100 get nob; clara give 50 get @34",
              lang.tr("a trade of three, posted as a whole or not at all")},
             {"shuffle", lang.tr("the piles were shuffled at the table")},
             {"richest", lang.tr("ends the game: the richest wins")}}};
}

/// A line of the help with the names of the table in place of those that it is written with.
std::string with_examples(const std::string& line, const HelpExamples& examples) {
    const std::string number = std::to_string(examples.space);
    const bool is_word = examples.street.find_first_of("-@") == std::string::npos;  // "green-3+2" would not be read
    const std::pair<std::string_view, std::string> places[] = {
        {"nob+", (is_word ? examples.street : number) + '+'},
        {"nob-", (is_word ? examples.street : number) + '-'},
        {"34-", number + '-'},
        {"@34", '@' + number},
        {"way out", examples.card},
        {"anna", examples.player},
        {"boris", examples.other},
        {"clara", examples.third},
        {"vera", examples.newcomer},
        {"nob", examples.street},
        {"boston", examples.city},
    };
    std::string text;
    for (std::size_t at = 0; at < line.size();) {
        const auto* const place = std::ranges::find_if(
            places, [&](const auto& each) { return line.compare(at, each.first.size(), each.first) == 0; });
        if (place == std::end(places)) {
            text += line[at++];
        } else {
            text += place->second;
            at += place->first.size();
        }
    }
    return text;
}

/// The meaning of a word, if it begins a line; and the word itself, which is English.
std::string meaning_of(const Language& lang, const EditionWords& words, std::string_view word) {
    for (const GrammarForm& form : grammar_forms()) {
        const std::string_view begins = form.begins;
        if (begins.substr(0, begins.find(' ')) == word)
            return lang.tr(as_said(words, form.text)) + "  ·  " + std::string{word};
    }
    return std::string{word};
}

/// Every word of the grammar as it may be typed in the language given; no row in English.
HelpSection words_section(const Language& lang, const EditionWords& words) {
    HelpSection section{lang.tr("In your language"), {}};
    for (const WordAliases& word : word_aliases()) {
        std::string typed;
        for (const std::string_view alias : aliases_of(word.word, lang.tag()))
            typed += (typed.empty() ? "" : " · ") + std::string{alias};
        if (!typed.empty()) section.rows.push_back({std::move(typed), meaning_of(lang, words, word.word)});
    }
    return section;
}

}  // namespace

HelpExamples examples_of(const Language& lang, const Setup& setup) {
    const Edition& edition = *setup.edition;
    HelpExamples examples;
    examples.words = edition.words;
    examples.player = written_name(setup, Seat{1});
    examples.other = written_name(setup, Seat{std::min(2, setup.seats())});
    if (setup.seats() > 2) examples.third = written_name(setup, Seat{3});
    const auto is_street = [](const Deed& deed) { return deed.kind == SpaceKind::street; };
    const Deed* street = edition.deed_at(Space{examples.space});
    if (street == nullptr || !is_street(*street)) {
        const auto last = std::ranges::find_if(edition.deeds.rbegin(), edition.deeds.rend(), is_street);
        street = last == edition.deeds.rend() ? nullptr : &*last;
    }
    if (street != nullptr) {
        examples.street = localized_line(lang, edition, typed_deed(edition, *street), {});
        examples.street_name = street->name;
        examples.space = street->space.index;
    }
    if (!edition.cities.empty()) examples.city = typed_city(edition.cities[edition.cities.size() / 2]);
    if (!edition.kept_cards.empty()) examples.card = edition.kept_cards.front().name;
    return examples;
}

std::vector<HelpSection> make_help(const Language& lang, const std::vector<HelpSection>& keys, HelpExamples examples) {
    if (examples.card.empty()) examples.card = lang.tr_in("a kept card in an example", "way out");
    if (examples.newcomer.empty()) examples.newcomer = lang.tr_in("in an example", "Vera");
    std::vector<HelpSection> help{turn_section(lang, examples.words), deed_section(lang, examples),
                                  money_section(lang, examples.words), order_section(lang, examples.words),
                                  rare_section(lang)};
    for (HelpSection& section : help)
        for (HelpRow& row : section.rows) row.line = with_examples(row.line, examples);
    const std::vector<std::string> names{examples.player, examples.other, examples.third, examples.newcomer};
    help.insert(help.end(), keys.begin(), keys.end());
    for (HelpSection& section : help)
        for (HelpRow& row : section.rows)
            row.line = section.keys ? key_text(lang, row.line) : localized_line(lang, row.line, names);
    if (HelpSection words = words_section(lang, examples.words); !words.rows.empty()) help.push_back(std::move(words));
    return help;
}

void find_in_help(HelpSnapshot& help, std::string_view typed) {
    SearchedWords words;
    std::istringstream stream(fold(typed));
    for (std::string word; stream >> word;) words.push_back(readings_of(help.words, word));
    help.shown.clear();
    help.found.clear();
    std::size_t rows = 0;
    for (const HelpSection& section : help.all) {
        HelpSection found{section.title, {}, section.keys};
        for (const HelpRow& row : section.rows) {
            const std::string all = fold(section.title + ' ' + row.line + ' ' + row.text);
            if (has_words(all, words)) found.rows.push_back(row);
        }
        rows += found.rows.size();
        if (!found.rows.empty()) help.shown.push_back(std::move(found));
    }
    if (!words.empty()) help.found.push_back(rows);
    for (HelpChapter& chapter : help.chapters) {
        const std::size_t sections = find_in_chapter(chapter, words);
        if (!words.empty()) help.found.push_back(sections);
    }
}

}  // namespace tablebank
