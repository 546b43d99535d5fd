import { useState } from 'react'
import { useAnswer } from '../../site/components/search/finding/useAnswer.ts'
import { ResultGroups } from '../../site/components/search/results/ResultGroups.tsx'
import { SearchResults } from '../../site/components/search/results/SearchResults.tsx'
import { SearchButton } from '../../site/components/search/SearchButton.tsx'
import { SearchDialog } from '../../site/components/search/SearchDialog.tsx'
import { SearchField } from '../../site/components/search/SearchField.tsx'
import { type Exhibits, OnDemand } from '../exhibit.tsx'
import type { Material } from '../material.ts'

/** The search and what it finds. */
export function searchExhibits({ report: { report } }: Material): Exhibits {
  return {
    'search/SearchButton': { 'as in the header': <SearchButton /> },
    'search/SearchDialog': {
      'over the page': <OnDemand>{(close) => <SearchDialog onClose={close} />}</OnDemand>,
    },
    'search/SearchField': { 'with a query': <Field query={report.title} /> },
    'search/results/SearchResults': {
      'many, marked': <Results query="energjia" />,
      none: <Results query="xyzxyz" />,
      'the texts could not be loaded': <SearchResults answer="failed" query="energjia" />,
    },
    'search/results/ResultGroups': { 'more than are shown': <Groups query="energjia" /> },
  }
}

function Field({ query: initial }: { query: string }) {
  const [query, setQuery] = useState(initial)
  return <SearchField query={query} onQuery={setQuery} onSubmit={() => {}} />
}

function Results({ query }: { query: string }) {
  return <SearchResults answer={useAnswer(query, 2)} query={query} />
}

function Groups({ query }: { query: string }) {
  const [limit, setLimit] = useState(2)
  const answer = useAnswer(query, limit)
  if (typeof answer === 'string') return null
  return <ResultGroups answer={answer} onMore={() => setLimit(limit + 2)} />
}
