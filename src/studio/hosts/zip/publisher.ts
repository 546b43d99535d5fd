import type { Publisher, PublisherOptions } from '../../core/publish/publisher.ts'
import { Refusal } from '../../core/refusal.ts'
import { zip as words } from '../../words/publish.json'

/** Sends nothing: the editor sends the `.zip` by hand, and marks its drafts as sent. */
export function createZipPublisher({ disk }: Pick<PublisherOptions, 'disk'>): Publisher {
  return {
    state: async () => ({ pending: [], proposed: [], leftOut: [], way: 'zip', asksAuthor: false }),
    pull: async () => undefined,
    differing: async () => new Map(),
    waiting: async () => new Map(),
    before: async (file) => disk.read(file),
    send() {
      throw new Refusal(409, words.noRemote)
    },
  }
}
