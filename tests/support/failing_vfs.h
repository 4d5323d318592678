#pragma once
// A disk that fails on request: SQLite's own file layer, with the n-th operation and those after it refused.
//
// While one exists it is SQLite's default, so the program under test needs no hook for it.

#include <sqlite3.h>

#include <functional>
#include <memory>
#include <string>

namespace tablebank::test {

class FailingVfs {
public:
    enum class Fault { io_error, disk_full };
    /// How long the disk fails: for one operation, or until it is repaired.
    enum class Lasting { once, until_mended };

    FailingVfs();
    FailingVfs(const FailingVfs&) = delete;
    FailingVfs& operator=(const FailingVfs&) = delete;
    ~FailingVfs();

    /// The operation with this number, counted from 1 from now on, fails. Counted are reads, writes, syncs, truncations
    /// and the making of files; on a full disk only what takes room fails, from that number on.
    void fail_at(int operation, Fault fault, Lasting lasting);
    void mend();
    /// Whether the failing operation has been reached.
    [[nodiscard]] bool has_failed() const;

    /// How often the written data was synced, by any program that uses this disk.
    [[nodiscard]] int syncs() const;

    /// Something that happens while a program waits for its next sync.
    void at_next_sync(std::function<void()> happens);

    struct State;

private:
    std::unique_ptr<State> state_;
};

}  // namespace tablebank::test
