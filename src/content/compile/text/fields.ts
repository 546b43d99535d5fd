import { isMap, isPair, isScalar, type Pair, type Scalar, visit } from 'yaml'
import type { YamlData } from '../yaml/parse.ts'
import { createPassages, type Passage } from './passage.ts'

/** Fields whose values are no sentences: names of files, addresses, dates, numbers, lists of names. */
const wordless = new Set(
  'file picture href url address email phones date start end published readTime lang id year standIns'.split(
    ' ',
  ),
)

/** The words of the fields of a file. */
export function fieldPassages({ source, offset, document }: YamlData): Passage[] {
  const builder = createPassages(source, 'field')
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && wordless.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || node.range == null) return
      const [start, end] = wordsIn(source.text, node, offset)
      builder.close()
      builder.add(start, end, languageBeside(path))
    },
  })
  return builder.passages
}

/** Offsets of a value without its quotes, or without the first line (`>-`) of a block of text. */
function wordsIn(text: string, { type, range }: Scalar, offset: number): [number, number] {
  const [from = 0, to = from] = range ?? []
  const [start, end] = [offset + from, offset + to]
  if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') return [start + 1, end - 1]
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') {
    const newline = text.indexOf('\n', start)
    return [newline === -1 ? end : Math.min(newline + 1, end), end]
  }
  return [start, end]
}

/** `{ text: Home, lang: en }`: the language that stands beside a text. */
function languageBeside(path: readonly unknown[]): string | undefined {
  const group = path.findLast((node) => isMap(node))
  const pair = isMap(group)
    ? group.items.find(
        (item): item is Pair<Scalar, Scalar> =>
          isPair(item) && isScalar(item.key) && item.key.value === 'lang',
      )
    : undefined
  return isScalar(pair?.value) ? String(pair.value.value) : undefined
}
