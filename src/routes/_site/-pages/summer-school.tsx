import { useLoaderData } from '@tanstack/react-router'
import { ListLayout } from '../../../layouts/ListLayout.tsx'

export function ListPage() {
  return <ListLayout {...useLoaderData({ from: '/_site/summer-school' })} />
}
