#include "app/pages/event_facts.h"

#include <algorithm>
#include <utility>

#include "app/i18n/alphabet.h"
#include "app/i18n/language.h"
#include "app/present/event/public_names.h"

namespace tablebank {
namespace {

EventFacts::Said said_in(const Language& lang, const Event& event, const std::vector<Ranking>& ranking) {
    EventFacts::Said said{.names = public_names(lang, event), .standings = {}};
    said.standings = standings_table(lang, event, ranking, said.names);
    for (std::size_t i = 0; i < said.standings.rows.size(); ++i) said.row_of[said.standings.rows[i].player] = i;
    const Alphabet alphabet(lang);
    std::vector<std::pair<std::string, int>> order;
    order.reserve(said.names.size());
    for (const auto& [player, name] : said.names) order.emplace_back(alphabet.key(name), player);
    std::ranges::sort(order);
    said.by_name.reserve(order.size());
    for (const auto& [key, player] : order) said.by_name.push_back(player);
    return said;
}

}  // namespace

const std::vector<Ranking>& EventFacts::standings() const {
    const std::lock_guard lock(guard_);
    if (!standings_) standings_ = std::make_unique<const std::vector<Ranking>>(standings_of(event_));
    return *standings_;
}

const EventFacts::Said& EventFacts::in(const Language& lang) const {
    const std::vector<Ranking>& ranking = standings();
    const std::lock_guard lock(guard_);
    auto& said = said_[lang.tag()];
    if (!said) said = std::make_unique<const Said>(said_in(lang, event_, ranking));
    return *said;
}

}  // namespace tablebank
