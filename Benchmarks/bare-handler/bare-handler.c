/* The least a libmicrohttpd server can do: one prepared response for every request. The limit the pages are measured
 * against.
 *
 *   cc -O2 bare-handler.c -lmicrohttpd -o bare-handler && ./bare-handler PORT FILE [THREADS]
 */
#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static enum MHD_Result answer(
    void *response, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **state) {
  static int head_seen;
  (void)url, (void)method, (void)version, (void)upload, (void)upload_size;
  /* Answering at once, before the library knows that no body follows, would close the connection after each answer. */
  if (!*state) {
    *state = &head_seen;
    return MHD_YES;
  }
  return MHD_queue_response(connection, MHD_HTTP_OK, response);
}

static struct MHD_Response *contents(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc((size_t)size);
  if (!bytes || fread(bytes, 1, (size_t)size, file) != (size_t)size) return NULL;
  fclose(file);
  struct MHD_Response *response = MHD_create_response_from_buffer((size_t)size, bytes, MHD_RESPMEM_MUST_FREE);
  MHD_add_response_header(response, "Content-Type", "text/html; charset=utf-8");
  return response;
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: %s PORT FILE [THREADS]\n", arguments[0]);
    return 2;
  }
  struct MHD_Response *response = contents(arguments[2]);
  if (!response) {
    perror(arguments[2]);
    return 1;
  }
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(arguments[1])), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, answer, response, MHD_OPTION_SOCK_ADDR, &address,
      MHD_OPTION_THREAD_POOL_SIZE, count > 3 ? (unsigned)atoi(arguments[3]) : 4u, MHD_OPTION_END);
  if (!daemon) {
    perror("cannot start");
    return 1;
  }
  for (;;) pause();
}
