#include "app/event/typed_score.h"

#include <algorithm>

#include "db/edition/edition_folder.h"
#include "db/file/file_error.h"
#include "ledger/text/parse_number.h"

namespace tablebank {

std::optional<Share> read_typed_share(std::string text) {
    std::ranges::replace(text, ',', '.');
    if (text.find('.') != std::string::npos) {
        while (text.ends_with('0')) text.pop_back();
        if (text.ends_with('.')) text.pop_back();
    }
    return Share::parse(text);
}

std::optional<SeatScore> read_typed_score(std::string text) {
    SeatScore score{.player = 0, .total = {}};
    if (text == "forfeit") {
        score.forfeit = true;
        return score;
    }
    if (const std::size_t at = text.find('@'); at != std::string::npos) {
        const auto place = read_number<int>(text.substr(at + 1));
        if (!place || *place < 1) return std::nullopt;
        score.place = *place;
        text.resize(at);
    }
    const auto total = read_typed_share(std::move(text));
    if (!total) return std::nullopt;
    score.total = *total;
    return score;
}

std::optional<UnlikelyTotals> unlikely_totals(const Event& event, const act::ResultTaken& result) {
    if (std::ranges::all_of(result.seats, &SeatScore::forfeit)) return UnlikelyTotals{};
    try {
        const Profile profile = load_edition(event.made.edition).edition.profile;
        int percent = 0;
        for (const Role role : profile.played_roles())
            percent = std::max(percent, profile.kept_cash_percent.of(role).value);
        if (profile.timed_score.value == TimedScore::total_worth) percent = 100;
        const Share most = Share::percent_of(profile.start_cash.value, percent) * std::ssize(result.seats);
        for (const SeatScore& seat : result.seats)
            if (!seat.forfeit && seat.total > most) return UnlikelyTotals{seat.player, seat.total, most};
    } catch (const EditionError&) {
    } catch (const FileError&) {
    }
    return std::nullopt;
}

}  // namespace tablebank
