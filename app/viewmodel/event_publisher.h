#pragma once
// The pages of an event as files in a folder, written from the director's desk. It is done on a thread of its own, so
// that no frame waits for it: the pages of 300 players take seconds.

#include <memory>
#include <string>
#include <thread>

namespace tablebank {

class FilePagesWatch;
class Language;

class EventPublisher {
public:
    EventPublisher();
    EventPublisher(EventPublisher&&) noexcept;
    EventPublisher& operator=(EventPublisher&&) noexcept;
    /// Waits for a publication that is under way.
    ~EventPublisher();

    /// Begins to publish the event at `place` now; with `always` again after each of its changes, until stop(). Nothing
    /// while it is busy.
    void publish(const std::string& place, const std::string& folder, bool always);
    void stop();
    /// Whether later changes will be published too.
    [[nodiscard]] bool goes_on() const { return watch_ != nullptr; }
    [[nodiscard]] bool is_busy() const;
    /// What became of the last publication: the numbers of its files, or why there are none; empty before the first.
    [[nodiscard]] std::string outcome(const Language& lang) const;
    [[nodiscard]] bool failed() const;

private:
    struct Told;
    std::shared_ptr<Told> told_;
    std::unique_ptr<FilePagesWatch> watch_;
    std::jthread once_;
};

}  // namespace tablebank
