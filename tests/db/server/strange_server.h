#pragma once
// A listener that pretends to be a server: it speaks as PostgreSQL does as far as it pleases, and then sends what no
// server sends. Knows nothing of books.

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace tablebank::server_test {

class StrangeServer {
public:
    enum class Habit {
        silent,               ///< sends nothing at all
        garbage,              ///< answers with an invalid message
        endless_parameters,   ///< lets in, and never stops telling about itself
        silent_when_asked,    ///< lets in, and answers no question
        endless_rows,         ///< answers the first question with rows that never end
        huge_row,             ///< answers it with one row that never ends
        endless_notices,      ///< answers it with remarks that never end
        rows_of_nothing,      ///< answers everything with one row of one empty column
        rows_of_other_things  ///< answers everything with rows of other columns than were asked for
    };
    explicit StrangeServer(Habit habit);
    ~StrangeServer();
    StrangeServer(const StrangeServer&) = delete;
    StrangeServer& operator=(const StrangeServer&) = delete;

    /// Of an event there.
    [[nodiscard]] std::string place() const;

private:
    void listen_on();
    void talk(int client);
    void answer(int client, const std::string& question);
    void send_for_ever(int client, const std::string& bytes);

    Habit habit_;
    int listener_ = -1;
    int port_ = 0;
    std::atomic<bool> over_ = false;
    std::vector<std::thread> clients_;
    std::thread thread_;
};

}  // namespace tablebank::server_test
