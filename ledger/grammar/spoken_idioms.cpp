// Several words that mean one verb.

#include <algorithm>
#include <array>
#include <string>

#include "ledger/grammar/spoken_words.h"

namespace tablebank {
namespace {

struct IdiomRow {
    std::string_view said;
    std::string_view verb;
};
constexpr std::array idioms{
    IdiomRow{"va bene", "ok"},
    IdiomRow{"d accord", "ok"},
    IdiomRow{"end turn", "next"},
    IdiomRow{"end of turn", "next"},
    IdiomRow{"end the turn", "next"},
    IdiomRow{"end of the turn", "next"},
    IdiomRow{"next turn", "next"},
    IdiomRow{"next player", "next"},
    IdiomRow{"fin de tour", "next"},
    IdiomRow{"fin du tour", "next"},
    IdiomRow{"finir le tour", "next"},
    IdiomRow{"tour suivant", "next"},
    IdiomRow{"au suivant", "next"},
    IdiomRow{"joueur suivant", "next"},
    IdiomRow{"fine turno", "next"},
    IdiomRow{"fine del turno", "next"},
    IdiomRow{"prossimo turno", "next"},
    IdiomRow{"prossimo giocatore", "next"},
    IdiomRow{"koniec tury", "next"},
    IdiomRow{"koniec kolejki", "next"},
    IdiomRow{"nastepny gracz", "next"},
    IdiomRow{"nastepna tura", "next"},
    IdiomRow{"конец хода", "next"},
    IdiomRow{"закончить ход", "next"},
    IdiomRow{"следующий игрок", "next"},
    IdiomRow{"следующий ход", "next"},
    IdiomRow{"does not buy", "decline"},
    IdiomRow{"doesnt buy", "decline"},
    IdiomRow{"do not buy", "decline"},
    IdiomRow{"dont buy", "decline"},
    IdiomRow{"no thanks", "decline"},
    IdiomRow{"n achete pas", "decline"},
    IdiomRow{"nachete pas", "decline"},
    IdiomRow{"ne l achete pas", "decline"},
    IdiomRow{"ne lachete pas", "decline"},
    IdiomRow{"je n achete pas", "decline"},
    IdiomRow{"je nachete pas", "decline"},
    IdiomRow{"je refuse", "decline"},
    IdiomRow{"fait faillite", "bankrupt"},
    IdiomRow{"j achete", "buy"},
    IdiomRow{"jachete", "buy"},
    IdiomRow{"je l achete", "buy"},
    IdiomRow{"je lachete", "buy"},
    IdiomRow{"i buy", "buy"},
    IdiomRow{"buys it", "buy"},
    IdiomRow{"buy it", "buy"},
    IdiomRow{"non compra", "decline"},
    IdiomRow{"non lo compra", "decline"},
    IdiomRow{"non la compra", "decline"},
    IdiomRow{"non compro", "decline"},
    IdiomRow{"la compro", "buy"},
    IdiomRow{"lo compro", "buy"},
    IdiomRow{"nie kupuje", "decline"},
    IdiomRow{"nie kupi", "decline"},
    IdiomRow{"nie chce", "decline"},
    IdiomRow{"не покупает", "decline"},
    IdiomRow{"не покупаю", "decline"},
    IdiomRow{"не берет", "decline"},
    IdiomRow{"go to jail", "jail"},
    IdiomRow{"goes to jail", "jail"},
    IdiomRow{"to jail", "jail"},
    IdiomRow{"to the price war", "jail"},
    IdiomRow{"va en prison", "jail"},
    IdiomRow{"en prison", "jail"},
    IdiomRow{"aller en prison", "jail"},
    IdiomRow{"allez en prison", "jail"},
    IdiomRow{"va in prigione", "jail"},
    IdiomRow{"vai in prigione", "jail"},
    IdiomRow{"in prigione", "jail"},
    IdiomRow{"idzie do wiezienia", "jail"},
    IdiomRow{"idz do wiezienia", "jail"},
    IdiomRow{"do wiezienia", "jail"},
    IdiomRow{"идет в тюрьму", "jail"},
    IdiomRow{"идти в тюрьму", "jail"},
    IdiomRow{"в тюрьму", "jail"},
    IdiomRow{"to the bench", "jail"},
    IdiomRow{"on the bench", "jail"},
    IdiomRow{"go to the bench", "jail"},
    IdiomRow{"goes to the bench", "jail"},
    IdiomRow{"sur le banc", "jail"},
    IdiomRow{"au banc", "jail"},
    IdiomRow{"va sur le banc", "jail"},
    IdiomRow{"in panchina", "jail"},
    IdiomRow{"va in panchina", "jail"},
    IdiomRow{"na ławkę", "jail"},
    IdiomRow{"idzie na ławkę", "jail"},
    IdiomRow{"ławka rezerwowych", "jail"},
    IdiomRow{"na ławkę rezerwowych", "jail"},
    IdiomRow{"idzie na ławkę rezerwowych", "jail"},
    IdiomRow{"на скамейку", "jail"},
    IdiomRow{"идет на скамейку", "jail"},
    IdiomRow{"идти на скамейку", "jail"},
    IdiomRow{"идти на скамейку запасных", "jail"},
    IdiomRow{"отправляйся на скамейку", "jail"},
    IdiomRow{"отправляется на скамейку", "jail"},
    IdiomRow{"скамейка запасных", "jail"},
    IdiomRow{"на скамейку запасных", "jail"},
    IdiomRow{"отправляется на скамейку запасных", "jail"},
    IdiomRow{"на войну", "jail"},
    IdiomRow{"на ценовую войну", "jail"},
    IdiomRow{"à la guerre des prix", "jail"},
    IdiomRow{"nella guerra dei prezzi", "jail"},
    IdiomRow{"na wojnę cenową", "jail"},
};

}  // namespace

std::optional<Idiom> idiom_in(std::span<const std::string> words) {
    using Said = std::pair<std::vector<std::string>, std::string_view>;
    static const std::vector<Said> known = [] {
        std::vector<Said> rows;
        rows.reserve(std::size(idioms));
        for (const IdiomRow& row : idioms) rows.emplace_back(plain_words(row.said), row.verb);
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
