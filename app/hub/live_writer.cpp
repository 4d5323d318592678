#include "app/hub/live_writer.h"

#include <chrono>
#include <utility>

#include "app/hub/in_halves.h"

namespace tablebank {
namespace {

WebAnswer web_answer(HubState state, std::string text) {
    return {.status = status_of(state), .type = "application/json; charset=utf-8", .body = std::move(text)};
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
    in_halves(taken.size(), [&](std::size_t i) { taken[i].reply(answer_to(messages[i], replies[i])); });
}

WebAnswer LiveWriter::answer_to(const std::string& message, HubReply& reply) const {
    if (auto* record = std::get_if<std::string>(&reply)) return {.body = std::move(*record)};
    auto& answer = std::get<HubAnswer>(reply);
    // A disk error names files of this computer, and the client is not trusted.
    if (answer.state == HubState::not_now) answer.detail.clear();
    WebAnswer web = web_answer(answer.state, tables_.answer_text(answer, message));
    // Only the keeper of a table's key can send what is stored, and each entry once: a hall whose tables have one
    // address does not flood it.
    web.is_free = answer.has_stored;
    return web;
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
