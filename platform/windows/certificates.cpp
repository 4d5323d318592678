#include "platform/certificates.h"

#include "platform/windows/system.h"

#include <wincrypt.h>  // after windows.h

namespace tablebank::platform {
namespace {

std::string pem_of(const CERT_CONTEXT& certificate) {
    DWORD size = 0;
    const auto write = [&](wchar_t* into) {
        return ::CryptBinaryToStringW(certificate.pbCertEncoded, certificate.cbCertEncoded, CRYPT_STRING_BASE64HEADER,
                                      into, &size) != FALSE;
    };
    if (!write(nullptr)) return {};
    std::wstring text(size, L'\0');
    if (!write(text.data())) return {};
    text.resize(size);
    return narrow(text);
}

}  // namespace

std::vector<std::string> trusted_authorities() {
    std::vector<std::string> all;
    const HCERTSTORE store = ::CertOpenSystemStoreW(0, L"ROOT");
    if (store == nullptr) return all;
    const CERT_CONTEXT* found = nullptr;
    while ((found = ::CertEnumCertificatesInStore(store, found)) != nullptr) {
        if (std::string pem = pem_of(*found); !pem.empty()) all.push_back(std::move(pem));
    }
    ::CertCloseStore(store, 0);
    return all;
}

}  // namespace tablebank::platform
