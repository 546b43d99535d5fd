import { documentFile } from '../../model/document-kinds.ts'
import { nearest } from '../../util/nearest.ts'
import * as posix from '../../util/posix.ts'
import { singleFiles } from '../documents/kinds.ts'
import { isPictureFile } from '../pictures/pictures.ts'
import { type Finding, finding } from '../problem.ts'
import { filePlace, type Place } from '../source.ts'
import { documentFolder, documentStem, kindIn, type LocatedFile, topFolders } from './folders.ts'

/** Files for editors that no page shows. */
export const guides = ['README.md', 'RREGULLAT.md', 'dictionary.txt']

const topNames = [...topFolders, ...singleFiles.filter((file) => !file.includes('/')), ...guides]
/** Text files that may be a misnamed document. */
const documentName = /\.(mdx?|markdown|txt|ya?ml|html?)$/i

/** Picture formats that browsers do not show, or that are animated. */
const foreignPicture = /\.(gif|hei[cf]|tiff?|bmp|jxl|jp2|psd|xcf|dng|cr[23]|nef|arw|raf|orf|rw2|eps|ai)$/i

/**
 * Explains why a file of `content/` is not a document, and what it was probably meant to be.
 *
 * @param files the paths under which all files of `content/` are checked
 */
export function describeStray({ file, as }: LocatedFile, files: ReadonlySet<string>): Finding {
  const place = filePlace(file)
  const [top = '', ...rest] = as.split('/')
  const name = posix.basename(as)
  // A program of Windows has written the folders into the name.
  if (file.includes('\\')) {
    const inFolders = file.replaceAll('\\', '/')
    return finding('collect/wrong-name', place, { name: file, meant: inFolders, taken: files.has(inFolders) })
  }
  const meant = suggestPath(as)
  if (meant !== undefined && meant !== as && meant.toLowerCase() === as.toLowerCase())
    return finding('collect/wrong-case', place, { name: file, meant })
  // For a picture or a Word file, advice on what to do with it helps more than a list of the right folders.
  const isLoose = rest.length === 0 && (foreignPicture.test(name) || isPictureFile(name) || usage(name))
  if (!topNames.includes(top) && !isLoose) return wrongPlace(file, place, nearest(top, topNames))
  if (foreignPicture.test(name))
    return finding('collect/picture-format', place, { name, isHeic: /\.hei[cf]$/i.test(name) })
  if (isPictureFile(name)) {
    const folder = documentFolder(as, (path) => files.has(path))
    return finding('collect/picture-place', place, { name, folder: folder && `content/${folder}` })
  }
  if (rest.length === 0 || !documentName.test(name))
    return finding('collect/wrong-extension', place, {
      name,
      use: usage(name),
      address: `/${encodeURIComponent(name)}`,
    })
  if (meant !== undefined)
    return finding('collect/wrong-name', place, { name: file, meant, taken: files.has(meant) })
  return wrongPlace(file, place, undefined)
}

function wrongPlace(file: string, place: Place, suggestion: string | undefined): Finding {
  return finding('collect/wrong-place', place, { file, isFolder: false, suggestion, taken: undefined })
}

/** The probable use of a file that is neither a document nor a picture; undefined if unknown. */
function usage(name: string): 'download' | 'office' | 'officeLock' | 'media' | undefined {
  // Word's lock file beside an open document.
  if (name.startsWith('~$')) return 'officeLock'
  if (/\.(docx?|odt|rtf|pages)$/i.test(name)) return 'office'
  if (/\.(pdf|xlsx?|ods|csv|pptx?|odp|zip|epub|ics)$/i.test(name)) return 'download'
  return /\.(mp[34]|m4[av]|mov|avi|mkv|webm|wav|og[gv]|aac|flac)$/i.test(name) ? 'media' : undefined
}

/** The path under which the file would be a document; undefined if unknown. */
export function suggestPath(file: string): string | undefined {
  const [top = '', ...rest] = file.split('/')
  const [name = ''] = rest
  const kind = kindIn(top.toLowerCase())
  if (kind !== undefined) {
    const meant =
      rest.length === 1 || (rest.length === 2 && kind.ownFolder) ? kind.nameOf(documentStem(name)) : undefined
    return meant && documentFile(kind, meant)
  }
  const own =
    top.toLowerCase() === 'pages' ? `pages/${name}/index.yaml` : file.toLowerCase().replace(/\.yml$/, '.yaml')
  return singleFiles.includes(own) ? own : undefined
}
