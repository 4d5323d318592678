#include "app/hub/live_writer.h"

#include <chrono>
#include <utility>

namespace tablebank {
namespace {

WebAnswer web_answer(HubState state, std::string text) {
    return {status_of(state), "application/json; charset=utf-8", std::move(text)};
}

}  // namespace

LiveWriter::LiveWriter(LiveTables& tables, std::function<void()> changed)
    : tables_(tables), changed_(std::move(changed)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

LiveWriter::~LiveWriter() {
    thread_.request_stop();
    thread_.join();
    for (Waiting& one : messages_)
        one.reply(web_answer(HubState::not_now, tables_.answer_text({.state = HubState::not_now}, one.message)));
}

void LiveWriter::take(std::string message, WebReply reply) {
    {
        const std::lock_guard lock(guard_);
        messages_.push_back({std::move(message), std::move(reply)});
    }
    waiting_.notify_one();
}

/// What waits; nothing where it is time to look after what was left for later.
std::deque<LiveWriter::Waiting> LiveWriter::next(const std::stop_token& stop, bool more) {
    std::unique_lock lock(guard_);
    const std::chrono::milliseconds pause{more ? 0 : 1000};
    waiting_.wait_for(lock, stop, pause, [&] { return !messages_.empty(); });
    return std::exchange(messages_, {});
}

void LiveWriter::answer(std::deque<Waiting>& taken) {
    std::vector<std::string> messages;
    messages.reserve(taken.size());
    for (Waiting& one : taken) messages.push_back(std::move(one.message));
    std::vector<HubReply> replies;
    try {
        replies = tables_.take(messages);
    } catch (const std::exception& error) {
        replies.assign(taken.size(), HubAnswer{.state = HubState::not_now, .detail = error.what()});
    }
    for (std::size_t i = 0; i < taken.size(); ++i) {
        if (auto* record = std::get_if<std::string>(&replies[i])) {
            taken[i].reply({.body = std::move(*record)});
        } else {
            const auto& answer = std::get<HubAnswer>(replies[i]);
            taken[i].reply(web_answer(answer.state, tables_.answer_text(answer, messages[i])));
        }
    }
}

void LiveWriter::run(const std::stop_token& stop) {
    bool more = true;
    while (!stop.stop_requested()) {
        std::deque<Waiting> taken = next(stop, more);
        if (taken.empty()) {
            try {
                more = tables_.go_on();
            } catch (const std::exception&) {
                more = false;  // a store that cannot be read at the moment: once more in a second
            }
            if (!more) continue;
        } else {
            answer(taken);
        }
        changed_();
    }
}

}  // namespace tablebank
