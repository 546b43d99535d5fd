import type { ComponentProps } from 'react'
import { Band } from '../../components/edition/Band.tsx'
import { next } from '../../content/index.ts'
import { ListLayout as PlainListLayout } from '../lists/ListLayout.tsx'

/** The first page of the editions, and above it a band about the next one where one is announced. */
export function ListLayout(list: ComponentProps<typeof PlainListLayout>) {
  return (
    <>
      {next.edition && <Band edition={next.edition} />}
      <PlainListLayout {...list} />
    </>
  )
}
