import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 optimize the functions of this process, with all its threads, fifteen times later. Node 20 does so after some
 * milliseconds, in each of five threads that are done after a second or two: a tenth of a first build's processor time, and of
 * the way to a server's first page. The V8 of later versions waits by itself, and does not know the option.
 *
 * @param {string} node version of Node
 */
export function optimizeLate(node = process.versions.node) {
  if (node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000')
}
