import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../util/list-files.ts'
import { checkSite } from './check.ts'
import { pageFacts } from './page.ts'

type Files = Readonly<Record<string, string>>

const html = (body: string, head = '', lang = ' lang="sq"') =>
  `<!doctype html>\n<html${lang}><head><title>Po</title>${head}</head><body><main>\n${body}\n</main></body></html>\n`
const home = '<h1>Kreu</h1>\n<a href="/blog/1">Raporti</a> <a href="/blog/1#hyrje">Hyrja</a>'

/** A site without mistakes: two pages, the page for missing ones, a style sheet, a script and a picture. */
const good: Files = {
  'dist/index.html': html(home, '<link rel="stylesheet" href="/assets/a-1.css">'),
  'dist/blog/1.html': html(
    '<h1>Raporti</h1>\n<h2 id="hyrje">Hyrje</h2>\n<p><img src="/pictures/0123456789ab-320.jpg" srcset="/pictures/0123456789ab-320.jpg 320w" alt="Po"></p>\n<a href="#hyrje">Lart</a> <a href="/">Kreu</a>',
    '<link rel="canonical" href="https://dielli.test/blog/1"><script type="module" src="/assets/b-1.js"></script>',
  ),
  'dist/404.html': html('<h1>Nuk u gjet</h1>\n<a href="/">Kreu</a>'),
  'dist/assets/a-1.css': '@font-face { src: url("f-1.woff2") }',
  'dist/assets/b-1.js': 'import("./c-1.js");import("./d-1.js");["assets/a-1.css"]',
  'dist/assets/c-1.js': '',
  'dist/assets/d-1.js': '',
  'dist/assets/f-1.woff2': '',
  'dist/pictures/0123456789ab-320.jpg': '',
  'dist/pictures/0123456789ab-640.avif': '',
  'dist/_headers': '/*',
  'dist/robots.txt': 'User-agent: *',
  'content/site.yaml': 'address: https://dielli.test\n',
}

type Settings = { base?: string; placeholders?: 'address'[] }

async function problemsOf(files: Files, { base = '/', placeholders = [] }: Settings = {}): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'))
  for (const [name, text] of Object.entries({ ...good, ...files })) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  const dist = path.join(root, 'dist')
  const names = listFiles(dist)
  const texts = { ...good, ...files }
  const found = checkSite({
    files: new Map(names.map((name) => [name, path.join(dist, name)])),
    pages: names.flatMap((name) =>
      name.endsWith('.html') ? pageFacts(name, texts[`dist/${name}`] ?? '') : [],
    ),
    address: { base, origin: 'https://dielli.test' },
    site: { address: 'https://dielli.test', placeholders },
    root,
  })
  await rm(root, { recursive: true })
  return found.map(({ rule, file, text, source }) =>
    [`${file} ${rule}`, text, source].filter(Boolean).join(' | '),
  )
}

const page = (body: string, head = '') => ({
  'dist/blog/1.html': html(`<h1>Raporti</h1>\n<h2 id="hyrje">Hyrje</h2>\n${body}`, head),
  'dist/assets/b-1.js': '',
  'dist/assets/c-1.js': '',
})

test('site check accepts a good site', async () => {
  expect(await problemsOf({})).toEqual([])
})

test('site check accepts a link to page 1 of a list whose anchor is on a later page', async () => {
  const list = {
    ...page(
      '<a href="/projects">P</a> <a href="/projects#projekti-3">Po</a> <a href="/projects#projekti-9">Jo</a>',
    ),
    'dist/projects.html': html('<h1>Projektet</h1>\n<a href="/projects/faqja/2">2</a>'),
    'dist/projects/faqja/2.html': html('<h1>Projektet 2</h1>\n<p id="projekti-3">Po</p>'),
  }
  const anchors = (await problemsOf(list)).filter((problem) => problem.includes('dead-anchor'))
  expect(anchors).toEqual([expect.stringContaining('/projects#projekti-9')])
})

test.each<[fact: string, body: string, expected: string[]]>([
  ['a link to a page that is not there', '<a href="/blog/9">Po</a>', ['site/dead-link | /blog/9']],
  ['a link with a slash at its end', '<a href="/blog/1/">Po</a>', ['site/dead-link | /blog/1/']],
  ['a link to a file that is not there', '<a href="/a.pdf">Po</a>', ['site/dead-link | /a.pdf']],
  [
    'a dead link that spells the site out',
    '<a href="https://dielli.test/po">Po</a>',
    ['site/dead-link | https://dielli.test/po'],
  ],
  ['a link to a place that is not there', '<a href="#fund">Po</a>', ['site/dead-anchor | #fund']],
  ['a link to a place of another page', '<a href="/#po">Po</a>', ['site/dead-anchor | /#po']],
  ['a picture that was not built', '<img src="/a.jpg" alt="">', ['site/missing-file | /a.jpg']],
  [
    'a width of a picture that was not built',
    '<img src="/pictures/0123456789ab-320.jpg" srcset="/pictures/0123456789ab-99.jpg 99w" alt="">',
    ['site/missing-file | /pictures/0123456789ab-99.jpg'],
  ],
  ['an id twice', '<p id="hyrje">Po</p>', ['site/duplicate-id | hyrje']],
  ['a name that is not there', '<p aria-labelledby="po">Po</p>', ['site/missing-id | po']],
  [
    'a picture without an alternative text',
    '<img src="/pictures/0123456789ab-320.jpg">',
    ['site/missing-alt | /pictures/0123456789ab-320.jpg'],
  ],
  [
    'a link without words',
    '<a href="/"><img src="/pictures/0123456789ab-320.jpg" alt=""></a>',
    ['site/nameless-link | /'],
  ],
  ['a second title of the first level', '<h1>Po</h1>', ['site/heading | 2']],
])('site check finds %s', async (_, body, expected) => {
  const found = (await problemsOf(page(body))).filter((line) => !/unused-file/.test(line))
  expect(found).toEqual(expected.map((line) => `blog/1.html ${line}`))
})

test('site check requires the language, title and address of a page', async () => {
  const canonical = '<link rel="canonical" href="https://dielli.test/blog/2">'
  expect(
    await problemsOf({
      'dist/index.html': html(home, `<link rel="stylesheet" href="/assets/a-1.css">${canonical}`, '').replace(
        'Po',
        '',
      ),
    }),
  ).toEqual([
    'index.html site/canonical | https://dielli.test/blog/2',
    'index.html site/missing-lang',
    'index.html site/missing-title',
  ])
})

test('site check traces a dead link to its place in the content', async () => {
  expect(
    await problemsOf({
      'dist/404.html': html('<h1>Po</h1>\n<a href="/blog/77">Po</a>'),
      'content/news/a/index.mdx': '---\n---\n<p><a href="/blog/77">Po</a></p>\n',
    }),
  ).toEqual(['404.html site/dead-link | /blog/77 | content/news/a/index.mdx:3'])
})

test('site check ignores addresses with a placeholder host', async () => {
  expect(
    await problemsOf(
      { 'dist/404.html': html('<h1>Po</h1>\n<a href="https://dielli.test/rrjeti">Po</a>') },
      { placeholders: ['address'] },
    ),
  ).toEqual([])
})

test('site check accepts full links to other sites of the same host', async () => {
  const links =
    '<a href="https://dielli.test/tjeter">Po</a>\n<a href="/tjeter">Po</a>\n<a href="/klubi/">Kreu</a>'
  const found = await problemsOf({ 'dist/404.html': html(`<h1>Po</h1>\n${links}`) }, { base: '/klubi/' })
  expect(found.filter((line) => line.startsWith('404.html'))).toEqual(['404.html site/dead-link | /tjeter'])
})

test('site check finds missing files that scripts and style sheets load', async () => {
  expect(
    await problemsOf({
      'dist/assets/a-1.css': 'a {\n  src: url(g-1.woff2) }',
      'dist/assets/b-1.js': 'import("./c-1.js");import("./e-1.js");["assets/a-2.css"]',
    }),
  ).toEqual([
    'assets/a-1.css site/missing-file | g-1.woff2',
    'assets/b-1.js site/missing-file | ./e-1.js',
    'assets/b-1.js site/missing-file | assets/a-2.css',
    'assets/d-1.js site/unused-file | assets/d-1.js',
    'assets/f-1.woff2 site/unused-file | assets/f-1.woff2',
  ])
})

test('site check reports pages and files without a link to them', async () => {
  expect(
    await problemsOf({
      // Its link to itself leads nobody to it.
      'dist/blog/2.html': html('<h1>Po</h1><a href="/blog/2">Këtu</a>'),
      'dist/pictures/89abcdef0123-320.jpg': '',
      // The number of a picture that is shown.
      'dist/skica-0123456789ab.pdf': '',
      'dist/skicë.pdf': '',
    }),
  ).toEqual([
    'blog/2.html site/unlisted-page | blog/2.html',
    'pictures/89abcdef0123-320.jpg site/unused-file | pictures/89abcdef0123-320.jpg',
    'skica-0123456789ab.pdf site/unused-file | skica-0123456789ab.pdf',
    'skicë.pdf site/unused-file | skicë.pdf',
  ])
})

test('site check resolves the same relative link differently in another folder', async () => {
  const toOther = html('<h1>Po</h1><a href="tjetra">tjetra</a>')
  const problems = await problemsOf({
    'dist/index.html': html('<h1>Po</h1><a href="njera">a</a><a href="lajme/njera">b</a>'),
    'dist/njera.html': toOther,
    'dist/tjetra.html': html('<h1>Po</h1>'),
    'dist/lajme/njera.html': toOther,
    'dist/lajme/tjetra.html': html('<h1>Po</h1>'),
  })
  expect(problems.filter((problem) => problem.includes('tjetra'))).toEqual([])
})

test.each([
  'assets/_site-1.js',
  '_data/1.json',
  'assets/.hidden.js',
  '.vite/manifest.json',
  'assets/c#-1.js',
  'fotot#1/a.jpg',
])('site check refuses the name %s, which some hosts do not publish', async (name) => {
  const found = await problemsOf({ [`dist/${name}`]: '' })
  expect(found).toContain(`${name} site/unservable-name | ${name}`)
})

test('site check accepts file names with characters that hosts interpret', async () => {
  const names = ['_headers', '_redirects', '.nojekyll', '.well-known/security.txt']
  expect(await problemsOf(Object.fromEntries(names.map((name) => [`dist/${name}`, ''])))).toEqual([])
})

test('site check requires the icons of the manifest and reports missing ones', async () => {
  const manifest = '{ "icons": [{ "src": "icon-192.png" }, { "src": "icon-512.png" }] }'
  expect(await problemsOf({ 'dist/manifest.webmanifest': manifest, 'dist/icon-192.png': '' })).toEqual([
    'manifest.webmanifest site/missing-file | icon-512.png',
  ])
})

test('site check follows the addresses of feeds and of the sitemap', async () => {
  const xml = {
    'dist/sitemap.xml':
      '<urlset><url><loc>https://dielli.test/</loc></url><url><loc>https://dielli.test/blog/2</loc></url></urlset>',
    'dist/feed.atom':
      '<feed><link rel="self" href="https://dielli.test/feed.atom"/><entry><link href="https://dielli.test/blog/3"/></entry></feed>',
  }
  expect(await problemsOf(xml)).toEqual([
    'feed.atom site/dead-link | https://dielli.test/blog/3',
    'sitemap.xml site/sitemap-address | https://dielli.test/blog/2',
  ])
})
