#include "app/present/editions/edition_list.h"

#include "app/i18n/language.h"
#include "app/present/editions/edition_editor.h"
#include "app/present/editions/edition_name.h"
#include "app/present/words/shell_word.h"
#include "db/edition/edition_folder.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

OwnEditionRow own_row(const Language& lang, const std::filesystem::path& file) {
    OwnEditionRow row{platform::text_of(file), platform::text_of(file.filename()), {}, false};
    try {
        const EditorSnapshot snapshot = make_editor_snapshot(lang, {read_edition_text(file).text});
        if (!snapshot.name.empty()) row.name = snapshot.name;
        row.sound = snapshot.sound;
        row.state = platform::text_of(file.filename()) + "  ·  " + snapshot.verdict;
    } catch (const EditionError&) {
        row.state = platform::text_of(file.filename()) + "  ·  " + lang.tr("cannot be read");
    }
    return row;
}

}  // namespace

std::vector<ShippedEditionRow> list_shipped(const Language& lang, const std::vector<LoadedEdition>& editions) {
    std::vector<ShippedEditionRow> rows;
    rows.reserve(editions.size());
    for (const LoadedEdition& loaded : editions) {
        rows.push_back(
            {edition_name(editions, loaded), loaded.edition.id,
             is_template(loaded.edition) ? lang.tr("some figures are a template") : lang.tr("compared with a box")});
    }
    return rows;
}

std::vector<OwnEditionRow> list_own(const Language& lang, const std::filesystem::path& folder) {
    std::vector<OwnEditionRow> rows;
    try {
        for (const std::filesystem::path& file : edition_files(folder)) rows.push_back(own_row(lang, file));
    } catch (const EditionError&) {
        return {};
    }
    return rows;
}

std::vector<std::string> edition_commands(const std::string& file) {
    const std::string word = shell_word(file);
    return {"tablebank editions check " + word, "tablebank new game.tbl --edition " + word};
}

}  // namespace tablebank
