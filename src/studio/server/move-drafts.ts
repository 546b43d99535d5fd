import type { Disk } from '../../util/disk/disk.ts'
import { draftsFolder } from './drafts.ts'

/** Where the studio once kept drafts, among caches that anyone may delete. */
const former = '.cache/studio'

/** What lies there, and what it is called in the folder of the drafts. */
const names = { drafts: 'open', trash: 'trash', undo: 'undo', journal: 'journal' }

/** Moves what an earlier studio has kept to the folder of the drafts; what was interrupted goes on with the next start. */
export async function moveDrafts(disk: Disk): Promise<void> {
  for (const [from, to] of Object.entries(names)) {
    for (const { name } of disk.list(`${former}/${from}`)) {
      const folder = `${former}/${from}/${name}`
      // The plan of a save that was done.
      if ((to === 'trash' || to === 'undo') && disk.kindOf(`${folder}/plan.json`) !== undefined)
        await disk.move(`${folder}/plan.json`, `${folder}/done.json`)
      await moveIfFree(disk, folder, `${draftsFolder}/${to}/${name}`)
    }
  }
  await moveIfFree(disk, `${former}/handed-on.json`, `${draftsFolder}/sent.json`)
}

async function moveIfFree(disk: Disk, from: string, to: string): Promise<void> {
  if (disk.kindOf(from) !== undefined && disk.kindOf(to) === undefined) await disk.move(from, to)
}
