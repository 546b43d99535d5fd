import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { scriptsOf } from '../../../src/pipeline/prerender/testing/scripts.ts'

/** Bytes of files compressed by Brotli, by address. */
export type Weights = ReadonlyMap<string, number>

/** The scripts and style sheets of a first visit to a page. */
export type PageWeight = { scripts: Weights; styles: Weights }

/**
 * Weighs the files that a built page loads without any user action. These are the files in its head and the carousel's
 * engine, which a gallery loads after hydration. {@link weightOf} gives the bytes.
 *
 * @param dir The built site, for the base path `/`.
 * @param file The page below it, e.g. `blog/1.html`.
 */
export async function weighPage(dir: string, file: string): Promise<PageWeight> {
  const html = await readFile(join(dir, file), 'utf8')
  const head = html.slice(0, html.indexOf('</head>'))
  const announced = scriptsOf(html)
  const engines = await Promise.all(announced.map((script) => enginesOf(dir, script)))
  return {
    scripts: await weigh(dir, [...announced, ...engines.flat()]),
    styles: await weigh(dir, addressesOf(head, /<link rel="stylesheet" href="([^"]+)"/g)),
  }
}

/** Bytes of several files together. */
export function sum(weights: Weights): number {
  return [...weights.values()].reduce((total, bytes) => total + bytes, 0)
}

/** The engine's address, where `script` imports it: chunks lie beside each other. */
async function enginesOf(dir: string, script: string): Promise<string[]> {
  const text = await readFile(join(dir, script), 'utf8')
  const names = addressesOf(text, /import\(["'`]\.\/(engine-[\w-]+\.js)["'`]\)/g)
  return names.map((name) => script.replace(/[^/]*$/, name))
}

function addressesOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, address = '']) => address))]
}

async function weigh(dir: string, addresses: readonly string[]): Promise<Weights> {
  return new Map(
    await Promise.all(
      addresses.map(async (address) => [address, await weightOf(join(dir, address))] as const),
    ),
  )
}

const cache = new Map<string, number>()

/**
 * The bytes of a text file of the site, compressed by Brotli. Zeros replace the digests in file names, which do not
 * compress. Otherwise a change of one file would change the weight of all others.
 */
export async function weightOf(file: string): Promise<number> {
  const text = await readFile(file, 'utf8')
  const bytes = cache.get(file) ?? brotliCompressSync(text.replace(digests, '-000000.$1')).length
  cache.set(file, bytes)
  return bytes
}

const digests = /-[\w-]{6}\.(js|css)\b/g

/** Bytes of a file compressed by Brotli at its best quality, as hosts do for files that do not change. */
export async function brotliBytes(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length
}
