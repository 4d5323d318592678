#include "app/present/words/refusal_text.h"
#include "app/present/words/protest_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <string_view>
#include <system_error>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/checklist_text.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "app/present/words/refusal_sentences.h"
#include "app/present/words/working_text.h"
#include "calculators/card_effect.h"
#include "calculators/ruling_scope.h"
#include "ledger/books/asset.h"
#include "ledger/books/due.h"
#include "ledger/books/fact.h"
#include "ledger/decide/refusal_detail.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

/// The words that a refusal contains; a sentence is used only if all of its words are there.
class RefusalWords {
public:
    RefusalWords(const Language& lang, const Edition& edition, std::span<const std::string> names,
                 const Refusal& refusal)
        : lang_(lang), edition_(edition), names_(names) {
        add("held", held_text(lang_, edition));
        add_seat("player", refusal.player);
        add_seat("owner", refusal.owner);
        if (refusal.space) add("space", space_name(edition, *refusal.space));
        if (refusal.city) add("city", city_name(edition, *refusal.city));
        if (refusal.has) add("has", amount_text(lang_, *refusal.has));
        if (refusal.needs) add("needs", amount_text(lang_, *refusal.needs));
        if (refusal.has && refusal.needs) add("short", amount_text(lang_, *refusal.needs - *refusal.has));
        if (refusal.entry) add("entry", std::to_string(*refusal.entry));
        if (!refusal.rule.empty()) add("rule", citation_text(lang_, refusal.rule, edition.words));
        add_detail(refusal);
    }

    [[nodiscard]] bool has_all_of(const char* sentence) const {
        const std::string_view text = sentence;
        for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
            const std::string_view name = text.substr(open + 1, text.find('}', open) - open - 1);
            if (std::ranges::none_of(said_, [&](const Word& word) { return word.name == name; })) return false;
        }
        return true;
    }

    [[nodiscard]] std::string say(const char* sentence) const {
        return lang_.tr_marked(as_said(edition_.words, sentence), said_);
    }

private:
    void add(const char* name, std::string text) { said_.push_back({name, std::move(text)}); }

    void add_seat(const char* name, const std::optional<int>& seat) {
        if (!seat || *seat < 1 || static_cast<std::size_t>(*seat) > names_.size()) return;
        add(name, names_[static_cast<std::size_t>(*seat - 1)]);
    }

    /// An asset or a fact that a refusal names by its key, in words; anything else unchanged.
    [[nodiscard]] std::string thing_text(const std::string& key) const {
        if (const auto asset = parse_asset(key)) return asset_text(*asset);
        if (const auto fact = parse_fact_key(key)) return fact_text(lang_, fact->name);
        return key;
    }

    /// Something that a rule book does not have.
    static std::string missing_thing_text(const Language& lang, const EditionWords& words, const std::string& key) {
        if (const auto goal = parse_goal(key)) return goal_text(lang, *goal, words);
        if (const auto kind = parse_space_kind(key)) return space_kind_text(lang, *kind, words);
        if (key == to_string(Phase::closing)) return phase_text(lang, Phase::closing);
        if (key == "closing_plan_size") return lang.tr("a best closing that can be worked out");
        if (key == "give") return lang.tr("debts paid in deeds");
        if (key == "shuffle") return lang.tr("piles of cards that go round");
        return key;
    }

    [[nodiscard]] std::string asset_text(Asset asset) const {
        switch (asset.kind) {
            case Asset::Kind::cash:
                return lang_.tr("the cash");
            case Asset::Kind::deed:
                return space_name(edition_, Space{asset.index});
            case Asset::Kind::house:
            case Asset::Kind::hotel:
                return lang_.tr("the buildings");
            case Asset::Kind::token:
                return lang_.tr("the token");
            case Asset::Kind::card:
                return lang_.tr("a kept card");
        }
        return {};
    }

    static std::string fact_text(const Language& lang, FactName name) {
        switch (name) {
            case FactName::due:
                return lang.tr("what was due");
            case FactName::ruling:
                return lang.tr("a ruling");
            case FactName::time_called:
            case FactName::clock_since:
            case FactName::clock_used:
            case FactName::clock_extra:
            case FactName::clock_shift:
            case FactName::clock_set:
                return lang.tr("the clock");
            case FactName::joined:
            case FactName::seated:
                return lang.tr("who sits where");
            case FactName::winner:
            case FactName::kept:
            case FactName::walked:
            case FactName::walk_dice:
                return lang.tr("the ending");
            default:
                return lang.tr("the course of play");
        }
    }

    void add_detail(const Refusal& refusal) {
        const std::string& detail = refusal.detail;
        if (detail.empty()) return;
        for (const std::string_view moved : {sum_to_bank, sum_to_middle, sum_from_bank})
            if (detail == moved) return add(moved.data(), lang_.tr("time was called"));
        if (detail == not_decided_again && refusal.entry)
            return add("unanswered", '#' + std::to_string(*refusal.entry));
        if (refusal.city && detail == "whole_city") return add("whole_city", city_name(edition_, *refusal.city));
        if (refusal.code == RefusalCode::not_in_this_edition && detail == "closing_plan")
            return add("unseen", lang_.tr("the best closing"));
        if (refusal.code == RefusalCode::checklist_open)
            return add("undone", undone_list_text(lang_, names_, parse_undone(detail)));
        if (refusal.code == RefusalCode::name_invalid || refusal.code == RefusalCode::name_unclear)
            return add("detail", detail);
        if (refusal.code == RefusalCode::which_due && detail == owed_by_dice)
            return add("open", lang_.tr("dice are wanted for one of them"));
        if (refusal.code == RefusalCode::which_due && detail == card_comes_first)
            return add("card_space", space_name(edition_, *refusal.space));
        if (refusal.code == RefusalCode::which_due)
            return add_seat(detail == owed_to_bank ? "payee" : "creditor", refusal.owner);
        if (refusal.code == RefusalCode::not_held && refusal.owner == refusal.player) add_seat("holder", refusal.owner);
        add("detail", refusal.code == RefusalCode::not_in_this_edition
                          ? missing_thing_text(lang_, edition_.words, detail)
                          : thing_text(detail));
        for (const Phase phase :
             {Phase::play, Phase::side_gone, Phase::closing, Phase::kept, Phase::walked, Phase::finished})
            if (detail == to_string(phase)) add("phase", phase_text(lang_, phase));
        if (refusal.code == RefusalCode::protest_state)
            if (const auto state = parse_protest_state(detail)) add("state", protest_state_text(lang_, *state));
        if (refusal.code == RefusalCode::trade_closed) add("state", lang_.tr("time was called"));
        if (refusal.code == RefusalCode::no_houses || refusal.code == RefusalCode::no_hotels) add_pieces(refusal);
        if (refusal.code == RefusalCode::unknown_ruling) add_rulings();
        if (refusal.code == RefusalCode::due_open && refusal.space) add_open(refusal);
        if (refusal.code == RefusalCode::owes_nothing) add_creditors(detail);
        if (refusal.code == RefusalCode::reason_needed) add_unexplained(detail);
        if (const RulingKey* key = find_ruling(detail); key != nullptr) add_values(*key);
    }

    /// Pieces that the box still has, called as in the book.
    void add_pieces(const Refusal& refusal) {
        std::int64_t left = 0;
        const char* end = refusal.detail.data() + refusal.detail.size();
        if (std::from_chars(refusal.detail.data(), end, left).ec != std::errc{} || left < 0) return;
        const PieceNames names = edition_.words.pieces;
        add("pieces",
            refusal.code == RefusalCode::no_houses ? houses_text(lang_, names, left) : hotels_text(lang_, names, left));
    }

    /// An open due that is not a debt, by a word of its own.
    void add_open(const Refusal& refusal) {
        constexpr std::array<std::pair<DueKind, const char*>, 6> open{{
            {DueKind::offer, "offered"},
            {DueKind::card, "card_space"},
            {DueKind::auction, "auctioned"},
            {DueKind::bookmakers, "stakes"},
            {DueKind::character, "character"},
            {DueKind::foundation_die, "grant"},
        }};
        for (const auto& [kind, word] : open)
            if (refusal.detail == to_string(kind)) add(word, space_name(edition_, *refusal.space));
    }

    /// Whom a debtor owes: "bank,3" by seats.
    void add_creditors(const std::string& seats) {
        std::vector<std::string> owed;
        for (const std::string_view seat : split(seats, ',')) {
            const auto number = read_number<std::size_t>(seat);
            if (seat == "bank") owed.push_back(lang_.tr("the bank"));
            if (number && *number >= 1 && *number <= names_.size()) owed.push_back(names_[*number - 1]);
        }
        if (!owed.empty()) add("creditors", list_text(lang_, owed));
    }

    /// The thing that needs a reason: the effect of a card, or the minutes that the clock still has.
    void add_unexplained(const std::string& detail) {
        if (const auto effect = parse_card_effect(detail)) return add("card", card_text(lang_, edition_, *effect));
        if (const auto minutes = read_number<std::int64_t>(detail))
            add("left", lang_.trn("{count} minute", "{count} minutes", *minutes));
    }

    void add_rulings() {
        std::vector<std::string> known;
        for (const RulingKey& key : ruling_keys())
            if (ruling_matters(edition_, std::nullopt, key.name)) known.emplace_back(key.name);
        add("rulings", list_text(lang_, known));
    }

    void add_values(const RulingKey& key) {
        std::vector<std::string> values{key.values.begin(), key.values.end()};
        if (key.takes_number)
            values.push_back(lang_.tr("a number from 1 to {most}", {{"most", std::to_string(most_ruling_number)}}));
        add("values", choice_text(lang_, values));
    }

    const Language& lang_;
    const Edition& edition_;
    std::span<const std::string> names_;
    std::vector<Word> said_;
};

/// A reason with its rule, if the sentence does not name the rule itself.
std::string with_rule(const Language& lang, const Edition& edition, const char* sentence, std::string said,
                      const std::string& rule) {
    if (rule.empty() || std::string_view(sentence).find("{rule}") != std::string_view::npos) return said;
    return lang.tr("{what} ({rule})", {{"what", said}, {"rule", citation_text(lang, rule, edition.words)}});
}

/// The richest sentence of the code that this refusal has the words for.
std::string reason(const Language& lang, const Edition& edition, std::span<const std::string> names,
                   const Refusal& refusal) {
    const RefusalWords words{lang, edition, names, refusal};
    const RefusalSentences& row = sentences_of(refusal.code);
    for (const char* sentence : row.cases)
        if (sentence != nullptr && words.has_all_of(sentence))
            return with_rule(lang, edition, sentence, words.say(sentence), refusal.rule);
    return with_rule(lang, edition, row.meaning, lang.tr(as_said(edition.words, row.meaning)), refusal.rule);
}

std::vector<std::string> names_of(const Setup& setup) {
    std::vector<std::string> names;
    std::ranges::transform(setup.players, std::back_inserter(names), &PlayerSetup::name);
    return names;
}

}  // namespace

std::string refusal_text(const Language& lang, const Edition& edition, std::span<const std::string> names,
                         const Refusal& refusal) {
    std::string why = reason(lang, edition, names, refusal);
    if (!refusal.wanted.empty()) {
        std::vector<std::string> lines;
        for (const std::string& line : refusal.wanted) lines.push_back(localized_line(lang, edition, line, names));
        return lang.tr("{reason}; type: {line}", {{"reason", why}, {"line", choice_text(lang, lines)}});
    }
    if (refusal.line.empty()) return why;
    return lang.tr("{reason}; type: {line}",
                   {{"reason", why}, {"line", localized_line(lang, edition, refusal.line, names)}});
}

std::string refusal_text(const Language& lang, const Setup& setup, const Refusal& refusal) {
    return refusal_text(lang, *setup.edition, names_of(setup), refusal);
}

std::string refusal_reason(const Language& lang, const Setup& setup, const Refusal& refusal) {
    return reason(lang, *setup.edition, names_of(setup), refusal);
}

std::string refusal_text(const Language& lang, const Edition& edition, const Position& position,
                         const Refusal& refusal) {
    std::vector<std::string> names;
    std::ranges::transform(position.players, std::back_inserter(names), &PositionPlayer::name);
    return refusal_text(lang, edition, names, refusal);
}

std::string refusal_meaning(const Language& lang, RefusalCode code) {
    return lang.tr(sentences_of(code).meaning);
}

namespace {

/// The meaning, without alternatives that a player could have typed, and without keys of rulings.
const char* rule_set_aside(RefusalCode code) {
    switch (code) {
        case RefusalCode::trade_closed:
            return mark("players may not trade with each other");
        case RefusalCode::card_under_pile:
            return mark("the card is still under others of its pile");
        case RefusalCode::rulings_closed:
            return mark("no ruling that can change the result is changed after time was called");
        case RefusalCode::judge_repairs:
            return mark("once time was called only the judge corrects earlier entries");
        case RefusalCode::not_tracked:
            return mark("the bank keeps no turns, so no one rolls here");
        default:
            return sentences_of(code).meaning;
    }
}

}  // namespace

std::vector<std::string> rules_set_aside(const Language& lang, const EditionWords& words,
                                         const std::vector<std::string>& codes) {
    std::vector<std::string> rules;
    for (const std::string& written : codes)
        for (const RefusalCode code : all_refusal_codes())
            if (to_string(code) == written) rules.push_back(lang.tr(as_said(words, rule_set_aside(code))));
    return rules;
}

}  // namespace tablebank
