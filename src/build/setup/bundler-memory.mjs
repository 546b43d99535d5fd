/**
 * Variables for a command and all processes that it starts. The bundler's allocator otherwise keeps what was freed for a while,
 * which is a hundred megabytes, and asks Linux for pages of two megabytes, to clear which is two fifths of what the
 * bundler's threads do. It reads them once, when it is loaded.
 */
export const bundlerMemory = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '0' }
