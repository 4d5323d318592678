// One message for each cause: a figure that looks wrong only because another one is wrong is not reported as well.

#include <algorithm>
#include <set>
#include <string>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

bool has_word(const EditionProblem& problem, std::string_view name) {
    return std::ranges::find(problem.message.words, name, &Sentence::Word::name) != problem.message.words.end();
}

class Causes {
public:
    Causes(const Edition& edition, EditionFindings& findings)
        : edition_(edition), findings_(findings), in_units_(deeds_in_units(edition)) {}

    /// The smallest note decides which sums can be paid, and how the figures of the pattern are rounded.
    void look_at_note() {
        if (!findings_.has("currency.smallest_note")) return;
        findings_.drop_warnings([](const EditionProblem& one) {
            return one.path != "currency.smallest_note" && (has_word(one, "note") || has_word(one, "fitting"));
        });
    }

    /// The sums of another box, or notes that do not make the start cash.
    void look_at_box() {
        if (!edition_.deeds.empty() && findings_.has("rules", true)) {
            findings_.drop_warnings("currency.smallest_note");
            // Cash that buys no deed is worth a word of its own.
            if (edition_.profile.start_cash.value >= std::ranges::min(edition_.deeds, {}, &Deed::price).price)
                findings_.drop_warnings("rules.start_cash.amount");
        }
        if (!findings_.has("box.notes", false)) return;
        findings_.drop_warnings("rules.start_cash.amount");
        findings_.drop_warnings([](const EditionProblem& one) { return one.path.starts_with("box.notes["); });
    }

    void look_at_deed(const Deed& deed) {
        if (deed.mortgage > deed.price && findings_.has(path_of(deed, "price"), true))
            findings_.blame(path_of(deed, "price"), path_of(deed, "mortgage"));
        if (deed.mortgage > deed.price) findings_.blame(path_of(deed, "mortgage"), path_of(deed, "redeem"));
        if (edition_.profile.roles.value) return;  // the pattern tells a wrong price from the rents
        if (findings_.has(path_of(deed, "price")))
            for (const char* key : {"mortgage", "redeem"}) findings_.drop_warnings(path_of(deed, key));
        if (findings_.has(path_of(deed, "player.single"))) findings_.drop_warnings(path_of(deed, "player.doubled"));
        if (in_units_.contains(deed.space.index))
            for (const char* key : {"player.house_price", "player.hotel_price"})
                findings_.drop_warnings(path_of(deed, key));
    }

    /// A street looks too cheap after one that has a doubtful figure itself.
    void look_at_order(const Deed& deed) {
        const Deed* before = street_before(edition_, deed);
        if (before == nullptr) return;
        for (const char* key : {"price", "player.single"}) {
            if (!findings_.has(path_of(*before, key))) continue;
            const std::string path = path_of(deed, key);
            findings_.drop_warnings([&](const EditionProblem& one) {
                return one.path == path && has_word(one, "before") && has_word(one, "street");
            });
        }
    }

private:
    [[nodiscard]] std::string path_of(const Deed& deed, const std::string& key) const {
        return indexed("deed", static_cast<std::size_t>(&deed - edition_.deeds.data())) + '.' + key;
    }

    const Edition& edition_;
    EditionFindings& findings_;
    std::set<int> in_units_;  ///< spaces of deeds without thousands, which are reported together
};

}  // namespace

void leave_one_for_each_cause(const Edition& edition, EditionFindings& findings) {
    Causes causes{edition, findings};
    causes.look_at_box();
    causes.look_at_note();
    for (const Deed& deed : edition.deeds) causes.look_at_deed(deed);
    for (const Deed& deed : edition.deeds) causes.look_at_order(deed);
}

}  // namespace tablebank
