// `review`: remarks on a game for a judge.

#include <fmt/format.h>

#include <memory>
#include <ostream>
#include <string>

#include "app/cli/entry_line.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/present/settlement/review_text.h"
#include "app/present/words/poster_text.h"
#include "app/session/review.h"
#include "app/session/session.h"
#include "ledger/books/phone_poster.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ReviewOptions {
    std::string file;
    bool json = false;
};

/// In the words of the line's refusal: "count", and the player or entry that it is about.
Json undone_json(const Undone& item) {
    Json json{{"what", to_string(item.kind)}};
    if (item.of != 0) json["of"] = item.of;
    return json;
}

Json remark_json(const Language& lang, const Table& table, const Remark& remark) {
    const Game& game = table.game;
    Json json{{"entry", remark.entry}, {"kind", to_string(remark.kind)}, {"line", table.history.at(remark.entry).line}};
    if (remark.about) json["about"] = *remark.about;
    if (remark.player) json["player"] = game.name(*remark.player);
    if (remark.other) json["other"] = game.name(*remark.other);
    for (const Seat other : remark.others) json["others"].push_back(game.name(other));
    const bool sums = remark.kind == Remarkable::unrequited || remark.kind == Remarkable::off_price ||
                      remark.kind == Remarkable::let_go || remark.kind == Remarkable::paid_late ||
                      remark.kind == Remarkable::bank_cash || remark.kind == Remarkable::box_short ||
                      remark.kind == Remarkable::bank_gift || remark.kind == Remarkable::middle_cash;
    if (sums) json["given"] = remark.given.to_string();
    if (remark.kind == Remarkable::off_price || remark.kind == Remarkable::middle_cash)
        json["returned"] = remark.returned.to_string();
    if (remark.kind == Remarkable::counted_otherwise) json["difference"] = remark.difference.to_string();
    if (remark.lapse_ms > 0) json["seconds"] = remark.lapse_ms / 1000;
    for (const Undone& item : remark.undone) json["undone"].push_back(undone_json(item));
    if (!remark.despite.empty()) json["despite"] = remark.despite;
    if (const auto phone = phone_of_poster(table.history.at(remark.entry).stamp.poster)) json["phone"] = phone->number;
    json["in_force"] = remark.in_force;
    json["message"] = review_text(lang, table, remark);
    return json;
}

/// The remark, and the phone that the entry came from.
std::string told_remark(const Language& lang, const Table& table, const Remark& remark) {
    std::string text = review_text(lang, table, remark);
    const std::string& poster = table.history.at(remark.entry).stamp.poster;
    if (phone_of_poster(poster)) text += " (" + poster_text(lang, *table.game.setup, poster) + ')';
    return text;
}

ExitCode run_review(const ReviewOptions& options, Streams& streams) {
    const ReadGame read = read_game(platform::path_of(options.file));
    const std::vector<Remark> remarks = review(read.table);
    if (options.json) {
        Json list = Json::array();
        for (const Remark& remark : remarks) list.push_back(remark_json(streams.lang, read.table, remark));
        streams.out << json_text(Json{{"review", std::move(list)}}) << '\n';
        return ExitCode::done;
    }
    if (remarks.empty()) streams.out << streams.lang.tr("Nothing to review.") << '\n';
    for (const Remark& remark : remarks)
        streams.out << told_line(streams.lang, fmt::format("#{}", remark.entry), *read.table.game.setup,
                                 read.table.history.at(remark.entry), told_remark(streams.lang, read.table, remark));
    return ExitCode::done;
}

}  // namespace

void add_review(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<ReviewOptions>();
    CLI::App* command = program.add_subcommand(
        "review", lang.tr("What a judge should look at: payments for nothing, debts let go, forced and late entries"));
    command->add_option("FILE", options->file, lang.tr("The game"))->required();
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank review game.tbl"));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_review(*options, streams); }; });
}

}  // namespace tablebank
