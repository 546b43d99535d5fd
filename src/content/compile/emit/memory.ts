/** Gives the text that `make` once made under this name for these objects, and only for these. */
export type EmitMemory = (objects: readonly [object, ...object[]], name: string, make: () => string) => string

/** Makes every text anew: what a process does that emits once. */
export const withoutMemory: EmitMemory = (_objects, _name, make) => make()

type Known = { objects: readonly object[]; text: string }

/**
 * A memory as long as the first of the objects lives: a check gives the same objects for documents that did not
 * change. The text is the same string, which is compared at once, however long it is.
 */
export function createEmitMemory(): EmitMemory {
  const texts = new WeakMap<object, Map<string, Known>>()
  return (objects, name, make) => {
    const [owner] = objects
    const names = texts.get(owner) ?? new Map<string, Known>()
    texts.set(owner, names)
    const known = names.get(name)
    const isSame =
      known?.objects.length === objects.length && known.objects.every((one, at) => one === objects[at])
    if (isSame) return known.text
    const text = make()
    names.set(name, { objects, text })
    return text
  }
}
