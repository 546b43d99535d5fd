import { type Theme, themes } from '../../content/themes.ts'

/** Which projects a visitor wants to see, as the address says it: `?tema=pyjet&viti=2022`. */
export type ProjectFilter = { tema?: Theme; viti?: number }

/** Reads the filter from the address; what is no theme or year filters nothing. */
export function readFilter(search: Record<string, unknown>): ProjectFilter {
  const tema = themes.find((theme) => theme === search.tema)
  const viti = Number(search.viti)
  return { ...(tema && { tema }), ...(/^(19|20)\d{2}$/.test(String(viti)) && { viti }) }
}

/** Whether anything is asked for. */
export function isFilter({ tema, viti }: ProjectFilter): boolean {
  return tema !== undefined || viti !== undefined
}
