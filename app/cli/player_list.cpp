#include "app/cli/player_list.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "app/cli/cli_error.h"
#include "app/i18n/language.h"
#include "calculators/tournament/seating.h"
#include "db/file/bounded_file.h"
#include "ledger/text/fold.h"
#include "ledger/text/shortened.h"

namespace tablebank {
namespace {

/// The first field of a row, and whether there are others.
struct PlayerRow {
    std::string name;
    bool more_fields = false;
    std::size_t line = 1;
};

/// Rows of CSV: a field in quotes may hold anything, a quote twice is a quote (RFC 4180). Spreadsheets part fields with
/// commas, semicolons or tabs.
class PlayerRows {
public:
    explicit PlayerRows(std::string_view text) : text_(text) {
        constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
        if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
    }

    [[nodiscard]] bool done() const { return at_ >= text_.size(); }

    [[nodiscard]] PlayerRow next() {
        PlayerRow row;
        row.line = line_;
        bool quoted = false;
        for (; !done(); ++at_) {
            const char letter = text_[at_];
            if (letter == '\n') ++line_;
            if (letter == '"') {
                const bool twice = quoted && at_ + 1 < text_.size() && text_[at_ + 1] == '"';
                if (!twice) {
                    quoted = !quoted;
                    continue;
                }
                ++at_;
            } else if (!quoted && letter == '\n') {
                ++at_;
                break;
            } else if (!quoted && (letter == ',' || letter == ';' || letter == '\t')) {
                row.more_fields = true;
                continue;
            }
            if (!row.more_fields) row.name += letter;
        }
        trim(row.name);
        return row;
    }

private:
    static void trim(std::string& name) {
        constexpr std::string_view blank = " \r";
        name.erase(name.find_last_not_of(blank) + 1);
        name.erase(0, std::min(name.find_first_not_of(blank), name.size()));
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
};

/// A table has a head; a list may have one.
bool is_head(const PlayerRow& row) {
    constexpr std::array<std::string_view, 3> heads{"name", "player", "players"};
    return row.more_fields || std::ranges::find(heads, fold(row.name)) != heads.end();
}

}  // namespace

std::vector<std::string> read_player_list(const Language& lang, const std::filesystem::path& file) {
    const auto fail = [](const std::string& message) { throw CliError(ExitCode::bad_file, message); };
    const std::string text = read_bounded(file, longest_player_list);
    if (text.size() > longest_player_list)
        fail(lang.tr("{file}: longer than a list of players may be ({most} bytes)",
                     {{"file", file.string()}, {"most", std::to_string(longest_player_list)}}));
    std::vector<std::string> names;
    std::map<std::string, std::size_t> lines;
    PlayerRows rows(text);
    for (bool first = true; !rows.done();) {
        const PlayerRow row = rows.next();
        if (row.name.empty() && !row.more_fields) continue;
        const bool head = first && is_head(row);
        first = false;
        if (head) continue;
        const std::string line = std::to_string(row.line);
        if (!is_player_name(row.name))
            fail(
                lang.tr("{file}, line {line}: \"{name}\" is no name of a player; it has 1 to 24 letters, digits, "
                        "spaces, hyphens or apostrophes",
                        {{"file", file.string()}, {"line", line}, {"name", shortened(row.name)}}));
        const auto [known, is_new] = lines.emplace(fold(row.name), row.line);
        if (!is_new)
            fail(lang.tr("{file}, line {line}: {name} stands in line {other} already",
                         {{"file", file.string()},
                          {"line", line},
                          {"name", row.name},
                          {"other", std::to_string(known->second)}}));
        names.push_back(row.name);
        if (names.size() > most_seated_players)
            fail(lang.tr("{file}, line {line}: more than {most} players",
                         {{"file", file.string()}, {"line", line}, {"most", std::to_string(most_seated_players)}}));
    }
    return names;
}

}  // namespace tablebank
