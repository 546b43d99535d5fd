// Replaces packages that other packages import but the studio never calls. The check (check/yaml/frontmatter.ts) gives
// gray-matter its YAML engine, and no message has a skeleton (`::`). They would take 27 kB of the worker.

function refuse(): never {
  throw new Error('The studio calls a package that its bundle leaves out: remove its alias in aliases.ts.')
}

// js-yaml
export const load = refuse
export const dump = refuse

// @formatjs/icu-skeleton-parser
export const parseDateTimeSkeleton = refuse
export const parseNumberSkeleton = refuse
export const parseNumberSkeletonFromString = refuse
