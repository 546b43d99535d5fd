// Loaded before a command (`node --import`): when it ends, writes its peak memory in MB and the processor time
// that it took in ms to the file PEAK_FILE.
import { writeFileSync } from 'node:fs'
import { megabytesOf } from '../megabytes.mjs'

const file = process.env.PEAK_FILE
if (file) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
    const taken = { megabytes: megabytesOf(maxRSS), processor: (userCPUTime + systemCPUTime) / 1000 }
    writeFileSync(file, JSON.stringify(taken))
  })
}
