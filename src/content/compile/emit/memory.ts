/** Gives the text that `make` once made for this object under this name. */
export type EmitMemory = (object: object, name: string, make: () => string) => string

/** Makes every text anew: what a process does that emits once. */
export const withoutMemory: EmitMemory = (_object, _name, make) => make()

/** A memory as long as the objects live: a check gives the same objects for documents that did not change. */
export function createEmitMemory(): EmitMemory {
  const texts = new WeakMap<object, Map<string, string>>()
  return (object, name, make) => {
    const known = texts.get(object) ?? new Map<string, string>()
    texts.set(object, known)
    const text = known.get(name) ?? make()
    known.set(name, text)
    return text
  }
}
