import type { FormField } from '../../protocol.ts'

/**
 * Replaces the keys in lines of YAML by the labels of the form: `Titulli: Dielli` for `title: "Dielli"`. A key within groups
 * that has several labels in the form, such as the title of several groups, stays as it is.
 */
export function labelFields(fields: readonly FormField[]): (text: string) => string {
  const own = new Map(fields.map(({ key, label }) => [key, label]))
  const labels = new Map<string, string | undefined>()
  for (const { key, label } of allOf(fields))
    labels.set(key, !labels.has(key) || labels.get(key) === label ? label : undefined)
  return (text) =>
    text.replaceAll(fieldLine, (line, start: string, key: string, quoted = '', plain = '') => {
      const label = (start === '' ? own.get(key) : undefined) ?? labels.get(key)
      return label === undefined ? line : `${start}${label}: ${quoted}${plain}`
    })
}

/** A line of YAML that gives a field its value; the value is in one of the last two groups. */
const fieldLine = /^(\s*(?:- )?)(\w+): *(?:"(.*)"|(.*))$/gm

function allOf(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => [field, ...allOf(field.fields ?? [])])
}
