#include "platform/starter.h"

#include <array>

#include "platform/windows/system.h"

namespace tablebank::platform {
namespace {

constexpr std::size_t most_said = std::size_t{16} * 1024;

/// The command line of this process from its first argument on, as it was written. A program's name ends with its
/// second quotation mark, or with a blank.
std::wstring_view arguments_as_written() {
    std::wstring_view line = ::GetCommandLineW();
    const bool quoted = line.starts_with(L'"');
    const std::size_t end = quoted ? line.find(L'"', 1) : line.find_first_of(L" \t");
    line.remove_prefix(end == std::wstring_view::npos ? line.size() : end + (quoted ? 1 : 0));
    const std::size_t begin = line.find_first_not_of(L" \t");
    return begin == std::wstring_view::npos ? std::wstring_view{} : line.substr(begin);
}

/// A pipe whose end for writing is passed on.
struct Pipe {
    Handle reading{};
    Handle writing{};
};
Pipe make_pipe() {
    SECURITY_ATTRIBUTES passed_on{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    HANDLE reading = nullptr;
    HANDLE writing = nullptr;
    if (::CreatePipe(&reading, &writing, &passed_on, 0) == FALSE) return {};
    ::SetHandleInformation(reading, HANDLE_FLAG_INHERIT, 0);
    return {Handle(reading), Handle(writing)};
}

/// Reads to the end, so that the other program never waits, and keeps the beginning.
std::string read_beginning(HANDLE pipe) {
    std::string said;
    std::array<char, 4096> piece{};
    DWORD count = 0;
    while (::ReadFile(pipe, piece.data(), DWORD{piece.size()}, &count, nullptr) != FALSE && count > 0)
        if (said.size() < most_said) said.append(piece.data(), count);
    return said;
}

}  // namespace

Ended run_without_console(const std::filesystem::path& program, std::error_code& error) {
    Ended ended;
    Pipe pipe = make_pipe();
    error = error_unless(pipe.reading != nullptr);
    if (error) return ended;
    std::wstring line = L'"' + program.native() + L"\" ";
    line += arguments_as_written();
    STARTUPINFOW start{};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdOutput = pipe.writing.get();
    start.hStdError = pipe.writing.get();
    PROCESS_INFORMATION started{};
    error = error_unless(::CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE, CREATE_NO_WINDOW,
                                          nullptr, nullptr, &start, &started) != FALSE);
    if (error) return ended;
    const Handle process(started.hProcess);
    const Handle thread(started.hThread);
    pipe.writing.reset();
    ended.said = read_beginning(pipe.reading.get());
    ::WaitForSingleObject(process.get(), INFINITE);
    DWORD code = 0;
    error = error_unless(::GetExitCodeProcess(process.get(), &code) != FALSE);
    ended.code = static_cast<int>(code);
    return ended;
}

void show_error(std::string_view title, std::string_view text) {
    ::MessageBoxW(nullptr, wide(text).c_str(), wide(title).c_str(), MB_OK | MB_ICONERROR | MB_SETFOREGROUND);
}

}  // namespace tablebank::platform
