/**
 * Variables for every process that loads the bundler, whose allocator otherwise keeps what was freed for a while, which is a
 * hundred megabytes, and asks Linux for pages of two megabytes: to clear them is a third of the time of a bundle.
 */
export const bundlerMemory = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '0' }
