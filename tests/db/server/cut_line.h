#pragma once
// A connection to the server of the test that breaks at a chosen moment, when the client commits, or over which the
// server reports a full disk. Knows nothing of books.

#include <atomic>
#include <string>
#include <thread>

namespace tablebank::server_test {

class CutLine {
public:
    enum class Cut {
        before,          ///< the server never hears of the commit
        after,           ///< it is done, and its answer is lost
        after_for_good,  ///< the same, and no one gets through any more
        disk_full        ///< the server never gets the data to be written; the answer is a full disk
    };
    /// Listens at its own port; each connection is forwarded to the server at `port`.
    CutLine(int port, Cut cut);
    ~CutLine();
    CutLine(const CutLine&) = delete;
    CutLine& operator=(const CutLine&) = delete;

    [[nodiscard]] int port() const { return port_; }
    /// The next commit is cut; all before and after it go through.
    void arm() { armed_ = true; }
    [[nodiscard]] bool has_cut() const { return has_cut_; }

private:
    void serve();
    void hand_on(int client);
    [[nodiscard]] bool cuts(const std::string& sent, int server);
    [[nodiscard]] bool fills(const std::string& sent, int client);

    int server_port_;
    Cut cut_;
    int listener_ = -1;
    int port_ = 0;
    std::atomic<bool> armed_ = false;
    std::atomic<bool> has_cut_ = false;
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

}  // namespace tablebank::server_test
