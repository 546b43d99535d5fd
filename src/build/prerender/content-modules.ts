const lists: Readonly<Record<string, string>> = { 'summer-school': 'reports', projects: 'projects' }

/** Names of the modules of content that the loaders of a page's route ask for, by the page's clean path. */
export function contentModules(path: string): string[] {
  const [, kind = '', id = '', page = ''] = path.split('/')
  if (kind === '') return ['home']
  const list = lists[kind]
  if (list !== undefined) return page === '' ? [`lists/${list}-1`] : ['known', `lists/${list}-${page}`]
  if (kind === 'about') return ['about']
  if (kind === 'kerko') return ['titles']
  if (kind === 'blog') return ['known', `report/${id}`]
  if (kind === 'information-blog') return ['known', `news/${id}`]
  return []
}
