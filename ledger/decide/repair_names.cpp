#include "ledger/decide/repair_names.h"

#include <algorithm>

#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

std::string with_names_of(const Setup& then, const Setup& now, std::string_view line) {
    std::string named;
    bool quoted = false;
    for (std::size_t at = 0; at < line.size();) {
        const bool begins = !quoted && (at == 0 || line[at - 1] == ' ');
        std::size_t taken = 0;
        for (int seat = 1; begins && seat <= std::min(then.seats(), now.seats()); ++seat) {
            const std::string name = written_name(now, Seat{seat});
            const std::size_t end = at + name.size();
            if (!line.substr(at).starts_with(name) || (end < line.size() && line[end] != ' ' && line[end] != ','))
                continue;
            named += written_name(then, Seat{seat});
            taken = name.size();
            break;
        }
        if (taken == 0) {
            if (line[at] == '"') quoted = !quoted;
            named += line[at];
            taken = 1;
        }
        at += taken;
    }
    return named;
}

}  // namespace tablebank::deciding
