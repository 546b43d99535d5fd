/** Paths with `/`, as `node:path/posix` treats them, for code that runs in Node and in a browser. */

/** The last name of a path, without `ending` if the name ends with it. */
export function basename(path: string, ending = ''): string {
  const name = path.replace(/\/+$/, '').replace(/^.*\//s, '')
  return name !== ending && name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name
}

/** The folder of a path; `.` where it names none. */
export function dirname(path: string): string {
  const [, folder] = /^(.*[^/]|)\/+[^/]+\/*$/s.exec(path) ?? []
  return folder === undefined ? (path.startsWith('/') ? '/' : '.') : folder || '/'
}

/** The ending of a name with its dot: `.jpg`; none for `.hidden`. */
export function extname(path: string): string {
  const name = basename(path)
  const dot = name.lastIndexOf('.')
  return dot > 0 && name !== '..' ? name.slice(dot) : ''
}

/** Joins parts and resolves `.` and `..`; `.` for nothing. */
export function join(...parts: readonly string[]): string {
  const path = parts.filter((part) => part !== '').join('/')
  const isAbsolute = path.startsWith('/')
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '' || name === '.') continue
    if (name !== '..') names.push(name)
    else if (names.length > 0 && names.at(-1) !== '..') names.pop()
    else if (!isAbsolute) names.push('..')
  }
  const end = path.endsWith('/') && names.length > 0 ? '/' : ''
  return (isAbsolute ? '/' : '') + names.join('/') + end || '.'
}

/** The relative path from a folder to another path; both start from the same folder. */
export function relative(from: string, to: string): string {
  const namesIn = (path: string) =>
    join(path)
      .split('/')
      .filter((name) => name !== '' && name !== '.')
  const [here, there] = [namesIn(from), namesIn(to)]
  let common = 0
  while (common < here.length && here[common] === there[common]) common++
  return [...here.slice(common).map(() => '..'), ...there.slice(common)].join('/')
}
