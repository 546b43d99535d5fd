import type { Act, Calls, OpenDocument, Passage } from '../../../protocol.ts'
import { type Api, Failure, Stale } from '../../api.ts'
import { applyToValues, type FieldAct } from '../../values.ts'
import type { Session } from '../session.ts'

const text = '---\ntitle: Një\n---\nTrupi i gjatë'

/** For tests: a document as the studio opens it. */
export const opened: OpenDocument = {
  file: 'content/reports/2024/index.mdx',
  kind: 'report',
  title: 'Dita',
  label: 'Raport',
  group: 'Raportet',
  isNew: false,
  revision: 1,
  isDraft: false,
  text,
  fields: [{ key: 'title', label: 'Titulli', isRequired: true, type: 'line' }],
  values: { title: 'Një', tags: ['a', 'b'] },
  body: { start: 19, end: text.length },
  pictures: [],
  problems: [],
}

/** A document after an act. */
function afterAct(document: OpenDocument, act: Act): OpenDocument {
  const after = { ...document, revision: document.revision + 1, isDraft: true }
  if (act.act === 'fix' || act.act === 'write') return after
  if (act.act === 'body') return { ...after, text: document.text.slice(0, document.body?.start) + act.text }
  return { ...after, values: applyToValues(document.values, act as FieldAct) }
}

/** A fake server: it does the acts that it gets, and records all calls. */
export function server() {
  let document = opened
  const calls: [name: string, takes: unknown][] = []
  const fails: Failure[] = []
  let isLost = false
  let last: Act | undefined
  let conflict: readonly Passage[] | undefined
  const doAll = (acts: readonly Act[]) => {
    document = acts.reduce(afterAct, document)
    last = acts.at(-1) ?? last
  }
  const api: Api = {
    async call(name, takes) {
      calls.push([name, takes])
      await Promise.resolve()
      const failure = fails.shift()
      if (failure !== undefined) throw failure
      if (name === 'act') {
        const { act, revision } = takes as Calls['act']['takes']
        if (revision !== document.revision) throw new Stale('dikush tjetër')
        doAll([act])
      }
      if (name === 'merge') {
        const { lost, acts } = takes as Calls['merge']['takes']
        if (conflict !== undefined) return { document: structuredClone(document), conflict } as never
        doAll(lost === undefined || lost === last ? acts : [lost, ...acts])
        return { document: structuredClone(document), mine: structuredClone(document) } as never
      }
      if (isLost) {
        isLost = false
        throw new Failure('pa përgjigje')
      }
      if (name === 'resolve') document = { ...document, conflict: undefined } as OpenDocument
      return structuredClone(document) as never
    },
    async upload(_, name) {
      calls.push(['upload', name])
      const failure = fails.shift()
      if (failure !== undefined) throw failure
      document = { ...document, revision: document.revision + 1 }
      return { picture: '01.jpg', document }
    },
  }
  const change = (next: Partial<OpenDocument>) => {
    document = { ...document, ...next }
  }
  return {
    api,
    calls,
    fails,
    change,
    /** Has each merge answer with this conflict; without passages, merges succeed again. */
    clash: (passages?: readonly Passage[]) => {
      conflict = passages
    },
    /** Loses the next answer: the server does an act, but its call fails. */
    loseAnswer: () => {
      isLost = true
    },
    acts: () => calls.filter(([name]) => name === 'act').map(([, takes]) => takes),
  }
}

/** An act that gives the document another title. */
export const set = (value: string): FieldAct => ({ act: 'set', path: ['title'], value })
/** Sends the waiting acts, as after a pause in typing, and waits for the answers. */
export const settled = (session: Session) => {
  session.flush()
  return new Promise((resolve) => setTimeout(resolve, 5))
}
