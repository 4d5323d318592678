#include "ledger/grammar/spoken_phrases.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

/// The wordings of a phrase, separated by commas.
constexpr std::array<std::pair<Phrase, std::string_view>, 27> phrase_rows{{
    {Phrase::take,
     "takes,take,took,taken,takes it,took it,la prend,le prend,bierze ją,bierze to,берёт её,берёт "
     "его,pris,prise,preso,presa,prend,prends,prenons,je prends,je la prends,je le prends,il "
     "prend,elle prend,la prend,le prend,"
     "prende,prendo,prendi,la prendo,lo prendo,la prende,lo prende,bierze,biorę,wziął,wzięła,pobiera,беру,берёт,взял,"
     "взяла,возьму,он берёт,она берёт"},
    {Phrase::put,
     "puts,put,met,mets,mettent,pose,poses,place,mette,metto,mettono,stawia,stawiam,postawił,postawiła,ставит,ставлю,"
     "поставил,поставила"},
    {Phrase::pieces,
     "buildings,all buildings,houses and hotels,bâtiments,constructions,edifici,costruzioni,budynki,постройки,здания"},
    {Phrase::wins,
     "wins,won,remporté,gagné,vinto,aggiudicato,gets at auction,buys at auction,remporte,gagne,emporte,achète aux "
     "enchères,vince,si aggiudica,"
     "aggiudica,compra all'asta,wygrywa,wygrał,wygrała,wylicytował,wylicytowała,kupuje na licytacji,выиграл,выиграла,"
     "выигрывает,купил на аукционе,купила на аукционе,покупает на аукционе"},
    {Phrase::in_favour,
     "in favour of,in favor of,au profit de,au profit d',en faveur de,envers,a favore di,verso,na rzecz,wobec,"
     "w stosunku do,в пользу,перед"},
    {Phrase::out_of_jail,
     "gets out,get out,got out,out,sort,sors,est sorti,est sortie,uscito,uscita,è uscito,è uscita,wyszedł,wyszła,"
     "wyjście,вышел,вышла,выйти,освобождён,освобождается,покидает"},
    {Phrase::to_leave,
     "to get out,to leave,and gets out,and leaves,to be free,pour sortir,et sort,per uscire,e esce,ed esce,żeby wyjść,"
     "aby wyjść,za wyjście,i wychodzi,чтобы выйти,за выход,и выходит"},
    {Phrase::release,
     "get out of jail,get out of jail free,out of jail,sortie de prison,sortez de prison,sors de prison,"
     "libéré de prison,esci di prigione,esci gratis di prigione,esci dalla prigione,uscita di prigione,"
     "wyjście z więzienia,wychodzisz z więzienia,wyjdź z więzienia,выход из тюрьмы,выйти из тюрьмы,"
     "выходите из тюрьмы,освобождение из тюрьмы"},
    {Phrase::advance,
     "advance,advances,move,moves,avance,avancez,avancer,rends-toi,rendez-vous,avanza,avanzate,avanti,naprzód,"
     "przejdź,вперёд,идите вперёд,пройдите"},
    {Phrase::each,
     "each,every,everybody,everyone,all,chacun,chaque,tous,tout le monde,ciascuno,ognuno,ogni,tutti,każdego,każdemu,"
     "każdy,wszystkich,wszystkim,каждого,каждому,каждый,всех,всем"},
    {Phrase::spaces,
     "spaces,space,squares,square,cases,case,caselle,casella,pola,pole,pól,клетки,клетка,клетку,клеток,поля,поле"},
    {Phrase::last,
     "last,the last,that,it,le dernier,la dernière,dernière,dernier,ça,cela,l'ultimo,l'ultima,ultimo,ultima,ostatni,"
     "ostatnią,ostatnie,ostatnia,последнее,последнюю,последний,последняя,это"},
    {Phrase::up_to, "back to,up to,jusqu'à,jusqu'au,jusqu'à la,jusque,fino a,fino al,fino alla,aż do,вплоть до"},
    {Phrase::entry,
     "line,the line,entry,the entry,row,ligne,la ligne,écriture,l'écriture,riga,la riga,registrazione,"
     "la registrazione,voce,la,le,the,wpis,wiersz,linię,запись,строку,строка,ход номер"},
    {Phrase::passes_start,
     "passes start,passed start,passe par la case départ,passe par départ,passe la case départ,passe au départ,"
     "passa dal via,passa per il via,passa dalla partenza,przechodzi przez start,przeszedł przez start,"
     "przeszła przez start,прошёл старт,прошла старт,проходит старт,проходит через старт,прошёл через старт,"
     "прошла через старт"},
    {Phrase::pause, "pause,break,pausa,przerwa,пауза,перерыв"},
    {Phrase::places,
     "seats,places,chairs,their seats,their places,leurs places,de place,de places,les places,di posto,posto,posti,"
     "i posti,miejscami,miejsca,się miejscami,местами"},
    {Phrase::replaces,
     "replaces,takes over from,takes over for,sits in for,instead of,in place of,plays for,remplace,"
     "prend la place de,prend la place d',à la place de,joue pour,sostituisce,prende il posto di,al posto di,"
     "gioca al posto di,gioca per,zastępuje,przejmuje miejsce,zamiast,gra za,siada zamiast,вместо,садится вместо,"
     "играет вместо,заменяет,сменяет,играет за"},
    {Phrase::itself, "si,się,se,себя"},
    {Phrase::game,
     "the game,us,in,la partie,le jeu,nous,la partita,in gioco,al gioco,alla partita,al tavolo,do gry,do stołu,"
     "в игру,к игре,играть,за стол,к нам"},
    {Phrase::as, "as,as a,as the,comme,en tant que,come,jako,как"},
    {Phrase::with, "with,avec,con,z,ze,с,со"},
    {Phrase::mistake,
     "oops,ooops,mistake,a mistake,my mistake,that was a mistake,wrong,that was wrong,that's wrong,sorry,take it back,"
     "take that back,not that,oups,erreur,une erreur,c'était une erreur,mon erreur,je me suis trompé,je me suis "
     "trompée,"
     "c'est faux,c'était faux,pas ça,annule ça,sbagliato,ho sbagliato,errore,un errore,mi sono sbagliato,"
     "mi sono sbagliata,è sbagliato,era sbagliato,ops,torna indietro,pomyłka,to pomyłka,błąd,to błąd,"
     "pomyliłem się,pomyliłam się,źle,wycofaj,ошибка,это ошибка,это была ошибка,моя ошибка,ошибся,ошиблась,я ошибся,"
     "я ошиблась,не то,неправильно,неверно,ой,упс,верни назад,верни обратно,отменяю,отмени это"},
    {Phrase::forgot,
     "forgot,has forgotten,forgets,did not get,didn't get,a oublié,oublie,n'a pas eu,n'a pas reçu,n'a pas touché,"
     "n'a pas pris,ha dimenticato,dimentica,non ha preso,non ha avuto,non ha ricevuto,non ha ritirato,zapomniał,"
     "zapomniała,zapomniał o,zapomniała o,nie dostał,nie dostała,nie wziął,nie wzięła,nie pobrał,nie pobrała,забыл,"
     "забыла,забыл про,забыла про,не получил,не получила,не взял,не взяла,не забрал,не забрала"},
    {Phrase::at_auction,
     "at auction,at the auction,aux enchères,à l'enchère,all'asta,na licytacji,na aukcji,на аукционе,на торгах"},
    {Phrase::your_turn,
     "your turn,it's your turn,now it's,it's,à toi,c'est à,c'est à toi,à,tocca a te,a te,è il turno di,twoja kolej,"
     "twoja tura,твой ход,теперь ход,теперь ходит"},
    {Phrase::well,
     "and,then,and then,so,now,well,i,i'll,i will,et,puis,et puis,ensuite,alors,maintenant,donc,je,j,e,poi,e "
     "poi,allora,adesso,"
     "ora,quindi,io,potem,a potem,teraz,no to,więc,ja,и,а,потом,а потом,затем,теперь,тогда,ну,вот,я"},
}};

constexpr std::array<std::string_view, 12> small_numbers{
    "one jeden jedną один одну одна",
    "two deux due dwa dwie два две",
    "three trois tre trzy три",
    "four quatre quattro cztery четыре",
    "five cinq cinque pięć пять",
    "six sei sześć шесть",
    "seven sept sette siedem семь",
    "eight huit otto osiem восемь",
    "nine neuf nove dziewięć девять",
    "ten dix dieci dziesięć десять",
    "eleven onze undici jedenaście одиннадцать",
    "twelve douze dodici dwanaście двенадцать",
};

using Wordings = std::vector<std::vector<std::string>>;

const Wordings& wordings_of(Phrase phrase) {
    static const std::unordered_map<Phrase, Wordings> all = [] {
        std::unordered_map<Phrase, Wordings> found;
        for (const auto& [meaning, wordings] : phrase_rows)
            for (const std::string_view wording : split(wordings, ',')) found[meaning].push_back(plain_words(wording));
        return found;
    }();
    return all.at(phrase);
}

/// Each token is folded once, however many wordings it is compared with.
const std::vector<std::string>& words_of(const Token& token) {
    if (!token.plain) token.plain = std::make_shared<const std::vector<std::string>>(plain_words(token.text));
    return *token.plain;
}

/// The number of tokens whose words are exactly these; 0 if they differ.
std::size_t tokens_of(const Reader& line, const std::vector<std::string>& wording, std::size_t from) {
    std::size_t said = 0;
    for (std::size_t tokens = 0; said < wording.size(); ++tokens) {
        const Token* token = line.peek(from + tokens);
        if (token == nullptr || token->kind != Token::Kind::word) return 0;
        for (const std::string& word : words_of(*token)) {
            if (said == wording.size() || word != wording[said]) return 0;
            ++said;
        }
        if (said == wording.size()) return tokens + 1;
    }
    return 0;
}

}  // namespace

std::size_t phrase_ahead(const Reader& line, Phrase phrase, std::size_t from) {
    if (!line.is_spoken()) return 0;
    std::size_t longest = 0;
    for (const auto& wording : wordings_of(phrase)) longest = std::max(longest, tokens_of(line, wording, from));
    return longest;
}

bool skip_phrase(Reader& line, Phrase phrase) {
    const std::size_t tokens = phrase_ahead(line, phrase);
    for (std::size_t token = 0; token < tokens; ++token) line.take();
    return tokens > 0;
}

void skip_articles(Reader& line) {
    while (line.is_spoken() && line.at_word() && is_article(line.peek()->text)) line.take();
}

std::optional<std::size_t> after_articles(const Reader& line, std::string_view word, std::size_t from) {
    for (std::size_t ahead = from;; ++ahead) {
        const Token* token = line.peek(ahead);
        if (token == nullptr || token->kind != Token::Kind::word) return std::nullopt;
        if (line.word_ahead(ahead) == word) return ahead + 1 - from;
        // "l'affitto": the article is a part of the word.
        const auto parts = plain_words(token->text);
        if (parts.size() == 2 && is_article(parts.front()) && word_of_alias(parts.back()) == word)
            return ahead + 1 - from;
        if (!is_article(token->text)) return std::nullopt;
    }
}

std::optional<int> small_number(std::string_view typed) {
    static const auto known = [] {
        std::unordered_map<std::string, int> numbers;
        for (std::size_t at = 0; at < small_numbers.size(); ++at)
            for (const std::string_view word : split(small_numbers.at(at), ' '))
                numbers.emplace(plain_word(word), static_cast<int>(at) + 1);
        return numbers;
    }();
    const auto found = known.find(plain_word(typed));
    return found == known.end() ? std::nullopt : std::optional{found->second};
}

}  // namespace tablebank
