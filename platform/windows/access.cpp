#include <aclapi.h>
#include <sddl.h>

#include <array>
#include <vector>

#include "platform/windows/system.h"

namespace tablebank::platform {
namespace {

/// Whatever the system allocated, freed by its own function.
struct FreeLocal {
    void operator()(void* memory) const { ::LocalFree(memory); }
};

/// The user of this process, in memory that begins with TOKEN_USER; empty if the system does not tell.
std::vector<std::byte> user_of_process() {
    HANDLE opened = nullptr;
    if (::OpenProcessToken(::GetCurrentProcess(), TOKEN_QUERY, &opened) == FALSE) return {};
    const Handle token(opened);
    DWORD size = 0;
    ::GetTokenInformation(token.get(), TokenUser, nullptr, 0, &size);
    std::vector<std::byte> user(size);
    if (::GetTokenInformation(token.get(), TokenUser, user.data(), size, &size) == FALSE) user.clear();
    return user;
}

PSID id_in(const std::vector<std::byte>& user) {
    return user.empty() ? nullptr : reinterpret_cast<const TOKEN_USER*>(user.data())->User.Sid;
}

bool is_well_known(PSID id, WELL_KNOWN_SID_TYPE type) {
    return ::IsWellKnownSid(id, type) != FALSE;
}

/// The system and its administrators may read every file in any case; the two names for the owner mean the owner.
bool counts_as_owner(PSID id, PSID user) {
    return (user != nullptr && ::EqualSid(id, user) != FALSE) || is_well_known(id, WinLocalSystemSid) ||
           is_well_known(id, WinBuiltinAdministratorsSid) || is_well_known(id, WinCreatorOwnerSid) ||
           is_well_known(id, WinCreatorOwnerRightsSid);
}

constexpr ACCESS_MASK anything = ~ACCESS_MASK{0};
constexpr ACCESS_MASK writing = FILE_WRITE_DATA | FILE_APPEND_DATA | FILE_DELETE_CHILD | DELETE | WRITE_DAC |
                                WRITE_OWNER | GENERIC_WRITE | GENERIC_ALL;

/// Whether a list gives any of these permissions to others than the owner.
bool gives_to_others(PACL list, PSID user, ACCESS_MASK permissions) {
    if (list == nullptr) return true;  // no list permits everything
    for (WORD i = 0; i < list->AceCount; ++i) {
        void* entry = nullptr;
        if (::GetAce(list, i, &entry) == FALSE) return true;
        const auto* const allowed = static_cast<ACCESS_ALLOWED_ACE*>(entry);
        if (allowed->Header.AceType == ACCESS_DENIED_ACE_TYPE) continue;
        if (allowed->Header.AceType != ACCESS_ALLOWED_ACE_TYPE) return true;  // another kind: not known, so not safe
        if ((allowed->Mask & permissions) != 0 && !counts_as_owner(const_cast<DWORD*>(&allowed->SidStart), user))
            return true;
    }
    return false;
}

}  // namespace

Access access_of(HANDLE file, std::error_code& error) {
    PSID owner = nullptr;
    PACL list = nullptr;
    PSECURITY_DESCRIPTOR descriptor = nullptr;
    error = error_of(::GetSecurityInfo(file, SE_FILE_OBJECT, OWNER_SECURITY_INFORMATION | DACL_SECURITY_INFORMATION,
                                       &owner, nullptr, &list, nullptr, &descriptor));
    if (error) return {};
    const std::unique_ptr<void, FreeLocal> freed(descriptor);
    const std::vector<std::byte> user = user_of_process();
    // What an administrator makes belongs to all of them.
    const bool own = owner != nullptr && counts_as_owner(owner, id_in(user));
    const bool is_open = gives_to_others(list, id_in(user), anything);
    return {.is_own = own,
            .open_to_others = is_open,
            .open_to_all = is_open,
            .writable_by_all = gives_to_others(list, id_in(user), writing)};
}

void close_to_others(const std::filesystem::path& path, std::error_code& error) {
    const Access access = access_to(path, error);
    if (error || (access.is_own && !access.open_to_others)) return;
    OwnerOnly owner(look_at(path, Links::followed, error).kind == FileInfo::Kind::folder);
    BOOL has_list = FALSE;
    BOOL is_default = FALSE;
    PACL list = nullptr;
    if (!access.is_own || owner.attributes() == nullptr ||
        ::GetSecurityDescriptorDacl(owner.attributes()->lpSecurityDescriptor, &has_list, &list, &is_default) == FALSE) {
        error = std::make_error_code(std::errc::operation_not_permitted);
        return;
    }
    const Handle file =
        open_path(path, WRITE_DAC | READ_CONTROL, shared_by_all, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    error = error_unless(file != nullptr);
    if (error) return;
    error = error_of(::SetSecurityInfo(file.get(), SE_FILE_OBJECT,
                                       DACL_SECURITY_INFORMATION | PROTECTED_DACL_SECURITY_INFORMATION, nullptr,
                                       nullptr, list, nullptr));
}

OwnerOnly::OwnerOnly(bool inherited_by_content) {
    const std::vector<std::byte> user = user_of_process();
    wchar_t* text = nullptr;
    if (user.empty() || ::ConvertSidToStringSidW(id_in(user), &text) == FALSE) return;
    const std::unique_ptr<void, FreeLocal> freed(text);
    const std::wstring rules =
        std::wstring(L"D:P(A;") + (inherited_by_content ? L"OICI" : L"") + L";FA;;;" + text + L")";
    if (::ConvertStringSecurityDescriptorToSecurityDescriptorW(rules.c_str(), SDDL_REVISION_1, &descriptor_, nullptr) ==
        FALSE)
        descriptor_ = nullptr;
    attributes_.nLength = sizeof attributes_;
    attributes_.lpSecurityDescriptor = descriptor_;
}

OwnerOnly::~OwnerOnly() {
    ::LocalFree(descriptor_);
}

}  // namespace tablebank::platform
