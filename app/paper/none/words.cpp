// For a system without the libraries of paper, as Windows is so far.

#include "app/paper/words.h"

#include "app/paper/pdf.h"

namespace tablebank {

WordSetter::WordSetter(const std::string& /*language*/) {
    throw NoPaper();
}

SetWords WordSetter::line(std::string_view /*text*/, PaperFont /*font*/) const {
    throw NoPaper();
}

SetWords WordSetter::line(std::string_view /*text*/, PaperFont /*font*/, double /*most*/) const {
    throw NoPaper();
}

SetWords WordSetter::lines(std::string_view /*text*/, PaperFont /*font*/, double /*width*/) const {
    throw NoPaper();
}

SetWords WordSetter::lines(const std::vector<block::Span>& /*words*/, double /*width*/) const {
    throw NoPaper();
}

WordsSize size_of(const SetWords& /*words*/) {
    throw NoPaper();
}

}  // namespace tablebank
