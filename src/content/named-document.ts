/**
 * The module of the document that this page was prerendered for. The page's head names its chunk
 * (`<link rel="modulepreload" data-document="report/1">`), so that a first load needs no list of the chunks
 * of all documents. Undefined where the head names another document or none, as in development.
 */
export async function namedDocument<Module>(name: string): Promise<Module | undefined> {
  if (import.meta.env.SSR) return undefined
  const link = document.querySelector<HTMLLinkElement>(`link[data-document="${name}"]`)
  return link === null ? undefined : ((await import(/* @vite-ignore */ link.href)) as Module)
}
