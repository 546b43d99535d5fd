import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headersFile } from '../../../src/pipeline/serve/headers.ts'
import { serveStatic } from '../../../src/pipeline/serve/server.ts'
import { blobId } from '../../../src/studio/core/publish/repository.ts'
import { type FakeGithub, openFakeGithub } from '../../../src/studio/hosts/github/testing/github.ts'
import { studioHeaders, studioPolicy } from '../../../src/studio/local/build/headers.ts'
import type { PublishedContent } from '../../../src/studio/store/published.ts'
import { paths } from '../../../src/util/paths.ts'
import { test as base } from './test.ts'

/** A studio that was built with a repository, whose host is a fake, on another origin. */
type Published = { there: FakeGithub; api: string; url: string }

/** A test with such a studio at its base URL. */
export const test = base.extend<object, { published: Published }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are asked for.
    async ({}, use, info) => {
      const dir = join(tmpdir(), `studio-of-repository-${process.pid}-${info.workerIndex}`)
      await cp(paths.distStudio, dir, { recursive: true })
      const file = join(dir, 'studio/content.json')
      const content: PublishedContent = JSON.parse(await readFile(file, 'utf8'))
      const names = [...Object.keys(content.texts), ...Object.keys(content.others)]
      const read = names.map(async (name) => [name, await readFile(join(paths.root, name))] as const)
      const files = new Map(await Promise.all(read))
      const there = openFakeGithub(Object.fromEntries(files))
      const server = await there.serve()
      const others = Object.entries(content.others).map(async ([name, one]) => {
        return [name, { ...one, id: await blobId(files.get(name) ?? new Uint8Array()) }] as const
      })
      const repository = { api: server.url, name: 'shoqata/faqja', branch: 'main' }
      const named = { ...content, others: Object.fromEntries(await Promise.all(others)), repository }
      await writeFile(file, JSON.stringify(named))
      const page = join(dir, 'index.html')
      const html = await readFile(page, 'utf8')
      await writeFile(page, html.replace(studioPolicy(), studioPolicy(server.url)))
      await writeFile(join(dir, '_headers'), headersFile(studioHeaders('/', server.url)))
      const studio = await serveStatic({ dir })
      await use({ there, api: server.url, url: studio.url })
      await studio.close()
      server.close()
      there.close()
      await rm(dir, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ published }, use) => await use(published.url),
  reducedMotion: 'reduce',
})
