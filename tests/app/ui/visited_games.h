#pragma once
// The games that tests visit every screen with: of each edition, from an empty table to huge sums and the longest
// names.

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/program/new_game_snapshot.h"
#include "app/session/session.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"
#include "tests/support/languages.h"

namespace tablebank {

enum class Sort { empty, usual, huge, longest, thousands, millions };
constexpr std::array all_sorts{Sort::empty, Sort::usual, Sort::huge, Sort::longest};

inline const std::vector<LoadedEdition>& shelf() {
    static const auto editions = load_editions(std::filesystem::path(TABLEBANK_SOURCE_DIR) / "editions").editions;
    return editions;
}

inline StampMaker stamps() {
    StampMaker maker = StampMaker::system();
    maker.now_ms = [] { return std::int64_t{1'760'000'000'000}; };
    maker.day_ms = maker.now_ms;  // on a slow machine the clock was not set meanwhile
    return maker;
}

/// Posts the first of the lines that the table allows.
inline void post_one_of(Session& session, const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
        if (std::holds_alternative<Posted>(session.post(line))) return;
}

inline std::vector<std::string> players_of(Sort sort) {
    return sort == Sort::longest
               ? std::vector<std::string>{"Wilhelmina-Maximiliane", "Аполлинария-Вениамина", "Mwmwmwmwmwmwmwmwmwmwmwmw"}
               : std::vector<std::string>{"Anna", "Boris", "Clara"};
}

inline Session game_of(const LoadedEdition& edition, Sort sort, const std::filesystem::path& file) {
    NewGameDraft draft;
    draft.goal = edition.edition.profile.goals.value.front();
    const std::vector<std::string> names = players_of(sort);
    for (std::size_t i = 0; i < names.size(); ++i) draft.players[i].name = names[i];
    Session session =
        Session::create(file, make_setup(english, {edition}, draft, std::string(32, '7')), nullptr, stamps());
    if (sort == Sort::empty) return session;
    const char* more = sort == Sort::huge        ? " get 987654321000"
                       : sort == Sort::thousands ? " get 10888"
                       : sort == Sort::millions  ? " get 1000888"
                                                 : nullptr;
    if (more != nullptr)
        for (const char* seat : {"1", "2", "3"}) post_one_of(session, {std::string(seat) + more});
    for (int step = 0; step < 90; ++step) {
        const std::string dice = std::to_string(step * 5 % 6 + 1) + ' ' + std::to_string(step * 7 % 5 + 1);
        post_one_of(session, {"buy", "roll " + dice, "ok", "tax fixed", "rent dice " + dice, "foundation 3", "card +50",
                              "use none", "decline", "next", "fine"});
    }
    return session;
}

}  // namespace tablebank
