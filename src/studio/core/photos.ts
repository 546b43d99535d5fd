import type { OpenDocument, Uploaded } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { expectDocument, expectInside, expectPicture } from './access/files.ts'
import { beside } from './owners.ts'
import type { Given, OpenFile, Project } from './project.ts'
import { Refusal } from './refusal.ts'
import type { StoredPicture, Upload } from './stored-picture.ts'

/** Stores the photographs of drafts, and reads those of documents. */
export function createPhotos(
  { disk, drafts, onChange }: Project,
  studio: {
    openAt(given: Given): Promise<OpenFile>
    show(file: unknown): Promise<OpenDocument>
    prepare(upload: Upload): Promise<StoredPicture>
    pictureInTrash(entry: string, name: string): Uint8Array | undefined
  },
) {
  return {
    async upload(given: Given, bytes: Uint8Array): Promise<Uploaded> {
      const opened = await studio.openAt(given)
      const { file } = opened
      const prepared = await studio.prepare({ name: String(given.name), bytes })
      const picture = expectPicture(prepared.name)
      expectInside(disk, beside(file, picture))
      await drafts.write(opened, prepared)
      onChange()
      return { picture, document: await studio.show(file) }
    },
    /** The bytes of a picture that is beside a document or kept with its draft; `entry` names an entry of the trash. */
    picture(named: string, name: string, entry?: string): Uint8Array {
      const picture = beside(expectDocument(named), expectPicture(name))
      expectInside(disk, picture)
      // The former version of a document that is still there shows pictures beside that one.
      const restored = entry === undefined ? undefined : studio.pictureInTrash(entry, name)
      const bytes = restored ?? disk.read(drafts.storedPath(picture))
      if (bytes === undefined) throw new Refusal(404, words.noPicture)
      return bytes
    },
  }
}
