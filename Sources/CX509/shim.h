#pragma once
#include <openssl/evp.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

/* A key on the curve P-256; the call is a variadic macro. */
static inline EVP_PKEY *cx509_make_key(void) { return EVP_EC_gen("P-256"); }

/* What was written into memory; the call is a macro with a cast. */
static inline long cx509_contents(BIO *memory, char **bytes) {
  return BIO_get_mem_data(memory, bytes);
}

/* Adds an extension that is written as in OpenSSL's configuration; the context is a macro's. */
static inline int cx509_extend(X509 *certificate, X509 *issuer, int kind, const char *value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, issuer, certificate, NULL, NULL, 0);
  X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, kind, value);
  if (!extension) return 0;
  int added = X509_add_ext(certificate, extension, -1);
  X509_EXTENSION_free(extension);
  return added;
}

/* No password: a key that has one is refused, and nobody is asked at the terminal. */
static inline int cx509_no_password(char *buffer, int size, int writes, void *context) {
  (void)buffer; (void)size; (void)writes; (void)context;
  return -1;
}
static inline EVP_PKEY *cx509_read_key(BIO *memory) {
  return PEM_read_bio_PrivateKey(memory, NULL, cx509_no_password, NULL);
}
static inline X509 *cx509_read_certificate(BIO *memory) {
  return PEM_read_bio_X509(memory, NULL, cx509_no_password, NULL);
}
