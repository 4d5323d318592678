#include "tests/random_play/model_line.h"

#include <array>

namespace random_play {
namespace {

/// Writes the words of one line, each with a space before it.
class Pen {
public:
    Pen(const Agreed& agreed, Naming naming) : agreed_(agreed), naming_(naming) {}

    Pen& put(const std::string& text) {
        written_ += (written_.empty() ? "" : " ") + text;
        return *this;
    }
    Pen& put(Units number) { return put(std::to_string(number)); }
    Pen& place(int space) { return put("@" + std::to_string(space)); }
    Pen& dice(Throw thrown) { return put(thrown.first).put(thrown.second); }
    Pen& number(int entry) { return put("#" + std::to_string(entry)); }
    Pen& player(int seat) { return put(name(seat)); }
    Pen& quoted(const std::string& text) { return put("\"" + text + "\""); }

    [[nodiscard]] std::string name(int seat) const {
        const std::string& whole = agreed_.names.at(static_cast<std::size_t>(seat - 1));
        if (naming_ == Naming::seat) return std::to_string(seat);
        return naming_ == Naming::beginning ? whole.substr(0, 2) : whole;
    }

    Pen& goods(const Goods& goods) {
        if (goods.empty()) return put("nothing");
        if (goods.cash > 0) put(goods.cash);
        for (const auto& [space, redeemed] : goods.deeds) {
            place(space);
            if (redeemed) put("redeemed");
        }
        for (const std::string& card : goods.cards) quoted(card);
        return *this;
    }

    Pen& effect(const Effect& effect) {
        using enum Effect::Kind;
        switch (effect.kind) {
            case none:
                return put("none");
            case receive:
                return put("+" + std::to_string(effect.amount));
            case pay:
                return put("-" + std::to_string(effect.amount));
            case each:
                return put("each").put(word(effect.role)).put(effect.amount);
            case pay_each:
                return put("pay-each").put(word(effect.role)).put(effect.amount);
            case all:
                return put("all").put(word(effect.role)).put(effect.amount);
            case go_to:
                put("goto");
                if (effect.nearest == Effect::Nearest::none) place(effect.space);
                if (effect.nearest == Effect::Nearest::transport) put("nearest transport");
                if (effect.nearest == Effect::Nearest::utility) put("nearest utility");
                if (!effect.salary) put("nosalary");
                return effect.times > 0 ? put("times").put(effect.times) : *this;
            case repairs:
                return put("repairs").put(effect.amount).put(effect.hotel);
            case back:
                return put("back").put(effect.steps);
            case jail:
                return put("jail");
            case free:
                return put("free");
            case dice:
                put("dice").put(effect.threshold).put(effect.amount);
                return effect.first > 0 ? put(effect.first).put(effect.second) : *this;
            case keep:
                put("keep").quoted(effect.name);
                return effect.does.empty() ? *this : this->effect(effect.does.front());
        }
        return *this;
    }

    void act(const ModelLine& line);
    [[nodiscard]] const std::string& whole(const ModelLine& line) {
        act(line);
        return written_;
    }
    [[nodiscard]] const std::string& written() const { return written_; }

private:
    void tell(const ModelLine& line);
    [[nodiscard]] bool players_words(const ModelLine& line);
    [[nodiscard]] bool tables_words(const ModelLine& line);

    const Agreed& agreed_;
    Naming naming_;
    std::string written_;
};

void Pen::act(const ModelLine& line) {
    tell(line);
    if (line.explained) quoted("agreed");
}

void Pen::tell(const ModelLine& line) {
    if (line.forced) put("force \"the table agreed\"");
    if (line.player > 0) player(line.player);
    put(line.verb == Verb::rent_in_kind ? "rent" : word(line.verb));
    if (players_words(line) || tables_words(line)) return;
    if (line.space >= 0) place(line.space);
    if (line.dice.thrown()) put("dice").dice(line.dice);
    if (line.count != 1) put(line.count);
    if (line.verb == Verb::count) {
        put(line.amount);
    } else if (line.amount >= 0) {
        put("for").put(line.amount);
    }
    if (line.verb == Verb::rent_in_kind) put("give").goods(line.give);
}

/// The text after a verb of a player that has its own words; false if it has none.
bool Pen::players_words(const ModelLine& line) {
    switch (line.verb) {
        case Verb::roll:
            dice(line.dice);
            return true;
        case Verb::tax:
            put(line.percent ? "percent" : "fixed");
            return true;
        case Verb::pay:
        case Verb::get:
            put(line.amount);
            if (line.other > 0) put(line.verb == Verb::pay ? "to" : "from").player(line.other);
            if (line.other == 0 && line.to_middle) put(line.verb == Verb::pay ? "to middle" : "from middle");
            return true;
        case Verb::sell_all:
            put(agreed_.book->cities.at(static_cast<std::size_t>(line.count)));
            return true;
        case Verb::trade:
            player(line.other).put("give").goods(line.give).put("get").goods(line.get);
            return true;
        case Verb::card:
            if (line.dice.thrown()) {
                dice(line.dice);
            } else if (line.card >= 0) {
                number(line.card);
            } else {
                effect(line.effect);
            }
            return true;
        case Verb::draw:
            put("hidden");
            return true;
        case Verb::use:
            quoted(line.key);
            if (line.says_effect) effect(line.effect);
            return true;
        case Verb::foundation:
            put(line.count);
            return true;
        case Verb::stake:
            put(line.amount).put("dice").dice(line.dice);
            return true;
        case Verb::bankrupt: {
            std::string named;
            for (const int seat : line.creditors) named += (named.empty() ? "" : ",") + name(seat);
            if (!named.empty()) put("to").put(named);
            for (const auto& [space, redeemed] : line.give.deeds) place(space).put("redeemed");
            return true;
        }
        default:
            return false;
    }
}

/// The same for a verb of the table.
bool Pen::tables_words(const ModelLine& line) {
    switch (line.verb) {
        case Verb::auction:
            place(line.space);
            if (line.other == 0) put("none");
            if (line.other > 0) player(line.other).put(line.amount);
            return true;
        case Verb::shuffle:
            if (!line.key.empty()) put(line.key);
            return true;
        case Verb::turn:
            player(line.other);
            return true;
        case Verb::clock_extend:
            put(line.count).quoted("supper");
            return true;
        case Verb::clock_stop:
        case Verb::note:
            quoted("supper");
            return true;
        case Verb::walk:
        case Verb::richest:
            for (const auto& [space, thrown] : line.utilities) place(space).dice(thrown);
            return true;
        case Verb::rule:
            put(line.key).put(line.value).quoted("agreed");
            return true;
        case Verb::undo:
            if (line.entry > 0) number(line.entry);
            return true;
        case Verb::undo_to:
            number(line.entry);
            return true;
        case Verb::amend:
            number(line.entry).put(Pen(agreed_, naming_).whole(line.right.front()) + line.answers);
            return true;
        default:
            return false;
    }
}

}  // namespace

const std::string& word(Verb verb) {
    static const std::array<std::string, verb_count> words{
        "roll",       "ok",           "buy",        "decline",  "auction",    "rent",     "rent give", "waive",
        "tax",        "pay",          "get",        "build",    "sell",       "sell all", "mortgage",  "redeem",
        "trade",      "card",         "draw",       "use",      "foundation", "stake",    "jail",      "fine",
        "free",       "at",           "count",      "bankrupt", "leaves",     "next",     "turn",      "clock start",
        "clock stop", "clock extend", "clock call", "closing",  "keep",       "walk",     "finish",    "richest",
        "rule",       "shuffle",      "undo",       "undo to",  "undo turn",  "redo",     "amend",     "note",
    };
    return words.at(static_cast<std::size_t>(verb));
}

std::string write(const Agreed& agreed, const ModelLine& line, Naming naming) {
    Pen pen(agreed, naming);
    pen.act(line);
    return pen.written();
}

std::string write(const Agreed& agreed, const Effect& effect) {
    return Pen(agreed, Naming::name).effect(effect).written();
}

}  // namespace random_play
