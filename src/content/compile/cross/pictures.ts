import type { AnyResult } from '../documents/check.ts'
import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'

/** Refuses two picture files that would be published under one name. */
export function checkPictureKeys(results: readonly AnyResult[]): Finding[] {
  const owners = new Map<string, string>()
  return results.flatMap(({ source, pictures }) =>
    pictures.flatMap(({ key, file }) => {
      const other = owners.get(key)
      owners.set(key, other ?? file)
      if (other === undefined || other === file) return []
      return [finding('picture/name-clash', placeIn(source, 0, 0), { file, other })]
    }),
  )
}
