import path from 'node:path'
import { nearest } from './nearest.ts'
import { isPictureFile } from './pictures.ts'
import { type Finding, finding } from './problem.ts'
import { slug } from './slug.ts'
import { createSource, placeIn } from './source.ts'

const homes = [
  'reports',
  'news',
  'projects',
  'pages',
  'site.yaml',
  'words.yaml',
  'README.md',
  'RREGULLAT.md',
  'dictionary.txt',
]
/** Text that may be a document under another name. */
const documentName = /\.(mdx?|markdown|txt|ya?ml|html?)$/i

/** Formats that cameras and programs write and browsers do not show, or that move. */
const foreignPicture = /\.(gif|hei[cf]|tiff?|bmp|jxl|jp2|psd|xcf|dng|cr[23]|nef|arw|raf|orf|rw2|eps|ai)$/i

/**
 * Says why a file of `content/` is no document, and what it was probably meant to be.
 *
 * @param files all files of `content/`
 */
export function describeStray(file: string, files: ReadonlySet<string>): Finding {
  const place = placeIn(createSource(`content/${file}`, ''), 0, 0)
  const [top = '', ...rest] = file.split('/')
  const name = path.posix.basename(file)
  const meant = meantPath(file)
  if (meant !== undefined && meant !== file && meant.toLowerCase() === file.toLowerCase()) {
    return finding('collect/wrong-case', place, { name: file, meant })
  }
  if (!homes.includes(top))
    return finding('collect/wrong-place', place, { file, suggestion: nearest(top, homes) })
  if (foreignPicture.test(name)) return finding('collect/picture-format', place, { name })
  if (isPictureFile(name))
    return finding('collect/picture-place', place, { name, folder: documentFolder(file, files) })
  if (rest.length === 0 || !documentName.test(name))
    return finding('collect/wrong-extension', place, { name, use: usage(name) })
  if (meant !== undefined)
    return finding('collect/wrong-name', place, { name: file, meant, taken: files.has(meant) })
  return finding('collect/wrong-place', place, { file, suggestion: undefined })
}

/** What a file that is neither document nor picture is good for. */
export type StrayUse = 'download' | 'office' | 'media' | undefined

function usage(name: string): StrayUse {
  if (/\.(docx?|odt|rtf|pages)$/i.test(name)) return 'office'
  if (/\.(pdf|xlsx?|ods|csv|pptx?|odp|zip|epub|ics)$/i.test(name)) return 'download'
  return /\.(mp[34]|m4[av]|mov|avi|mkv|webm|wav|og[gv]|aac|flac)$/i.test(name) ? 'media' : undefined
}

/** The nearest folder above a picture that has a document which can show it. */
function documentFolder(file: string, files: ReadonlySet<string>): string | undefined {
  let folder = path.posix.dirname(file)
  while (folder !== '.') {
    if (['index.mdx', 'index.yaml'].some((name) => files.has(`${folder}/${name}`))) return `content/${folder}`
    folder = path.posix.dirname(folder)
  }
  return undefined
}

/** The path by which the file would be a document, where that can be told. */
export function meantPath(file: string): string | undefined {
  const [top = '', folder, name] = file.split('/')
  const collection = top.toLowerCase()
  if (file.split('/').length > 3) return undefined
  if (collection === 'reports') {
    const year = /\d{4}/.exec(folder ?? '')?.[0]
    return year === undefined ? undefined : `reports/${year}/index.mdx`
  }
  if (collection === 'news' && folder !== undefined)
    return `news/${slug(folder.replace(/\.[^.]*$/, ''))}/index.mdx`
  if (collection === 'projects' && folder !== undefined && name === undefined) {
    const stem = slug(folder.replace(/\.[^.]*$/, ''))
    return /^\d{4}(-\d{4})?-./.test(stem) ? `projects/${stem}.mdx` : `projects/2024-${stem}.mdx`
  }
  if (collection === 'pages' && (folder === 'home' || folder === 'about')) return `pages/${folder}/index.yaml`
  if (/^(site|words)\.ya?ml$/i.test(file)) return `${file.slice(0, file.lastIndexOf('.')).toLowerCase()}.yaml`
  return undefined
}
