#include "app/manual/man_page.h"

#include <array>
#include <cctype>
#include <string_view>
#include <utility>

#include "app/i18n/language.h"

namespace tablebank {
namespace {

/// As man(7) prints it and nothing else: no character of a text is a command or a typographic dash.
std::string plain(std::string_view text) {
    std::string escaped;
    bool line_begins = true;
    for (const char c : text) {
        if (line_begins && (c == '.' || c == '\'')) escaped += "\\&";
        if (c == '\\')
            escaped += "\\e";
        else if (c == '-')
            escaped += "\\-";
        else
            escaped += c;
        line_begins = c == '\n';
    }
    return escaped;
}

std::string bold(std::string_view text) {
    return "\\fB" + plain(text) + "\\fR";
}

std::string slanted(std::string_view text) {
    return "\\fI" + plain(text) + "\\fR";
}

/// Lines of a text, each of its own.
std::string lines(std::string_view text) {
    std::string broken;
    for (const char c : plain(text)) broken += c == '\n' ? std::string{"\n.br\n"} : std::string(1, c);
    return broken;
}

std::string upper_case(std::string_view ascii) {
    std::string upper;
    for (const char c : ascii) upper += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return upper;
}

std::string section(const std::string& title) {
    return ".SH " + plain(title) + '\n';
}

std::string item(const std::string& typed, const std::string& meaning) {
    return ".TP\n" + typed + '\n' + plain(meaning) + '\n';
}

std::string typed_option(const CommandOption& option) {
    std::string typed;
    for (const std::string& name : option.names) typed += (typed.empty() ? "" : ", ") + bold(name);
    if (!option.value.empty()) typed += ' ' + slanted(option.value);
    return typed;
}

class Pages {
public:
    Pages(const Language& lang, const std::string& version) : lang_(lang), version_(version) {}

    void add(const CommandPage& page, const std::string& words, const std::string& file, const std::string& parent) {
        std::string text = ".TH " + upper_case(file) + " 1 \"\" \"" + version_ + "\" \"\"\n";
        text += section(lang_.tr_in("of a man page", "NAME")) + plain(file) + " \\- " + plain(page.meaning) + '\n';
        text += section(lang_.tr_in("of a man page", "SYNOPSIS")) + synopsis(page, words);
        text += options(page);
        if (!page.closing.empty()) text += section(lang_.tr_in("of a man page", "NOTES")) + lines(page.closing) + '\n';
        if (parent.empty()) text += of_the_program();
        text += see_also(page, file, parent);
        pages_.push_back({file + ".1", std::move(text)});
        for (const CommandPage& below : page.subcommands)
            add(below, words + ' ' + below.name, file + '-' + below.name, file);
    }

    [[nodiscard]] std::vector<ManPage> take() { return std::move(pages_); }

private:
    [[nodiscard]] std::string synopsis(const CommandPage& page, const std::string& words) const {
        std::string text = bold(words) + " [" + slanted(lang_.tr_in("of a command", "OPTIONS")) + "]";
        for (const CommandOption& positional : page.positionals) {
            const std::string name = slanted(positional.names.front()) + (positional.repeated ? "..." : "");
            text += positional.required ? ' ' + name : " [" + name + "]";
        }
        const std::string word = slanted(lang_.tr_in("of a command", "SUBCOMMAND"));
        if (!page.subcommands.empty()) text += page.needs_subcommand ? ' ' + word : " [" + word + "]";
        return text + '\n';
    }

    [[nodiscard]] std::string options(const CommandPage& page) const {
        std::string text = section(lang_.tr_in("of a man page", "OPTIONS"));
        for (const CommandOption& each : page.positionals) text += item(slanted(each.names.front()), each.meaning);
        for (const CommandOption& each : page.options) text += item(typed_option(each), each.meaning);
        if (page.subcommands.empty()) return text;
        text += section(lang_.tr_in("of a man page", "SUBCOMMANDS"));
        for (const CommandPage& below : page.subcommands) text += item(bold(below.name), below.meaning);
        return text;
    }

    /// What is true of every subcommand stands once, on the page of the program.
    [[nodiscard]] std::string of_the_program() const {
        const std::array<std::string, 6> exits{
            lang_.tr("Done."),
            lang_.tr("Refused by the rules of the game."),
            lang_.tr("Wrong usage: an option, a line, a name, a file that exists."),
            lang_.tr("A file that cannot be read, is damaged, is not ours or is newer."),
            lang_.tr("The disk, a server or a hub refused."),
            lang_.tr("The game is open in another program."),
        };
        std::string text = section(lang_.tr_in("of a man page", "EXIT STATUS"));
        for (std::size_t code = 0; code < exits.size(); ++code)
            text += item(bold(std::to_string(code)), exits.at(code));
        text += section(lang_.tr_in("of a man page", "ENVIRONMENT"));
        text += item(bold("LC_ALL") + ", " + bold("LC_MESSAGES") + ", " + bold("LANG"),
                     lang_.tr("The language: English, Russian, French, Italian or Polish."));
        text += item(bold("TABLEBANK_EDITIONS"), lang_.tr("A folder of editions to take instead of the shipped ones."));
        text += section(lang_.tr_in("of a man page", "FILES"));
        text += item(slanted("~/.local/share/tablebank"), lang_.tr("Games, keys, and what is kept of hubs."));
        text += item(slanted("~/.config/tablebank/settings.json"), lang_.tr("The settings of the window."));
        text +=
            item(slanted("~/.local/state/tablebank"), lang_.tr("Which games were open lately, and what went wrong."));
        text += item(slanted("tablebank-data"),
                     lang_.tr("Where this folder lies beside the program, everything is kept in it instead."));
        return text;
    }

    [[nodiscard]] std::string see_also(const CommandPage& page, const std::string& file,
                                       const std::string& parent) const {
        std::string names;
        const auto name = [&names](const std::string& other) {
            names += (names.empty() ? "" : ", ") + bold(other) + "(1)";
        };
        if (!parent.empty()) name(parent);
        for (const CommandPage& below : page.subcommands) name(file + '-' + below.name);
        return names.empty() ? names : section(lang_.tr_in("of a man page", "SEE ALSO")) + names + '\n';
    }

    const Language& lang_;
    const std::string& version_;
    std::vector<ManPage> pages_;
};

}  // namespace

std::vector<ManPage> man_pages(const Language& lang, const CommandPage& program, const std::string& version) {
    Pages pages(lang, version);
    pages.add(program, program.name, program.name, "");
    return pages.take();
}

}  // namespace tablebank
