import { createInterface } from 'node:readline/promises'
import { type Answers, type Kind, kinds } from './kinds.ts'

/** Asks a question and gives the answer; undefined where nobody can be asked. */
export type Ask = ((text: string) => Promise<string>) | undefined

/**
 * Completes what the command line left open by asking for it.
 *
 * @throws an Error in Albanian when an answer is wrong or missing and nobody can be asked
 */
export async function completeAnswers(
  options: { word: string | undefined; given: Answers },
  ask: Ask,
  say: (line: string) => void,
): Promise<{ kind: Kind; answers: Answers }> {
  const kind = await chooseKind(options.word, ask, say)
  const answers: Record<string, string> = { ...options.given }
  for (const { option, text, optional, problem } of kind.questions) {
    const given = options.given[option]
    const wrong = given === undefined ? undefined : problem(given)
    if (wrong !== undefined) throw new Error(`--${option}: ${wrong}`)
    if (given !== undefined) continue
    if (ask === undefined && !optional) throw new Error(`Mungon --${option}: ${text}.`)
    while (ask !== undefined && answers[option] === undefined) {
      const answer = (await ask(`${text}${optional ? ' [Enter: më vonë]' : ''}: `)).trim()
      const trouble = answer === '' && optional ? undefined : problem(answer)
      if (trouble === undefined) answers[option] = answer
      else say(`  ${trouble}`)
    }
  }
  return { kind, answers }
}

async function chooseKind(word: string | undefined, ask: Ask, say: (line: string) => void): Promise<Kind> {
  const list = kinds.map(({ label }, index) => `${index + 1} ${label}`).join(', ')
  let answer = word
  for (;;) {
    const kind = kinds.find(
      ({ words }, index) => words.includes(answer ?? '') || answer === String(index + 1),
    )
    if (kind !== undefined) return kind
    if (ask === undefined || word !== undefined) {
      throw new Error(`Çfarë dokumenti? Shkruaj ${kinds.map(({ words }) => words[0]).join(', ')}.`)
    }
    if (answer !== undefined) say('  Shkruaj një nga numrat.')
    answer = (await ask(`Çfarë dokumenti do të nisësh? (${list}): `)).trim().toLowerCase()
  }
}

/** Asks on the terminal; undefined when there is none. */
export function terminalAsk(): { ask: Ask; close(): void } {
  if (!process.stdin.isTTY) return { ask: undefined, close: () => {} }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (text) => terminal.question(text), close: () => terminal.close() }
}
