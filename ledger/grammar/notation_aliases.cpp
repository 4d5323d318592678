#include "ledger/grammar/notation_aliases.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <unordered_map>

#include "ledger/text/case_fold.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::array alias_table{
    WordAliases{"roll", {"бросок *бросает", "lancer *lance jet", "tirare *tira lancio", "rzut *rzuca"}},
    WordAliases{"ok", {"ладно хорошо", "oui accord", "bene sì", "dobrze tak"}},
    WordAliases{
        "buy",
        {"купить *покупает покупка", "acheter *achète achat", "comprare *compra acquisto", "kupić *kupuje kup zakup"}},
    WordAliases{
        "decline",
        {"отказаться *отказывается отказ", "refuser *refuse", "rifiutare *rifiuta", "rezygnować *rezygnuje odmowa"}},
    WordAliases{"rent", {"рента аренда", "loyer", "affitto", "czynsz"}},
    WordAliases{"card", {"карта", "carte", "carta", "karta"}},
    WordAliases{"next", {"дальше следующий", "suivant", "avanti prossimo", "dalej następny"}},
    WordAliases{"build",
                {"строить *строит построить", "construire *construit bâtir", "costruire *costruisce costruisci",
                 "budować *buduje zbuduj"}},
    WordAliases{"pay",
                {"платить *платит заплатить", "payer *paie paye", "pagare *paga", "płacić *płaci zapłacić zapłać"}},
    WordAliases{"get", {"получить *получает", "recevoir *reçoit", "ricevere *riceve", "otrzymać *otrzymuje dostaje"}},
    WordAliases{"tax", {"налог", "impôt impôts", "imposta tassa", "podatek"}},
    WordAliases{"trade", {"сделка обмен торговля", "échange échanger", "scambio *scambia", "wymiana handel"}},
    WordAliases{"mortgage",
                {"залог *закладывает заложить", "hypothèque hypothéquer", "ipoteca ipotecare",
                 "hipoteka *zastawia zastaw zastawić"}},
    WordAliases{
        "redeem",
        {"выкуп *выкупает выкупить", "racheter *lève rachat lever", "riscattare *riscatta", "wykupić *wykupuje wykup"}},
    WordAliases{"sell",
                {"продать *продаёт вернуть", "vendre *vend revendre", "vendere *vende vendi",
                 "sprzedać *sprzedaje sprzedaj zwrot"}},
    WordAliases{"foundation", {"фонд", "fondation", "fondazione", "urząd fundacja"}},
    WordAliases{"fine", {"штраф", "amende", "multa", "opłata grzywna kara"}},
    WordAliases{"free",
                {"свободен свободна *выходит освободить", "libre libérer", "libero libera", "wolny wolna *wychodzi"}},
    WordAliases{"jail", {"тюрьма война", "prison guerre", "prigione guerra", "więzienie wojna"}},
    WordAliases{"waive",
                {"простить *прощает", "renoncer *renonce", "condonare *condona rinunciare rinuncia",
                 "darować *darowuje daruje daruj"}},
    WordAliases{"undo", {"отмена отменить", "annuler annule", "annullare annulla", "cofnij cofnąć"}},
    WordAliases{"redo", {"повторить", "rétablir refaire", "ripristina ripeti", "ponów przywróć"}},
    WordAliases{"amend", {"исправить поправка", "corriger corrige", "correggi correggere", "popraw poprawić"}},
    WordAliases{"auction", {"аукцион торги", "enchère enchères", "asta", "licytacja aukcja"}},
    WordAliases{"use",
                {"использовать *использует сыграть", "utiliser *utilise jouer", "giocare *gioca usare usa",
                 "zagrać *zagrywa użyj używa zagraj"}},
    WordAliases{"draw",
                {"тянуть *берёт тянет взять", "piocher *pioche", "pescare *pesca", "pobrać *pobiera dobierz ciągnie"}},
    WordAliases{"stake", {"ставка", "mise miser", "puntata scommessa", "zakład stawka"}},
    WordAliases{"at", {"стоит место", "position place", "posizione posto", "stoi pozycja"}},
    WordAliases{"count", {"счёт *считает", "compter *compte", "contare *conta", "policz *liczy"}},
    WordAliases{"bankrupt",
                {"банкрот банкротство", "faillite", "fallimento *fallisce fallito bancarotta",
                 "bankructwo *bankrutuje bankrut"}},
    WordAliases{"leaves", {"уйти *уходит", "quitter *quitte", "lasciare *lascia esce", "odejść *odchodzi"}},
    WordAliases{"turn", {"ход очередь", "tour", "turno", "tura kolej"}},
    WordAliases{"clock", {"часы", "chronomètre horloge pendule", "orologio", "zegar"}},
    WordAliases{"closing", {"закрытие", "clôture", "chiusura", "zamknięcie"}},
    WordAliases{"keep",
                {"оставить *оставляет", "garder *garde conserver", "conservare *conserva tenere tiene",
                 "zatrzymać *zatrzymuje zachować zachowuje zachowaj"}},
    WordAliases{"walk", {"обход круг", "tournée", "giro", "obchód"}},
    WordAliases{"finish", {"завершить финиш", "terminer finir", "concludi termina", "zakończ zakończyć"}},
    WordAliases{"richest", {"богатейший", "riche plus-riche", "ricco più-ricco", "najbogatszy"}},
    WordAliases{"rule", {"правило", "règle", "decisione regola", "ustalenie zasada reguła"}},
    WordAliases{"shuffle", {"тасовать перетасовать", "mélanger battre", "mescolare mescola", "tasować potasować"}},
    WordAliases{"confirm",
                {"утвердить утверждает подтвердить", "confirmer confirme", "confermare conferma",
                 "potwierdź potwierdzić zatwierdź"}},
    WordAliases{"signs", {"подписать *подписывает", "signer *signe", "firmare *firma", "podpisać *podpisuje"}},
    WordAliases{"refuses",
                {"возразить *возражает", "contester *conteste", "contestare *contesta", "kwestionować *kwestionuje"}},
    WordAliases{"certify",
                {"заверить заверяет", "certifier certifie", "certificare certifica", "poświadcz poświadczyć"}},
    WordAliases{"correct", {"правка", "rectifier rectifie", "rettificare rettifica", "sprostuj sprostowanie"}},
    WordAliases{"adjust", {"итог присудить", "total ajuster", "totale assegna", "suma przyznaj"}},
    WordAliases{"protest", {"протест протестует", "réclamation *réclame", "reclamo *reclama", "sprzeciw *protestuje"}},
    WordAliases{"note", {"заметка запись", "remarque", "nota annota", "notatka uwaga"}},
    WordAliases{"seat", {"посадить *уступает", "siège *passe", "sedia *affida", "miejsce *ustępuje"}},
    WordAliases{"swap", {"пересесть *пересаживается", "permuter *permute", "invertire *inverte", "zamiana *zamienia"}},
    WordAliases{"rename",
                {"переименовать *переименовывает имя", "renommer *renomme nom", "rinominare *rinomina nome",
                 "imię przemianuj"}},
    WordAliases{"join", {"новичок присоединить", "rejoindre arrive", "arriva aggiungi", "dołącza dochodzi"}},
    WordAliases{"force", {"против вопреки", "forcer", "forza", "wymuś mimo"}},

    WordAliases{"dice", {"кубики", "dés", "dadi", "kostki"}},
    WordAliases{"give", {"отдать *отдаёт даёт", "donner *donne", "cedere *cede", "oddać *oddaje daje"}},
    WordAliases{"for", {"за", "pour", "per", "za"}},
    WordAliases{"to", {"кому к до", "à", "a", "dla do"}},
    WordAliases{"from", {"от", "de", "da", "od"}},
    WordAliases{"all", {"все", "tout tous toutes", "tutto tutti tutte", "wszystko wszyscy"}},
    WordAliases{"none", {"никто нет", "personne aucun aucune", "nessuno nessuna", "nikt żaden"}},
    WordAliases{"nothing", {"ничего", "rien", "niente nulla", "nic"}},
    WordAliases{"redeemed",
                {"выкуплен выкуплено", "rachetée racheté levée", "riscattata riscattato", "wykupiona wykupione"}},
    WordAliases{"fixed", {"твёрдый сумма", "fixe", "fisso fissa", "stały kwota"}},
    WordAliases{"percent", {"процент проценты", "pourcentage", "percentuale", "procent"}},
    WordAliases{
        "hidden",
        {"скрытую скрытая тайную", "cachée secrète", "coperta nascosta segreta", "zakrytą zakryta ukryta tajna"}},
    WordAliases{"nosalary", {"без-выплаты", "sans-salaire", "senza-stipendio", "bez-pensji"}},
    WordAliases{"goto", {"идти", "aller", "vai", "idź"}},
    WordAliases{"each", {"каждый", "chaque", "ciascuno ogni", "każdy"}},
    WordAliases{"pay-each", {"платит-каждому каждому", "payer-chaque", "paga-ciascuno", "płaci-każdemu każdemu"}},
    WordAliases{"monopolist", {"монополист", "monopoliste", "monopolista", "monopolista"}},
    WordAliases{"competitor", {"конкурент", "concurrent", "concorrente", "przedsiębiorca"}},
    WordAliases{"player", {"игрок", "joueur", "giocatore", "gracz"}},
    WordAliases{"middle", {"середина центр котёл", "milieu cagnotte", "centro piatto", "środek pula"}},
    WordAliases{"repairs", {"ремонт", "réparations", "riparazioni", "remonty remont"}},
    WordAliases{"back", {"назад", "reculer recule", "indietro", "wstecz cofa"}},
    WordAliases{"nearest",
                {"ближайший ближайшая ближайшее", "proche plus-proche", "vicino più-vicino", "najbliższy najbliższa"}},
    WordAliases{"transport", {"транспорт", "transports", "trasporto", "kompania"}},
    WordAliases{"utility", {"предприятие", "service", "servizio", "zakład-usług"}},
    WordAliases{"times", {"раз кратно", "fois", "volte", "razy"}},
    WordAliases{"start", {"пуск старт начать", "démarrer début", "avvia inizia", "włącz rozpocznij"}},
    WordAliases{"stop", {"стоп", "arrêter arrêt", "ferma", "zatrzymaj"}},
    WordAliases{"extend", {"продлить", "prolonger", "prolunga", "przedłuż"}},
    WordAliases{"before", {"перед", "avant", "prima", "przed"}},
    WordAliases{"after", {"после", "après", "dopo", "po"}},
    WordAliases{"drop", {"убрать опустить", "supprimer omettre", "elimina togli", "pomiń usuń"}},
    WordAliases{"rulings", {"правила", "décisions", "decisioni", "ustalenia"}},
    WordAliases{"waived", {"прощено", "tolérée toléré", "tollerata tollerato", "darowana darowane"}},
    WordAliases{"key", {"ключ", "clé", "chiave", "klucz"}},
    WordAliases{"signed", {"подписано", "signée", "firmato firmata", "podpisane podpisana"}},
    WordAliases{"despite", {"несмотря", "malgré", "nonostante", "pomimo"}},
    WordAliases{"heard", {"рассмотрен заслушан", "entendue examinée", "ascoltato esaminato", "rozpatrzony"}},
    WordAliases{"upheld", {"удовлетворён", "acceptée admise", "accolto", "uznany uwzględniony"}},
    WordAliases{"dismissed", {"отклонён", "rejetée", "respinto", "odrzucony oddalony"}},
    WordAliases{"withdrawn", {"отозван", "retirée", "ritirato", "wycofany"}},
    WordAliases{"appealed", {"обжалован", "contestée", "impugnato", "zaskarżony"}},
    WordAliases{"minutes", {"минуты минут", "délai", "minuti", "minuty minut"}},
    WordAliases{"set", {"поставить", "régler", "metti", "ustaw"}},
    WordAliases{"jump", {"скачок", "saut", "salto", "skok"}},
    WordAliases{"slept", {"спал", "veille", "sospeso", "spał"}},
    WordAliases{"zone", {"пояс", "fuseau", "fuso", "strefa"}},
    WordAliases{"bell", {"гонг", "gong", "gong", "gong"}},
    WordAliases{"call", {"конец", "temps", "scaduto", "koniec"}},
};

/// Letters that Unicode does not decompose into a base and an accent, although people type them as the base.
char16_t plain_letter(char16_t letter) {
    return letter == u'ł' ? u'l' : letter;
}

/// Marks the form that is used after a name.
constexpr char of_a_player = '*';

std::string_view without_mark(std::string_view alias) {
    return alias.starts_with(of_a_player) ? alias.substr(1) : alias;
}

/// The forms of a word as stored in the table, with the mark; none for a word or a language without aliases.
std::vector<std::string_view> written_forms(std::string_view word, std::string_view language) {
    const auto row = std::ranges::find(alias_table, word, &WordAliases::word);
    const auto place = std::ranges::find(alias_languages, language);
    if (row == alias_table.end() || place == alias_languages.end()) return {};
    return split(row->by_language.at(static_cast<std::size_t>(place - alias_languages.begin())), ' ');
}

using Meanings = std::unordered_map<std::string, std::string_view>;

const Meanings& meanings() {
    static const Meanings all = [] {
        Meanings found;
        for (const WordAliases& row : alias_table) {
            for (const std::string_view aliases : row.by_language) {
                for (const std::string_view alias : split(aliases, ' '))
                    found.emplace(fold_accents(without_mark(alias)), row.word);
            }
        }
        return found;
    }();
    return all;
}

}  // namespace

std::span<const WordAliases> word_aliases() {
    return alias_table;
}

std::string fold_accents(std::string_view text) {
    std::string folded = fold(text);
    if (std::ranges::all_of(folded, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; })) return folded;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* apart = icu::Normalizer2::getNFDInstance(status);
    if (U_FAILURE(status)) return folded;
    const icu::UnicodeString letters = apart->normalize(icu::UnicodeString::fromUTF8(folded), status);
    icu::UnicodeString plain;
    for (std::int32_t at = 0; at < letters.length(); ++at) {
        if (u_charType(letters[at]) != U_NON_SPACING_MARK) plain += plain_letter(letters[at]);
    }
    std::string encoded;
    return plain.toUTF8String(encoded);
}

std::string_view word_of_alias(std::string_view typed) {
    const auto found = meanings().find(fold_accents(typed));
    return found == meanings().end() ? std::string_view{} : found->second;
}

std::vector<std::string_view> aliases_of(std::string_view word, std::string_view language) {
    std::vector<std::string_view> forms = written_forms(word, language);
    std::ranges::transform(forms, forms.begin(), without_mark);
    return forms;
}

std::string_view spoken_alias(std::string_view word, std::string_view language, SaidOf whom) {
    const std::vector<std::string_view> forms = written_forms(word, language);
    if (forms.empty()) return {};
    const auto marked =
        std::ranges::find_if(forms, [](std::string_view form) { return form.starts_with(of_a_player); });
    return without_mark(whom == SaidOf::player && marked != forms.end() ? *marked : forms.front());
}

}  // namespace tablebank
