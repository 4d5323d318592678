#include "app/hub/live_writer.h"

#include <chrono>
#include <utility>

namespace tablebank {
namespace {

WebAnswer web_answer(HubReply reply) {
    if (auto* record = std::get_if<std::string>(&reply)) return {.body = std::move(*record)};
    auto& answer = std::get<HubAnswer>(reply);
    // A disk that fails names files of this machine, and who asks may be anybody.
    if (answer.state == HubState::not_now) answer.detail.clear();
    return {status_of(answer.state), "application/json; charset=utf-8", hub_answer_text(answer)};
}

}  // namespace

LiveWriter::LiveWriter(LiveTables& tables, std::function<void()> changed)
    : tables_(tables), changed_(std::move(changed)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

LiveWriter::~LiveWriter() {
    thread_.request_stop();
    thread_.join();
    for (WaitingMessage& one : messages_.rest()) one.reply(web_answer(HubAnswer{.state = HubState::not_now}));
}

void LiveWriter::take(std::string message, const std::string& from, WebReply reply) {
    if (const auto none = messages_.add(from, {std::move(message), std::move(reply)}))
        none->reply(web_answer(HubAnswer{.state = HubState::not_now, .detail = "too much waits"}));
}

void LiveWriter::answer(std::deque<WaitingMessage>& taken) {
    std::vector<std::string> messages;
    messages.reserve(taken.size());
    for (WaitingMessage& one : taken) messages.push_back(std::move(one.message));
    std::vector<HubReply> replies;
    try {
        replies = tables_.take(messages);
    } catch (const std::exception&) {
        // What it says names files of this machine, and who asks may be anybody.
        replies.assign(taken.size(), HubAnswer{.state = HubState::not_now});
    }
    for (std::size_t i = 0; i < taken.size(); ++i) taken[i].reply(web_answer(std::move(replies[i])));
}

void LiveWriter::run(const std::stop_token& stop) {
    bool more = true;
    while (!stop.stop_requested()) {
        std::deque<WaitingMessage> taken = messages_.next(stop, std::chrono::milliseconds{more ? 0 : 1000});
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
