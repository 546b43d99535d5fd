// Takes the place of packages that the studio bundles with others but never calls: gray-matter gets its YAML engine from
// the check (check/yaml/frontmatter.ts), and no message has a skeleton (`::`). They would take 27 kB of the worker.

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
