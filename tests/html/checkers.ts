import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { HtmlValidate } from 'html-validate'
import { paths } from '../../src/util/paths.ts'

/** Gives the mistakes against the standard in files of HTML, each with its file, line and column. */
type Checker = (files: readonly string[]) => Promise<string[]>

const run = promisify(execFile)

/**
 * The checker's file. Its package is no dependency of the project, because it weighs 30 MB. It is installed beside the
 * results of tests, without its install script, which fetches Java.
 */
async function vnuFile(): Promise<string> {
  const folder = join(paths.cache, 'test', 'vnu')
  const file = join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', 'vnu-jar@26.9.27']
  if (!existsSync(file)) await run('npm', args, { shell: process.platform === 'win32' })
  return file
}

type NuMessage = Record<'type' | 'subType' | 'url' | 'lastLine' | 'lastColumn' | 'message', string>

/** The checker of the W3C, a program of Java. */
const nu: Checker = async (files) => {
  const args = ['-jar', await vnuFile(), '--stdout', '--exit-zero-always', '--format', 'json', ...files]
  const { stdout } = await run('java', args, { maxBuffer: 100_000_000 })
  const { messages }: { messages: NuMessage[] } = JSON.parse(stdout)
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, lastLine, lastColumn, message }) => `${url}:${lastLine}:${lastColumn} ${message}`)
}

/** A package with the rules of the standard, for machines without Java. */
const htmlValidate: Checker = async (files) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], root: true })
  const { results } = await validator.validateMultipleFiles([...files])
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${filePath}:${line}:${column} ${message}`),
  )
}

export const checkers = { 'the Nu checker': nu, 'html-validate': htmlValidate }
