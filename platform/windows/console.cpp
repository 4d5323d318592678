#include "platform/console.h"

#include <io.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <iostream>
#include <streambuf>

#include "platform/windows/system.h"

#include <shellapi.h>  // after windows.h

namespace tablebank::platform {
namespace {

// Of fcntl.h, which is a header of other systems, too.
constexpr int to_read = 0x0000;
constexpr int to_write = 0x0001;
constexpr int in_bytes = 0x8000;

bool is_console(HANDLE handle) {
    DWORD mode = 0;
    return ::GetFileType(handle) == FILE_TYPE_CHAR && ::GetConsoleMode(handle, &mode) != FALSE;
}

/// What is typed at a console, line by line, in UTF-8. The C library reads letters beyond ASCII from there as zeros.
class TypedInput : public std::streambuf {
protected:
    int_type underflow() override {
        std::array<wchar_t, 1024> typed{};
        DWORD count = 0;
        if (::ReadConsoleW(::GetStdHandle(STD_INPUT_HANDLE), typed.data(), static_cast<DWORD>(typed.size()), &count,
                           nullptr) == FALSE ||
            count == 0 || typed[0] == end_of_input)
            return traits_type::eof();
        text_ = narrow({typed.data(), count});
        std::erase(text_, '\r');
        setg(text_.data(), text_.data(), text_.data() + text_.size());
        return text_.empty() ? traits_type::eof() : traits_type::to_int_type(text_.front());
    }

private:
    static constexpr wchar_t end_of_input = 0x1A;  ///< Ctrl+Z
    std::string text_;
};

/// A stream that the caller closed fails, instead of being the next file that is opened.
void guard_stream(int number, DWORD which) {
    const HANDLE handle = ::GetStdHandle(which);
    if (handle != nullptr && handle != INVALID_HANDLE_VALUE) return;
    const int opened = ::_open("NUL", number == 0 ? to_write : to_read);
    if (opened >= 0 && opened != number) {
        ::_dup2(opened, number);
        ::_close(opened);
    }
}

}  // namespace

void guard_standard_streams() {
    guard_stream(0, STD_INPUT_HANDLE);
    guard_stream(1, STD_OUTPUT_HANDLE);
    guard_stream(2, STD_ERROR_HANDLE);
    // Lines end with one byte, as on every other system.
    for (std::FILE* const stream : {stdin, stdout, stderr}) ::_setmode(::_fileno(stream), in_bytes);
    ::SetConsoleOutputCP(CP_UTF8);
    ::SetConsoleCP(CP_UTF8);
    if (input_is_terminal()) {
        static TypedInput typed;
        std::cin.rdbuf(&typed);
    }
}

std::vector<std::string> arguments_of(int /*count*/, char** /*values*/) {
    // Those of main have lost every letter that the system's code page does not have.
    int count = 0;
    wchar_t** const values = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    std::vector<std::string> arguments;
    for (int i = 1; values != nullptr && i < count; ++i) arguments.push_back(narrow(values[i]));
    ::LocalFree(values);
    return arguments;
}

bool input_is_terminal() {
    return is_console(::GetStdHandle(STD_INPUT_HANDLE));
}

TypedUnseen ask_unseen(const std::string& question, std::string& into) {
    const auto console = [](const wchar_t* name) {
        return owned(::CreateFileW(name, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr,
                                   OPEN_EXISTING, 0, nullptr));
    };
    const Handle in = console(L"CONIN$");
    const Handle out = console(L"CONOUT$");
    DWORD mode = 0;
    if (!in || !out || ::GetConsoleMode(in.get(), &mode) == FALSE) return TypedUnseen::nothing;
    const std::wstring shown = wide(question);
    DWORD count = 0;
    ::WriteConsoleW(out.get(), shown.data(), static_cast<DWORD>(shown.size()), &count, nullptr);
    if (::SetConsoleMode(in.get(), (mode & ~DWORD{ENABLE_ECHO_INPUT}) | ENABLE_LINE_INPUT | ENABLE_PROCESSED_INPUT) ==
        FALSE)
        return TypedUnseen::would_be_shown;
    std::array<wchar_t, 1024> typed{};
    const bool read =
        ::ReadConsoleW(in.get(), typed.data(), static_cast<DWORD>(typed.size()), &count, nullptr) != FALSE;
    ::SetConsoleMode(in.get(), mode);
    ::WriteConsoleW(out.get(), L"\r\n", 2, &count, nullptr);
    std::wstring_view line(typed.data());
    line = line.substr(0, line.find_first_of(L"\r\n"));
    std::string answer = narrow(line);
    ::SecureZeroMemory(typed.data(), sizeof typed);
    if (!read || into.empty()) return TypedUnseen::nothing;
    const std::size_t kept = std::min(answer.size(), into.size() - 1);
    std::copy_n(answer.begin(), kept, into.begin());
    into[kept] = '\0';
    ::SecureZeroMemory(answer.data(), answer.size());
    return TypedUnseen::typed;
}

struct SignalBlocker::Masks {
    Handle came{::CreateEventW(nullptr, FALSE, FALSE, nullptr)};
};

namespace {

/// Set while a blocker lives; the system calls the handler in a thread of its own.
std::atomic<HANDLE> signalled{nullptr};

BOOL WINAPI hold(DWORD /*event*/) {
    const HANDLE event = signalled.load();
    if (event == nullptr) return FALSE;
    ::SetEvent(event);
    return TRUE;
}

}  // namespace

SignalBlocker::SignalBlocker() : masks_(std::make_unique<Masks>()) {
    signalled.store(masks_->came.get());
    ::SetConsoleCtrlHandler(hold, TRUE);
}

SignalBlocker::~SignalBlocker() {
    ::SetConsoleCtrlHandler(hold, FALSE);
    signalled.store(nullptr);
}

bool SignalBlocker::came_within(std::chrono::milliseconds time) const {
    return ::WaitForSingleObject(masks_->came.get(), static_cast<DWORD>(time.count())) == WAIT_OBJECT_0;
}

}  // namespace tablebank::platform
