// For a system without the libraries of paper, as Windows is so far.

#include "app/paper/pdf.h"

namespace tablebank {

std::string pdf_of(std::span<const PaperDocument> /*documents*/, UnknownSigns* /*unknown*/) {
    throw NoPaper();
}

std::string pdf_of(const PaperDocument& document) {
    return pdf_of(std::span(&document, 1));
}

int pages_of(const PaperDocument& /*document*/) {
    throw NoPaper();
}

}  // namespace tablebank
