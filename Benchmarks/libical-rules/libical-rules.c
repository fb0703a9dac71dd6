/* Expands recurrence rules with libical, for measurements; takes and prints what Benchmarks/Rules does.
 *
 *     libical-rules FILE           every rule's instants in a line of their own
 *     libical-rules FILE PASSES    how many there were in all passes, and how many nanoseconds they took
 */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_RULES = 10000, LONGEST_LINE = 4096 };

struct question {
  char *rule;
  struct icaltimetype start;
  icaltimezone *zone;
  long long end;
};

static long long *found;
static size_t room;

static void keep(size_t index, long long seconds) {
  if (index == room) {
    room = room ? room * 2 : 1024;
    found = realloc(found, room * sizeof *found);
    if (!found) exit(1);
  }
  found[index] = seconds;
}

static icaltimezone *zone_named(const char *name) {
  icaltimezone *zone = strcmp(name, "UTC") ? icaltimezone_get_builtin_timezone(name) : icaltimezone_get_utc_timezone();
  if (!zone) {
    fprintf(stderr, "libical-rules: no zone %s\n", name);
    exit(1);
  }
  return zone;
}

static struct question question_in(char *line) {
  char *rule = strtok(line, "\t"), *start = strtok(NULL, "\t"), *zone = strtok(NULL, "\t"), *end = strtok(NULL, "\n");
  if (!end) exit(1);
  struct question made = {strdup(rule), icaltime_from_string(start), zone_named(zone), atoll(end)};
  made.start = icaltime_set_timezone(&made.start, made.zone);
  return made;
}

static size_t expand(const struct question *question) {
  size_t count = 0;
  struct icalrecurrencetype rule = icalrecurrencetype_from_string(question->rule);
  icalrecur_iterator *walk = icalrecur_iterator_new(rule, question->start);
  if (!walk) return 0;
  for (;;) {
    struct icaltimetype next = icalrecur_iterator_next(walk);
    if (icaltime_is_null_time(next)) break;
    long long seconds = icaltime_as_timet_with_zone(next, question->zone);
    if (seconds >= question->end) break;
    keep(count++, seconds);
  }
  icalrecur_iterator_free(walk);
  return count;
}

static void show(const struct question *questions, size_t count) {
  for (size_t number = 0; number < count; number++) {
    size_t length = expand(&questions[number]);
    for (size_t index = 0; index < length; index++) printf(index ? " %lld" : "%lld", found[index]);
    putchar('\n');
  }
}

static void take_time(const struct question *questions, size_t count, int passes) {
  struct timespec begin, end;
  size_t sum = 0;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  for (int pass = 0; pass < passes; pass++)
    for (size_t number = 0; number < count; number++) sum += expand(&questions[number]);
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%zu %lld\n", sum, (end.tv_sec - begin.tv_sec) * 1000000000LL + end.tv_nsec - begin.tv_nsec);
}

int main(int count, char **arguments) {
  static struct question questions[MOST_RULES];
  char line[LONGEST_LINE];
  size_t read = 0;
  FILE *file = count > 1 ? fopen(arguments[1], "r") : NULL;
  if (!file) {
    fprintf(stderr, "usage: libical-rules FILE [PASSES]\n");
    return 2;
  }
  while (read < MOST_RULES && fgets(line, sizeof line, file)) questions[read++] = question_in(line);
  fclose(file);
  if (count > 2)
    take_time(questions, read, atoi(arguments[2]));
  else
    show(questions, read);
  return 0;
}
