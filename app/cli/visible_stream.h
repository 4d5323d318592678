#pragma once
// All output of the command line, standard output and standard error, goes through this stream, so that no text in a
// stranger's file reaches a terminal as a control character. Newlines pass: newlines inside texts were escaped when the
// sentence or the table was built. Messages for people also have passwords of addresses hidden, unlike data. Internal
// header.

#include <ostream>
#include <streambuf>
#include <string>

namespace tablebank {

/// Writes to another stream, with escape_lines() applied. Fails if that stream fails.
class VisibleStream : public std::ostream {
public:
    enum class Passwords { as_written, hidden };
    explicit VisibleStream(std::ostream& to, Passwords passwords = Passwords::as_written)
        : std::ostream(&buffer_), buffer_(to, passwords) {}
    VisibleStream(const VisibleStream&) = delete;
    VisibleStream& operator=(const VisibleStream&) = delete;
    ~VisibleStream() override { flush(); }

private:
    class Buffer : public std::streambuf {
    public:
        Buffer(std::ostream& to, Passwords passwords) : to_(to), passwords_(passwords) {}

    protected:
        int_type overflow(int_type sign) override;
        std::streamsize xsputn(const char* signs, std::streamsize count) override;
        int sync() override;

    private:
        /// Only whole lines, so that no character is split.
        bool hand_on(std::size_t size);

        std::ostream& to_;
        Passwords passwords_;
        std::string waiting_;
    };

    Buffer buffer_;
};

}  // namespace tablebank
