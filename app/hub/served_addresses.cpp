#include "app/hub/served_addresses.h"

#include <fmt/format.h>

#include "platform/network.h"

namespace tablebank {
namespace {

std::string url_of(const std::string& address, std::uint16_t port, bool secure) {
    const bool six = address.find(':') != std::string::npos;
    return fmt::format("{}://{}{}{}:{}/", secure ? "https" : "http", six ? "[" : "", address, six ? "]" : "", port);
}

}  // namespace

std::vector<std::string> served_addresses(const WebPlace& place, std::uint16_t port) {
    const bool secure = place.tls.has_value();
    std::vector<std::string> urls;
    for (const std::string& name : place.names) urls.push_back(url_of(name, port, secure));
    if (place.address != "0.0.0.0" && place.address != "::") {
        urls.push_back(url_of(place.address, port, secure));
        return urls;
    }
    for (const platform::OwnAddress& address : platform::own_addresses(place.address == "::"))
        urls.push_back(url_of(address.text, port, secure));
    return urls;
}

}  // namespace tablebank
