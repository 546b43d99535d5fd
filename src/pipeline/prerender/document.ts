/** Assets in the head of a prerendered page, as addresses under the base path. */
export type PageAssets = {
  fonts?: string[]
  styles: string[]
  /** The script that starts the app later, see src/site/app/bootstrap.ts; without it the page loads the app directly. */
  bootstrap?: string
  entry: string
  preloads: string[]
}

/** Adds a page's style sheets and scripts to its rendered document. */
export function completeDocument(html: string, assets: PageAssets): string {
  const head = [
    // Before the style sheets: a script waits for those before it, and is fetched together with those after it.
    scriptElement(assets),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // With `font-display: optional` a late font is not used at all, so the head preloads it. The preload stands after
    // the style sheets, because on a slow network the font is too late anyway.
    ...(assets.fonts ?? []).map(
      (href) =>
        `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin fetchpriority="low">`,
    ),
  ].join('')
  return html.replace('</head>', `${head}</head>`)
}

function scriptElement({ bootstrap, entry, preloads }: PageAssets): string {
  if (bootstrap === undefined) return `<script type="module" src="${entry}"></script>`
  const preload = preloads.length > 0 ? ` data-preload="${preloads.join(' ')}"` : ''
  return `<script src="${bootstrap}" data-entry="${entry}"${preload}></script>`
}
