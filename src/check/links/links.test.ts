import { expect, test } from 'vitest'
import { formatFinding } from '../present.ts'
import { createSource, placeIn } from '../source.ts'
import { isLocal, linkKind, suggestHref } from './address.ts'
import { describeRefused, isVague } from './links.ts'

const place = placeIn(createSource('a', 'x'), 0)
const cases: [address: string, rule: string, hint: string][] = [
  ['mailto: info@dielli.test', 'link/mailto', 'Shkruani: mailto:info@dielli.test'],
  ['MAILTO:info@dielli.test', 'link/mailto', 'Shkruani: mailto:info@dielli.test'],
  ['mailto:info@dielli', 'link/mailto', 'Shkruani p.sh.: mailto:emri@example.org'],
  ['tel:+383 44 (123) 456', 'link/tel', 'Shkruani: tel:+38344123456'],
  ['tel:00383 44/123-456', 'link/tel', 'Shkruani: tel:+38344123456'],
  ['tel:044 123 456', 'link/tel', 'Shkruani: tel:+38344123456'],
  ['tel:044123456', 'link/tel', 'Shkruani: tel:+38344123456'],
  ['tel:38344123456', 'link/tel', 'Shkruani: tel:+38344123456'],
  ['http://localhost:4321/projects#viti-2019', 'link/local-address', 'Shkruani: /projects#viti-2019'],
  ['http://localhost:4321', 'link/local-address', 'Shkruani: /'],
  [
    'http://192.168.1.5/projects',
    'link/local-address',
    'Shkruani adresën publike; për faqet tona vetëm pjesën pas emrit, p.sh. /projects',
  ],
  [
    'https://www.youtube.com/watch?v=…',
    'link/address',
    'Shkruani adresën e vërtetë në vend të asaj me „…“, që është vetëm shembull.',
  ],
  ['tel:jo', 'link/tel', 'Shkruani prefiksin ndërkombëtar dhe shifrat, pa hapësira: tel:+38300000001'],
  ['www.dielli.test', 'link/address', 'Shkruani: https://www.dielli.test'],
  ['info@dielli.test', 'link/address', 'Shkruani: mailto:info@dielli.test'],
  ['http://dielli.test', 'link/address', 'Shkruajeni me https: https://dielli.test'],
  ['projects', 'link/address', 'Shkruani: /projects'],
  [
    'content/reports/2015',
    'link/address',
    'Lejohen: https://…, /një nga faqet tona, #vendi në faqe, mailto:emri@example.org dhe tel:+38300000001.',
  ],
  [
    'https://mire.test@keq.test/',
    'link/address',
    'Shkruajeni pa pjesën para shenjës @: faqja që hapet është ajo pas saj, p.sh.: https://www.example.org',
  ],
]

test.each(cases)('link check suggests a replacement for %s', (address, rule, hint) => {
  const found = describeRefused(address, place)
  expect([found.rule, formatFinding(found).hint]).toEqual([rule, hint])
})

test('link check names the host of an address without its user name', () => {
  const disguised = [
    'https://mire.test@keq.test/',
    'https://mire.test:443@keq.test',
    'https://mire.test%2Fa@keq.test?b',
    'https://a:b@mire.test#c',
    'https://a@@mire.test',
  ]
  expect(disguised.map(linkKind)).toEqual(disguised.map(() => 'refused'))
  const plain = [
    'https://video.test/@dielli',
    'https://video.test?a=b@c.test',
    'https://video.test#@',
    'https://video.test:8443',
    'https://ëndrra.test/a?b#c',
  ]
  expect(plain.map(linkKind)).toEqual(plain.map(() => 'https'))
})

test.each([
  ['/projects', 'page'],
  ['//keq.test', 'refused'],
  ['#pyetja-1', 'anchor'],
  ['#', 'refused'],
  ['https://8.test', 'https'],
  ['https://dielli.test/a b', 'refused'],
  ['https://dielli.test/\u0007', 'refused'],
  ['https://dielli.test/\u200B', 'refused'],
  ['https://dielli.test\\@keq.test', 'refused'],
  ['https://dielli.test/...', 'refused'],
  ['https://dielli.test/...a', 'https'],
  ['mailto:info@dielli.test?subject=Dita', 'mailto'],
  ['mailto:info@dielli.test@keq.test', 'refused'],
  ['mailto:?to=info@dielli.test', 'refused'],
  ['mailto:info@?dielli.test', 'refused'],
  ['mailto:info@dielli.', 'refused'],
  ['tel:+38344', 'tel'],
  ['tel:+3834', 'refused'],
  ['tel:+38344-123', 'tel'],
  ['tel:+38344a', 'refused'],
  ['a mailto:info@dielli.test', 'refused'],
  ['javascript:alert(1)//https://dielli.test', 'refused'],
])('linkKind classifies %s as %s', (address, kind) => {
  expect(linkKind(address)).toBe(kind)
})

test('isLocal recognises local addresses and accepts sites with similar names', () => {
  const local = [
    'http://localhost:4321/a',
    'HTTPS://LOCALHOST',
    'http://www.localhost',
    'http://127.0.0.1',
    'http://10.0.0.1:8080',
    'https://192.168.1.5/a',
    'http://[::1]:4322',
    'http://kompjuteri.local#a',
  ]
  expect(local.filter((address) => !isLocal(address))).toEqual([])
  const sites = ['localhosting.test', '10.dielli.test', '127.dielli.test', 'dielli.local.test', 'local.test']
  expect(sites.filter((host) => isLocal(`https://${host}/`))).toEqual([])
  expect(isLocal('https://dielli.test/http://localhost')).toBe(false)
})

test('linkKind accepts short telephone numbers and refuses numbers without a prefix', () => {
  expect(['tel:112', 'tel:194'].map(linkKind)).toEqual(['tel', 'tel'])
  expect(['tel:044', 'tel:11', 'tel:044123456'].map(linkKind)).toEqual(['refused', 'refused', 'refused'])
})

test('isVague recognises vague link texts in both languages with any punctuation', () => {
  const texts = ['këtu', 'Kliko këtu!', '„Lexo më shumë…“', 'here', 'Click here →', 'Read  more', '>>', '→']
  expect(texts.filter((text) => !isVague(text))).toEqual([])
  const telling = [
    'raporti i vitit 2024',
    'Lexo më shumë për pyjet',
    'Here comes the sun',
    'te faqja e projekteve',
    ' ',
  ]
  expect(telling.filter(isVague)).toEqual([])
})

test.each([
  ['info@dielli.test', 'mailto:info@dielli.test'],
  ['www.dielli.test', 'https://www.dielli.test'],
  ['http://dielli.test/@klubi', 'https://dielli.test/@klubi'],
  ['mailto:info@dielli.test', 'mailto:info@dielli.test'],
  ['http://localhost:4321/projects', '/projects'],
  ['HTTPS://127.0.0.1:4322/projects?a#b', '/projects?a#b'],
  ['http://[::1]#b', '/#b'],
  ['http://localhost.test/a', 'https://localhost.test/a'],
])('suggestHref turns %s into the address of a link', (written, href) => {
  expect(suggestHref(written)).toBe(href)
})
