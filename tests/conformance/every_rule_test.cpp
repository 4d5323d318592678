// No value of a rule profile is there unproven: each is changed by itself, and some row of the edition's book must then
// fail.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "calculators/profile_rules.h"
#include "calculators/ruling_scope.h"
#include "tests/conformance/check.h"

namespace tablebank::conformance {
namespace {

// Other possible values. A paragraph has no value.

std::vector<std::string> others(const std::string&, Money) {
    return {};
}
std::vector<bool> others(bool value, Money) {
    return {!value};
}
std::vector<int> others(int value, Money) {
    return {value + 1};
}
std::vector<Money> others(Money value, Money note) {
    return {value + note};
}
std::vector<Salary> others(const Salary& value, Money note) {
    return {{value.passing + note, value.for_landing()}, {value.passing, value.for_landing() + note}};
}
template <class Value>
requires std::is_enum_v<Value> std::vector<Value> others(Value value, Money) {
    std::vector<Value> all;
    for (std::size_t place = 0; place < rule_words<Value>.size(); ++place) {
        if (static_cast<Value>(place) != value) all.push_back(static_cast<Value>(place));
    }
    return all;
}
std::vector<std::vector<Goal>> others(const std::vector<Goal>& goals, Money) {
    std::vector<std::vector<Goal>> all;
    for (const Goal goal : goals) {
        all.push_back(goals);
        std::erase(all.back(), goal);
    }
    return all;
}
template <class Entry>
std::vector<std::vector<Entry>> others(const std::vector<Entry>& entries, Money note) {
    std::vector<std::vector<Entry>> all;
    for (std::size_t place = 0; place < entries.size(); ++place) {
        all.push_back(entries);
        all.back()[place] = others(entries[place], note).front();
    }
    return all;
}
std::vector<std::map<int, Money>> others(const std::map<int, Money>& grants, Money note) {
    std::vector<std::map<int, Money>> all;
    for (const auto& [die, grant] : grants) {
        all.push_back(grants);
        all.back()[die] = grant + note;
    }
    return all;
}

// The name of a value that nothing notices.

std::string told(const std::string& text) {
    return text;
}
std::string told(bool value) {
    return value ? "true" : "false";
}
std::string told(int value) {
    return std::to_string(value);
}
std::string told(Money value) {
    return value.to_string();
}
std::string told(const Salary& value) {
    return value.passing.to_string() + ", landing " + value.for_landing().to_string();
}
std::string told(Goal goal) {
    return std::string{to_string(goal)};
}
template <class Value>
requires std::is_enum_v<Value> std::string told(Value value) {
    return std::string{rule_words<Value>.at(static_cast<std::size_t>(value))};
}
template <class Entry>
std::string told(const std::vector<Entry>& entries) {
    std::string all;
    for (const Entry& entry : entries) all += (all.empty() ? "" : " ") + told(entry);
    return "[" + all + "]";
}
std::string told(const std::map<int, Money>& grants) {
    std::string all;
    for (const auto& [die, grant] : grants) all += " " + told(die) + ":" + told(grant);
    return all;
}

/// Tries the values of one edition's profile out on the rows of its book.
class Trial {
public:
    explicit Trial(const Book& book) : edition_(*shipped_edition(book.edition)) {
        // A row that fails unchanged would notice anything.
        for (const Row& row : book.rows) {
            if (row.edition.empty() && check(row, shipped_edition(book.edition)).empty()) rows_.push_back(row);
        }
    }

    void run() {
        each_rule(edition_.profile, [&](const RuleKey& key, auto& rules) {
            each_cited(rules, [&](std::optional<Role> role, auto& rule) {
                if (!matters(key, role)) return;
                const auto printed = rule.value;
                for (const auto& other : others(printed, edition_.currency.smallest_note)) {
                    rule.value = other;
                    const std::string name = std::string{key.name} + (role ? "." + std::string{to_string(*role)} : "");
                    CHECK_MESSAGE(noticed(key, rule.rule), name, " could be ", told(rule.value),
                                  " and no row would notice");
                    ++tried_;
                }
                rule.value = printed;
            });
        });
    }
    [[nodiscard]] int tried() const { return tried_; }

private:
    /// A role without a player, a charge for a space, a goal or a deed that the edition does not have, can have any
    /// value.
    [[nodiscard]] bool matters(const RuleKey& key, std::optional<Role> role) const {
        const auto played = edition_.profile.played_roles();
        if (role && std::ranges::find(played, *role) == played.end()) return false;
        // If something always replaces pieces, no one bids for them.
        const BookAnswer* box = book_answer(edition_, "pieces_run_out");
        if (key.name == "scarce_pieces" && box != nullptr && box->value == "substitutes") return false;
        // One cell for both roles is one without roles.
        if (key.name == "income_tax_shared_cell" && !edition_.profile.roles.value) return false;
        if (key.name == "hotel_sale" && edition_.profile.building_order.value != BuildingOrder::even) return false;
        if (key.needed != Needed::never) return must_state(edition_, key.needed);
        // A surcharge matters if its charge is asked for.
        bool matters = true;
        each_rule(edition_.profile, [&](const RuleKey& other, const auto&) {
            const bool is_charge = other.needed == Needed::with_income_tax || other.needed == Needed::with_timed;
            if (is_charge && other.name == key.like) matters = must_state(edition_, other.needed);
        });
        return matters;
    }

    /// Whether a row goes otherwise; those of the paragraph that the rule cites are asked first. How many houses come
    /// before the hotel, and how many hotels there are, is what each deed prints too, so there no game can differ: the
    /// check of an edition notices.
    [[nodiscard]] bool noticed(const RuleKey& key, const std::string& cited) const {
        if (key.name == "houses_before_hotel" || key.name == "hotels_per_street") {
            return std::ranges::any_of(validate(edition_), [](const EditionProblem& found) { return !found.warning; });
        }
        const auto changed = std::make_shared<const Edition>(edition_);
        const auto differs = [&](bool own) {
            return std::ranges::any_of(rows_, [&](const Row& row) {
                return (edition_.id + " " + row.paragraph == cited) == own && !check(row, changed).empty();
            });
        };
        return differs(true) || differs(false);
    }

    Edition edition_;
    std::vector<Row> rows_;
    int tried_ = 0;
};

TEST_CASE("every value of every rule is noticed by a row") {
    for (const auto& file : all_books()) {
        CAPTURE(file.filename().string());
        const Book book = read_book(file);
        Trial trial(book);
        trial.run();
        CHECK(trial.tried() > 40);
    }
}

TEST_CASE("every rule cites a paragraph of its book") {
    for (const auto& file : all_books()) {
        const Book book = read_book(file);
        each_rule(shipped_edition(book.edition)->profile, [&](const RuleKey& key, const auto& rules) {
            each_cited(rules, [&](std::optional<Role>, const auto& rule) {
                CAPTURE(key.name);
                const auto cited = [&](const Paragraph& paragraph) {
                    return rule.rule == book.edition + " " + paragraph.number;
                };
                CHECK_MESSAGE((rule.rule.empty() || std::ranges::any_of(book.paragraphs, cited)), rule.rule);
            });
        });
    }
}

}  // namespace
}  // namespace tablebank::conformance
