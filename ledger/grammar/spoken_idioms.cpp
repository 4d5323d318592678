// Several words that mean one verb.

#include <algorithm>
#include <array>
#include <string>

#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

/// The wordings of a verb of the grammar, separated by commas.
struct IdiomRow {
    std::string_view verb;
    std::string_view said;
};
constexpr std::array idioms{
    IdiomRow{"ok", "va bene,d accord"},
    IdiomRow{"next",
             "done,finished,we are done,fini,c'est bon,fatto,finito,gotowe,готово,"
             "end turn,end of turn,end the turn,end of the turn,next turn,next player,fin de tour,fin du tour,"
             "finir le tour,tour suivant,au suivant,joueur suivant,fine turno,fine del turno,prossimo turno,"
             "prossimo giocatore,koniec tury,koniec kolejki,nastepny gracz,nastepna tura,конец хода,закончить ход,"
             "следующий игрок,следующий ход,turno successivo,passa il turno,salta il turno,passe son tour,"
             "passe le tour,traci kolejkę,pomija kolejkę,oddaje kolejkę,пропускает ход,передаёт ход,skips the turn,"
             "passes the turn,ha finito,ho finito,a fini,j ai fini,has finished,is done,i m done,skończył,skończyła,"
             "skończone,закончил,закончила,закончил ход,закончила ход,всё"},
    IdiomRow{"decline",
             "no,no thank you,no thank,nope,non,non merci,no grazie,nie,nie dziękuję,нет,нет спасибо,спасибо нет,"
             "does not buy,doesnt buy,do not buy,dont buy,no thanks,n achete pas,nachete pas,ne l achete pas,"
             "ne lachete pas,je n achete pas,je nachete pas,je refuse,non compra,non lo compra,non la compra,"
             "non compro,nie kupuje,nie kupi,nie chce,не покупает,не покупаю,не берет,pass,passes,i pass,je passe,"
             "passa,passo,pas,pasuje,pasuję,пас,пасует,пропускает,will not buy,wont buy,does not want it,"
             "doesnt want it,doesnt want to,ne veut pas,n'en veut pas,ne la veut pas,ne le veut pas,non la vuole,"
             "non lo vuole,non vuole,nie bierze,не хочет,не надо,не буду"},
    IdiomRow{"bankrupt",
             "fait faillite,goes bankrupt,is bankrupt,is broke,goes broke,est en faillite,est ruiné,est ruinée,"
             "va in bancarotta,è fallito,è fallita,è in bancarotta,jest bankrutem,ogłasza bankructwo,has lost,lost,"
             "is out,is ruined,a perdu,ha perso,è "
             "fuori,przegrał,przegrała,odpada,проиграл,проиграла,выбывает,выбыл,выбыла,вылетел,вылетела,"
             "разорился,разорилась"},
    IdiomRow{"buy",
             "j achete,jachete,je l achete,je lachete,i buy,buys it,buy it,la compro,lo compro,l achete,la compra,"
             "lo compra,wants it,bought it,i take it,kupuje ją,kupuje to,kupił ją,kupiła ją,купил его,купила его,"
             "купил её,купила её,покупает его,покупает её,l ha comprata,l ha comprato"},
    IdiomRow{"jail",
             "go to jail,goes to jail,to jail,to the price war,va en prison,en prison,aller en prison,allez en prison,"
             "va in prigione,vai in prigione,in prigione,idzie do wiezienia,idz do wiezienia,do wiezienia,"
             "идет в тюрьму,идти в тюрьму,в тюрьму,to the bench,on the bench,go to the bench,goes to the bench,"
             "sur le banc,au banc,va sur le banc,in panchina,va in panchina,na ławkę,idzie na ławkę,ławka rezerwowych,"
             "na ławkę rezerwowych,idzie na ławkę rezerwowych,на скамейку,идет на скамейку,идти на скамейку,"
             "идти на скамейку запасных,отправляйся на скамейку,отправляется на скамейку,скамейка запасных,"
             "на скамейку запасных,отправляется на скамейку запасных,на войну,на ценовую войну,à la guerre des prix,"
             "nella guerra dei prezzi,na wojnę cenową,in jail,is in jail,is sent to jail,est en prison,è in prigione,"
             "w więzieniu,jest w więzieniu,siedzi w więzieniu,в тюрьме,сидит в тюрьме,садится в тюрьму,"
             "попадает в тюрьму,попал в тюрьму,попала в тюрьму"},
    IdiomRow{"leaves",
             "goes home,went home,has to go,leaves the game,leaves the table,quits the game,s'en va,quitte la partie,"
             "quitte le jeu,quitte la table,rentre chez lui,rentre chez elle,se ne va,va via,va a casa,"
             "lascia la partita,lascia il gioco,lascia il tavolo,esce dal gioco,kończy grę,wychodzi z gry,"
             "opuszcza grę,idzie do domu,выходит из игры,уходит домой,ушёл домой,ушла домой,ушёл,ушла,покидает игру,"
             "уходит из игры"},
    IdiomRow{"redeem",
             "pays off,pay off,paid off,"
             "lift the mortgage on,lift mortgage on,lifts the mortgage on,pays off the mortgage on,"
             "pay off the mortgage on,lift the mortgage of,lève l hypothèque,lever l hypothèque,paie l hypothèque,"
             "rembourse l hypothèque,toglie l ipoteca,leva l ipoteca,paga l ipoteca,togli l ipoteca,снять залог,"
             "снимает залог,снять с залога,снимает с залога,выкупает из залога,выкупить из залога,spłaca hipotekę,"
             "zdejmuje hipotekę,zdejmij hipotekę"},
    IdiomRow{"call",
             "time is up,times up,le temps est écoulé,temps écoulé,c'est l'heure,fin du temps,tempo scaduto,"
             "è scaduto il tempo,fine del tempo,il tempo è scaduto,koniec czasu,czas minął,czas się skończył,"
             "время вышло,время истекло,конец времени"},
    IdiomRow{"at", "is at,is on,est sur,est à,est au,è su,è in,è alla,è al,jest na"},
    IdiomRow{"rename", "is called,s'appelle,si chiama,nazywa się"},
    IdiomRow{"join",
             "new player,add player,nouveau joueur,nouvelle joueuse,ajoute le joueur,nuovo giocatore,nuova giocatrice,"
             "nowy gracz,nowa graczka,новый игрок,новая участница,новый участник"},
    IdiomRow{"turn", "au tour de,à toi,tocca a,tocca ad,kolej na,теперь ходит"},
    IdiomRow{"seat",
             "cede il posto a,cede il suo posto a,lascia il posto a,laisse sa place à,laisse la place à,"
             "cède sa place à,gives his seat to,gives her seat to"},
    IdiomRow{"mortgage",
             "takes a mortgage on,puts a mortgage on,met une hypothèque,prend une hypothèque,mette un'ipoteca,"
             "accende un'ipoteca,bierze kredyt pod,берёт залог за"},
    IdiomRow{"roll",
             "a fait,a lancé,a tiré,a jeté,lance encore,ha fatto,ha tirato,ha lanciato,tira di nuovo,tira ancora,"
             "rzuca jeszcze raz,rzuca ponownie,бросает ещё раз,бросает снова,rolls again,has rolled,ещё раз,снова,"
             "повторно,encore,encore une fois,de nouveau,à nouveau,ancora,di nuovo,ancora una volta,again,once more,"
             "jeszcze raz,znowu,ponownie"},
    IdiomRow{"card", "tire une carte,pioche une carte,tire la carte"},
    IdiomRow{"finish",
             "game over,the game is over,end of game,end of the game,end the game,we stop,fin de partie,"
             "fin de la partie,la partie est finie,la partie est terminée,c'est fini,on arrête,fine della partita,"
             "fine partita,fine del gioco,la partita è finita,è finita,smettiamo,koniec gry,gra skończona,kończymy,"
             "kończymy grę,конец игры,игра окончена,игра закончена,заканчиваем,заканчиваем игру,закончили игру"},
};

}  // namespace

std::optional<Idiom> idiom_in(std::span<const std::string> words) {
    using Said = std::pair<std::vector<std::string>, std::string_view>;
    static const std::vector<Said> known = [] {
        std::vector<Said> rows;
        for (const IdiomRow& row : idioms)
            for (const std::string_view said : split(row.said, ',')) rows.emplace_back(plain_words(said), row.verb);
        return rows;
    }();
    std::optional<Idiom> longest;
    for (const auto& [said, verb] : known) {
        if (said.size() > words.size() || (longest && said.size() <= longest->words)) continue;
        if (std::ranges::equal(said, words.first(said.size()))) longest = Idiom{verb, said.size()};
    }
    return longest;
}

}  // namespace tablebank
