#include "app/session/trial.h"

#include <utility>

namespace tablebank {

std::optional<RepairPlan> Trial::plan(std::string_view line) const {
    const auto read = parse_line(setup(), line);
    const auto* command = std::get_if<Command>(&read);
    const auto* amend = command == nullptr ? nullptr : std::get_if<action::Amend>(&command->action);
    if (amend == nullptr) return std::nullopt;
    Repair repair = plan_repair(table_, *command, *amend);
    auto* plan = std::get_if<RepairPlan>(&repair);
    return plan == nullptr ? std::nullopt : std::optional{std::move(*plan)};
}

Session::Preview Trial::post(std::string_view line) {
    auto read = parse_line(setup(), line);
    if (auto* error = std::get_if<ParseError>(&read)) return std::move(*error);
    Decision decision = decide(table_, std::get<Command>(read), stamps_);
    if (auto* no = std::get_if<Refusal>(&decision)) return std::move(*no);
    auto& entries = std::get<std::vector<Entry>>(decision);
    for (const Entry& entry : entries) table_.post(entry);
    return std::move(entries);
}

}  // namespace tablebank
