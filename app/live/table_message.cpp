#include "app/live/table_message.h"

#include <array>
#include <optional>
#include <utility>

#include "app/live/keyed_hash.h"
#include "ledger/proof/proof_error.h"
#include "ledger/proof/signature.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::string_view magic = "tablebank message ";
constexpr int format = 1;
constexpr int signature_lines = 4;
constexpr std::size_t id_digits = 32;
constexpr std::size_t code_digits = 16;

constexpr std::array<std::pair<MessageKind, std::string_view>, 3> kinds{
    std::pair{MessageKind::enrolment, std::string_view{"enrolment"}},
    std::pair{MessageKind::entries, std::string_view{"entries"}},
    std::pair{MessageKind::record, std::string_view{"record"}}};

struct Misread {
    MessageProblem problem;
};

bool is_hexadecimal(std::string_view text, std::size_t digits) {
    return text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string place_lines(const TableOfEvent& place) {
    return "event " + place.event_id + "\nround " + std::to_string(place.round) + "\ntable " +
           std::to_string(place.table) + '\n';
}

std::string text_of(const TableMessage& message) {
    std::string text(magic);
    text += std::to_string(format) + '\n';
    for (const auto& [kind, name] : kinds)
        if (kind == message.kind) text.append(name) += '\n';
    text += place_lines(message.place);
    text += "key " + to_string(message.key) + '\n';
    if (message.kind == MessageKind::enrolment) text += "proof " + message.proof + '\n';
    if (message.kind == MessageKind::entries)
        text += "after " + std::to_string(message.after) + ' ' + to_hex(message.before) + '\n' + message.part;
    return text;
}

/// Takes the next line off a text.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) throw Misread{MessageProblem::not_one};
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

std::string_view take_line(std::string_view& text, std::string_view beginning) {
    const std::string_view line = take_line(text);
    if (!line.starts_with(beginning)) throw Misread{MessageProblem::not_one};
    return line.substr(beginning.size());
}

template <class Value>
Value known(std::optional<Value> value) {
    if (!value) throw Misread{MessageProblem::not_one};
    return *std::move(value);
}

int take_number(std::string_view& text, std::string_view beginning) {
    const int number = known(read_number<int>(take_line(text, beginning)));
    if (number < 1) throw Misread{MessageProblem::not_one};
    return number;
}

MessageKind take_kind(std::string_view& text) {
    const std::string_view line = take_line(text);
    for (const auto& [kind, name] : kinds)
        if (name == line) return kind;
    throw Misread{MessageProblem::not_one};
}

void take_version(std::string_view& text) {
    const auto version = read_number<int>(take_line(text, magic));
    if (!version) throw Misread{MessageProblem::not_one};
    if (*version != format) throw Misread{*version > format ? MessageProblem::newer : MessageProblem::not_one};
}

TableMessage message_of(std::string_view text) {
    take_version(text);
    TableMessage message;
    message.kind = take_kind(text);
    message.place.event_id = std::string(take_line(text, "event "));
    if (!is_hexadecimal(message.place.event_id, id_digits)) throw Misread{MessageProblem::not_one};
    message.place.round = take_number(text, "round ");
    message.place.table = take_number(text, "table ");
    message.key = read_public_key(take_line(text, "key "));
    if (message.kind == MessageKind::enrolment) message.proof = std::string(take_line(text, "proof "));
    if (message.kind == MessageKind::entries) {
        const auto parts = split(take_line(text, "after "), ' ');
        if (parts.size() != 2) throw Misread{MessageProblem::not_one};
        message.after = known(read_number<std::int64_t>(parts[0]));
        message.before = known(parse_hash(parts[1]));
        constexpr std::int64_t no_game_has_more = 1'000'000'000;
        if (message.after < 0 || message.after > no_game_has_more) throw Misread{MessageProblem::not_one};
        message.part = std::string(text);
    } else if (!text.empty()) {
        throw Misread{MessageProblem::not_one};
    }
    return message;
}

}  // namespace

std::string signed_message(const SecretKey& key, const TableMessage& message, std::string_view nonce) {
    const std::string text = text_of(message);
    std::string remark = "tablebank message";
    if (!nonce.empty()) remark.append(" ").append(nonce);
    return signature_text(sign(key, text, remark), "signature of what follows") + text;
}

std::variant<TableMessage, MessageProblem> read_message(std::string_view bytes) {
    try {
        std::string_view text = bytes;
        for (int line = 0; line < signature_lines; ++line) static_cast<void>(take_line(text));
        const Signature signature = read_signature(bytes.substr(0, bytes.size() - text.size()));
        TableMessage message = message_of(text);
        if (check(signature, message.key, text) != SignatureCheck::right) return MessageProblem::bad_signature;
        return message;
    } catch (const ProofError&) {
        return MessageProblem::not_one;
    } catch (const Misread& misread) {
        return misread.problem;
    }
}

std::string enrolment_proof(std::string_view code, const TableOfEvent& place, const PublicKey& key) {
    return to_hex(keyed_hash(code, "tablebank enrolment\n" + place_lines(place) + to_string(key) + '\n'));
}

std::string table_code(std::string_view event_secret, const TableOfEvent& place) {
    return to_hex(keyed_hash(event_secret, "tablebank code of a table\n" + place_lines(place))).substr(0, code_digits);
}

}  // namespace tablebank
