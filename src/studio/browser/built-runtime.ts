import type { Facts, Unusable } from '../../check/pictures/pictures.ts'
import type { Host, Uploads } from '../hosts/github/host.ts'
import { createHostPublisher } from '../hosts/github/publisher.ts'
import { versionsAt } from '../hosts/github/versions.ts'
import { createZipPublisher } from '../hosts/zip/publisher.ts'
import { convertSaved } from '../store/convert.ts'
import { createIdOf, filesOf, type PublishedContent } from '../store/published.ts'
import { openStoredDisk, type Store } from '../store/stored-disk.ts'
import { openRuntime, type RuntimeOptions } from './runtime.ts'

/** The studio of a worker over the content of a build. */
export type BuiltRuntime = Awaited<ReturnType<typeof openBuiltRuntime>>

/**
 * Opens a studio over the content that it was built with. The store has the drafts, and files that were published
 * later.
 */
export async function openBuiltRuntime(
  options: Pick<RuntimeOptions, 'base' | 'prepare' | 'reduce' | 'readFacts' | 'readOriginal' | 'onChange'> & {
    published: PublishedContent
    store: Store
    /** The host from which the site is published; absent if the editor can only send a `.zip`. */
    host?: Host | undefined
    /** Called before each upload to the host, with the number of files so far. */
    onSend?(uploads: Uploads): void
  },
) {
  const { published, store, host, onSend = () => undefined, ...given } = options
  const files = filesOf(published)
  await convertSaved(files, store)
  const stored = await openStoredDisk(files, store, new Date(published.at ?? 0))
  const { disk } = stored
  const others = Object.entries(published.others)
  const facts = new Map<string, Facts | Unusable | undefined>(
    others.map(([, { digest, facts }]) => [digest, facts]),
  )
  const paths = new Map(others.map(([file, { digest }]) => [digest, file]))
  let takeNew = async (): Promise<unknown> => undefined
  const runtime = await openRuntime({
    ...given,
    disk,
    history: async () => published.history,
    commit: async () => published.commit,
    factsOf: (digest) => facts.get(digest),
    pathOf: (digest) => paths.get(digest),
    records: new Map(Object.entries(published.records ?? {})),
    ...(host && { versions: versionsAt(host) }),
    publisher(given) {
      if (host === undefined) return createZipPublisher(given)
      const publisher = createHostPublisher({ ...given, stored, host, idOf: createIdOf(published), onSend })
      takeNew = async () => host.isSignedIn() && (await publisher.pull({}))
      return publisher
    },
  })
  return {
    ...runtime,
    /** Pulls files that were published after the build, if there is a token. */
    takeNew,
  }
}
