/** The addresses of all scripts of a document, including the scripts that its first script loads. */
export function scriptsOf(html: string): string[] {
  const elements =
    html.slice(0, html.indexOf('</head>')).match(/<script (?:type="module"|[^>]*data-entry=)[^>]*>/g) ?? []
  return elements.flatMap((element) =>
    [...element.matchAll(/ (?:src|data-entry|data-preload)="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.split(' '),
    ),
  )
}
