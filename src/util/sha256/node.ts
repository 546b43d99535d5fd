import { hash } from 'node:crypto'

/** As {@link import('./browser.ts').digestOf}, by Node's own code, which is ten times as fast. */
export function digestOf(data: string | Uint8Array): string {
  return hash('sha256', data)
}
