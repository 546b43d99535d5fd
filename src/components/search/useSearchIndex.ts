import { useEffect, useState } from 'react'
import { loadSearchDocuments } from '../../content/index.ts'
import type { SearchDocument } from '../../content/schema/search.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const made = new WeakMap<readonly SearchDocument[], SearchIndex>()

/** The index of all documents: `loading` until it is there, `failed` when it cannot be had. */
export function useSearchIndex(isWanted: boolean): SearchIndex | 'loading' | 'failed' {
  const [index, setIndex] = useState<SearchIndex | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (!isWanted) return
    loadSearchDocuments().then(
      (documents) => setIndex(indexOf(documents)),
      () => setIndex('failed'),
    )
  }, [isWanted])
  return index
}

function indexOf(documents: readonly SearchDocument[]): SearchIndex {
  const index = made.get(documents) ?? createSearchIndex(documents)
  made.set(documents, index)
  return index
}
