import { useLoaderData } from '@tanstack/react-router'
import { SearchLayout } from '../../../layouts/SearchLayout.tsx'

export function SearchPage() {
  return <SearchLayout {...useLoaderData({ from: '/_site/kerko' })} />
}
