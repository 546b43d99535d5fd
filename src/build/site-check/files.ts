import path from 'node:path'
import { type Addresses, followAddress, meansTheSameEverywhere } from './addresses.ts'
import type { PageAddress, PageFacts } from './facts.ts'
import { pictureKeys } from './picture-keys.ts'
import { type SiteProblem, type Spot, siteProblem } from './problem.ts'

/** Texts of the built folder by file: style sheets, scripts and the manifest. */
export type Texts = ReadonlyMap<string, string>

const inStyles = /url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g
/** Chunks that a script imports, and the files that it asks for before them. */
const inScripts = /["'`]((?:\.\.?\/|\/?assets\/)[\w./~-]+\.(?:js|css|woff2|svg|json))["'`]/g
/** Icons of the manifest. */
const inManifest = /"src"\s*:\s*"([^"]+)"/g
const patterns: Readonly<Record<string, RegExp>> = { '.css': inStyles, '.webmanifest': inManifest }

/** Files that are asked for by name from outside. */
const wellKnown =
  /^(_headers|_redirects|CNAME|404\.html|index\.html|robots\.txt|sitemap[\w-]*\.xml|favicon\.ico|\.nojekyll|\.well-known\/.*|.*\.(xml|atom|rss|webmanifest|txt))$/

/** Checks that every file which a style sheet or a script names was built. */
export function checkTexts(addresses: Addresses, texts: Texts): SiteProblem[] {
  return [...texts].flatMap(([file, text]) =>
    namesIn(file, text).flatMap(({ address, at }) => {
      const target = resolveName(addresses, file, address)
      return target === undefined ? [siteProblem('site/missing-file', spotOf(file, text, at), address)] : []
    }),
  )
}

/** Modules of content: the app puts their addresses together from their names. */
const contentModule = /^data\/.*\.js$/

/** Files that nothing names: what an editor no longer needs, or a page forgets. */
export function findUnused(addresses: Addresses, pages: readonly PageFacts[], texts: Texts): SiteProblem[] {
  const used = new Set<string>()
  const followed = new Set<PageAddress>()
  for (const { file, references } of pages) {
    for (const reference of references) {
      // A place of the page itself, which is used anyway, or what another page refers to as well.
      if (reference[1].startsWith('#') || followed.has(reference)) continue
      const target = followAddress(addresses, file, reference[1])
      if (target.kind === 'file') used.add(target.file)
      if (meansTheSameEverywhere(reference[1])) followed.add(reference)
    }
  }
  for (const [file, text] of texts) {
    for (const { address } of namesIn(file, text)) {
      const target = resolveName(addresses, file, address)
      if (target !== undefined && target !== '') used.add(target)
    }
  }
  const keys = new Set([
    ...[...texts.values()].flatMap(pictureKeys),
    ...pages.flatMap(({ pictures }) => pictures),
  ])
  const isUsed = (file: string) =>
    used.has(file) ||
    wellKnown.test(file) ||
    contentModule.test(file) ||
    file.endsWith('.html') ||
    (file.startsWith('pictures/') && keys.has(keyOf(file)))
  const unused = [...addresses.files].filter((file) => !isUsed(file)).sort()
  return unused.map((file) => siteProblem('site/unused-file', { file }, file))
}

function namesIn(file: string, text: string): { address: string; at: number }[] {
  const pattern = patterns[path.posix.extname(file)] ?? inScripts
  const found = [...text.matchAll(pattern)].map(({ 1: first, 2: second, index }) => ({
    address: first ?? second ?? '',
    at: index,
  }))
  return found.filter(({ address }) => !/^(data:|https?:|#)/.test(address))
}

/** The file behind a name, '' where it lies outside the site, undefined where it is missing. */
function resolveName(addresses: Addresses, file: string, address: string): string | undefined {
  // A bundler writes `assets/a.css` relative to the base, whatever chunk the list stands in.
  const name = address.replace(/^\/?assets\//, `${addresses.base}assets/`)
  const target = followAddress(addresses, file, name.split(/[?#]/)[0] ?? '')
  if (target.kind === 'foreign') return ''
  return target.kind === 'file' ? target.file : undefined
}

/** `pictures/2024-01.1a2b3c4d-640.avif` is one of the files of `2024-01.1a2b3c4d`. */
function keyOf(file: string): string {
  return path.posix.basename(file).replace(/(-\d+)?\.\w+$/, '')
}

function spotOf(file: string, text: string, at: number): Spot {
  const lines = text.slice(0, at).split('\n')
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
