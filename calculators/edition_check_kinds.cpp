// Kinds of spaces that no known box has together, and a place of arrest that is named otherwise than in the words of
// the box: they are spaces of another box.

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

/// Kinds of the football box, and those of the boxes with taxes.
constexpr std::array of_football{SpaceKind::bookmakers, SpaceKind::character};
constexpr std::array of_taxes{SpaceKind::income_tax, SpaceKind::property_tax, SpaceKind::foundation};

/// Parts of the words for the two places, in the languages of the program. Latin capitals are made small; of other
/// words the first letter, which may be a capital, is left out.
constexpr std::array jail_words{std::string_view{"jail"},  std::string_view{"prison"}, std::string_view{"prigion"},
                                std::string_view{"zieni"}, std::string_view{"юрьм"},   std::string_view{"ЮРЬМ"}};
constexpr std::array bench_words{std::string_view{"bench"},   std::string_view{"banc des"},
                                 std::string_view{"panchin"}, std::string_view{"awka rezerw"},
                                 std::string_view{"камей"},   std::string_view{"КАМЕЙ"}};

template <class Kinds>
std::vector<std::size_t> spaces_of(const Edition& edition, const Kinds& kinds) {
    std::vector<std::size_t> spaces;
    for (std::size_t index = 0; index < edition.board.size(); ++index)
        if (std::ranges::find(kinds, edition.board[index].kind) != kinds.end()) spaces.push_back(index);
    return spaces;
}

void look_at_families(const Edition& edition, EditionFindings& findings) {
    const std::vector<std::size_t> football = spaces_of(edition, of_football);
    const std::vector<std::size_t> taxes = spaces_of(edition, of_taxes);
    if (football.empty() || taxes.empty()) return;
    const bool few_taxes = taxes.size() < football.size();
    const auto word_of = [&](std::size_t space) { return std::string{to_string(edition.board[space].kind)}; };
    const std::vector<std::size_t>& odd = few_taxes ? taxes : football;
    const std::string usual = word_of((few_taxes ? football : taxes).front());
    for (const std::size_t space : odd)
        findings.expect(false, indexed("space", space) + ".kind",
                        sentence("is \"{kind}\", and no known box has that together with \"{other}\": compare it with "
                                 "the board",
                                 {{"kind", word_of(space)}, {"other", usual}}));
}

template <class Words>
bool has_word(std::string name, const Words& words) {
    for (char& letter : name)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return std::ranges::any_of(words, [&](std::string_view word) { return name.find(word) != std::string::npos; });
}

void look_at_prison(const Edition& edition, EditionFindings& findings) {
    const bool bench = edition.words.prison == PrisonName::bench;
    for (std::size_t index = 0; index < edition.board.size(); ++index) {
        const BoardSpace& space = edition.board[index];
        if (space.kind != SpaceKind::jail && space.kind != SpaceKind::go_to_jail) continue;
        const bool of_jail = has_word(space.name, jail_words);
        const bool of_bench = has_word(space.name, bench_words);
        if (of_jail == of_bench) continue;
        const std::string path = indexed("space", index) + ".name";
        if (bench)
            findings.expect(of_bench, path,
                            sentence("names a jail, and this box has a bench: compare it with the board, or leave out "
                                     "words.prison"));
        else
            findings.expect(
                of_jail, path,
                sentence("names a bench, and this box has a jail: compare it with the board, or write bench "
                         "under words.prison"));
    }
}

/// Of several spaces that send to jail, those that are not named so, if another one is.
void look_at_arrests(const Edition& edition, EditionFindings& findings) {
    const std::vector<std::size_t> spaces = spaces_of(edition, std::array{SpaceKind::go_to_jail});
    const auto named =
        std::ranges::find_if(spaces, [&](std::size_t space) { return names_prison(edition.board[space].name); });
    if (spaces.size() < 2 || named == spaces.end()) return;
    for (const std::size_t space : spaces)
        findings.expect(
            names_prison(edition.board[space].name), indexed("space", space) + ".kind",
            sentence("is \"{kind}\", and so is space {other}; every known board has one: compare it with "
                     "the board",
                     {{"kind", std::string{to_string(SpaceKind::go_to_jail)}}, {"other", std::to_string(*named)}}));
}

/// Every known board with a jail has a space that sends there.
void look_at_arrest(const Edition& edition, EditionFindings& findings) {
    if (findings.has_error_in("space[")) return;
    if (!edition.has_space(SpaceKind::jail) || edition.has_space(SpaceKind::go_to_jail)) return;
    const auto odd = std::ranges::find_if(edition.board, [](const BoardSpace& space) {
        return space.kind == SpaceKind::rest && names_prison(space.name);
    });
    if (odd == edition.board.end())
        return findings.expect(false, "space",
                               sentence("has no \"{kind}\", and every known board has one: compare it with the board",
                                        {{"kind", std::string{to_string(SpaceKind::go_to_jail)}}}));
    findings.expect(false, indexed("space", static_cast<std::size_t>(odd - edition.board.begin())) + ".kind",
                    sentence("is \"{kind}\", and no space is \"{other}\": compare it with the board",
                             {{"kind", std::string{to_string(odd->kind)}},
                              {"other", std::string{to_string(SpaceKind::go_to_jail)}}}));
}

/// Spaces of one name are of one kind: that of most of them, or of the first two.
void look_at_names(const Edition& edition, EditionFindings& findings) {
    for (std::size_t index = 0; index < edition.board.size(); ++index) {
        const BoardSpace& space = edition.board[index];
        std::size_t same = 0;
        const BoardSpace* other = nullptr;
        std::size_t unlike = 0;
        for (const BoardSpace& each : edition.board) {
            if (each.name.empty() || each.name != space.name) continue;
            if (each.kind == space.kind) {
                ++same;
            } else {
                ++unlike;
                if (other == nullptr) other = &each;
            }
        }
        if (other == nullptr || unlike < same || (unlike == same && other > &space)) continue;
        const auto at = static_cast<std::size_t>(other - edition.board.data());
        if (findings.has(indexed("space", at) + ".kind")) continue;
        findings.expect(
            false, indexed("space", index) + ".kind",
            sentence("is \"{kind}\", and space {space} of the same name is \"{other}\": compare it with the "
                     "board",
                     {{"kind", std::string{to_string(space.kind)}},
                      {"space", std::to_string(at)},
                      {"other", std::string{to_string(other->kind)}}}));
    }
}

/// A sum for the tax of one kind, and two spaces of the other kind.
void look_at_taxes(const Edition& edition, EditionFindings& findings) {
    const auto is_income = [](const BoardSpace& space) { return space.kind == SpaceKind::income_tax; };
    if (edition.profile.property_tax.value <= Money{} || edition.has_space(SpaceKind::property_tax)) return;
    if (std::ranges::count_if(edition.board, is_income) < 2) return;
    const auto last = std::ranges::find_if(edition.board.rbegin(), edition.board.rend(), is_income);
    findings.expect(false, indexed("space", static_cast<std::size_t>(edition.board.rend() - last) - 1) + ".kind",
                    sentence("is \"{kind}\", and no space is \"{other}\": compare it with the board",
                             {{"kind", std::string{to_string(SpaceKind::income_tax)}},
                              {"other", std::string{to_string(SpaceKind::property_tax)}}}));
}

}  // namespace

bool names_prison(const std::string& name) {
    return has_word(name, jail_words) || has_word(name, bench_words);
}

void check_kinds_of_spaces(const Edition& edition, EditionFindings& findings) {
    look_at_families(edition, findings);
    look_at_prison(edition, findings);
    look_at_arrest(edition, findings);
    look_at_arrests(edition, findings);
    look_at_taxes(edition, findings);
    look_at_names(edition, findings);
    check_unused_rules(edition, findings);
}

}  // namespace tablebank
