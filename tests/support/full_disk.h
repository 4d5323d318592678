#pragma once
// A disk that refuses, without filling one.

#include <sys/resource.h>

#include <csignal>

namespace tablebank {

/// No file of this process grows while it lives: the next durable write fails as on a full disk.
class FullDisk {
public:
    FullDisk() : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit none = before_;
        none.rlim_cur = 1;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        static_cast<void>(std::signal(SIGXFSZ, handler_));
    }

private:
    rlimit before_{};
    void (*handler_)(int);
};

}  // namespace tablebank
