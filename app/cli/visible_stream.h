#pragma once
// The one way out: everything that the command line says goes through here, on standard output and on standard error,
// so that nothing in a stranger's file reaches a terminal as a control sign. Newlines pass: those in texts were marked
// where a sentence or a table was made of them. What is said to people, and is no data, goes without the passwords of
// addresses too, wherever they came from. Internal to this room.

#include <ostream>
#include <streambuf>
#include <string>

namespace tablebank {

/// Hands on to another stream what is written, as escape_lines() says it. Fails where that stream fails.
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
        /// Whole lines only, so that no letter is cut in two.
        bool hand_on(std::size_t size);

        std::ostream& to_;
        Passwords passwords_;
        std::string waiting_;
    };

    Buffer buffer_;
};

}  // namespace tablebank
