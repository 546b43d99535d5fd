import type { Side } from './side.ts'

/** A repeatable source of chance: the same seed gives the same numbers on every machine. */
export interface Rng {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A number between the two bounds. */
  range(low: number, high: number): number
  /** A whole number between the two bounds, both included. */
  int(low: number, high: number): number
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T
  /** True with the given probability. */
  chance(probability: number): boolean
  sign(): Side
  /** A number around 0, rarely beyond 1 or -1, denser towards the middle. */
  bell(): number
  /** An independent source that does not depend on how much was drawn from this one. */
  fork(label: string): Rng
}

/** Makes a source of chance from a text. */
export function createRng(seed: string): Rng {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    bell: () => (next() + next() + next() - 1.5) / 1.5,
    fork: (label) => createRng(`${seed}/${label}`),
  }
}

function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h ^ (h >>> 13)
}
