import type { Calls, OpenDocument, Operation, Passage } from '../../../protocol.ts'
import { type Api, Failure, Stale } from '../../api.ts'
import { applyToValues, type FieldOperation } from '../../values.ts'
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

/** A document after an operation. */
function afterOperation(document: OpenDocument, operation: Operation): OpenDocument {
  const after = { ...document, revision: document.revision + 1, isDraft: true }
  if (operation.op === 'fix' || operation.op === 'write') return after
  if (operation.op === 'body')
    return { ...after, text: document.text.slice(0, document.body?.start) + operation.text }
  return { ...after, values: applyToValues(document.values, operation as FieldOperation) }
}

/** A fake core, which applies operations and records all calls. */
export function fakeCore() {
  let document = opened
  const calls: [name: string, request: unknown][] = []
  const fails: Failure[] = []
  let isLost = false
  let last: Operation | undefined
  let conflict: readonly Passage[] | undefined
  const doAll = (operations: readonly Operation[]) => {
    document = operations.reduce(afterOperation, document)
    last = operations.at(-1) ?? last
  }
  const api: Api = {
    async call(name, request) {
      calls.push([name, request])
      await Promise.resolve()
      const failure = fails.shift()
      if (failure !== undefined) throw failure
      if (name === 'edit') {
        const { operation, revision } = request as Calls['edit']['request']
        if (revision !== document.revision) throw new Stale('dikush tjetër')
        doAll([operation])
      }
      if (name === 'merge') {
        const { lost = [], operations, chosen, revision } = request as Calls['merge']['request']
        if (conflict && (chosen === undefined || revision !== document.revision))
          return { conflict, revision: document.revision } as never
        if (conflict && chosen === '') return { gone: true } as never
        if (conflict && chosen) doAll([{ op: 'write', text: chosen }])
        else doAll(lost.at(-1) === last ? operations : [...lost, ...operations])
        return { document: structuredClone(document), ours: structuredClone(document) } as never
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
    /** Makes each merge return this conflict; without passages, merges succeed again. */
    clash: (passages?: readonly Passage[]) => {
      conflict = passages
    },
    /** Loses the next response: the core applies an operation, but its call fails. */
    loseAnswer: () => {
      isLost = true
    },
    operations: () => calls.filter(([name]) => name === 'edit').map(([, request]) => request),
  }
}

/** An operation that gives the document another title. */
export const set = (value: string): FieldOperation => ({ op: 'set', path: ['title'], value })
/** Sends the waiting operations, as after a pause in typing, and waits for the answers. */
export const settled = (session: Session) => {
  session.flush()
  return new Promise((resolve) => setTimeout(resolve, 5))
}
