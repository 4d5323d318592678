#pragma once
// A file on the network: its pages at an address, brought up to date whenever the file changes, until this ends.

#include <memory>
#include <string>
#include <vector>

#include "app/web/web_server.h"

namespace tablebank {

class ServedFile {
public:
    /// Throws FileError, WebError.
    ServedFile(const std::string& file, const WebPlace& place, const WebLimits& limits = {});
    ServedFile(const ServedFile&) = delete;
    ServedFile& operator=(const ServedFile&) = delete;
    ~ServedFile();

    /// "http://192.168.0.7:8017/": one for each address of this machine where it listens at all of them, the loopback
    /// last.
    [[nodiscard]] std::vector<std::string> addresses() const;

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank
