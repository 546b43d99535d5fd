/**
 * Puts a variable into a text, apart from the words beside it. In a field that nobody has entered, the browser has the
 * caret at the end. The variable then goes before the last punctuation mark.
 *
 * @returns the text, and the caret after the variable
 */
export function putVariable(text: string, name: string, caret: number): { text: string; caret: number } {
  const at = caret < text.length ? caret : text.search(/\s*[.,:;!?…]*\s*$/)
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const start = /[^\s(„“"]$/.test(before) ? `${before} ` : before
  const end = /^[^\s)”“".,:;!?…]/.test(after) ? ` ${after}` : after
  return { text: start + name + end, caret: start.length + name.length }
}
