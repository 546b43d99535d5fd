import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { HtmlValidate } from 'html-validate'

/** Gives the mistakes against the standard in files of HTML, each with its file, line and column. */
type Checker = (files: readonly string[]) => Promise<string[]>

const vnu = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

type NuMessage = Record<'type' | 'subType' | 'url' | 'lastLine' | 'lastColumn' | 'message', string>

/** The checker of the W3C, a program of Java. */
const nu: Checker = async (files) => {
  const words = ['-jar', vnu, '--stdout', '--exit-zero-always', '--format', 'json', ...files]
  const { stdout } = await promisify(execFile)('java', words, { maxBuffer: 100_000_000 })
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
