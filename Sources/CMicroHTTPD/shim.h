#pragma once
#include <microhttpd.h>
/* The system's event list, which Swift's module of the C library leaves out. */
#include <sys/epoll.h>
#include <sys/eventfd.h>

/* The start call is variadic, and its flags are a closed enumeration in Swift that can't be
   combined. No error log: what goes wrong with one client is no news to whoever runs the server.
   With a certificate and its key, both PEM, it speaks TLS 1.2 and 1.3 (RFC 8996 ended the others);
   the texts are read during the call only. Not strict: what it would refuse by itself (a request without
   Host) 0.9.75 answers with two heads; RequestHead refuses it. */
static inline struct MHD_Daemon *
cmicrohttpd_start(int listener, unsigned int threads, unsigned int connections, size_t memory,
                  unsigned int seconds, void *context, MHD_AccessHandlerCallback access,
                  MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection,
                  void *(*target)(void *, const char *, struct MHD_Connection *),
                  const char *certificate, const char *key) {
  struct MHD_OptionItem end = {MHD_OPTION_END, 0, NULL};
  struct MHD_OptionItem plain[] = {end};
  struct MHD_OptionItem secured[] = {
      {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)certificate},
      {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)key},
      {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)"NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"},
      end};
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  return MHD_start_daemon(
      certificate ? flags | MHD_USE_TLS : flags, 0, NULL, NULL, access, context, MHD_OPTION_ARRAY,
      certificate ? secured : plain,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listener, MHD_OPTION_THREAD_POOL_SIZE, threads,
      MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
      MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, connection, context, MHD_OPTION_URI_LOG_CALLBACK, target,
      context, MHD_OPTION_STRICT_FOR_CLIENT, 0, MHD_OPTION_END);
}

/* How many connections a server has; the call is variadic. */
static inline unsigned int cmicrohttpd_connections(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info =
      MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
  return info ? info->num_connections : 0;
}

/* The questions and options of a connection are variadic calls. */
static inline int cmicrohttpd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}
static inline void *cmicrohttpd_socket_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}
/* The bytes of the request's head, from its method to the empty line. */
static inline size_t cmicrohttpd_head_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}
static inline void cmicrohttpd_set_timeout(struct MHD_Connection *connection,
                                           unsigned int seconds) {
  MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

/* The answer to HEAD for a body of unknown length: 0.9.75 sends the end mark of a chunked body
   behind it unless the connection is to be closed. The call is variadic. */
static inline void cmicrohttpd_close_after(struct MHD_Response *response) {
  MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
}

/* Macros with casts, which Swift does not import. */
static const uint64_t cmicrohttpd_unknown_size = MHD_SIZE_UNKNOWN;
static const ssize_t cmicrohttpd_end = MHD_CONTENT_READER_END_OF_STREAM;
static const ssize_t cmicrohttpd_failure = MHD_CONTENT_READER_END_WITH_ERROR;
