#include "app/desk/wish_name.h"

#include "app/event/event_place.h"

namespace tablebank {

std::string wish_name(const Wish& wish) {
    struct {
        std::string operator()(const wish::Post& it) const { return "post " + it.line; }
        std::string operator()(const wish::PostCount&) const { return "post a count of notes"; }
        std::string operator()(const wish::PostPasted&) const { return "post pasted lines"; }
        std::string operator()(const wish::Open& it) const { return "open " + event_place_shown(it.file).string(); }
        std::string operator()(const wish::ChooseFile&) const { return "choose a file"; }
        std::string operator()(const wish::Forget& it) const { return "take off the list " + it.file; }
        std::string operator()(const wish::Begin&) const { return "begin a game"; }
        std::string operator()(const wish::ShowMe&) const { return "begin a practice game"; }
        std::string operator()(const wish::Guide&) const { return "turn the guide"; }
        std::string operator()(const wish::Go&) const { return "go to a screen"; }
        std::string operator()(const wish::Show&) const { return "show a dialog"; }
        std::string operator()(const wish::Answer& it) const { return "answer " + it.answer; }
        std::string operator()(const wish::TakeAnswerBack&) const { return "take an answer back"; }
        std::string operator()(const wish::PutRollRight&) const { return "put a roll right"; }
        std::string operator()(const wish::Leave&) const { return "leave the game"; }
        std::string operator()(const wish::StepOut&) const { return "step out of the game"; }
        std::string operator()(const wish::SaveCopy& it) const { return "save a copy " + it.file; }
        std::string operator()(const wish::TryAgain&) const { return "try again"; }
        std::string operator()(const wish::LeaveTrouble&) const { return "leave the trouble"; }
        std::string operator()(const wish::Help&) const { return "help"; }
        std::string operator()(const wish::Actions&) const { return "list the actions"; }
        std::string operator()(const wish::Close&) const { return "close"; }
        std::string operator()(const wish::Resize&) const { return "resize"; }
        std::string operator()(const wish::Set&) const { return "set"; }
        std::string operator()(const wish::OpenPosition& it) const { return "open position " + it.file; }
        std::string operator()(const wish::SavePosition& it) const { return "save position " + it.file; }
        std::string operator()(const wish::TouchDeed& it) const {
            return "touch the deed @" + std::to_string(it.space.index);
        }
        std::string operator()(const wish::Editions& it) const { return "edition " + it.file; }
        std::string operator()(const wish::Back&) const { return "back"; }
        std::string operator()(const wish::Branch& it) const { return "branch " + it.file; }
        std::string operator()(const wish::Prove& it) const {
            return it.action == ProofAction::sign ? "sign a checkpoint" : "save a checkpoint";
        }
        std::string operator()(const wish::BringProof& it) const { return "bring proof " + it.file; }
        std::string operator()(const wish::WriteExtract& it) const {
            return "write the extract of #" + std::to_string(it.entry);
        }
        std::string operator()(const wish::LookAt& it) const { return "look at #" + std::to_string(it.entry); }
        std::string operator()(const wish::WriteSheet&) const { return "write the score sheet"; }
        std::string operator()(const wish::Phones& it) const {
            return it.on ? "switch the phones on" : "switch the phones off";
        }
        std::string operator()(const wish::AnswerLine&) const { return "answer about the line of a table"; }
        std::string operator()(const wish::Direct& it) const {
            return "direct the event, act " + std::to_string(static_cast<int>(it.action));
        }
        std::string operator()(const wish::ShowPlayers&) const { return "show the players"; }
        std::string operator()(const wish::FillPlayersScreen&) const { return "fill the players' screen"; }
        std::string operator()(const wish::SwitchPaperMoney&) const { return "switch paper money"; }
        std::string operator()(const wish::Choose& it) const { return "choose " + it.item.id; }
    } const name;
    return std::visit(name, wish);
}

}  // namespace tablebank
