import { type Theme, themes } from '../../../../model/themes.ts'

/** The filter in the address: `?tema=pyjet&viti=2022`; a build has a municipality only if projects name some. */
export type ProjectFilter = { tema?: Theme; viti?: number; komuna?: string }

/**
 * Reads the filter from the address; an invalid theme or year is ignored. Any municipality is kept, because routes do
 * not load content.
 */
export function readFilter(search: Record<string, unknown>): ProjectFilter {
  const tema = themes.find((theme) => theme === search.tema)
  const viti = Number(search.viti)
  const { komuna } = search
  return {
    ...(tema && { tema }),
    ...(/^(19|20)\d{2}$/.test(String(viti)) && { viti }),
    ...(import.meta.env.HAS_MUNICIPALITIES && typeof komuna === 'string' && komuna && { komuna }),
  }
}

/** Whether a filter is set. */
export function isFilter({ tema, viti, komuna }: ProjectFilter): boolean {
  return (
    tema !== undefined || viti !== undefined || (import.meta.env.HAS_MUNICIPALITIES && komuna !== undefined)
  )
}
