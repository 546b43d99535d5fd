/** Makes a repeatable source of chance from a text: the same seed gives the same numbers on every machine. */
export function createRng(seed: string) {
  let state = 2166136261
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619)
  state ^= state >>> 13
  /** A number from 0 (inclusive) to 1 (exclusive), by mulberry32. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    /** An integer between the bounds, inclusive. */
    int: (low: number, high: number): number => low + Math.floor((high - low + 1) * next()),
    pick: <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
