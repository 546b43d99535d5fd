// Loaded before a command (`node --import`): writes its peak memory in MB to the file PEAK_FILE when it ends.
import { writeFileSync } from 'node:fs'

const file = process.env.PEAK_FILE
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS / 1024)))
