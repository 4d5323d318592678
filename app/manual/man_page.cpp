#include "app/manual/man_page.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <utility>

#include "app/i18n/language.h"
#include "app/manual/argument_text.h"

namespace tablebank {
namespace {

/// Escapes text for man(7): no character of it is a command or a typographic dash, and no path is broken at the end of
/// a line.
std::string plain(std::string_view text) {
    std::string escaped;
    bool line_begins = true;
    bool word_begins = true;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const std::string_view word = text.substr(at, text.find_first_of(" \n", at) - at);
        if (word_begins && word.find('/') != std::string_view::npos) escaped += "\\%";
        if (line_begins && (c == '.' || c == '\'')) escaped += "\\&";
        if (c == '\\')
            escaped += "\\e";
        else if (c == '-')
            escaped += "\\-";
        else
            escaped += c;
        line_begins = c == '\n';
        word_begins = line_begins || c == ' ';
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

/// The arguments before a subcommand, which apply to it.
struct Above {
    std::string file{};   ///< the page of the command above; empty for the program
    std::string typed{};  ///< the words to type, as man(7) prints them
    std::vector<CommandOption> positionals{};
    std::vector<CommandOption> options{};
};

std::string typed_positionals(const Language& lang, const std::vector<CommandOption>& positionals) {
    std::string typed;
    for (const CommandOption& positional : positionals) {
        const std::string name =
            slanted(argument_text(lang, positional.names.front())) + (positional.repeated ? "..." : "");
        typed += positional.required ? ' ' + name : " [" + name + "]";
    }
    return typed;
}

/// The name is used as it is for a lookup, so it must not be broken across lines.
std::string page_name(const std::string& file) {
    return "\\%" + plain(file);
}

class Pages {
public:
    Pages(const Language& lang, const std::string& version) : lang_(lang), version_(version) {}

    void add(const CommandPage& page, const Above& above) {
        const std::string file = (above.file.empty() ? "" : above.file + '-') + page.name;
        const std::string typed = (above.typed.empty() ? "" : above.typed + ' ') + bold(page.name);
        Above below{file, typed + typed_positionals(lang_, page.positionals), above.positionals, page.options};
        below.positionals.insert(below.positionals.end(), page.positionals.begin(), page.positionals.end());
        if (page.takes_from_above)
            for (const CommandOption& option : above.options)
                if (std::ranges::find(page.options, option.names, &CommandOption::names) == page.options.end())
                    below.options.push_back(option);
        std::string text = ".TH " + upper_case(file) + " 1 \"\" \"" + version_ + "\" \"\"\n";
        if (lang_ != Language::english()) text += ".nh\n";  // man divides words as English does
        text += section(lang_.tr_in("of a man page", "NAME")) + plain(file) + " \\- " + plain(page.meaning) + '\n';
        text += section(lang_.tr_in("of a man page", "SYNOPSIS")) + synopsis(page, typed);
        text += options(page, below);
        if (!page.closing.empty()) text += section(lang_.tr_in("of a man page", "NOTES")) + lines(page.closing) + '\n';
        if (above.file.empty()) text += of_the_program();
        text += see_also(page, file, above.file);
        pages_.push_back({file + ".1", std::move(text)});
        for (const CommandPage& subcommand : page.subcommands) add(subcommand, below);
    }

    [[nodiscard]] std::vector<ManPage> take() { return std::move(pages_); }

private:
    [[nodiscard]] std::string synopsis(const CommandPage& page, const std::string& typed) const {
        std::string text = typed + " [" + slanted(lang_.tr_in("of a command", "OPTIONS")) + "]";
        text += typed_positionals(lang_, page.positionals);
        const std::string word = slanted(lang_.tr_in("of a command", "SUBCOMMAND"));
        if (!page.subcommands.empty()) text += page.needs_subcommand ? ' ' + word : " [" + word + "]";
        return text + '\n';
    }

    /// Its own, and those of the commands above that hold for it.
    [[nodiscard]] std::string options(const CommandPage& page, const Above& held) const {
        std::string text = section(lang_.tr_in("of a man page", "OPTIONS"));
        for (const CommandOption& each : held.positionals)
            text += item(slanted(argument_text(lang_, each.names.front())), each.meaning);
        for (const CommandOption& each : held.options) text += item(typed_option(each), each.meaning);
        if (page.subcommands.empty()) return text;
        text += section(lang_.tr_in("of a man page", "SUBCOMMANDS"));
        for (const CommandPage& below : page.subcommands) text += item(bold(below.name), below.meaning);
        return text;
    }

    /// Text that applies to every subcommand is only on the page of the program.
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
        text += item(bold("TABLEBANK_EDITIONS"), lang_.tr("A folder of editions to use instead of the shipped ones."));
        text += item(bold("XDG_DATA_HOME") + ", " + bold("XDG_CONFIG_HOME") + ", " + bold("XDG_STATE_HOME"),
                     lang_.tr("Folders that replace ~/.local/share, ~/.config and ~/.local/state, if they are set."));
        text += section(lang_.tr_in("of a man page", "FILES"));
        text += item(slanted("~/.local/share/tablebank"), lang_.tr("Games, keys, and what is kept of hubs."));
        text += item(slanted("~/.config/tablebank/settings.json"), lang_.tr("The settings of the window."));
        text +=
            item(slanted("~/.local/state/tablebank"), lang_.tr("Which games were open lately, and what went wrong."));
        text += item(slanted("tablebank-data"),
                     lang_.tr("If this folder is next to the program, everything is kept in it instead."));
        return text;
    }

    [[nodiscard]] std::string see_also(const CommandPage& page, const std::string& file,
                                       const std::string& parent) const {
        std::string names;
        const auto name = [&names](const std::string& other) {
            names += (names.empty() ? "\\fB" : ", \\fB") + page_name(other) + "\\fR(1)";
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
    pages.add(program, {});
    return pages.take();
}

}  // namespace tablebank
