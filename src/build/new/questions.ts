import { isDay } from '../../content/compile/dates.ts'

/** Something that has to be known before a document can be begun. */
export type Question = {
  /** The option that answers it: `--year`. */
  option: string
  /** The question in Albanian. */
  text: string
  /** Whether Enter alone is an answer: the check asks again later. */
  optional: boolean
  /** What is wrong with an answer, in Albanian; undefined when nothing is. */
  problem(answer: string): string | undefined
}

/** The year of an edition. */
export const year: Question = {
  option: 'year',
  text: 'Viti i edicionit',
  optional: false,
  problem: (answer) => (/^20\d{2}$/.test(answer) ? undefined : 'Shkruaj vitin me katër shifra, p.sh. 2025.'),
}

/** The year or the two years of a project. */
export const years: Question = {
  option: 'year',
  text: 'Viti ose vitet (2025 ose 2025-2026)',
  optional: false,
  problem: (answer) =>
    /^(19|20)\d{2}(-(19|20)\d{2})?$/.test(answer) ? undefined : 'Shkruaj p.sh. 2025 ose 2025-2026.',
}

/** The title, as visitors read it. */
export const title: Question = { option: 'title', text: 'Titulli', optional: true, problem: () => undefined }

/** The short name of a folder. */
export const slug: Question = {
  option: 'slug',
  text: 'Emri i dosjes, i shkurtër, p.sh. dita-e-tokes (Enter: nga titulli)',
  optional: true,
  problem: (answer) =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer)
      ? undefined
      : 'Vetëm shkronja të vogla pa ë e ç, shifra dhe viza.',
}

/** A day of the calendar. */
export function day(option: string, text: string): Question {
  const problem = (answer: string) =>
    isDay(answer) ? undefined : 'Shkruaj një ditë që ekziston, si vit-muaj-ditë: 2025-11-21.'
  return { option, text: `${text} (vit-muaj-ditë)`, optional: true, problem }
}

/** Every day from `start` to `end`, at most 31; none when they are in the wrong order. */
export function range(start: string, end: string): string[] {
  const days: string[] = []
  const date = new Date(`${start}T00:00:00Z`)
  while (days.length < 31 && date.toISOString().slice(0, 10) <= end) {
    days.push(date.toISOString().slice(0, 10))
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return days
}
