#include "app/web/site_work.h"

#include <utility>

#include "app/web/web_answers.h"

namespace tablebank {

WorkedOut work_out(RequestHandler& site, const WebRequest& request) {
    constexpr int broken = 500;
    try {
        WorkedOut out;
        if (request.method == "GET") out.topic = site.topic_of(request);
        if (out.topic) return out;
        out.answer = site.answer(request);
        constexpr int whole = 200;
        if (request.method == "GET" && out.answer.status == whole && !out.answer.kept)
            out.answer.kept = keep_body(std::exchange(out.answer.body, {}));
        return out;
    } catch (...) {
        return {.answer = plain_answer(broken), .topic = {}, .is_broken = true};
    }
}

std::optional<TopicState> first_state(RequestHandler& site, const std::string& topic) {
    try {
        return topic_state(site, topic);
    } catch (...) {
        return std::nullopt;
    }
}

}  // namespace tablebank
