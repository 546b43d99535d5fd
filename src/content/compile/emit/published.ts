/** A module of a published site, of which the values are made when somebody needs them. */
export type PublishedModule = {
  /** Its name below `data/`, without an ending. */
  name: string
  /** The entries that it is made of, where it is made of nothing else. */
  of?: readonly object[]
  /** The document whose body it holds beside its values. */
  body?: string
  /** What it exports, by name: plain data. */
  values(): Record<string, unknown>
}
