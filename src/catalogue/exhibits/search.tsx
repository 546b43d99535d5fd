import { useState } from 'react'
import { useAnswer } from '../../site/components/search/finding/useAnswer.ts'
import { SearchResults } from '../../site/components/search/results/SearchResults.tsx'
import { SearchDialog } from '../../site/components/search/SearchDialog.tsx'
import { type Exhibits, OnDemand } from '../exhibit.tsx'

/** The search and what it finds; its button stands in the header. */
export const searchExhibits: Exhibits = {
  'components/search/SearchDialog': {
    'over the page': <OnDemand>{(close) => <SearchDialog onClose={close} />}</OnDemand>,
  },
  'components/search/results/SearchResults': {
    'many, marked, and more of them': <Results query="energjia" />,
    none: <Results query="xyzxyz" />,
    'the texts could not be loaded': <SearchResults answer="failed" query="energjia" />,
  },
}

function Results({ query }: { query: string }) {
  const [limit, setLimit] = useState(2)
  return <SearchResults answer={useAnswer(query, limit)} query={query} onMore={() => setLimit(limit + 2)} />
}
