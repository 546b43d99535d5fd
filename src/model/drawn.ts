/** Content as data that pages render without further code: a text, or an element with its attributes and its parts. */
export type Drawn = string | readonly [tag: string, attributes: Attributes, ...parts: Drawn[]]

export type Attributes = Readonly<Record<string, string | number>>
