#pragma once
#include <curl/curl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

/* Variadic calls, which Swift does not import, one for each type of value. */
static inline CURLcode ccurl_set_long(CURL *curl, CURLoption option, long value) {
  return curl_easy_setopt(curl, option, value);
}
static inline CURLcode ccurl_set_text(CURL *curl, CURLoption option, const char *value) {
  return curl_easy_setopt(curl, option, value);
}
static inline CURLcode ccurl_set_pointer(CURL *curl, CURLoption option, void *value) {
  return curl_easy_setopt(curl, option, value);
}
static inline CURLcode ccurl_set_headers(CURL *curl, struct curl_slist *headers) {
  return curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
}
static inline CURLcode ccurl_set_size(CURL *curl, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(curl, option, value);
}
static inline long ccurl_status(CURL *curl) {
  long status = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  return status;
}
/* The whole address that a redirection leads to; belongs to the handle. */
static inline const char *ccurl_redirection(CURL *curl) {
  char *address = NULL;
  curl_easy_getinfo(curl, CURLINFO_REDIRECT_URL, &address);
  return address;
}

/* What is asked of the caller while a request runs; each gets the pointer that was set. */
typedef size_t (*ccurl_receive)(char *bytes, size_t size, size_t count, void *context);
typedef int (*ccurl_progress)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);
/* Whether the address may be connected to: 1 or 0. */
typedef int (*ccurl_allows)(void *context, const struct sockaddr *address);

struct ccurl_calls {
  void *context;
  ccurl_allows allows;
};

/* Opens a socket to an address that was allowed: curl connects it to that address and no other. */
static inline curl_socket_t ccurl_open(void *calls, curlsocktype purpose, struct curl_sockaddr *address) {
  struct ccurl_calls *asked = calls;
  if (purpose != CURLSOCKTYPE_IPCXN || !asked->allows(asked->context, &address->addr)) return CURL_SOCKET_BAD;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}
static inline void ccurl_set_calls(
  CURL *curl, struct ccurl_calls *calls, ccurl_receive body, ccurl_receive header, ccurl_progress progress) {
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, ccurl_open);
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, calls);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, body);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, calls->context);
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, header);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, calls->context);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, progress);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, calls->context);
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
}

/* Gives the next bytes of what is sent; goes back to a place in it. */
typedef size_t (*ccurl_send)(char *bytes, size_t size, size_t count, void *context);
typedef int (*ccurl_seek)(void *context, curl_off_t offset, int origin);

/* The calls of a request to a server that a person has named: any address is connected to. */
static inline void ccurl_set_exchange(
  CURL *curl, void *context, ccurl_receive body, ccurl_receive header, ccurl_progress progress) {
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, body);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, context);
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, header);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, context);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, progress);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, context);
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
}
static inline void ccurl_set_upload(CURL *curl, void *context, ccurl_send send, ccurl_seek seek) {
  curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(curl, CURLOPT_READFUNCTION, send);
  curl_easy_setopt(curl, CURLOPT_READDATA, context);
  curl_easy_setopt(curl, CURLOPT_SEEKFUNCTION, seek);
  curl_easy_setopt(curl, CURLOPT_SEEKDATA, context);
}
