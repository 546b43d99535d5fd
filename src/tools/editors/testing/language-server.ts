/** For tests: the YAML language server, used like an editor does, with the committed settings. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { paths } from '../../../util/paths.ts'

type RpcMessage = { id?: number; method?: string; params?: unknown; result?: unknown; error?: unknown }

/** A running language server. Lines and columns count from 0, as the protocol does. */
export type LanguageServer = {
  open(file: string, text: string): void
  /** Label and description of each suggestion. */
  complete(file: string, line: number, character: number): Promise<Map<string, string>>
  hover(file: string, line: number, character: number): Promise<string>
  /** The diagnostics of a file, after the server has sent them. */
  diagnose(file: string): Promise<string[]>
  close(): void
}

/** Starts the server with `.vscode/settings.json`. */
export async function startLanguageServer(): Promise<LanguageServer> {
  const yaml = await readYamlSettings()
  const { ask, send, diagnostics, close } = connect(yaml)
  const root = pathToFileURL(paths.root).href
  const configuration = {
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    workspaceFolders: true,
  }
  await ask('initialize', {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: 'site' }],
    capabilities: { workspace: configuration, textDocument: { completion: {}, hover: {} } },
  })
  send({ method: 'initialized', params: {} })
  send({ method: 'workspace/didChangeConfiguration', params: { settings: { yaml } } })

  const at = (file: string, line: number, character: number) => ({
    textDocument: { uri: uriOf(file) },
    position: { line, character },
  })
  return {
    open(file, text) {
      const textDocument = { uri: uriOf(file), languageId: 'yaml', version: 1, text }
      send({ method: 'textDocument/didOpen', params: { textDocument } })
    },
    async complete(file, line, character) {
      const { items } = (await ask('textDocument/completion', at(file, line, character))) as {
        items: { label: string; documentation?: string | { value: string } }[]
      }
      return new Map(items.map(({ label, documentation }) => [label, textOf(documentation)]))
    },
    async hover(file, line, character) {
      const answer = (await ask('textDocument/hover', at(file, line, character))) as {
        contents: string
      } | null
      return textOf(answer?.contents)
    },
    async diagnose(file) {
      while (!diagnostics.has(uriOf(file))) await new Promise((resolve) => setTimeout(resolve, 50))
      return diagnostics.get(uriOf(file)) ?? []
    },
    close,
  }
}

/** The server's settings for YAML, from those of the editor. */
async function readYamlSettings() {
  const settings = JSON.parse(await readFile(join(paths.root, '.vscode/settings.json'), 'utf8'))
  return {
    schemas: settings['yaml.schemas'],
    schemaStore: { enable: settings['yaml.schemaStore.enable'] },
    completion: true,
    hover: true,
    validate: true,
  }
}

/** A process of the server: `ask` sends a request, `send` a notification; `diagnostics` has the latest messages by URI. */
function connect(yaml: Awaited<ReturnType<typeof readYamlSettings>>) {
  const program = join(paths.root, 'node_modules/yaml-language-server/bin/yaml-language-server')
  const child = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const waiting = new Map<number, (result: unknown) => void>()
  const diagnostics = new Map<string, string[]>()
  let next = 1

  const send = (message: RpcMessage) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    child.stdin.write(body)
  }
  const ask = (method: string, params: unknown) =>
    new Promise<unknown>((resolve) => {
      waiting.set(next, resolve)
      send({ id: next++, method, params })
    })
  const receive = ({ id, method, params, result }: RpcMessage) => {
    if (method === 'workspace/configuration') {
      const { items } = params as { items: { section: string }[] }
      send({ id: id as number, result: items.map(({ section }) => (section === 'yaml' ? yaml : {})) })
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics: found } = params as { uri: string; diagnostics: { message: string }[] }
      diagnostics.set(
        uri,
        found.map(({ message }) => message),
      )
    } else if (method !== undefined && id !== undefined) send({ id, result: null })
    else if (id !== undefined) waiting.get(id)?.(result)
  }
  child.stdout.on('data', frames(receive))
  return { ask, send, diagnostics, close: () => void child.kill() }
}

const uriOf = (file: string) => pathToFileURL(join(paths.root, file)).href

function textOf(content: string | { value: string } | undefined): string {
  return typeof content === 'object' ? content.value : (content ?? '')
}

/** Splits a stream into the messages of the protocol. */
function frames(receive: (message: RpcMessage) => void): (chunk: Buffer) => void {
  let buffer: Buffer = Buffer.alloc(0)
  return (chunk) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const head = buffer.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/.exec(buffer.toString('latin1', 0, head))?.[1])
      if (head === -1 || buffer.length < head + 4 + length) return
      const body = buffer.subarray(head + 4, head + 4 + length)
      buffer = buffer.subarray(head + 4 + length)
      receive(JSON.parse(body.toString()) as RpcMessage)
    }
  }
}
