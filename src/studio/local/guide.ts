import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked } from 'marked'
import { fillTemplate } from '../../model/message/variables.ts'
import { paths } from '../../util/paths.ts'
import { anchorOf, guidePages } from '../guide-pages.ts'

/**
 * A page of the guide that needs no other file and runs no code: it contains its pictures and its styles.
 *
 * @param page one of {@link guidePages}; the result is undefined for another page
 */
export async function guidePage(page: string): Promise<string | undefined> {
  const file = guidePages.get(page)
  return file === undefined ? undefined : await renderGuide(file)
}

/** Writes all pages of the guide into a folder. */
export async function writeGuide(folder: string): Promise<void> {
  for (const [page, file] of guidePages) await writeFile(join(folder, page), await renderGuide(file))
}

async function renderGuide(file: string): Promise<string> {
  const content = join(paths.root, 'content')
  const text = await readFile(join(content, file), 'utf8')
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
  let main = await markdown.parse(text)
  for (const [, source = ''] of main.matchAll(/ src="([^"]+\.webp)"/g)) {
    const picture = await readFile(join(content, source), 'base64')
    main = main.replaceAll(`"${source}"`, `"data:image/webp;base64,${picture}"`)
  }
  return fillTemplate(await readFile(join(paths.root, 'src/studio/local/guide.html'), 'utf8'), {
    title,
    main,
  })
}

const markdown = new Marked({
  renderer: {
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
  },
  hooks: {
    // A wide table scrolls in a box of its own, which the keyboard can reach.
    postprocess: (html) =>
      html
        .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
        .replaceAll('</table>', '</table></div>'),
  },
  walkTokens(token) {
    if (token.type !== 'link') return
    for (const [page, file] of guidePages) token.href = token.href.replace(file, page)
  },
})
