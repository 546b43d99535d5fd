import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodContent, problemsOfSite } from '../../check/testing/good-site.ts'
import { caddyfile, nginxConf } from './hosts.ts'
import { readRedirects, redirectsOf, redirectTexts } from './redirects.ts'
import { serveStatic } from './server.ts'

const address = { origin: 'https://dielli.test', base: '/klubi/' }
const redirects = [{ from: '/blog/8', to: '/blog/1' }]
const content = await goodContent()
const texts = redirectTexts({ ...content, site: { ...content.site, redirects } }, address)

test('redirect page leads readers, search engines and hosts to the new address', () => {
  const page = texts.get('/blog/8.html')
  expect(page).toContain('<link rel="canonical" href="https://dielli.test/klubi/blog/1">')
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/klubi/blog/1">')
  expect(page).toContain(`<a href="/klubi/blog/1">${content.words.moved}</a>`)
  expect(texts.get('/_redirects')).toContain('/klubi/blog/8 /klubi/blog/1 301\n')
})

test('build without redirects writes only the rules for missing documents', () => {
  expect([...redirectTexts(content, address)]).toEqual([
    [
      '/_redirects',
      '/klubi/blog/* /klubi/blog/not-found.html 404\n/klubi/information-blog/* /klubi/information-blog/not-found.html 404\n',
    ],
  ])
})

test('nginx and Caddy redirect an old address to the new one', () => {
  const host = { basePath: '/klubi/', name: 'dielli.test', dir: '/srv/site' }
  const moved = redirectsOf({ redirects }, address)
  expect(nginxConf({ ...host, redirects: moved })).toContain(
    '\tlocation = /klubi/blog/8 { return 301 /klubi/blog/1$is_args$args; }\n',
  )
  expect(caddyfile({ ...host, redirects: moved })).toContain('\tredir /klubi/blog/8 /klubi/blog/1 301\n')
})

test('preview server redirects like nginx and Caddy and does not serve _redirects', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'redirects-'))
  for (const name of ['index.html', '404.html']) await writeFile(join(dir, name), '')
  await writeFile(join(dir, '_redirects'), texts.get('/_redirects') ?? '')
  expect(readRedirects(dir)).toEqual([{ from: '/klubi/blog/8', to: '/klubi/blog/1' }])
  const server = await serveStatic({ dir, base: '/klubi/' })
  try {
    const asked = (path: string) => fetch(new URL(path, server.url), { redirect: 'manual' })
    const { status, headers } = await asked('blog/8?x=1')
    expect([status, headers.get('location')]).toEqual([301, '/klubi/blog/1'])
    expect((await asked('_redirects')).status).toBe(404)
  } finally {
    await server.close()
    await rm(dir, { recursive: true })
  }
})

/** The problems of the good site with more settings. */
const problemsWith = (lines: string) => problemsOfSite({ 'content/site.yaml': ['placeholders: []', lines] })

test.each([
  ['nothing for a redirect to an existing page', '8', '/blog/8', '/blog/1', []],
  ['not-retired for an existing report', '8', '/blog/1', '/projects', ['redirect/not-retired']],
  ['not-retired for an unlisted number', '8', '/blog/9', '/projects', ['redirect/not-retired']],
  ['missing-page for a redirect to an unknown page', '8', '/blog/8', '/blog/77', ['link/missing-page']],
  ['missing-page for a redirect to a removed report', '8, 9', '/blog/8', '/blog/9', ['link/missing-page']],
])('redirect check reports %s', async (_, retired, from, to, rules) => {
  const lines = `placeholders: []\nretired: { reports: [${retired}] }\nredirects:\n  - { from: ${from}, to: ${to} }`
  const problems = await problemsWith(lines)
  expect(problems.map(({ rule }) => rule)).toEqual(rules)
})

test('check refuses two redirects from one address', async () => {
  const entry = '  - { from: /blog/8, to: /blog/1 }'
  const lines = `placeholders: []\nretired: { reports: [8] }\nredirects:\n${entry}\n${entry}`
  const problems = await problemsWith(lines)
  expect(problems.map(({ rule, line }) => [line, rule])).toEqual([[13, 'frontmatter/repeated']])
})
