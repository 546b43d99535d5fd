import type { NewDocument } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'

const words = clientWords.create

/** What is asked before a document begins. */
export const questions = {
  report: ['start', 'end'],
  news: ['title', 'published'],
  project: ['title', 'year'],
} as const satisfies Record<NewDocument['kind'], readonly string[]>

export type Questions = (typeof questions)[NewDocument['kind']][number]
export type Answers = Partial<Record<Questions, string>>

/** What a document begins with, or what is wrong with the answers. */
export function beginWith(
  kind: NewDocument['kind'],
  answers: Answers,
): { document: NewDocument } | { wrong: Answers } {
  const wrong: Answers = {}
  const given = (question: Questions) => {
    const answer = (answers[question] ?? '').trim()
    if (answer === '') wrong[question] = words.missing
    return answer
  }
  const document = made(kind, given)
  if (
    document.kind === 'report' &&
    document.start !== '' &&
    document.end !== '' &&
    document.end < document.start
  )
    wrong.end = words.wrongEnd
  if (document.kind === 'project' && document.year !== '' && !/^\d{4}(-\d{4})?$/.test(document.year))
    wrong.year = words.wrongYear
  return Object.keys(wrong).length > 0 ? { wrong } : { document }
}

function made(kind: NewDocument['kind'], given: (question: Questions) => string): NewDocument {
  if (kind === 'report') return { kind, start: given('start'), end: given('end') }
  if (kind === 'news') return { kind, title: given('title'), published: given('published') }
  return { kind, title: given('title'), year: given('year').replace(/\s*[–-]\s*/, '-') }
}
