import { useEffect, useState } from 'react'
import { loadSearchParts, type SearchPart } from '../../content/index.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

let made: { parts: readonly SearchPart[]; index: Promise<SearchIndex> } | undefined

/** The index of all documents: `loading` until it is there, `failed` when it cannot be had. */
export function useSearchIndex(isWanted: boolean): SearchIndex | 'loading' | 'failed' {
  const [index, setIndex] = useState<SearchIndex | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (!isWanted) return
    loadSearchParts()
      .then(indexOf)
      .then(setIndex, () => setIndex('failed'))
  }, [isWanted])
  return index
}

/** The index of these parts, made once: an edit in development brings another part. */
function indexOf(parts: readonly SearchPart[]): Promise<SearchIndex> {
  const known = made
  const isSame = known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at])
  if (isSame) return known.index
  made = { parts, index: createSearchIndex(parts.flatMap(({ documents }) => documents)) }
  return made.index
}
