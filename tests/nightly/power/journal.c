/* Loaded before libc (LD_PRELOAD): notes every write below the folder MEOWPLE_POWER_FOLDER,
 * and every sync, in the file MEOWPLE_POWER_JOURNAL. From it `journal.py` makes the disk as
 * it could be after a power failure at any moment.
 *
 * A write is noted after it was done, a sync before: so a sync covers exactly the writes
 * that a program could know of when it asked for it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, TRUNCATE = 3, RENAME = 4, UNLINK = 5, CREATE = 6 };

struct head {
  uint32_t kind, path;
  uint64_t offset, bytes;
};

static int journal = -1;
static const char *folder;
static size_t folder_length;

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("MEOWPLE_POWER_JOURNAL");
  folder = getenv("MEOWPLE_POWER_FOLDER");
  if (!name || !folder) return;
  /* PostgreSQL writes its status over the environment. */
  folder = strdup(folder);
  folder_length = strlen(folder);
  journal = syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  if (journal < 0) abort();
}

static int is_ours(const char *path) {
  return journal >= 0 && !strncmp(path, folder, folder_length) && path[folder_length] == '/';
}

/* The path of an open file; 0 if it is none of ours. */
static int path_of(int fd, char *path) {
  char link[64];
  if (journal < 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return is_ours(path);
}

static void note(int kind, const char *path, uint64_t offset, const void *data, uint64_t bytes) {
  struct head head = {kind, strlen(path), offset, bytes};
  struct iovec parts[3] = {{&head, sizeof head}, {(void *)path, head.path}, {(void *)data, bytes}};
  int kept = errno;
  ssize_t all = sizeof head + head.path + bytes;
  if (syscall(SYS_writev, journal, parts, 3) != all) abort();
  errno = kept;
}

static void note_write(int fd, const void *data, ssize_t bytes, off_t offset) {
  char path[PATH_MAX];
  if (bytes > 0 && path_of(fd, path)) note(WRITE, path, offset, data, bytes);
}

ssize_t write(int fd, const void *data, size_t bytes) {
  char path[PATH_MAX];
  if (!path_of(fd, path)) return syscall(SYS_write, fd, data, bytes);
  ssize_t done = syscall(SYS_write, fd, data, bytes);
  if (done > 0) note(WRITE, path, lseek(fd, 0, SEEK_CUR) - done, data, done);
  return done;
}

ssize_t pwrite64(int fd, const void *data, size_t bytes, off64_t offset) {
  ssize_t done = syscall(SYS_pwrite64, fd, data, bytes, offset);
  note_write(fd, data, done, offset);
  return done;
}

ssize_t pwrite(int fd, const void *data, size_t bytes, off_t offset) {
  return pwrite64(fd, data, bytes, offset);
}

static void note_parts(int fd, const struct iovec *parts, int count, ssize_t done, off_t offset) {
  for (int i = 0; i < count && done > 0; i++) {
    ssize_t bytes = (ssize_t)parts[i].iov_len < done ? (ssize_t)parts[i].iov_len : done;
    note_write(fd, parts[i].iov_base, bytes, offset);
    offset += bytes;
    done -= bytes;
  }
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t offset) {
  ssize_t done = syscall(SYS_pwritev, fd, parts, count, offset, 0);
  note_parts(fd, parts, count, done, offset);
  return done;
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  return pwritev64(fd, parts, count, offset);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  char path[PATH_MAX];
  ssize_t done = syscall(SYS_writev, fd, parts, count);
  if (done > 0 && path_of(fd, path))
    note_parts(fd, parts, count, done, lseek(fd, 0, SEEK_CUR) - done);
  return done;
}

static void note_sync(int fd) {
  char path[PATH_MAX];
  if (path_of(fd, path)) note(SYNC, path, 0, "", 0);
}

int fsync(int fd) {
  note_sync(fd);
  return syscall(SYS_fsync, fd);
}

int fdatasync(int fd) {
  note_sync(fd);
  return syscall(SYS_fdatasync, fd);
}

int ftruncate64(int fd, off64_t length) {
  char path[PATH_MAX];
  int done = syscall(SYS_ftruncate, fd, length);
  if (!done && path_of(fd, path)) note(TRUNCATE, path, length, "", 0);
  return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int posix_fallocate64(int fd, off64_t offset, off64_t length) {
  struct stat found;
  char path[PATH_MAX];
  int done = syscall(SYS_fallocate, fd, 0, offset, length) ? errno : 0;
  if (!done && path_of(fd, path) && !fstat(fd, &found))
    note(TRUNCATE, path, found.st_size, "", 0);
  return done;
}

int posix_fallocate(int fd, off_t offset, off_t length) {
  return posix_fallocate64(fd, offset, length);
}

/* Names are noted as absolute paths; where PostgreSQL gives others, below its folder. */
static const char *absolute(const char *path, char *room) {
  if (path[0] == '/') return path;
  if (!getcwd(room, PATH_MAX)) return path;
  size_t length = strlen(room);
  snprintf(room + length, PATH_MAX - length, "/%s", path);
  return room;
}

int rename(const char *from, const char *to) {
  char one[2 * PATH_MAX], two[2 * PATH_MAX];
  const char *old = absolute(from, one), *new = absolute(to, two);
  int done = syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  if (!done && is_ours(old)) note(RENAME, old, 0, new, strlen(new));
  return done;
}

int unlink(const char *path) {
  char one[2 * PATH_MAX];
  const char *old = absolute(path, one);
  int done = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (!done && is_ours(old)) note(UNLINK, old, 0, "", 0);
  return done;
}

static int open_at(int at, const char *path, int flags, mode_t mode) {
  int fd = syscall(SYS_openat, at, path, flags, mode);
  char found[PATH_MAX];
  if (fd >= 0 && flags & (O_CREAT | O_TRUNC) && path_of(fd, found)) {
    note(CREATE, found, 0, "", 0);
    if (flags & O_TRUNC) note(TRUNCATE, found, 0, "", 0);
  }
  return fd;
}

#define MODE(flags, after)                      \
  mode_t mode = 0;                              \
  if ((flags) & (O_CREAT | __O_TMPFILE)) {      \
    va_list more;                               \
    va_start(more, after);                      \
    mode = va_arg(more, mode_t);                \
    va_end(more);                               \
  }

int open64(const char *path, int flags, ...) {
  MODE(flags, flags)
  return open_at(AT_FDCWD, path, flags, mode);
}

int open(const char *path, int flags, ...) {
  MODE(flags, flags)
  return open_at(AT_FDCWD, path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...) {
  MODE(flags, flags)
  return open_at(at, path, flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
  MODE(flags, flags)
  return open_at(at, path, flags, mode);
}
