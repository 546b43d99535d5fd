import type { ViteDevServer } from 'vite'
import type { Checking } from '../../build/checking/checking.ts'
import type { ContentFiles } from '../../check/files.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import type { Drafts } from './drafts.ts'

/** What the studio's server is given by the one who starts it. */
export type StudioOptions = {
  /** Vite's server: its base, its port and what it makes of HTML. */
  server: Pick<ViteDevServer, 'config' | 'transformIndexHtml'>
  /** Absolute path of the project, in which `content/` lies. */
  root: string
  /** Absolute path of `.cache/studio`: saves keep there what is needed to take them back. */
  cache: string
  drafts: Drafts
  /** What documents are checked with. */
  means: Checking['means']
  /** The content with the drafts laid over the disk, as `overlaidFiles` gives it. */
  files: ContentFiles
  /** Facts of pictures by their path below the root as if drafts were saved. */
  pictures: PictureFacts
  /** Makes a picture of uploaded bytes, under a name that is none of the taken ones; throws a `Refusal` in words. */
  preparePicture(upload: {
    name: string
    bytes: Uint8Array
    taken: readonly string[]
  }): Promise<{ name: string; bytes: Uint8Array }>
  /** Told of a draft that has another text, or, without its name, that files came or went or were saved: pages show it. */
  onChange(file?: string): void
}
