/** What the head of a prerendered page loads, as addresses under the base path. */
export type PageAssets = {
  fonts?: string[]
  styles: string[]
  entry: string
  preloads: string[]
  /** Chunk of the one document that the page shows, and its name at the content door (`content/named-document.ts`). */
  document?: { name: string; address: string }
}

/**
 * Puts a page's style sheets, entry and chunk preloads into its rendered document. `fallback` marks
 * `404.html`, which answers at any address and is therefore rendered anew instead of hydrated.
 */
export function completeDocument(html: string, assets: PageAssets, fallback = false): string {
  const head = [
    // A font that comes too late is not used at all (font-display: optional), so it is asked for at once.
    ...(assets.fonts ?? []).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    // Low priority: the page is readable without them, the first picture is not.
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    assets.document
      ? `<link rel="modulepreload" href="${assets.document.address}" fetchpriority="low" data-document="${assets.document.name}">`
      : '',
  ].join('')
  const marked = fallback ? html.replace('<html', '<html data-404=""') : html
  return marked.replace('</head>', `${head}</head>`)
}

const unsafe = [
  { name: 'inline script', pattern: /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>/ },
  { name: 'inline style sheet', pattern: /<style[\s>]/ },
  { name: 'style attribute', pattern: /<[^>]+\sstyle=/ },
  { name: 'event handler attribute', pattern: /<[^>]+\son[a-z]+=/ },
]

/** Names what the security policy would block in a document, or that its main part is empty. */
export function findFlaws(html: string): string[] {
  const blocked = unsafe.flatMap(({ name, pattern }) => {
    const found = pattern.exec(html)
    return found ? [`${name}: ${found[0].slice(0, 120)}`] : []
  })
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  return main.replace(/<[^>]*>/g, '').trim() === '' ? [...blocked, 'empty <main>'] : blocked
}
