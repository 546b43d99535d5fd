import { type Disk, textIn } from '../../../util/disk/disk.ts'
import { draftsFolder } from '../../core/draft-files.ts'
import type { Progress } from './host.ts'

/** The file that keeps the progress of a proposal. */
const file = `${draftsFolder}/proposal.json`

/** What is known of the last proposal, over restarts. */
export type ProposalRecord = ReturnType<typeof openRecord>

/** Opens the record of the last proposal. */
export function openRecord(disk: Disk) {
  return {
    read(): Progress | undefined {
      const text = textIn(disk, file)
      return text === undefined ? undefined : JSON.parse(text)
    },
    keep: (progress: Progress) => disk.write(file, JSON.stringify(progress)),
    forget: () => disk.remove(file),
  }
}
