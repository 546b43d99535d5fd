import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { pictureFacts } from '../../../check/testing/good-site.ts'
import { wholeSite } from '../../../check/testing/whole-site.ts'
import { diskAt } from '../../../util/disk/node.ts'
import type { Repository } from '../../core/publish/repository.ts'
import type { Host, Uploads } from '../../hosts/github/host.ts'
import type { Calls } from '../../protocol.ts'
import { type PublishedContent, readPublished } from '../../store/published.ts'
import type { Store } from '../../store/stored-disk.ts'
import { openBuiltRuntime } from '../built-runtime.ts'

/** For tests: the content of the whole site, as a studio is built with it. */
export async function publishedContent(repository?: Repository): Promise<PublishedContent> {
  return await readPublished({
    disk: diskAt(wholeSite),
    factsOf: async (file) => (isPictureFile(file) ? await pictureFacts(join(wholeSite, file)) : undefined),
    history: undefined,
    repository,
  })
}

/** The check's records so far, as builds publish them: most documents are the same in each test. */
let records: ReadonlyMap<string, string> = new Map()

/** For tests: the studio of a browser and its calls by name; without a connection it has no published photographs. */
export async function openBrowser(
  published: PublishedContent,
  store: Store,
  given: { host?: Host; isOffline?: boolean } = {},
) {
  const uploads: Uploads[] = []
  const { host, isOffline = false } = given
  const runtime = await openBuiltRuntime({
    published: { ...published, records: Object.fromEntries(records) },
    store,
    host,
    base: '/',
    readOriginal: async (digest) => {
      const [file] = Object.entries(published.others).find(([, other]) => other.digest === digest) ?? []
      return isOffline || file === undefined ? undefined : await readFile(join(wholeSite, file))
    },
    prepare: async ({ name, bytes }) => ({ name, bytes }),
    reduce: async (_, side) => new TextEncoder().encode(`${side} px`),
    readFacts: async (_, digest) => {
      const size = { width: 1200, height: 800 }
      return { hash: `d-${digest.slice(0, 12)}`, digest, ...size, tone: 3, format: 'jpeg' }
    },
    onChange: () => undefined,
    onSend: (one) => uploads.push(one),
  })
  records = runtime.records
  const call = async <Name extends keyof Calls>(name: Name, request: Calls[Name]['request']) =>
    await runtime.studio.call(name, request as Record<string, unknown>)
  return { ...runtime, call, uploads }
}
