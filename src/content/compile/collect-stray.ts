import path from 'node:path'
import { nearest } from './nearest.ts'
import { type Finding, finding } from './problem.ts'
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
const documentName = /\.(mdx?|markdown|txt|ya?ml|html?|docx?|odt|pdf|json)$/i
const pictureName = /\.(jpe?g|png|webp|avif|svg|gif|heic|heif|tiff?|bmp)$/i

/** Says why a file of `content/` is no document, and what it was probably meant to be. */
export function describeStray(file: string): Finding {
  const place = placeIn(createSource(`content/${file}`, ''), 0, 0)
  const [top = '', ...rest] = file.split('/')
  const name = path.posix.basename(file)
  const meant = meantPath(file)
  if (meant !== undefined && meant.toLowerCase() === file.toLowerCase()) {
    return finding('collect/wrong-case', place, { name: file, meant })
  }
  if (!homes.includes(top))
    return finding('collect/wrong-place', place, { file, suggestion: nearest(top, homes) })
  if (pictureName.test(name)) {
    return /\.(gif|heic|heif|tiff?|bmp)$/i.test(name)
      ? finding('collect/picture-format', place, { name })
      : finding('collect/picture-place', place, { name })
  }
  if (rest.length === 0 || !documentName.test(name))
    return finding('collect/wrong-extension', place, { name })
  if (meant !== undefined) return finding('collect/wrong-name', place, { name: file, meant })
  return finding('collect/wrong-place', place, { file, suggestion: undefined })
}

/** The path by which the file would be a document, where that can be told. */
function meantPath(file: string): string | undefined {
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

function slug(text: string): string {
  const ascii = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
