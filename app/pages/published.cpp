#include "app/pages/published.h"

#include <fmt/format.h>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/pages/page_files.h"
#include "app/pages/page_json.h"

namespace tablebank {

std::vector<PageSource::File> published_files(const PageSource& source) {
    std::vector<PageSource::File> files;
    for (const std::string& name : source.file_names()) files.push_back({name, source.file(name)});
    for (const PageFileText& file : page_files()) files.push_back({std::string(file.name), std::string(file.text)});
    for (const std::string& tag : languages()) {
        const auto lang = language_called(tag);
        for (const std::string& name : source.names())
            if (const auto page = source.page(*lang, name))
                files.push_back(
                    {fmt::format("data/{}/{}.json", tag, name), page_json(*lang, *page, source.state(), false) + '\n'});
    }
    return files;
}

}  // namespace tablebank
