import { type LanguageTag, parse } from '../format.ts'

type Element = ReturnType<ReturnType<typeof parse>['getAst']>[number]

/** One of the texts that a message may become. */
export type MessageText = {
  /** With variables as `{name}`. */
  text: string
  /** Names of the values that the text cannot do without: those of its variables and plurals. */
  needed: string[]
  /** Names of the values that select this text. */
  selected: string[]
  /** The cases of the values that select this text. */
  cases: [name: string, chosen: string][]
  /** Names of the values that are present in the cases that select this text. */
  present: string[]
}

/** Every text that a message may become. */
export function textsOf(message: string, tag: LanguageTag = 'sq'): MessageText[] {
  return expand(parse(message, tag).getAst())
}

const empty: MessageText = { text: '', needed: [], selected: [], cases: [], present: [] }

function expand(elements: readonly Element[]): MessageText[] {
  return elements.reduce<MessageText[]>(
    (before, element) => before.flatMap((one) => choicesOf(element).map((choice) => join(one, choice))),
    [empty],
  )
}

function choicesOf(element: Element): MessageText[] {
  if ('options' in element) {
    const { value: name, options } = element
    const isPlural = 'pluralType' in element
    return Object.entries(options).flatMap(([key, { value }]) => {
      const isPresent = isPlural || (key !== 'none' && (key !== 'other' || 'none' in options))
      const choice: MessageText = isPlural
        ? { ...empty, needed: [name] }
        : { ...empty, selected: [name], cases: [[name, key]] }
      if (isPresent) choice.present = [name]
      return expand(value).map((text) => join(choice, text))
    })
  }
  // The types of text and variable; the library exports their names in another package.
  if (element.type === 0) return [{ ...empty, text: element.value }]
  if (element.type === 1) return [{ ...empty, text: `{${element.value}}`, needed: [element.value] }]
  throw new Error(`Messages have no element of type ${element.type}`)
}

function join(a: MessageText, b: MessageText): MessageText {
  return {
    text: a.text + b.text,
    needed: [...a.needed, ...b.needed],
    selected: [...a.selected, ...b.selected],
    cases: [...a.cases, ...b.cases],
    present: [...a.present, ...b.present],
  }
}
