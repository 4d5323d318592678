#pragma once
// Serves one file on the network, a game or an event: its pages at an address, brought up to date whenever the file
// changes. If it is an event, its tables also send their games here. Serves until the object is destroyed.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/web/web_server.h"
#include "db/file/file_error.h"

namespace tablebank {

class ServedFile {
public:
    /// Called once for each table whose game the hub cannot read or write, from any thread.
    using Trouble = std::function<void(int round, int table, const FileError&)>;
    /// Throws FileError, WebError.
    ServedFile(const std::string& file, const WebPlace& place, const WebLimits& limits = {},
               const Trouble& trouble = {});
    ServedFile(const ServedFile&) = delete;
    ServedFile& operator=(const ServedFile&) = delete;
    ~ServedFile();

    /// "http://192.168.0.7:8017/": if it listens at all addresses of this machine, one for each, the loopback last.
    [[nodiscard]] std::vector<std::string> addresses() const;

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank
