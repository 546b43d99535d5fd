/** What the head of a prerendered page loads, as addresses under the base path. */
export type PageAssets = {
  fonts?: string[]
  styles: string[]
  /** The script that starts the app later, see src/site/app/bootstrap.ts; without it the page loads the app itself. */
  bootstrap?: string
  entry: string
  preloads: string[]
}

/** Puts a page's style sheets and the scripts that it will need into its rendered document. */
export function completeDocument(html: string, assets: PageAssets): string {
  const head = [
    // A font that comes too late is not used at all (font-display: optional), so it is asked for at once.
    ...(assets.fonts ?? []).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    scriptElement(assets),
  ].join('')
  return html.replace('</head>', `${head}</head>`)
}

function scriptElement({ bootstrap, entry, preloads }: PageAssets): string {
  if (bootstrap === undefined) return `<script type="module" src="${entry}"></script>`
  const preload = preloads.length > 0 ? ` data-preload="${preloads.join(' ')}"` : ''
  return `<script type="module" async fetchpriority="low" src="${bootstrap}" data-entry="${entry}"${preload}></script>`
}

/** The addresses of the scripts that a document will load, those that its first one asks for included. */
export function scriptsOf(html: string): string[] {
  const elements = html.slice(0, html.indexOf('</head>')).match(/<script type="module"[^>]*>/g) ?? []
  return elements.flatMap((element) =>
    [...element.matchAll(/ (?:src|data-entry|data-preload)="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.split(' '),
    ),
  )
}

/** A whole tag; what stands in quotes may hold angle brackets. The second form is one with a stray quote. */
const tag = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>|<[a-z][^>]*>/gi

/** What the policy would block, in tags without the values that stand in quotes. */
const unsafe = [
  { name: 'inline script', pattern: /^<script(?!.*\ssrc=)(?![^>]*type="application\/ld\+json")/is },
  { name: 'inline style sheet', pattern: /^<style[\s/>]/i },
  { name: 'style attribute', pattern: /[\s/"']style\s*=/i },
  { name: 'event handler attribute', pattern: /[\s/"']on[a-z]+\s*=/i },
]

/** Tags that may be one of these; the others, nearly all, are not looked at any closer. */
const suspect = /^<s(?:cript|tyle)|[\s/"'](?:style|on[a-z]+)\s*=/i

/** Names what the security policy would block in a document, or that its main part is empty. */
export function findFlaws(html: string): string[] {
  const suspects = html.match(tag)?.filter((whole) => suspect.test(whole)) ?? []
  const tags = suspects.map((whole) => ({ whole, bare: withoutValues(whole) }))
  const blocked = unsafe.flatMap(({ name, pattern }) => {
    const found = tags.find(({ bare }) => pattern.test(bare))
    return found ? [`${name}: ${found.whole.slice(0, 120)}`] : []
  })
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  return main.replace(/<[^>]*>/g, '').trim() === '' ? [...blocked, 'empty <main>'] : blocked
}

/** Words in a value are no attributes, whatever they look like; the one value that says something stays. */
function withoutValues(whole: string): string {
  return whole.replace(/=\s*("[^"]*"|'[^']*')/g, (value) =>
    value === '="application/ld+json"' ? value : '=""',
  )
}
