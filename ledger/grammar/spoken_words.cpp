#include "ledger/grammar/spoken_words.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

/// Bytes. No word that is known, and no name, is longer: such a text stays as it is.
constexpr std::size_t longest_plain = 256;

struct WordForms {
    std::string_view word;   ///< of the grammar
    std::string_view forms;  ///< plain words of any language
};

/// No form is a word of the grammar, an alias, or a form of another word: a test checks this.
constexpr std::array forms_table{
    WordForms{"roll",
              "jete fatto tirato lanciato rolls rolled throw throws threw jette lanca lancent tiro tirano rzucam "
              "rzucil rzucila бросаю "
              "бросил бросила кидает кинул кинула выбросил выбросила выбрасывает fait faites fa wyrzuca wyrzucil "
              "wyrzucila выкинул выкинула выкидывает выпало relance relancent rejoue rejouent lancia"},
    WordForms{"ok", "okay yes daccord okej да"},
    WordForms{"buy",
              "comprato comprata achetee buys bought achetent compro comprano kupil kupila kupie купил купила куплю "
              "купи покупаю"},
    WordForms{"decline", "refusee rifiutato rifiutata declines declined"},
    WordForms{"rent", "rents loyers affitti czynszu ренту аренду"},
    WordForms{"card", "cards cartes karte karty карту карты"},
    WordForms{"build",
              "construis costruisco construite costruito costruita builds built construisent costruiscono buduja buduj "
              "zbudowal zbudowala "
              "строю построил построила batit "
              "batissent"},
    WordForms{"pay",
              "pago paghi рассчитался рассчиталась расплатился расплатилась расплачивается payee pagato pagata versato "
              "pays paid payez pagano zaplacil zaplacila плачу плати заплатил заплатила "
              "verse versent verser versa "
              "versano wyplaca placisz zaplaciles заплатите платите платишь"},
    WordForms{"get",
              "recu recue ricevuto ricevuta incassato riscosso gets got receive receives received collects ricevo "
              "otrzymal otrzymala dostal dostala получаю "
              "получил получила collect recevez recois touche touchez encaisse encaissez incassa incassi riscuote "
              "ritira ricevi otrzymujesz dostajesz otrzymaj получите получаете получи собирает собери"},
    WordForms{"tax", "taxes taxe imposte tasse podatki podatku налога налоги"},
    WordForms{"trade",
              "trades exchange exchanges обменивается меняет wymienia echangent scambiano wymieniaja обмениваются"},
    WordForms{"mortgage",
              "ipoteco hypothequee ipotecato ipotecata mortgages mortgaged hypothequent ipotecano zastawiam zastawil "
              "zastawila "
              "ипотека закладываю "
              "заложил заложила залога zastawu hipoteki"},
    WordForms{"redeem",
              "riscatto redeems unmortgage unmortgages wykupuja wykupil wykupila выкупаю выкупил "
              "выкупила rachetent deshypotheque deshypothequer"},
    WordForms{
        "sell",
        "vends vendo vendu vendue venduto venduta sells sold revend vendent vendono sprzedal sprzedala sprzedam продал "
        "продала продаю"},
    WordForms{"stake", "stakes bet bets ставит"},
    WordForms{"leaves", "leave left quits exits"},
    WordForms{
        "join",
        "joins joined enters entre rejoint entra wchodzi входит приходит вступает присоединяется "
        "присоединился присоединилась unisce unirsi пришел пришла вступил вступила przychodzi przyszla przyszedl"},
    WordForms{"swap",
              "swaps меняется change changent cambia cambiano меняются поменять поменяи поменяются поменялись "
              "zamieniaja zamien"},
    WordForms{"competitor",
              "конкурентом конкурента конкуренткои concurrente competitors concurrents concorrenti przedsiebiorcy "
              "конкуренты конкурентов"},
    WordForms{"monopolist",
              "монополистом монополиста монополисткои monopolistka monopolistes monopolists monopolisti monopolisci "
              "монополисты монополистов"},
    WordForms{"rename", "renames renamed"},
    WordForms{"player", "players joueurs giocatori graczy graczowi gracza игрока игроку игроков игроки"},
    WordForms{"start", "starts demarre lancez uruchom запустить запусти пустить включить включи"},
    WordForms{"stop", "stops arrete arretez fermare остановить останови остановил"},
    WordForms{"fine", "kare grzywne oplate multe"},
    WordForms{"undo", "отмени верни anuluj anulowac"},
    WordForms{"amend", "fix исправь исправил poprawiam"},
    WordForms{"extend", "prolonge продли extends"},
    WordForms{"back", "reculez indietreggia"},
    WordForms{"draw",
              "picks picked вытянул вытянула вытягивает тянул тянула wyciagnal wyciagnela wyciaga losuje wylosowal "
              "pescato pescata draws drew"},
    WordForms{"use", "uses play plays"},
    WordForms{"count", "counts counted"},
    WordForms{"auction", "auctions encan"},
    WordForms{"bankrupt",
              "bankrupts broke обанкротился обанкротилась разорился разорилась разорен zbankrutowal zbankrutowala"},
    WordForms{"waive", "waives"},
    WordForms{"turn", "ture tury turni хода"},
    WordForms{
        "give",
        "gives gave дарит подарил подарила donnent donnez cedono отдал отдала oddal oddala даи даите дал дала выдать "
        "выдаи выдает выдал выдала daj dajcie wydaj wydac dai dammi"},
    WordForms{"to", "towards al alla allo agli alle ad"},
    WordForms{"from", "off dal dalla dallo dagli dalle у"},
    WordForms{"for", "against contre contro"},
    // Includes the words of a box that has a bench (calculators/edition_words.h).
    WordForms{"jail",
              "jails wiezienia тюрьмы тюрьму bench banc panchina lawka lawke lawki "
              "скамеика скамеику скамеики"},
    WordForms{"middle",
              "centre center kitty mezzo srodka srodku pule puli середину середины середине центра центру котла котлу"},
    WordForms{"clock", "clocks zegara orologi хронометр chrono timer minuteur tempo"},
    WordForms{"dice", "kosci koscmi kostkami dado кубиков кости"},
    WordForms{"percent",
              "% percentage procentowy procentowo procentach pourcents percentuali процента процентов "
              "процентныи"},
    WordForms{"fixed", "flat forfait forfaitaire ryczalt фиксированныи"},
    WordForms{"all", "everything wszystkie"},
    WordForms{"goto",
              "go goes allez va vas vada idzie idzcie иди идите идет переити переходит отправляися отправляется "
              "отправляитесь idziesz"},
    WordForms{"each", "every"},
    WordForms{"none", "nobody никому nikomu"},
};

constexpr std::array articles{
    "une",  "un",  "una",  "his",  "her",   "their", "my",   "sa",    "son",   "ses",  "suo", "sua", "jego", "jej",
    "свою", "его", "ее",   "the",  "a",     "an",    "on",   "in",    "at",    "of",   "la",  "le",  "les",  "l",
    "il",   "lo",  "gli",  "du",   "des",   "de",    "d",    "del",   "della", "dell", "dei", "di",  "da",   "sur",
    "au",   "aux", "su",   "sul",  "sulla", "sulle", "alla", "al",    "na",    "w",    "we",  "z",   "ze",   "do",
    "dla",  "od",  "with", "avec", "con",   "с",     "со",   "на",    "в",     "во",   "у",   "из",  "для",  "за",
    "к",    "ко",  "от",   "en",   "vers",  "dans",  "nel",  "nella", "verso"};
constexpr std::array way_words{"avant", "jusque",  "jusqua", "jusqu",  "forward", "ahead", "avanti",
                               "fino",  "naprzód", "aż",     "вперёд", "до",      "à",     "a",
                               "to",    "ad",      "space",  "case",   "casella", "pole",  "pola",
                               "field", "поле",    "клетку", "клетки"};
constexpr std::array joiners{"and", "et", "e", "ed", "i", "oraz", "и", "+", "&", "-", "/", "–", "plus"};
constexpr std::array bank_words{"bank",    "banque", "banca", "banco", "banku",
                                "bankowi", "банк",   "банку", "банка", "банком"};
constexpr std::array salary_words{"salary", "salaire", "stipendio", "salario",  "pensja",   "pensje",
                                  "pensji", "wyplata", "зарплата",  "зарплату", "жалованье"};
constexpr std::array linking_words{
    "no",    "or",    "but",     "not",     "for",     "to",      "from",   "by",     "into",    "out",      "off",
    "per",   "each",  "every",   "without", "x",       "×",       "times",  "half",   "hundred", "thousand", "million",
    "minus", "plus",  "ou",      "mais",    "pas",     "pour",    "par",    "sans",   "dans",    "chaque",   "fois",
    "cent",  "cents", "mille",   "million", "moins",   "o",       "ma",     "non",    "per",     "ogni",     "volte",
    "cento", "mila",  "milione", "meno",    "più",     "senza",   "lub",    "ale",    "nie",     "każdy",    "każdemu",
    "razy",  "po",    "sto",     "tysiąc",  "tysiące", "tysięcy", "milion", "bez",    "или",     "но",       "не",
    "по",    "без",   "каждый",  "каждому", "раз",     "раза",    "сто",    "тысяча", "тысячи",  "тысяч",    "миллион",
    "минус", "плюс",  "za",      "contre",  "contro",  "against"};
constexpr std::array pronouns{"he",   "she", "they", "him", "them", "il",  "elle", "ils", "elles", "lui",  "leur",
                              "egli", "lei", "loro", "on",  "ona",  "oni", "jemu", "mu",  "niego", "niej", "nim",
                              "он",   "она", "они",  "ему", "ей",   "им",  "нему", "ней", "него",  "нее"};
constexpr std::array auxiliaries{"a", "ha", "ho", "has", "have", "ai", "will"};
constexpr std::array help_words{"help", "?", "aide", "aiuto", "pomoc", "помощь", "справка", "подсказка"};
constexpr std::array number_words{
    "no",     "nr",   "n",       "n°",   "nº",     "№",        "num",           "numer",  "number", "numero",
    "space",  "case", "casella", "pole", "polu",   "pola",     "field",         "клетка", "клетку", "клетке",
    "клетки", "поле", "entry",   "wpis", "запись", "écriture", "registrazione", "номер"};

/// Letters that Unicode does not decompose into a base and an accent, and the letters that people type for them.
std::string_view typed_for(Character letter) {
    switch (letter) {
        case U'ø':
            return "o";
        case U'đ':
        case U'ð':
            return "d";
        case U'œ':
            return "oe";
        case U'æ':
            return "ae";
        case U'ħ':
            return "h";
        case U'ı':
            return "i";
        case U'þ':
            return "th";
        default:
            return {};
    }
}

bool is_apostrophe(Character character) {
    return character == U'\'' || character == U'’' || character == U'‘' || character == U'ʼ' || character == U'`' ||
           character == U'´';
}

bool is_hyphen(Character character) {
    return character == U'-' || (character >= 0x2010 && character <= 0x2015) || character == 0x2212;
}

/// Whether an apostrophe after these letters separates an article from its word: "d'électricité", "dell'acqua".
bool is_elided(std::string_view before) {
    constexpr std::array<std::string_view, 9> elided{"d", "l", "dell", "all", "nell", "dall", "sull", "un", "qu"};
    return std::ranges::find(elided, before) != elided.end();
}

}  // namespace

std::vector<std::string> plain_words(std::string_view text) {
    if (text.size() > longest_plain) return {std::string{text}};
    const std::string folded = fold_accents(text);
    std::vector<std::string> words;
    std::string word;
    const auto end_word = [&] {
        if (!word.empty()) words.push_back(std::exchange(word, {}));
    };
    for (std::size_t at = 0; at < folded.size();) {
        const std::size_t from = at;
        const Character character = next_character(folded, at);
        if (is_blank(character) || is_hyphen(character) || (is_apostrophe(character) && is_elided(word))) {
            end_word();
        } else if (const std::string_view other = typed_for(character); !other.empty()) {
            word += other;
        } else if (!is_apostrophe(character) && character != U'.' && character != U'!') {
            word += folded.substr(from, at - from);
        }
    }
    end_word();
    return words;
}

std::string plain_word(std::string_view text) {
    if (text.size() > longest_plain) return std::string{text};
    const std::string folded = fold_accents(text);
    std::string word;
    for (std::size_t at = 0; at < folded.size();) {
        const std::size_t from = at;
        const Character character = next_character(folded, at);
        if (const std::string_view other = typed_for(character); !other.empty()) {
            word += other;
        } else if (!is_apostrophe(character) && character != U'.' && character != U'!') {
            word += folded.substr(from, at - from);
        }
    }
    return word;
}

std::string_view word_of_form(std::string_view typed) {
    static const auto meanings = [] {
        std::unordered_map<std::string_view, std::string_view> found;
        for (const WordForms& row : forms_table)
            for (const std::string_view form : split(row.forms, ' ')) found.emplace(form, row.word);
        return found;
    }();
    const auto found = meanings.find(plain_word(typed));
    return found == meanings.end() ? std::string_view{} : found->second;
}

std::string_view word_by_accents(std::string_view typed) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> words{{{"płacę", "pay"},
                                                                                  {"Płacę", "pay"},
                                                                                  {"dà", "give"},
                                                                                  {"da'", "give"},
                                                                                  {"da’", "give"},
                                                                                  {"rachète", "redeem"},
                                                                                  {"rachètes", "redeem"},
                                                                                  {"Rachète", "redeem"}}};
    const auto* const row = std::ranges::find(words, typed, [](const auto& word) { return word.first; });
    return row == words.end() ? std::string_view{} : row->second;
}

std::string_view forms_of(std::string_view word) {
    const auto* const row = std::ranges::find(forms_table, word, &WordForms::word);
    return row == forms_table.end() ? std::string_view{} : row->forms;
}

bool is_article(std::string_view typed) {
    static const PlainSet words = plain_set(articles);
    return words.contains(plain_word(typed));
}

bool is_way_word(std::string_view typed) {
    static const PlainSet words = plain_set(way_words);
    const std::vector<std::string> plain = plain_words(typed);
    const auto leads = [](const std::string& word) { return words.contains(word) || is_article(word); };
    return !plain.empty() && std::ranges::all_of(plain, leads);
}

bool is_joiner(std::string_view typed) {
    static const PlainSet words = plain_set(joiners);
    return words.contains(plain_word(typed));
}

bool is_bank_word(std::string_view typed) {
    static const PlainSet words = plain_set(bank_words);
    return words.contains(plain_word(typed));
}

bool is_salary_word(std::string_view typed) {
    static const PlainSet words = plain_set(salary_words);
    return words.contains(plain_word(typed));
}

bool is_linking_word(std::string_view typed) {
    static const PlainSet words = plain_set(linking_words);
    return words.contains(plain_word(typed)) || is_article(typed) || is_joiner(typed);
}

bool is_auxiliary(std::string_view typed) {
    static const PlainSet words = plain_set(auxiliaries);
    const std::vector<std::string> plain = plain_words(typed);
    // "l'ha comprata"
    const bool elided = plain.size() == 2 && plain.front() == "l";
    return (plain.size() == 1 || elided) && words.contains(plain.back());
}

bool is_pronoun(std::string_view typed) {
    static const PlainSet words = plain_set(pronouns);
    return words.contains(plain_word(typed));
}

bool is_help_word(std::string_view typed) {
    static const PlainSet words = plain_set(help_words);
    return words.contains(plain_word(typed));
}

bool is_number_word(std::string_view typed) {
    static const PlainSet words = plain_set(number_words);
    return words.contains(plain_word(typed));
}

std::pair<std::string_view, std::string_view> parted_number(std::string_view word) {
    std::size_t at = word.size();
    while (at > 0 && word[at - 1] >= '0' && word[at - 1] <= '9') --at;
    return {word.substr(0, at), word.substr(at)};
}

bool is_slip_of(std::string_view typed, std::string_view word) {
    constexpr std::size_t longest = 32;
    if (typed.size() > longest || word.size() > longest) return typed == word;
    const auto characters_of = [](std::string_view text) {
        std::u32string characters;
        for (std::size_t at = 0; at < text.size();) characters += static_cast<char32_t>(next_character(text, at));
        return characters;
    };
    const std::u32string one = characters_of(typed);
    const std::u32string other = characters_of(word);
    const auto same = static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
    const auto after = [same](const std::u32string& all, std::size_t skipped) {
        return std::u32string_view{all}.substr(std::min(same + skipped, all.size()));
    };
    if (after(one, 1) == after(other, 1) || after(one, 1) == after(other, 0) || after(one, 0) == after(other, 1))
        return true;
    return one.size() >= same + 2 && other.size() >= same + 2 && one[same] == other[same + 1] &&
           one[same + 1] == other[same] && after(one, 2) == after(other, 2);
}

}  // namespace tablebank
