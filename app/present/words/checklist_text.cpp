#include "app/present/words/checklist_text.h"

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"

namespace tablebank {

namespace {

using Kind = Undone::Kind;

/// Whom or what undone items of one kind are about: "Anna and Boris", "#12 and #14".
std::string about_text(const Language& lang, std::span<const std::string> names, std::span<const Undone> undone) {
    std::vector<std::string> about;
    about.reserve(undone.size());
    for (const Undone& item : undone) {
        const bool of_player =
            item.kind == Kind::count || item.kind == Kind::signature || item.kind == Kind::signed_another;
        const auto seat = static_cast<std::size_t>(item.of);
        if (of_player)
            about.push_back(seat >= 1 && seat <= names.size() ? names[seat - 1] : std::string{});
        else
            about.push_back('#' + std::to_string(item.of));
    }
    return list_text(lang, about);
}

std::string kind_text(const Language& lang, std::span<const std::string> names, std::span<const Undone> undone) {
    const std::string about = about_text(lang, names, undone);
    const Word players{"players", about};
    const Word entries{"entries", about};
    switch (undone.front().kind) {
        case Kind::rulings:
            return lang.tr("the rulings are not confirmed");
        case Kind::rulings_since:
            return lang.tr("a ruling was changed after the rulings were confirmed: {entries}", {entries});
        case Kind::count:
            return lang.tr("the notes are not counted: {players}", {players});
        case Kind::forced:
            if (undone.front().uncalled) return lang.tr("forced at the end of play or after it: {entries}", {entries});
            return lang.tr("forced after time was called: {entries}", {entries});
        case Kind::taken_back:
            if (undone.front().uncalled) return lang.tr("undone after the end of play: {entries}", {entries});
            return lang.tr("undone after time was called: {entries}", {entries});
        case Kind::unasked:
            if (undone.front().uncalled)
                return lang.tr("recorded after the end of play, by the word of the table: {entries}", {entries});
            return lang.tr("recorded after time was called, by the word of the table: {entries}", {entries});
        case Kind::left:
            if (undone.front().uncalled) return lang.tr("a player left after the end of play: {entries}", {entries});
            return lang.tr("a player left after time was called: {entries}", {entries});
        case Kind::signature:
            return lang.tr("neither signed nor refused: {players}", {players});
        case Kind::signed_another:
            return lang.tr("signed or refused another result: {players}", {players});
        case Kind::protest:
            return lang.tr("protests without a decision: {entries}", {entries});
        case Kind::protest_time:
            return lang.tr("the time for protests is not over");
    }
    return {};
}

}  // namespace

std::string undone_text(const Language& lang, std::span<const std::string> names, const Undone& undone) {
    return kind_text(lang, names, std::span(&undone, 1));
}

std::vector<std::string> undone_texts(const Language& lang, std::span<const std::string> names,
                                      const std::vector<Undone>& undone) {
    std::vector<std::string> texts;
    for (std::size_t first = 0; first < undone.size();) {
        std::size_t end = first + 1;
        while (end < undone.size() && undone[end].kind == undone[first].kind) ++end;
        texts.push_back(kind_text(lang, names, std::span(undone).subspan(first, end - first)));
        first = end;
    }
    return texts;
}

std::string undone_list_text(const Language& lang, std::span<const std::string> names,
                             const std::vector<Undone>& undone) {
    std::string all;
    for (const std::string& text : undone_texts(lang, names, undone)) all += (all.empty() ? "" : "; ") + text;
    return all;
}

}  // namespace tablebank
