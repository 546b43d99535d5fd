const vscode = require('vscode')
const { explain, suggest } = require('./fields.cjs')

/** The schema of each kind of document, by the files that it holds for. */
const kinds = {
  report: 'content/reports/*/*.mdx',
  news: 'content/news/*/*.mdx',
  project: 'content/projects/*.mdx',
}

/** Suggests and explains the fields at the head of documents, from `.vscode/schemas`. */
function activate(/** @type {import('vscode').ExtensionContext} */ context) {
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    for (const [kind, files] of Object.entries(kinds)) {
      const selector = { scheme: 'file', pattern: new vscode.RelativePattern(folder, files) }
      const schemaFile = vscode.Uri.joinPath(folder.uri, '.vscode/schemas', `${kind}.json`)
      context.subscriptions.push(
        vscode.languages.registerCompletionItemProvider(selector, {
          async provideCompletionItems(document, { line, character }) {
            const schema = await readSchema(schemaFile)
            return suggest(schema, linesOf(document), line, character).map(itemOf)
          },
        }),
        vscode.languages.registerHoverProvider(selector, {
          async provideHover(document, { line, character }) {
            const found = explain(await readSchema(schemaFile), linesOf(document), line, character)
            if (found === undefined) return undefined
            const range = new vscode.Range(line, found.start, line, found.end)
            return new vscode.Hover(new vscode.MarkdownString(found.words), range)
          },
        }),
      )
    }
  }
}

/** Read each time: the file is small, and a pull may change it. */
async function readSchema(/** @type {import('vscode').Uri} */ file) {
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
