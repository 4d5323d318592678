#include "app/web/request_reader.h"

#include <boost/asio/ip/address.hpp>

#include <algorithm>
#include <charconv>

#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

constexpr std::size_t most_parameters = 20;

std::optional<int> hexadecimal(char sign) {
    if (sign >= '0' && sign <= '9') return sign - '0';
    if (sign >= 'a' && sign <= 'f') return sign - 'a' + 10;
    if (sign >= 'A' && sign <= 'F') return sign - 'A' + 10;
    return std::nullopt;
}

/// "%C3%A9" is é. nullopt for an incomplete escape, or a text that is not plain.
std::optional<std::string> decoded(std::string_view text, bool plus_is_blank) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '+' && plus_is_blank) {
            result += ' ';
        } else if (text[at] != '%') {
            result += text[at];
        } else {
            if (at + 2 >= text.size()) return std::nullopt;
            const auto high = hexadecimal(text[at + 1]);
            const auto low = hexadecimal(text[at + 2]);
            if (!high || !low) return std::nullopt;
            result += static_cast<char>(*high * 16 + *low);
            at += 2;
        }
    }
    return result.empty() || is_plain_text(result) ? std::optional{result} : std::nullopt;
}

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char sign) { return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign + 32) : sign; });
    return result;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

/// Calls for each part between separators.
template <typename Take>
void each_part(std::string_view text, char separator, Take take) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        take(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

bool is_port(std::string_view text) {
    constexpr std::size_t digits = 5;
    return !text.empty() && text.size() <= digits &&
           std::ranges::all_of(text, [](char sign) { return sign >= '0' && sign <= '9'; });
}

/// The host without its port and brackets; nullopt if it is malformed.
std::optional<std::string> without_port(std::string_view host) {
    if (host.starts_with('[')) {
        const std::size_t end = host.find(']');
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view behind = host.substr(end + 1);
        if (!behind.empty() && (behind.front() != ':' || !is_port(behind.substr(1)))) return std::nullopt;
        return lower(host.substr(1, end - 1));
    }
    const std::size_t colon = host.find(':');
    if (colon != std::string_view::npos && !is_port(host.substr(colon + 1))) return std::nullopt;
    return lower(host.substr(0, colon));
}

/// In thousandths: "fr;q=0.8" is 800.
int weight_of(std::string_view parameters) {
    int weight = 1000;
    each_part(parameters, ';', [&](std::string_view part) {
        part = trimmed(part);
        if (!part.starts_with("q=") && !part.starts_with("Q=")) return;
        part.remove_prefix(2);
        weight = part.starts_with('1') ? 1000 : 0;
        int figure = 100;
        for (const char sign : part.substr(std::min<std::size_t>(2, part.size()))) {
            if (sign < '0' || sign > '9') break;
            weight += weight < 1000 ? (sign - '0') * figure : 0;
            figure /= 10;
        }
    });
    return weight;
}

}  // namespace

std::optional<WebTarget> read_target(std::string_view target) {
    target = target.substr(0, target.find('#'));
    const std::size_t mark = target.find('?');
    const auto path = decoded(target.substr(0, mark), false);
    if (!path || !path->starts_with('/') || path->find('\\') != std::string::npos) return std::nullopt;
    bool upwards = false;
    each_part(*path, '/', [&](std::string_view part) { upwards = upwards || part == ".." || part == "."; });
    if (upwards) return std::nullopt;
    WebTarget read{*path, {}};
    bool sound = true;
    if (mark != std::string_view::npos)
        each_part(target.substr(mark + 1), '&', [&](std::string_view part) {
            const std::size_t equals = part.find('=');
            if (part.empty()) return;
            const auto name = decoded(part.substr(0, equals), true);
            const auto value = decoded(equals == std::string_view::npos ? "" : part.substr(equals + 1), true);
            sound = sound && name && value && read.query.size() < most_parameters;
            if (sound) read.query.emplace(*name, *value);
        });
    return sound ? std::optional{std::move(read)} : std::nullopt;
}

bool is_own_host(std::string_view host, const std::vector<std::string>& names) {
    const auto called = without_port(host);
    if (!called || called->empty()) return false;
    boost::system::error_code no_address;
    static_cast<void>(boost::asio::ip::make_address(*called, no_address));
    if (!no_address || *called == "localhost") return true;
    return std::ranges::any_of(names, [&](const std::string& name) { return lower(name) == *called; });
}

bool is_own_origin(std::string_view origin, std::string_view host, bool secure) {
    return lower(origin) == (secure ? "https://" : "http://") + lower(host);
}

std::vector<std::string> read_languages(std::string_view header) {
    constexpr std::size_t most = 20;
    std::vector<std::pair<int, std::string>> wishes;
    each_part(header, ',', [&](std::string_view part) {
        const std::size_t end = part.find(';');
        const std::string tag = lower(trimmed(part.substr(0, end)));
        const int weight = weight_of(end == std::string_view::npos ? "" : part.substr(end + 1));
        if (!tag.empty() && weight > 0 && wishes.size() < most) wishes.emplace_back(weight, tag);
    });
    std::ranges::stable_sort(wishes, [](const auto& one, const auto& other) { return one.first > other.first; });
    std::vector<std::string> tags;
    tags.reserve(wishes.size());
    for (auto& [weight, tag] : wishes) tags.push_back(std::move(tag));
    return tags;
}

}  // namespace tablebank
