import { load, loadDocument, loadList, loadNewsPost } from '../site/content/index.ts'

/** The site's own content, which the exhibits show. */
export type Material = Awaited<ReturnType<typeof loadMaterial>>

/**
 * Loads the first page of each list, the newest post, and the newest report with a picture in its text.
 * @throws when the site has no report or no news post.
 */
export async function loadMaterial() {
  const [{ home, posts, facts, map }, { about }, english, { list: reports }, { list: projects }] =
    await Promise.all([
      load('home'),
      load('about'),
      load('english'),
      loadList('reports', 1),
      loadList('projects', 1),
    ])
  const loaded = await Promise.all(reports.entries.map(({ id }) => loadDocument('report', id)))
  const report = loaded.find((each) => Object.keys(each.report.figures).length > 0) ?? first(loaded)
  const post = await loadNewsPost(first(posts).id)
  return { home, posts, facts, map, about, english, reports, projects, report, post }
}

/**
 * The first item of a list that is expected not to be empty.
 * @throws when it is empty.
 */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('The catalogue needs at least one document of each kind')
  return item
}
