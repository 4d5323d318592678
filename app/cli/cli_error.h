#pragma once
// Exceptions that end a subcommand early. Only run_cli catches them; it prints them and returns their exit code.

#include <stdexcept>
#include <string>

#include "app/cli/exit_code.h"

namespace tablebank {

/// One clear message for standard error.
class CliError : public std::runtime_error {
public:
    CliError(ExitCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
    [[nodiscard]] ExitCode code() const { return code_; }

private:
    ExitCode code_;
};

/// A refusal by the rules: a sentence for people, and with --json an object for programs.
class RefusedError : public CliError {
public:
    RefusedError(const std::string& message, std::string json)
        : CliError(ExitCode::refused, message), json_(std::move(json)) {}
    [[nodiscard]] const std::string& json() const { return json_; }

private:
    std::string json_;
};

}  // namespace tablebank
