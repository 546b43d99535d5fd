import { join, posix, relative, sep } from 'node:path'
import type { ContentFiles } from '../../check/files.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import { compareText } from '../../check/problem.ts'
import type { Drafts } from './drafts.ts'

/** The drafts, as far as they are laid over the disk. */
export type Overlay = Pick<Drafts, 'all' | 'picturePath'>

/** Where a picture lies, below the root, with `/`: with its draft until that is saved. */
export function placeOf(file: string, { all, picturePath }: Overlay, root: string): string {
  const [folder, name] = [posix.dirname(file), posix.basename(file)]
  for (const draft of all.values())
    if (posix.dirname(draft.file) === folder && draft.pictures.includes(name))
      return relative(root, picturePath(draft.file, name)).split(sep).join('/')
  return file
}

/** The files of the content as they would be if all drafts were saved. */
export function overlaidFiles(files: ContentFiles, drafts: Overlay, root: string): ContentFiles {
  const encoder = new TextEncoder()
  return {
    async list(folder) {
      const { files: there, others } = await files.list(folder)
      const own = [...drafts.all.values()].flatMap(({ file, pictures }) => [
        file,
        ...pictures.map((name) => `${posix.dirname(file)}/${name}`),
      ])
      const below = own
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => posix.relative(folder, file))
      return { files: [...new Set([...there, ...below])].sort(compareText), others }
    },
    async read(file) {
      const draft = drafts.all.get(file)
      return draft ? encoder.encode(draft.text) : await files.read(placeOf(file, drafts, root))
    },
  }
}

/** What is known of pictures, those that lie with drafts among them. */
export function overlaidPictures(facts: PictureFacts, drafts: Overlay, root: string): PictureFacts {
  return async (path) => {
    const file = relative(root, path).split(sep).join('/')
    const place = placeOf(file, drafts, root)
    return await facts(place === file ? path : join(root, place))
  }
}
