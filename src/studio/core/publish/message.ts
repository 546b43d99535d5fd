import { format } from '../../../model/message/format.ts'
import type { ChangedDocument } from '../../protocol.ts'
import { content, proposal, documents as states } from '../../words/publish.json'

/** A proposal's title and text. They are in Albanian, as the documents' titles are: its reviewers read the site. */
export function messageOf(documents: readonly ChangedDocument[]): [title: string, text: string] {
  const { title } = documents[0] ?? { title: content }
  const start = title.length > 50 ? `${title.slice(0, 49)}…` : title
  const subject = format(proposal, { title: start, count: Math.max(documents.length - 1, 0) })
  return [subject, documents.map((one) => `- ${lineOf(one)}\n`).join('')]
}

/** One line on a document. */
export function lineOf({ title, state, pictures }: ChangedDocument): string {
  return format(states[state], { title, count: pictures })
}
