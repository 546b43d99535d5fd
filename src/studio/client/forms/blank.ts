import type { FormField } from '../../protocol.ts'

/** What a new item of a list begins with: what must be there and has nothing in it yet. */
export function blankOf(field: FormField): unknown {
  switch (field.type) {
    case 'group': {
      const needed = (field.fields ?? []).filter(({ isRequired, type }) => isRequired && type !== 'derived')
      return Object.fromEntries(needed.map((inner) => [inner.key, blankOf(inner)]))
    }
    case 'list':
      return Array.from({ length: field.count ?? 0 }, () =>
        field.fields?.[0] ? blankOf(field.fields[0]) : '',
      )
    case 'mark':
      return true
    default:
      return ''
  }
}
