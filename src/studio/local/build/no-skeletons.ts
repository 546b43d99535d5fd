// Takes the place of @formatjs/icu-skeleton-parser in the bundles of the studio: no message has a skeleton (`::`), and its
// tables of letters would take 2 kB of the worker.

function refuse(): never {
  throw new Error('A message of the studio has a skeleton (::); remove the alias in aliases.ts to use one.')
}

export const parseDateTimeSkeleton = refuse
export const parseNumberSkeleton = refuse
export const parseNumberSkeletonFromString = refuse
