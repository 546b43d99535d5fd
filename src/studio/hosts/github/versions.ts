import { printDay } from '../../../model/dates.ts'
import type { Versions } from '../../core/publish/versions.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/github.json'
import type { Host } from './host.ts'

/** The versions of documents on the published branch of a host, each under the document's present path alone. */
export function versionsAt(host: Host): Versions {
  return {
    async list(file) {
      if (!host.isSignedIn()) throw new Refusal(409, words.noHistory)
      const commits = await host.commits(file)
      return commits.map(({ at, ...commit }) => ({ ...commit, day: printDay(at.toLocaleDateString('sv')) }))
    },
    async read(file, id) {
      const bytes = /^[0-9a-f]{40}$/.test(id) ? await host.readAt(id, file) : undefined
      return bytes && new TextDecoder().decode(bytes)
    },
  }
}
