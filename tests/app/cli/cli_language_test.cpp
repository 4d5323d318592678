// The command line in every language: help without an English word left, errors of the arguments or of a file in words,
// and exit codes that never change.

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <filesystem>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/present/words/file_reason_text.h"
#include "source_dir.h"
#include "tests/support/command_line.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;
using Arguments = std::vector<std::string>;

const std::vector<Arguments> commands_with_help{
    {},
    {"new"},
    {"do"},
    {"show"},
    {"quote"},
    {"quote", "x", "rent"},
    {"quote", "x", "price"},
    {"quote", "x", "build"},
    {"quote", "x", "sell"},
    {"quote", "x", "mortgage"},
    {"quote", "x", "redeem"},
    {"quote", "x", "tax"},
    {"quote", "x", "worth"},
    {"quote", "x", "raise"},
    {"settle"},
    {"sheet"},
    {"verify"},
    {"review"},
    {"checkpoint"},
    {"sign"},
    {"keys"},
    {"keys", "new"},
    {"keys", "list"},
    {"keys", "show"},
    {"export"},
    {"editions"},
    {"editions", "show"},
    {"editions", "check"},
    {"editions", "copy"},
};

std::string help_of(const Language& lang, Arguments arguments) {
    arguments.emplace_back("--help");
    const Ran ran = run(lang, arguments);
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    return ran.out;
}

/// A name of the contract: an option, a subcommand.
bool is_name(const std::string& part) {
    return std::ranges::all_of(part, [](char sign) {
        return sign == '-' || sign == ',' || std::islower(static_cast<unsigned char>(sign)) != 0;
    });
}

/// The text in the columns of a page, without names.
std::vector<std::string> parts_of(const std::string& page) {
    std::vector<std::string> parts;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);) {
        while (!line.empty()) {
            const std::size_t gap = std::min(line.find("  "), line.size());
            if (const std::string part = line.substr(0, gap); !is_name(part)) parts.push_back(part);
            line.erase(0, std::min(line.find_first_not_of(' ', gap), line.size()));
        }
    }
    return parts;
}

/// The command line's messages on standard error in Russian.
std::string complaint(const Arguments& arguments, int code, const std::string& input = "") {
    const Language russian = speaking("ru");
    const Ran ran = run(russian, arguments, input);
    CHECK(ran.code == code);
    return ran.err;
}

TEST_CASE("help has no English description left in any language") {
    for (const Arguments& command : commands_with_help) {
        const auto in_english = parts_of(help_of(english, command));
        CHECK(in_english.size() > 4);
        for (const std::string& tag : languages()) {
            if (tag == "en") continue;
            const Language other = speaking(tag.c_str());
            const auto said = parts_of(help_of(other, command));
            for (const std::string& part : in_english)
                CHECK_MESSAGE(std::ranges::find(said, part) == said.end(), tag, ": ", part);
        }
    }
}

TEST_CASE("the columns of help are aligned in every script") {
    const Language russian = speaking("ru");
    CHECK(help_of(russian, {"show"}).find("  --at ЧИСЛО                  Каким") != std::string::npos);
    CHECK(help_of(russian, {"show"}).find("  --json                      Ответить") != std::string::npos);
}

TEST_CASE("wrong arguments are reported in the language in use, with the option or the word, and where to find help") {
    const auto told = [](const Arguments& arguments, const std::string& what, const std::string& help) {
        CHECK(complaint(arguments, 2) == "tablebank: " + what + "\nПодробнее: tablebank " + help + "--help\n");
    };
    told({"show"}, "не хватает ФАЙЛ", "show ");
    told({"export", "x"}, "не хватает --to", "export ");
    told({"show", "a", "b", "c"}, "больше ничего не ожидалось, а здесь «c»", "show ");
    told({"show", "a", "--at", "x"}, "--at: «x»\u00a0— не целое число", "show ");
    told({"new", "g", "--from", "a", "--edition", "us"}, "--edition не сочетается с --from", "new ");
    told({"new", "g", "--edition"}, "не хватает значения --edition", "new ");
    told({"show", "a", "--at", "1", "--at", "2"}, "для --at нужно 1 значение, а не 2", "show ");
    told({"quote", "a", "rent", "b", "--dice", "1"}, "для --dice нужно 2 значения, а не 1", "quote rent ");
    told({"quote", "a", "build", "b", "0"}, "STEPS: «0»\u00a0— не число от 1 до 100", "quote build ");
    told({"quote", "a", "build", "b", "101"}, "STEPS: «101»\u00a0— не число от 1 до 100", "quote build ");
    told({"verify", "x", "--strict=maybe"}, "у --strict не бывает значения", "verify ");
    told({"show", "x", "--jsno"}, "нет параметра «--jsno»; может быть, --json? Возможны: --help, --at, --json.",
         "show ");
    told({"editions", "frob"}, "нет подкоманды «frob». Возможны: show, check, copy, import, export, sheet.",
         "editions ");
    told({"--json"}, "нет параметра «--json». Возможны: --help, --version.", "");
    told({"--json", "show", "x"}, "--json относится к show и стоит после этого слова", "show ");
    told({"quote", "x"},
         "не хватает подкоманды; возможны rent, price, build, sell, mortgage, redeem, takeover, tax, worth, "
         "raise, start",
         "quote ");
}

TEST_CASE("unknown words are reported in the language in use, with suggestions") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const std::string other = folder.file("other.tbl");
    CHECK(complaint({"shwo"}, 2) ==
          "tablebank: нет подкоманды «shwo»; может быть, show? Возможны: window, new, do, show, quote, settle, score, "
          "sheet, extract, verify, review, charts, checkpoint, sign, keys, handbook, export, import, seating, event, "
          "serve, send, editions.\n");
    CHECK(complaint({"show", game, "lgo"}, 2).starts_with("tablebank: нет вида «lgo»; может быть, log?"));
    CHECK(complaint({"show", game, "--at", "9"}, 2) == "tablebank: --at: записи #9 нет; последняя\u00a0— #1\n");
    CHECK(complaint({"export", game, "--to", "cvs"}, 2).starts_with("tablebank: --to: нет формата «cvs»;"));
    CHECK(complaint({"editions", "show", "uss"}, 2).starts_with("tablebank: нет издания «uss»; может быть, us?"));
    CHECK(complaint({"new", other, "--edition", "us", "--goal", "x"}, 2).find("нет цели «x»") != std::string::npos);
    CHECK(complaint({"new", other, "--edition", "us", "--player", "A:x"}, 2).find("нет роли «x»") != std::string::npos);
    CHECK(complaint({"new", other, "--edition", "us", "--rule", "x"}, 2) ==
          "tablebank: --rule: «x» записано не как КЛЮЧ=ЗНАЧЕНИЕ\n");
    CHECK(complaint({"settle", game, "--dice", "@12=3,9"}, 2) == "tablebank: --dice: на кубике от 1 до 6, а не «9»\n");
    CHECK(complaint({"verify", game, "--head", "x"}, 2) ==
          "tablebank: --head: «x»\u00a0— не хеш из 64 шестнадцатеричных цифр\n");
    CHECK(complaint({"do", game}, 2, "\nqq\n")
              .starts_with("tablebank: строка 2, столбец 1: неизвестное действие «qq»\n"));
    CHECK(complaint({"do", game, "--after", "7", "ok"}, 1) ==
          "tablebank: ничего не записано: последняя запись\u00a0— #1, а не #7\n");
}

TEST_CASE("the reason why a file cannot be used is given in the language in use") {
    const ScratchFolder folder;
    const std::string absent = folder.file("absent.tbl");
    CHECK(complaint({"show", absent}, 3) == "tablebank: Не удаётся прочитать " + absent +
                                                ": нет такого файла или папки. Файл не тронут. Проверьте имя и права "
                                                "доступа.\n");
    CHECK(complaint({"quote", folder.path().string(), "tax", "anna"}, 3).find("это папка") != std::string::npos);
    CHECK(complaint({"editions", "show", "./absent.toml"}, 3) ==
          "tablebank: ./absent.toml: не удаётся прочитать: нет такого файла или папки\n");
    CHECK(complaint({"quote", "-", "tax", "anna"}, 3, "{}")
              .starts_with("tablebank: стандартный ввод\u00a0— не позиция:\n"));
}

TEST_CASE("known system errors are worded by the program, and others as the system words them") {
    const auto system_says = [](int code) { return std::generic_category().message(code); };
    CHECK(file_reason_text(english, system_says(ENOSPC)) == "no space is left on the disk");
    const Language russian = speaking("ru");
    for (const int code : {ENOENT, EACCES, ENOSPC, EROFS, EISDIR, ENOTDIR, EEXIST, EIO, ENAMETOOLONG})
        CHECK(file_reason_text(russian, system_says(code)) != system_says(code));
    CHECK(file_reason_text(russian, "entry 17 does not have its hash") == "хеш записи 17 не тот");
    CHECK(file_reason_text(russian, "line 80: entry 17 does not have its hash") == "строка 80: хеш записи 17 не тот");
    CHECK(file_reason_text(russian, "its pages cannot be read (malformed)") == "его страницы не читаются (malformed)");
    CHECK(file_reason_text(russian, system_says(ENOTSUP)) == system_says(ENOTSUP));
    CHECK(file_reason_text(russian, "entry x is missing") == "entry x is missing");
}

TEST_CASE("every reason that is translated is one that the readers of files give") {
    std::string sources;
    for (const char* folder : {"db", "app/session", "app/event", "app/hub", "ledger/proof"})
        for (const auto& file : fs::recursive_directory_iterator(fs::path(TABLEBANK_SOURCE_DIR) / folder))
            if (file.path().extension() == ".cpp") sources += read_whole(file.path());
    for (std::string reason : file_reasons_known()) {
        if (const std::size_t figure = reason.find("{number}"); figure != std::string::npos)
            reason.replace(figure, std::string("{number}").size(), "{}");
        CHECK_MESSAGE(sources.find('"' + reason) != std::string::npos, reason);
    }
}

TEST_CASE("a due is shown with the line in the words of the banker") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    REQUIRE(run({"do", game, "anna roll 1 2"}).code == 0);
    CHECK(run({"show", game, "due"}).out.find("[Anna buy @3]") != std::string::npos);
    const Language russian = speaking("ru");
    CHECK(run(russian, {"show", game, "due"}).out.find("[Anna покупает @3]") != std::string::npos);
    CHECK(run(russian, {"show", game, "due", "--json"}).out.find("Anna buy @3") != std::string::npos);
}

TEST_CASE("figures of an edition are verified or a template in the language in use, and in English for programs") {
    const Language russian = speaking("ru");
    CHECK(run(russian, {"editions", "show", "us"}).out.find("проверено") != std::string::npos);
    CHECK(run(russian, {"editions"}).out.find("verified") == std::string::npos);
    CHECK(run(russian, {"editions", "show", "us", "--json"}).out.find("\"verified\"") != std::string::npos);
}

}  // namespace
}  // namespace tablebank::testing
