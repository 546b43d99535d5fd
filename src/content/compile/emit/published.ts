/** A module of a published site, of which the text is made when somebody needs it. */
export type PublishedModule = {
  /** File name below `src/content/generated`. */
  name: string
  /** The entries that it is made of, where it is made of nothing else. */
  of?: readonly object[]
  text(): string
}
