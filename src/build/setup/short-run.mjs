import { setFlagsFromString } from 'node:v8'

/**
 * Tells V8 that this process, with all its threads, ends soon: it optimizes functions fifteen times later. Node 20 does so for
 * what runs a second or two in each of five threads, a seventh of a first build's processor time. The V8 of later versions
 * waits by itself, and does not know the option.
 *
 * @param {string} node version of Node
 */
export function expectShortRun(node = process.versions.node) {
  if (node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000')
}
