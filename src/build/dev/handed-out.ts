/** The texts that Vite was handed, so that it can be told of those that are others since. */
export type HandedOut = {
  /** Notes a text, or that there was none, and gives it. */
  add(file: string, text: string | undefined): string | undefined
  files(): string[]
  /**
   * The files whose text is no longer what was handed out. They are told of once: whoever asks for one of them
   * after that is handed the text of that moment.
   *
   * @param textNow what a file would be handed out as now
   */
  takeChanged(textNow: (file: string, handed: string | undefined) => string | undefined): string[]
}

/** Nothing handed out so far. */
export function createHandedOut(): HandedOut {
  const texts = new Map<string, string | undefined>()
  return {
    add(file, text) {
      texts.set(file, text)
      return text
    },
    files: () => [...texts.keys()],
    takeChanged(textNow) {
      const changed = [...texts].flatMap(([file, text]) => (textNow(file, text) === text ? [] : [file]))
      for (const file of changed) texts.delete(file)
      return changed
    },
  }
}
