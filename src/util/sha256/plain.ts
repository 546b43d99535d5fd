/** SHA-256 (FIPS 180-4) without Node, and without waiting: `crypto.subtle` of browsers answers asynchronously only. */

const primes = firstPrimes(64)
/** The first 32 bits of the fractional parts of square roots, and of cube roots. */
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

/** The SHA-256 digest of a text (as UTF-8) or of bytes, in 64 hex digits. */
export function digestOf(data: string | Uint8Array): string {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const state = Int32Array.from(start)
  const words = new Int32Array(64)
  const whole = bytes.length - (bytes.length % 64)
  addBlocks(state, words, bytes.subarray(0, whole))
  // The rest, a bit of 1, and the length in bits at the end of a block.
  const rest = bytes.length - whole
  const last = new Uint8Array(rest < 56 ? 64 : 128)
  last.set(bytes.subarray(whole))
  last[rest] = 0x80
  new DataView(last.buffer).setBigUint64(last.length - 8, BigInt(bytes.length) * 8n)
  addBlocks(state, words, last)
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function addBlocks(state: Int32Array, words: Int32Array, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at < bytes.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4)
    for (let i = 16; i < 64; i++) {
      const near = words[i - 2] as number
      const far = words[i - 15] as number
      const mixed = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
      const other = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
      words[i] = (words[i - 16] as number) + other + (words[i - 7] as number) + mixed
    }
    addBlock(state, words)
  }
}

function addBlock(state: Int32Array, words: Int32Array): void {
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + mixed + choice + (rounds[i] as number) + (words[i] as number)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(value: number): number {
  return ((value % 1) * 2 ** 32) | 0
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let one = 2; found.length < count; one++)
    if (found.every((prime) => one % prime !== 0)) found.push(one)
  return found
}
