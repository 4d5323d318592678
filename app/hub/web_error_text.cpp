#include "app/hub/web_error_text.h"

#include "app/i18n/language.h"

namespace tablebank {

std::string web_error_text(const Language& lang, const std::string& place, const WebError& error) {
    const Word at{"place", place};
    switch (error.kind()) {
        case WebError::Kind::bad_address:
            return lang.tr("{place}: this machine has no such address", {at});
        case WebError::Kind::port_taken:
            return lang.tr("{place}: another program listens there; another port will do, such as 8018", {at});
        case WebError::Kind::port_forbidden:
            return lang.tr("{place}: only the system may listen there; take a port above 1023", {at});
        case WebError::Kind::bad_certificate:
            return lang.tr("The certificate or its key cannot be used: {reason}", {{"reason", error.what()}});
        case WebError::Kind::failed:
            break;
    }
    return lang.tr("{place}: nothing can listen there: {reason}", {at, {"reason", error.what()}});
}

}  // namespace tablebank
