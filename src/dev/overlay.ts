/**
 * Browser code for development: shows content mistakes as an overlay, each with its place and
 * hint, until they are fixed. Warnings are left to the check.
 */
import type { Problem } from '../check/problem.ts'
import type { ContentReport } from './live-content.ts'

const words = {
  title: 'Gabime në përmbajtje',
  help: 'Faqja tregon gjendjen e fundit pa gabime. Ndreqni skedarin dhe ky njoftim zhduket vetë.',
  failure: 'Kontrolli nuk mbaroi',
  failureHelp:
    'Faqja tregon gjendjen e fundit pa gabime. Kontrolli provon sërish pas çdo ndryshimi nën content/; nëse kjo mbetet, ndaleni programin (Ctrl+C) dhe niseni përsëri.',
  close: 'Fshihe',
}

const styles = `
  :host { color-scheme: light; position: fixed; inset: auto 0 0; z-index: 99999; font: 16px/1.5 system-ui, sans-serif; }
  section { max-height: 70vh; overflow: auto; margin: 0; padding: 20px clamp(16px, 4vw, 48px); background: #fff6e6;
    color: #2a1d05; border-top: 4px solid #c2410c; box-shadow: 0 -8px 32px rgb(0 0 0 / 25%); }
  h2 { margin: 0; font-size: 20px; }
  ol { padding: 0; list-style: none; }
  li { padding: 12px 0; border-top: 1px solid #e3c993; }
  code { font: 14px/1.5 ui-monospace, monospace; }
  pre { margin: 8px 0; padding: 12px; overflow-x: auto; background: #2a1d05; color: #fff6e6; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace; }
  p { margin: 4px 0; }
  button { float: right; min-height: 44px; padding: 0 16px; font: inherit; color: inherit; background: none; border: 1px solid currentColor; border-radius: 6px; }
`

let host: HTMLElement | undefined

import.meta.hot?.on('content:problems', ({ problems, failure }: ContentReport) => {
  const errors = problems.filter((problem) => problem.severity === 'error')
  host?.remove()
  host = undefined
  if (failure !== undefined) show(words.failure, words.failureHelp, [element('p', failure)])
  else if (errors.length > 0) show(`${words.title} (${errors.length})`, words.help, [problemList(errors)])
  else if (document.documentElement.hasAttribute('data-without-content')) window.location.reload()
})
import.meta.hot?.send('content:hello')

function show(title: string, help: string, parts: readonly HTMLElement[]): void {
  host = document.createElement('content-problems')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const section = element('section')
  section.setAttribute('role', 'alert')
  const close = element('button', words.close)
  close.addEventListener('click', () => host?.remove())
  section.append(close, element('h2', title), element('p', help), ...parts)
  shadow.append(section)
  document.documentElement.append(host)
}

function problemList(errors: readonly Problem[]): HTMLElement {
  const list = element('ol')
  list.append(...errors.map(item))
  return list
}

function item(problem: Problem): HTMLElement {
  const entry = element('li')
  entry.append(
    element('code', `${problem.file}:${problem.line}:${problem.column}`),
    element('p', problem.message),
    ...(problem.frame ? [element('pre', problem.frame)] : []),
    element('p', problem.hint),
  )
  return entry
}

function element(name: string, text = ''): HTMLElement {
  const node = document.createElement(name)
  node.textContent = text
  return node
}
