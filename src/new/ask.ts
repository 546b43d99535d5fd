import { createInterface } from 'node:readline/promises'
import type { Answers } from '../model/kinds/kind.ts'
import { type Kind, kinds, type Question, type QuestionContext } from './kinds.ts'

/** Asks a question and returns the answer; undefined without a terminal. */
export type Ask = ((text: string) => Promise<string>) | undefined

/**
 * Asks for everything that the command line left open.
 *
 * @param options.exists whether there is a file or a folder of a path below `content/`
 * @throws an Error in Albanian when an answer is wrong, or is missing without a terminal
 */
export async function completeAnswers(
  options: { word: string | undefined; given: Answers; exists: QuestionContext['exists'] },
  ask: Ask,
  log: (line: string) => void,
): Promise<{ kind: Kind; answers: Answers }> {
  const { given, exists } = options
  const kind = await chooseKind(options.word, ask, log)
  const foreign = Object.keys(given).find((name) => kind.questions.every(({ option }) => option !== name))
  if (foreign !== undefined)
    throw new Error(`--${foreign} nuk vlen këtu: dokumenti i ri është ${kind.label}.`)
  const answers: Record<string, string> = { ...given }
  const context: QuestionContext = { answers, exists }
  for (const question of kind.questions) {
    const { option } = question
    const own = given[option]
    if (own !== undefined) {
      const wrong = question.problem(own, context)
      if (wrong) throw new Error(`--${option}: ${wrong}`)
    } else if (question.isAsked?.(context) ?? true) {
      const answer = await askFor(question, context, ask, log)
      if (answer !== undefined) answers[option] = answer
    }
  }
  return { kind, answers }
}

/** Asks until the answer is valid; undefined if it is optional and there is no terminal. */
async function askFor(
  { option, text, isRequired, problem }: Question,
  context: QuestionContext,
  ask: Ask,
  log: (line: string) => void,
): Promise<string | undefined> {
  const asked = text(context)
  if (ask === undefined) {
    if (isRequired) throw new Error(`Mungon --${option}: ${asked}.`)
    return undefined
  }
  for (;;) {
    const answer = (await ask(`${asked}${isRequired ? '' : ' [Enter: më vonë]'}: `)).trim()
    const trouble = answer === '' && !isRequired ? undefined : problem(answer, context)
    if (trouble === undefined) return answer
    log(`  ${trouble}`)
  }
}

async function chooseKind(word: string | undefined, ask: Ask, log: (line: string) => void): Promise<Kind> {
  const choice = kinds.map(({ label }, index) => `${index + 1} ${label}`).join(', ')
  let answer = word
  for (;;) {
    const kind = kinds.find(
      ({ names }, index) => names.some((one) => one === answer) || answer === String(index + 1),
    )
    if (kind !== undefined) return kind
    if (ask === undefined || word !== undefined) {
      const list = new Intl.ListFormat('sq', { type: 'disjunction' })
      throw new Error(`Çfarë dokumenti? Shkruani ${list.format(kinds.map(({ names }) => names[0]))}.`)
    }
    if (answer !== undefined) log('  Shkruani një nga numrat.')
    answer = (await ask(`Çfarë dokumenti do të nisni? (${choice}): `)).trim().toLowerCase()
  }
}

/** Asks on the terminal; undefined if there is none. */
export function terminalAsk(
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): { ask: Ask; close(): void } {
  if (!input.isTTY) return { ask: undefined, close: () => {} }
  const terminal = createInterface({ input, output })
  // Ctrl+C and Ctrl+D close the terminal; without `closed` the command would end in a half line, or with an English message.
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Error('\nU ndërpre; asgjë nuk ndryshoi.')))
  })
  closed.catch(() => {})
  return {
    ask: (text) => Promise.race([closed, terminal.question(text).catch(() => closed)]),
    close: () => terminal.close(),
  }
}
