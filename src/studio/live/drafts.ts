/** What is written and not saved yet. */
export type Drafts = {
  /** Texts of documents by their paths below the project's root, with `/`. */
  texts: ReadonlyMap<string, string>
  /** Picture files: by the path that a save gives them, where they lie, both below the root, with `/`. */
  pictures: ReadonlyMap<string, string>
}
