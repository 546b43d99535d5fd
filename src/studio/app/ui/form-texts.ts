import { recordOf } from '../../../model/records.ts'

/** The texts in the fields of a form; empty for a field that the form does not have. */
export function textsOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form)
  return recordOf(names, (name) => String(data.get(name) ?? ''))
}
