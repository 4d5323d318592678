#pragma once
// The pages of a file that another process may have open: an event, a game, or the record of one.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include "app/pages/page_source.h"

namespace tablebank {

/// The current state of the file; its content determines its kind. `place` is a file, or the address of an event on a
/// server. Throws FileError.
[[nodiscard]] std::shared_ptr<const PageSource> read_file_pages(const std::string& place);

/// Polls a file on a thread of its own, and calls a function when its pages have changed. A file that cannot be read is
/// tried again.
class FilePagesWatch {
public:
    using Read = std::function<std::shared_ptr<const PageSource>(const std::string& place)>;
    using Told = std::function<void(std::shared_ptr<const PageSource>)>;

    FilePagesWatch(std::string place, std::string known_state, Read read, Told told);
    FilePagesWatch(const FilePagesWatch&) = delete;
    FilePagesWatch& operator=(const FilePagesWatch&) = delete;
    ~FilePagesWatch();

private:
    void run(const std::stop_token& stop);

    std::string place_;
    std::string state_;
    Read read_;
    Told told_;
    std::jthread thread_;
};

}  // namespace tablebank
