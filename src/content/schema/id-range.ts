/** Numbers from the first to the last, both of them included. */
export type IdRange = readonly [first: number, last: number]
