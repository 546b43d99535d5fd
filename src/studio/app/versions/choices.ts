import { useState } from 'react'
import type { Choice, Passage } from '../../protocol.ts'

/** A place where two texts differ. */
export type ConflictPassage = Extract<Passage, { ours: string }>

/** The editor's choices by place. A text of the editor's own counts as chosen as soon as it is begun. */
export type Choices = Readonly<Record<string, Choice | undefined>>

/** The choices at the places of two texts. They stay while the editor types on, and when another place changes. */
export function useChoices() {
  const [choices, setChoices] = useState<Choices>({})
  /** Adds a choice, and returns all choices. */
  function choose(key: string, choice: Choice): Choices {
    const next = { ...choices, [key]: choice }
    setChoices(next)
    return next
  }
  return { choices, choose }
}

/**
 * A key for each passage. The key of a place is the text of others, because the editor's text changes while typing. If
 * that text is empty or occurs at several places, the key is both texts with the number of earlier occurrences.
 */
export function placeKeys(passages: readonly Passage[]): string[] {
  const seen = new Map<string, number>()
  const others = passages.map((passage) => ('ours' in passage ? passage.theirs : ''))
  const isUnique = (text: string) => text !== '' && others.indexOf(text) === others.lastIndexOf(text)
  return passages.map((passage) => {
    const id = JSON.stringify('ours' in passage && isUnique(passage.theirs) ? passage.theirs : passage)
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    return `${count}${id}`
  })
}

/** The whole text with the choice at each place; undefined while a place has no choice. */
export function chosenText(passages: readonly Passage[], choices: Choices): string | undefined {
  const keys = placeKeys(passages)
  const texts = passages.map((passage, index) => {
    if ('same' in passage) return passage.same
    const choice = choices[keys[index] ?? '']
    return typeof choice === 'object' ? choice.text : choice && passage[choice]
  })
  return texts.includes(undefined) ? undefined : texts.join('')
}

/** Whether the text of others is empty, because somebody else has removed the document. */
export function isRemovedByOthers(passages: readonly Passage[]): boolean {
  return passages.every((passage) => 'ours' in passage && passage.theirs === '')
}

/** Whether a passage stands among the fields of a document, above its body. */
export function isAmongFields(passages: readonly Passage[], index: number): boolean {
  const above = passages.slice(0, index).map((passage) => ('same' in passage ? passage.same : passage.ours))
  return (above.join('').match(/^---$/gm) ?? []).length < 2
}

/** The words of a place as an editor sees them, and a function that puts other words into the text. */
export type PlaceText = { text: string; textWith: (text: string) => string }

/** For a single line of the fields, the value; the key and the quotes stay. */
export function fieldText(text: string): PlaceText {
  const [, start, quoted, plain] = fieldLine.exec(text) ?? []
  if (start === undefined) return linesText(text)
  if (plain === undefined)
    return {
      text: (quoted ?? '').replace(/\\(["\\])/g, '$1'),
      textWith: (written) => `${start}${inQuotes(written)}\n`,
    }
  const isPlain = (written: string) => /^[\w./-]+$/.test(written)
  return {
    text: plain,
    textWith: (written) => `${start}${isPlain(written) ? written : inQuotes(written)}\n`,
  }
}

/** For any other text, all except the final line break, without which the next line would join the last one. */
export function linesText(text: string): PlaceText {
  return {
    text: text.replace(/\n$/, ''),
    textWith: (written) => (written === '' ? '' : `${written}\n`),
  }
}

/** A line of YAML with a key and a value on it, in quotes or not. */
const fieldLine = /^(\s*(?:- )?\w+: )(?:"((?:[^"\\\n]|\\["\\])*)"|([^\s"'|>&*!{[#\n][^"\n#]*))\n$/

function inQuotes(written: string): string {
  return `"${written.replaceAll('\n', ' ').replace(/["\\]/g, '\\$&')}"`
}
