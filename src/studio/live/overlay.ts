import { join, relative, sep } from 'node:path'
import type { ContentFiles } from '../../check/files.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import { compareText } from '../../check/problem.ts'
import type { Drafts } from './drafts.ts'

/** The files of the content as they would be if all drafts were saved. */
export function overlaidFiles(files: ContentFiles, drafts: () => Drafts): ContentFiles {
  const encoder = new TextEncoder()
  return {
    async list(folder) {
      const listing = await files.list(folder)
      const { texts, pictures } = drafts()
      const own = [...texts.keys(), ...pictures.keys()].filter((file) => file.startsWith(`${folder}/`))
      if (own.length === 0) return listing
      const names = new Set([...listing.files, ...own.map((file) => file.slice(folder.length + 1))])
      return { ...listing, files: [...names].sort(compareText) }
    },
    async read(file) {
      const text = drafts().texts.get(file)
      if (text !== undefined) return encoder.encode(text)
      return await files.read(drafts().pictures.get(file) ?? file)
    },
  }
}

/** What is known of pictures, those that lie with drafts among them. */
export function overlaidPictures(facts: PictureFacts, drafts: () => Drafts, root: string): PictureFacts {
  return async (file) => {
    const own = drafts().pictures.get(relative(root, file).split(sep).join('/'))
    return await facts(own === undefined ? file : join(root, own))
  }
}
