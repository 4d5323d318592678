#include "app/hub_sync/table_by_code.h"

#include <utility>
#include <variant>

#include "app/hub_sync/hub_server.h"

namespace tablebank {

using Kind = CodeRefused::Kind;

TableSetup table_by_code(const ShortJoin& join, std::chrono::milliseconds patience, const std::string& certificate) {
    constexpr int done = 200;
    constexpr int not_found = 404;
    WebClient::Answer answer;
    try {
        WebClient client(server_at(join.hub, certificate),
                         {.patience = patience, .answer_bytes = 4 * longest_join_line});
        answer = client.post("/join", asked_by(join.code));
    } catch (const WebClientError& error) {
        throw CodeRefused(Kind::no_answer, error.what());
    }
    if (answer.status == not_found && answer.body == "no such table\n") throw CodeRefused(Kind::unknown, {});
    const auto line = answer.status == done ? opened_line(join.code, answer.body) : std::nullopt;
    if (!line) throw CodeRefused(Kind::no_answer, "no answer of a hub, status " + std::to_string(answer.status));
    auto read = read_join_line(*line);
    auto* table = std::get_if<TableSetup>(&read);
    if (table == nullptr && std::get<JoinProblem>(read) == JoinProblem::forged) throw CodeRefused(Kind::forged, {});
    if (table == nullptr) throw CodeRefused(Kind::no_answer, "the hub is of another version of the program");
    if (short_code(table->code) != join.code) throw CodeRefused(Kind::forged, {});
    table->hub = join.hub;
    return std::move(*table);
}

}  // namespace tablebank
