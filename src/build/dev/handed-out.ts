/** The texts that Vite was handed, so that it can be told of those that are others since. */
export type HandedOut = {
  /** Notes a text, or that there was none, and gives it. */
  add(file: string, text: string | undefined): string | undefined
  files(): string[]
  /**
   * The files of which a text was handed out, to whomever, that is no longer theirs. They are told of once: whoever
   * asks for one of them after that is handed the text of that moment.
   *
   * @param textNow what a file would be handed out as now
   */
  takeChanged(textNow: (file: string, handed: string | undefined) => string | undefined): string[]
}

/** Nothing handed out so far. */
export function createHandedOut(): HandedOut {
  // Server and browser ask for themselves: while a file changes, one may be handed what it was and the other what it is.
  const texts = new Map<string, Set<string | undefined>>()
  return {
    add(file, text) {
      const handed = texts.get(file) ?? new Set()
      texts.set(file, handed.add(text))
      return text
    },
    files: () => [...texts.keys()],
    takeChanged(textNow) {
      const isOld = (file: string, text: string | undefined) => textNow(file, text) !== text
      const changed = [...texts].flatMap(([file, handed]) =>
        [...handed].some((text) => isOld(file, text)) ? [file] : [],
      )
      for (const file of changed) texts.delete(file)
      return changed
    },
  }
}
