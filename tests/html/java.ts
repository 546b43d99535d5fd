import { spawnSync } from 'node:child_process'

/** Whether the Nu checker can be run. Where there is no Java, macOS has a program of its name that fails. */
export const hasJava = spawnSync('java', ['-version']).status === 0
