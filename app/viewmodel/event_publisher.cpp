#include "app/viewmodel/event_publisher.h"

#include <mutex>
#include <optional>
#include <utility>

#include "app/hub/file_pages.h"
#include "app/hub/publish.h"
#include "app/i18n/language.h"
#include "app/present/words/file_error_text.h"
#include "platform/path_text.h"

namespace tablebank {

/// What the thread says of the last publication.
struct EventPublisher::Told {
    std::mutex lock;
    bool busy = false;
    std::string folder;
    std::optional<Published> done;
    std::optional<FileError> error;

    void begin(const std::string& into) {
        const std::scoped_lock held(lock);
        busy = true;
        folder = into;
    }
    void end(std::optional<Published> pages, std::optional<FileError> failure) {
        const std::scoped_lock held(lock);
        busy = false;
        done = pages;
        error = std::move(failure);
    }
    /// Publishes what `read` gives.
    template <class Read>
    void publish(const std::string& into, const Read& read) {
        begin(into);
        try {
            end(publish_pages(*read(), platform::path_of(into)), std::nullopt);
        } catch (const FileError& failure) {
            end(std::nullopt, failure);
        }
    }
};

EventPublisher::EventPublisher() : told_(std::make_shared<Told>()) {}
EventPublisher::EventPublisher(EventPublisher&&) noexcept = default;
EventPublisher& EventPublisher::operator=(EventPublisher&&) noexcept = default;
EventPublisher::~EventPublisher() = default;

void EventPublisher::publish(const std::string& place, const std::string& folder, bool always) {
    if (is_busy()) return;
    stop();
    if (always) {
        // No state is known yet: the event is published as it is, then after each change.
        watch_ = std::make_unique<FilePagesWatch>(
            place, std::string{}, read_file_pages,
            [told = told_, folder](const auto& now) { told->publish(folder, [&] { return now; }); });
        return;
    }
    told_->begin(folder);
    once_ =
        std::jthread([told = told_, place, folder] { told->publish(folder, [&] { return read_file_pages(place); }); });
}

void EventPublisher::stop() {
    watch_.reset();
}

bool EventPublisher::is_busy() const {
    const std::scoped_lock held(told_->lock);
    return told_->busy;
}

bool EventPublisher::failed() const {
    const std::scoped_lock held(told_->lock);
    return told_->error.has_value();
}

std::string EventPublisher::outcome(const Language& lang) const {
    const std::scoped_lock held(told_->lock);
    if (told_->error) return file_error_text(lang, *told_->error);
    if (!told_->done) return {};
    return lang.tr("{folder}: files written: {written}, unchanged: {same}, removed: {removed}",
                   {{"folder", told_->folder},
                    {"written", std::to_string(told_->done->written)},
                    {"same", std::to_string(told_->done->same)},
                    {"removed", std::to_string(told_->done->removed)}});
}

}  // namespace tablebank
