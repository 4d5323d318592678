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
    Session::Preview preview = decided_line(table_, line, stamps_);
    if (const auto* entries = std::get_if<std::vector<Entry>>(&preview))
        for (const Entry& entry : *entries) table_.post(entry);
    return preview;
}

}  // namespace tablebank
