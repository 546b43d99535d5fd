import { useState } from 'react'
import { SearchButton } from '../../components/search/SearchButton.tsx'
import { SearchDialog } from '../../components/search/SearchDialog.tsx'
import { SearchField } from '../../components/search/SearchField.tsx'
import { SearchResults } from '../../components/search/SearchResults.tsx'
import { useAnswer } from '../../components/search/useAnswer.ts'
import type { Exhibit } from '../exhibit.ts'
import type { Material } from '../material.ts'
import { OnDemand } from '../OnDemand.tsx'

/** The search and what it finds. */
export function searchExhibits({ report: { report } }: Material): Exhibit[] {
  return [
    { name: 'search/SearchButton', states: { 'as in the header': <SearchButton /> } },
    {
      name: 'search/SearchDialog',
      states: {
        'over the page': (
          <OnDemand>{(close) => <SearchDialog letters={undefined} onClose={close} />}</OnDemand>
        ),
      },
    },
    { name: 'search/SearchField', states: { 'with a query': <Field query={report.title} /> } },
    {
      name: 'search/SearchResults',
      states: {
        'many, marked': <Results query="energjia" />,
        none: <Results query="xyzxyz" />,
        'the texts could not be loaded': <SearchResults answered="failed" query="energjia" />,
      },
    },
    { name: 'search/ResultGroups', states: { 'more than are shown': <Groups query="energjia" /> } },
  ]
}

function Field({ query: initial }: { query: string }) {
  const [query, setQuery] = useState(initial)
  return <SearchField query={query} onQuery={setQuery} onSubmit={() => {}} />
}

function Results({ query }: { query: string }) {
  return <SearchResults answered={useAnswer(query, 2)} query={query} />
}

function Groups({ query }: { query: string }) {
  const [limit, setLimit] = useState(2)
  const answered = useAnswer(query, limit)
  if (typeof answered === 'string') return null
  return <answered.ResultGroups answer={answered.answer} onMore={() => setLimit(limit + 2)} />
}
