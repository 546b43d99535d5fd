import type { Page, Request } from '@playwright/test'
import { format } from '../../../src/model/message/format.ts'
import { type FakeGithub, token } from '../../../src/studio/hosts/github/testing/github.ts'
import { problem } from '../../../src/studio/hosts/github/testing/github-answers.ts'
import appWords from '../../../src/studio/words/app.json' with { type: 'json' }
import hostWords from '../../../src/studio/words/github.json' with { type: 'json' }
import historyWords from '../../../src/studio/words/history.json' with { type: 'json' }
import words from '../../../src/studio/words/publish.json' with { type: 'json' }
import { violations } from '../support/axe.ts'
import { call } from '../support/hosted.ts'
import { test } from '../support/published-studio.ts'
import { blockPreview, field } from '../support/studio.ts'
import { expect, narrow } from '../support/test.ts'

const news = 'content/news/prizren-klima/index.mdx'

// They share a fake, in whatever order they run: one of them lets the token expire.
test.beforeEach(({ published: { there } }) => {
  there.tokens.set(token, { contents: 'write', pulls: 'write' })
})

test('publish sends with one pasted token through lost network and an expired token', async ({
  page,
  context,
  published: { there, api, url },
  noise,
}) => {
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }))
  const asked: Request[] = []
  context.on('request', (request) => asked.push(request))
  await page.setViewportSize({ ...narrow.viewport, width: 320 })
  await writeTitle(page, 'Titulli i propozuar')
  const dialog = await openDialog(page, 1)
  await expect(dialog.getByRole('heading', { name: words.title })).toBeFocused()
  await expect(dialog.getByText(words.ways.zip)).toBeVisible()
  const link = dialog.getByRole('link', { name: words.account.make })
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?.*contents=write&pull_requests=write$/,
  )
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await dialog.getByLabel(words.account.key).fill('fjalëkalimi')
  await dialog.getByRole('button', { name: words.account.connect }).click()
  await expect(dialog.getByText(words.account.isNone)).toBeVisible()
  expect(there.log).toEqual([])
  await dialog.getByLabel(words.account.key).fill(` ${token}\n`)
  await dialog.getByRole('button', { name: words.account.connect }).click()
  await expect(dialog.getByText(words.account.connected)).toBeFocused()
  await expect(dialog.getByText(format(words.account.as, { login: 'redaktorja' }))).toBeVisible()
  await expect(dialog.getByText(words.ways.host)).toBeVisible()
  expect(await violations(page)).toEqual([])

  const send = dialog.getByRole('button', { name: words.send.host, exact: true })
  there.setFaults(({ method }) => (method === 'POST' ? 'unanswered' : undefined))
  const sentences = await send.evaluateHandle((button) => {
    const sentences = new Set<string>()
    new MutationObserver(() => sentences.add(button.textContent ?? '')).observe(button, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return sentences
  })
  await send.click()
  await expect(dialog.getByRole('alert').filter({ hasText: hostWords.unreachable })).toBeVisible()
  expect(await sentences.evaluate((all) => [...all])).toContain(
    format(words.sendingFiles, { done: 0, count: 1 }),
  )
  there.setFaults(() => undefined)
  there.setFaults(() => problem(422, 'Validation Failed'))
  await send.click()
  await expect(
    dialog.getByRole('alert').filter({ hasText: hostWords.refused }).locator('[lang=en]'),
  ).toHaveText('Validation Failed')
  there.setFaults(() => undefined)
  there.tokens.set(token, { isExpired: true })
  await send.click()
  await expect(dialog.getByRole('alert').filter({ hasText: hostWords.expired })).toBeVisible()
  // The same token is tried again, as its answer may have been a mistake.
  const key = dialog.getByLabel(words.account.key)
  await key.fill(token)
  await dialog.getByRole('button', { name: words.account.connect }).click()
  await expect(dialog.locator('#key-failure')).toHaveText(hostWords.expired)
  await expect(key).toHaveValue(token)
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(token)
  there.tokens.set(token, { contents: 'write', pulls: 'write' })
  await dialog.getByRole('button', { name: words.account.connect }).click()
  await expect(dialog.getByText(words.account.connected)).toBeFocused()
  await expect(dialog.getByText(hostWords.expired)).toHaveCount(0)
  await dialog.getByRole('button', { name: words.account.forget }).click()

  // The next one is given, and the same button goes on.
  const next = `${token}2`
  there.tokens.set(next, { contents: 'write', pulls: 'write' })
  await dialog.getByLabel(words.account.key).fill(next)
  await dialog.getByRole('button', { name: words.account.connect }).click()
  const [proposal] = await Promise.all([context.waitForEvent('page'), send.click()])
  const branch = await proposedBranch(there)
  await expect(dialog.getByText(format(words.done.proposed, { branch }))).toBeFocused()
  await expect(proposal).toHaveURL('https://github.com/shoqata/faqja/pull/1')
  expect(there.git('diff', '--name-only', `main..${branch}`)).toBe(news)
  expect(there.textOf(news, branch)).toBe(
    there.textOf(news).replace(/^title: .*$/m, 'title: "Titulli i propozuar"'),
  )
  expect(await violations(page)).toEqual([])

  // The token was in no address and in no request but those to the API, and lies in no file of the studio.
  const own = asked.filter((request) => new URL(request.url()).origin === new URL(url).origin)
  expect(own.length).toBeGreaterThan(10)
  const sent = own.map((request) =>
    [request.url(), request.postData(), JSON.stringify(request.headers())].join(),
  )
  expect(sent.filter((text) => text.includes(token))).toEqual([])
  expect(asked.filter((request) => request.url().includes(token))).toEqual([])
  expect(await page.evaluate(storedFiles)).not.toContain(token)
  expect(there.log.map((one) => one.token)).not.toContain(undefined)

  await page.reload()
  const again = await openDialog(page, 0)
  await expect(again.getByText(format(words.account.as, { login: 'redaktorja' }))).toBeVisible()
  await again.getByRole('button', { name: words.account.forget }).click()
  await expect(again.getByRole('heading', { name: words.account.title })).toBeFocused()
  const left = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(left).not.toContain('github_pat_')

  const hosts = ['https://github.com/', `${api}/repos/shoqata/faqja`, `${api}/user`].map(
    (host) => `request to another host: ${host}`,
  )
  const other = noise.splice(0).filter((line) => !hosts.some((host) => line.startsWith(host)))
  // What the lost line and the expired token leave in the browser's console.
  expect(other.filter((line) => !/net::ERR_EMPTY_RESPONSE|status of (401|409|422)/.test(line))).toEqual([])
})

test('studio pulls with the stored token when it opens and reports a taken number', async ({
  browser,
  published: { there, url },
}) => {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'sq-AL' })
  const page = await context.newPage()
  await page.goto('/')
  const dialog = await openDialog(page, 0)
  await dialog.getByLabel(words.account.key).fill(token)
  await dialog.getByLabel(words.account.keep).check()
  await dialog.getByRole('button', { name: words.account.connect }).click()
  await expect(dialog.getByText(words.account.connected)).toBeVisible()
  const title = 'Pylli i provës'
  const { file, text, revision } = await call(page, 'create', { kind: 'project', title, year: '2026' })
  const body = `${text.trimEnd()}\n\nNjë pyll i vogël.\n`
  await call(page, 'edit', { file, revision, operation: { op: 'write', text: body } })
  await page.close()
  const from = Number(/^id: (\d+)$/m.exec(text)?.[1])
  there.commit({
    [news]: there.textOf(news).replace(/^title: .*$/m, 'title: "Titulli i tjetrit"'),
    'content/projects/2026-tjetri.mdx': body.replace(/^title: .*$/m, 'title: "Pylli i tjetrit"'),
  })
  const later = await context.newPage()
  await blockPreview(later)
  await later.goto('/')
  await expect(later.getByRole('link', { name: 'Titulli i tjetrit', exact: true })).toBeVisible()
  await later.goto(`/#/${file}`)
  await later.getByRole('region', { name: appWords.problems.title }).locator('summary').click()
  await expect(later.getByText(`Numrin ${from} e ka edhe një dokument tjetër.`).first()).toBeVisible()
  await context.close()
})

test('versions explains its need of a token and compares versions with a token', async ({
  page,
  published: { there, api },
  noise,
}) => {
  await blockPreview(page)
  await page.goto(`/#/${news}`)
  const button = page.getByRole('button', { name: historyWords.name })
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(hostWords.noHistory)

  await page.evaluate((key) => localStorage.setItem('studio-token', key), token)
  there.commit({ [news]: there.textOf(news).replace(/^title: .*$/m, 'title: "Titulli i mëparshëm"') }, 'main')
  await page.reload()
  await button.click()
  const show = dialog.getByRole('button', { name: /^Shiko versionin: / })
  expect(await violations(page)).toEqual([])
  await show.last().click()
  await expect(dialog.getByText('Titulli i mëparshëm')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: historyWords.bringBack }).click()
  await expect(page.getByText(appWords.editor.kept)).toBeVisible()
  const [refused, ...others] = noise.splice(0)
  expect(refused).toContain('/studio/api/versions')
  expect(others.filter((line) => !line.startsWith(`request to another host: ${api}/repos/shoqata/`))).toEqual(
    [],
  )
})

test('publish links to the pages of GitHub that a refusal and a closed proposal name', async ({
  page,
  context,
  published: { there },
  noise,
}) => {
  await context.addInitScript((key) => localStorage.setItem('studio-token', key), token)
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }))
  await writeTitle(page, 'Titulli i refuzuar')
  const dialog = await openDialog(page, 1)
  await expect(dialog.getByText(format(words.account.as, { login: 'redaktorja' }))).toBeVisible()
  const send = dialog.getByRole('button', { name: words.send.host, exact: true })
  const address = 'https://github.com/orgs/shoqata/sso?authorization_request=AZ3'
  there.setFaults(() => ({
    ...problem(403, 'Resource protected by organization SAML enforcement.'),
    headers: { 'x-github-sso': `required; url=${address}` },
  }))
  await send.click()
  await expect(dialog.getByRole('link', { name: words.openHost })).toHaveAttribute('href', address)
  there.setFaults(() => undefined)
  there.settings.name = 'shoqata/faqja-e-re'
  await send.click()
  const renamed = dialog.getByRole('alert').filter({ hasText: 'name: shoqata/faqja-e-re' })
  await expect(renamed).toBeVisible()
  expect(await violations(page)).toEqual([])
  // A dialog that opens asks for the account, which the host refuses too, until it has taken something.
  await dialog.getByRole('button', { name: appWords.close }).click()
  await openDialog(page, 1)
  await expect(renamed).toBeVisible()
  // Only the last refusal is shown, also where the first one was for the account.
  const refusals = dialog.getByRole('alert').filter({ hasText: 'GitHub' })
  there.setFaults(() => problem(502, 'Server Error'))
  await send.click()
  await expect(refusals).toContainText([hostWords.broken])
  there.setFaults(() => undefined)
  await send.click()
  await expect(refusals).toContainText(['name: shoqata/faqja-e-re'])
  there.settings.name = 'shoqata/faqja'
  await Promise.all([context.waitForEvent('page'), send.click()])
  await expect(dialog.getByText(format(words.account.as, { login: 'redaktorja' }))).toBeVisible()
  await expect(renamed).toHaveCount(0)
  await dialog.getByRole('button', { name: appWords.close }).click()

  const [pull] = there.pulls.slice(-1)
  if (pull) pull.state = 'closed'
  const again = await openDialog(page, 0)
  await again.getByRole('button', { name: words.takeNew }).click()
  await expect(again.getByRole('alert').filter({ hasText: words.done.closed })).toBeVisible()
  await expect(again.getByRole('link', { name: words.open })).toHaveAttribute('href', pull?.html_url ?? '')
  expect(await violations(page)).toEqual([])
  await again.getByRole('button', { name: words.sendAgain }).click()
  await expect(again.getByText(/^U dërgua si propozimi/)).toBeFocused()
  expect(there.pulls.slice(-1)).toMatchObject([{ state: 'open' }])
  noise.splice(0)
})

test('publish resumes when its window was closed and the studio is opened again', async ({
  browser,
  published: { there, url },
}) => {
  there.point(new Map([...there.branches()].filter(([name]) => name === 'main')))
  there.pulls.length = 0
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'sq-AL' })
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }))
  await context.addInitScript((key) => localStorage.setItem('studio-token', key), token)
  const page = await context.newPage()
  await writeTitle(page, 'Titulli i dritares së mbyllur')
  const dialog = await openDialog(page, 1)
  const send = { name: words.send.host, exact: true }
  const closed = page.waitForEvent('close')
  // Where the branch is made, whose answer nobody hears.
  there.setFaults(({ method, path }) => {
    if (method !== 'POST' || !path.endsWith('git/refs')) return undefined
    void page.close()
    return 'unanswered'
  })
  await dialog.getByRole('button', send).click()
  await closed
  there.setFaults(() => undefined)
  const again = await context.newPage()
  await again.goto('/')
  await (await openDialog(again, 1)).getByRole('button', send).click()
  const branch = await proposedBranch(there)
  await expect(again.getByText(format(words.done.proposed, { branch }))).toBeVisible()
  expect(there.textOf(news, branch)).toContain('Titulli i dritares së mbyllur')
  expect(there.git('rev-list', '--count', `main..${branch}`)).toBe('1')
  expect(there.pulls).toHaveLength(1)
  expect([...there.branches().keys()].sort()).toEqual(['main', branch])
  await context.close()
})

test('token entered in one window is known to the window that serves all', async ({
  page,
  context,
  published: { api },
  noise,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(appWords.list.title)
  const second = await context.newPage()
  await second.goto('/')
  const dialog = await openDialog(second, 0)
  await dialog.getByLabel(words.account.key).fill(token)
  await dialog.getByRole('button', { name: words.account.connect }).click()
  await expect(dialog.getByText(words.account.connected)).toBeVisible()
  await dialog.getByRole('button', { name: words.takeNew }).click()
  await expect(dialog.getByText(words.done.pulled)).toBeFocused()
  await dialog.getByRole('button', { name: words.account.forget }).click()
  await expect(dialog.getByRole('heading', { name: words.account.title })).toBeVisible()
  const here = await openDialog(page, 0)
  await expect(here.getByRole('heading', { name: words.account.title })).toBeVisible()
  const others = noise.splice(0).filter((line) => !line.startsWith(`request to another host: ${api}/`))
  expect(others).toEqual([])
})

test('publish says at the account that the token has expired since the last visit', async ({
  page,
  published: { there },
  noise,
}) => {
  there.tokens.set(token, { isExpired: true })
  await page.addInitScript((key) => localStorage.setItem('studio-token', key), token)
  await page.goto('/')
  const dialog = await openDialog(page, 0)
  await expect(dialog.locator('#key-failure')).toHaveText(hostWords.expired)
  noise.splice(0)
})

async function writeTitle(page: Page, title: string): Promise<void> {
  await blockPreview(page)
  await page.goto('/')
  await page.goto(`/#/${news}`)
  await field(page, 'Titulli').fill(title)
  await expect(page.getByText(appWords.editor.kept)).toBeVisible()
  await page.goto('/#/')
}

/** The branch of the proposal, named after the day on which it is sent. */
async function proposedBranch(there: FakeGithub): Promise<string> {
  const branches = () => [...there.branches().keys()].filter((name) => name !== 'main').join()
  await expect.poll(branches).toMatch(/^studio-\d{4}-\d\d-\d\d$/)
  return branches()
}

async function openDialog(page: Page, count: number) {
  await page.getByRole('button', { name: format(words.publish, { count }), exact: true }).click()
  return page.getByRole('dialog', { name: words.title })
}

/** All that the studio keeps, as text. */
async function storedFiles(): Promise<string> {
  const opening = indexedDB.open('studio')
  await new Promise((resolve) => (opening.onsuccess = resolve))
  const all = opening.result.transaction('files').objectStore('files').getAll()
  await new Promise((resolve) => (all.onsuccess = resolve))
  opening.result.close()
  const texts = all.result.map(({ bytes }: { bytes?: Uint8Array }) => new TextDecoder('latin1').decode(bytes))
  return texts.join('\n')
}
