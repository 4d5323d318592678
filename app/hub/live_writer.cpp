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
    for (const WaitingMessage& one : messages_.rest()) refuse(one);
}

void LiveWriter::take(std::string message, const std::string& from, WebReply reply) {
    if (const auto none = messages_.add(from, {std::move(message), std::move(reply)})) refuse(*none);
}

void LiveWriter::refuse(const WaitingMessage& one) {
    const HubAnswer answer{.state = HubState::not_now};
    one.reply(web_answer(answer.state, tables_.answer_text(answer, one.message)));
}

void LiveWriter::answer(std::deque<WaitingMessage>& taken) {
    std::vector<std::string> messages;
    messages.reserve(taken.size());
    for (WaitingMessage& one : taken) messages.push_back(std::move(one.message));
    std::vector<HubReply> replies;
    try {
        replies = tables_.take(messages);
    } catch (const std::exception&) {
        // The error names files of this computer, and the client is not trusted.
        replies.assign(taken.size(), HubAnswer{.state = HubState::not_now});
    }
    for (std::size_t i = 0; i < taken.size(); ++i) {
        if (auto* record = std::get_if<std::string>(&replies[i])) {
            taken[i].reply({.body = std::move(*record)});
        } else {
            auto& answer = std::get<HubAnswer>(replies[i]);
            // A disk error names files of this computer, and the client is not trusted.
            if (answer.state == HubState::not_now) answer.detail.clear();
            taken[i].reply(web_answer(answer.state, tables_.answer_text(answer, messages[i])));
        }
    }
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
