const vscode = require('vscode')
const { explain, suggest } = require('./fields.cjs')

/** Suggests and explains the fields at the head of documents, from `.vscode/schemas`. */
function activate(/** @type {import('vscode').ExtensionContext} */ context) {
  for (const root of vscode.workspace.workspaceFolders ?? []) {
    const selector = { scheme: 'file', pattern: new vscode.RelativePattern(root, 'content/*/**/*.mdx') }
    context.subscriptions.push(
      vscode.languages.registerCompletionItemProvider(selector, {
        async provideCompletionItems(document, { line, character }) {
          const schema = await readSchema(root, document)
          return suggest(schema, linesOf(document), line, character).map(itemOf)
        },
      }),
      vscode.languages.registerHoverProvider(selector, {
        async provideHover(document, { line, character }) {
          const found = explain(await readSchema(root, document), linesOf(document), line, character)
          if (found === undefined) return undefined
          const range = new vscode.Range(line, found.start, line, found.end)
          return new vscode.Hover(new vscode.MarkdownString(found.words), range)
        },
      }),
    )
  }
}

/** The schema of the documents of a folder, read each time: the file is small, and a pull may change it. */
async function readSchema(
  /** @type {import('vscode').WorkspaceFolder} */ root,
  /** @type {import('vscode').TextDocument} */ document,
) {
  const [, folder] = vscode.workspace.asRelativePath(document.uri, false).split('/')
  const file = vscode.Uri.joinPath(root.uri, '.vscode/schemas', `${folder}.json`)
  return JSON.parse(new TextDecoder().decode(await vscode.workspace.fs.readFile(file)))
}

function linesOf(/** @type {import('vscode').TextDocument} */ document) {
  return document.getText().split(/\r?\n/)
}

function itemOf(/** @type {import('./fields.cjs').Suggestion} */ { name, insert, words }) {
  const item = new vscode.CompletionItem(name, vscode.CompletionItemKind.Property)
  item.insertText = new vscode.SnippetString(insert)
  item.documentation = new vscode.MarkdownString(words)
  return item
}

module.exports = { activate }
