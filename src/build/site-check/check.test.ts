import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkSite, filesBelow } from './check.ts'

type Files = Readonly<Record<string, string>>

const html = (body: string, head = '', lang = ' lang="sq"') =>
  `<!doctype html>\n<html${lang}><head><title>Po</title>${head}</head><body>\n${body}\n</body></html>\n`
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
  'content/site.yaml': 'address: https://dielli.test\nstandIns: []\n',
}

async function problemsOf(files: Files, base = '/'): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'))
  for (const [name, text] of Object.entries({ ...good, ...files })) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  const found = await checkSite({
    files: filesBelow(path.join(root, 'dist')),
    base,
    origin: 'https://dielli.test',
    root,
  })
  await rm(root, { recursive: true })
  return found.map(({ rule, file, line, column, text, source }) =>
    [`${file}${line === undefined ? '' : `:${line}:${column}`} ${rule}`, text, source]
      .filter(Boolean)
      .join(' | '),
  )
}

const page = (body: string, head = '') => ({
  'dist/blog/1.html': html(`<h1>Raporti</h1>\n<h2 id="hyrje">Hyrje</h2>\n${body}`, head),
  'dist/assets/b-1.js': '',
  'dist/assets/c-1.js': '',
})

test('finds nothing wrong with a good site', async () => {
  expect(await problemsOf({})).toEqual([])
})

test('a link to the first page of a list may lead to what a later page has', async () => {
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
  ['a link to a page that is not there', '<a href="/blog/9">Po</a>', ['5:1 site/dead-link | /blog/9']],
  ['a link with a slash at its end', '<a href="/blog/1/">Po</a>', ['5:1 site/dead-link | /blog/1/']],
  ['a link to a file that is not there', '<a href="/a.pdf">Po</a>', ['5:1 site/dead-link | /a.pdf']],
  [
    'a dead link that spells the site out',
    '<a href="https://dielli.test/po">Po</a>',
    ['5:1 site/dead-link | https://dielli.test/po'],
  ],
  ['a link to a place that is not there', '<a href="#fund">Po</a>', ['5:1 site/dead-anchor | #fund']],
  ['a link to a place of another page', '<a href="/#po">Po</a>', ['5:1 site/dead-anchor | /#po']],
  ['a picture that was not built', '<img src="/a.jpg" alt="">', ['5:1 site/missing-file | /a.jpg']],
  [
    'a width of a picture that was not built',
    '<img src="/pictures/0123456789ab-320.jpg" srcset="/pictures/0123456789ab-99.jpg 99w" alt="">',
    ['5:1 site/missing-file | /pictures/0123456789ab-99.jpg'],
  ],
  ['an id twice', '<p id="hyrje">Po</p>', ['5:1 site/duplicate-id | hyrje']],
  ['a name that is not there', '<p aria-labelledby="po">Po</p>', ['5:1 site/missing-id | po']],
  [
    'a picture without an alternative text',
    '<img src="/pictures/0123456789ab-320.jpg">',
    ['5:1 site/missing-alt | /pictures/0123456789ab-320.jpg'],
  ],
  [
    'a link without words',
    '<a href="/"><img src="/pictures/0123456789ab-320.jpg" alt=""></a>',
    ['5:1 site/nameless-link | /'],
  ],
  ['a second title of the first level', '<h1>Po</h1>', [' site/heading | 2']],
])('finds %s', async (_, body, expected) => {
  const found = (await problemsOf(page(body))).filter((line) => !/unused-file/.test(line))
  expect(found).toEqual(expected.map((line) => `blog/1.html${line.startsWith(' ') ? '' : ':'}${line}`))
})

test('a page must name its language, its title and its own address', async () => {
  const canonical = '<link rel="canonical" href="https://dielli.test/blog/2">'
  expect(
    await problemsOf({
      'dist/index.html': html(home, `<link rel="stylesheet" href="/assets/a-1.css">${canonical}`, '').replace(
        'Po',
        '',
      ),
    }),
  ).toEqual([
    'index.html site/missing-lang',
    'index.html site/missing-title',
    'index.html:2:74 site/canonical | https://dielli.test/blog/2',
  ])
})

test('leads a dead link back to the one place of the content where it is written', async () => {
  expect(
    await problemsOf({
      'dist/404.html': html('<h1>Po</h1>\n<a href="/blog/77">Po</a>'),
      'content/news/a/index.mdx': '---\n---\n<p><a href="/blog/77">Po</a></p>\n',
    }),
  ).toEqual(['404.html:4:1 site/dead-link | /blog/77 | content/news/a/index.mdx:3'])
})

test('does not judge addresses that spell out a host which only stands in', async () => {
  expect(
    await problemsOf({
      'dist/404.html': html('<h1>Po</h1>\n<a href="https://dielli.test/rrjeti">Po</a>'),
      'content/site.yaml': 'address: https://dielli.test\nstandIns: [address]\n',
    }),
  ).toEqual([])
})

test('a site below another one may link to its neighbours, in full', async () => {
  const links =
    '<a href="https://dielli.test/tjeter">Po</a>\n<a href="/tjeter">Po</a>\n<a href="/klubi/">Kreu</a>'
  expect(await problemsOf({ 'dist/404.html': html(`<h1>Po</h1>\n${links}`) }, '/klubi/')).toContain(
    '404.html:5:1 site/dead-link | /tjeter',
  )
  expect(
    (await problemsOf({ 'dist/404.html': html(`<h1>Po</h1>\n${links}`) }, '/klubi/')).filter((line) =>
      line.startsWith('404.html'),
    ),
  ).toEqual(['404.html:5:1 site/dead-link | /tjeter'])
})

test('finds what scripts and style sheets ask for and nobody built', async () => {
  expect(
    await problemsOf({
      'dist/assets/a-1.css': 'a {\n  src: url(g-1.woff2) }',
      'dist/assets/b-1.js': 'import("./c-1.js");import("./e-1.js");["assets/a-2.css"]',
    }),
  ).toEqual([
    'assets/a-1.css:2:8 site/missing-file | g-1.woff2',
    'assets/b-1.js:1:27 site/missing-file | ./e-1.js',
    'assets/b-1.js:1:40 site/missing-file | assets/a-2.css',
    'assets/d-1.js site/unused-file | assets/d-1.js',
    'assets/f-1.woff2 site/unused-file | assets/f-1.woff2',
  ])
})

test('names pages and files that nothing leads to', async () => {
  expect(
    await problemsOf({
      'dist/blog/2.html': html('<h1>Po</h1>'),
      'dist/pictures/89abcdef0123-320.jpg': '',
      'dist/skicë.pdf': '',
    }),
  ).toEqual([
    'blog/2.html site/unlisted-page | blog/2.html',
    'pictures/89abcdef0123-320.jpg site/unused-file | pictures/89abcdef0123-320.jpg',
    'skicë.pdf site/unused-file | skicë.pdf',
  ])
})

test('the same relative link leads elsewhere from another folder', async () => {
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

test('the manifest names the icons that it needs, and no missing one', async () => {
  const manifest = '{ "icons": [{ "src": "icon-192.png" }, { "src": "icon-512.png" }] }'
  expect(await problemsOf({ 'dist/manifest.webmanifest': manifest, 'dist/icon-192.png': '' })).toEqual([
    'manifest.webmanifest:1:42 site/missing-file | icon-512.png',
  ])
})

const sitemap = (...addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>\n`
const rss = (item: string) =>
  `<rss version="2.0"><channel><title>Po</title><link>https://dielli.test/</link><description>Po</description><item>${item}</item></channel></rss>`
const atom = (entry: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><id>po</id><title>Po &amp; jo</title><updated>2024-11-21T00:00:00Z</updated><entry>${entry}</entry></feed>`

test.each<[fact: string, file: string, xml: string, expected: string[]]>([
  ['a good sitemap', 'sitemap.xml', sitemap('https://dielli.test/', 'https://dielli.test/blog/1'), []],
  [
    'an address that does not exist',
    'sitemap.xml',
    sitemap('https://dielli.test/blog/2'),
    ['sitemap-address | https://dielli.test/blog/2'],
  ],
  [
    'an address of another site',
    'sitemap.xml',
    sitemap('https://x.test/'),
    ['sitemap-address | https://x.test/'],
  ],
  ['an address that is not whole', 'sitemap.xml', sitemap('/blog/1'), ['sitemap-address | /blog/1']],
  [
    'a good RSS feed',
    'a.xml',
    rss('<title>Po</title><link>https://dielli.test/blog/1</link><guid>1</guid>'),
    [],
  ],
  [
    'an item without its title that leads nowhere',
    'a.xml',
    rss('<link>https://dielli.test/blog/3</link><guid>1</guid>'),
    ['dead-link | https://dielli.test/blog/3', 'invalid-feed | <title> te <item>'],
  ],
  [
    'a good Atom feed',
    'a.atom',
    atom(
      '<id>1</id><title><![CDATA[<b>]]></title><updated>2024-11-21T00:00:00Z</updated><link href="/blog/1"/>',
    ),
    [],
  ],
  [
    'an entry without a day',
    'a.atom',
    atom('<id>1</id><title>Po</title>'),
    ['invalid-feed | <updated> te <entry>'],
  ],
  ['a bare ampersand', 'a.xml', rss('<title>A & B</title>'), ['invalid-xml | shenja „&“ nuk lejohet']],
  ['crossed elements', 'a.xml', '<a><b></a></b>', ['invalid-xml | </a> nuk mbyll asgjë']],
  ['an element left open', 'a.xml', '<a><b/>', ['invalid-xml | <a> nuk mbyllet']],
  ['two roots', 'a.xml', '<a/><b/>', ['invalid-xml | duhet një element i vetëm i jashtëm']],
])('judges %s', async (_, file, xml, expected) => {
  expect(await problemsOf({ [`dist/${file}`]: xml })).toEqual(expected.map((line) => `${file} site/${line}`))
})
