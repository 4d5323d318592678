#include "app/present/editions/verdict_text.h"

#include <cstdint>

#include "app/i18n/language.h"

namespace tablebank {

std::string verdict_text(const Language& lang, std::size_t errors, std::size_t warnings) {
    const std::string wrong = lang.trn("{count} error", "{count} errors", static_cast<std::int64_t>(errors));
    const std::string doubtful =
        lang.trn("{count} doubtful figure", "{count} doubtful figures", static_cast<std::int64_t>(warnings));
    if (errors > 0) return warnings > 0 ? wrong + ", " + doubtful : wrong;
    return warnings > 0 ? doubtful : lang.tr("Nothing is wrong or doubtful");
}

}  // namespace tablebank
