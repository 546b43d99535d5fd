import { expect, test } from 'vitest'
import { cleanAddress } from './address.ts'

const target = 'https://example.org/a?b=%C3%AB&c=1#d'
const wrapped = encodeURIComponent(target)

test.each([
  ['Google', `https://www.google.com/url?q=${wrapped}&sa=D&ust=1`],
  ['Facebook', `https://l.facebook.com/l.php?u=${wrapped}&h=AT0x&__tn__=-UK-R`],
  ['Facebook on a phone', `https://lm.facebook.com/l.php?u=${wrapped}&h=AT0x`],
  ['Instagram', `https://l.instagram.com/?u=${wrapped}&e=AT0x`],
  ['Outlook', `https://eur03.safelinks.protection.outlook.com/?url=${wrapped}&data=05%7C02`],
  [
    'Facebook, with its mark',
    `https://l.facebook.com/l.php?u=${encodeURIComponent('https://example.org/a?b=%C3%AB&fbclid=IwAR0x&c=1#d')}`,
  ],
  [
    'Facebook within one of Google',
    `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${wrapped}`)}`,
  ],
])('cleanAddress replaces a redirect of %s by its target', (_, href) => {
  expect(cleanAddress(href)).toBe(target)
})

test.each([
  ['https://example.org/?fbclid=IwAR0x', 'https://example.org/'],
  ['https://example.org/?fbclid=IwAR0x#d', 'https://example.org/#d'],
  ['https://example.org/?fbclid=IwAR0x&b=1', 'https://example.org/?b=1'],
  ['https://example.org/?b=1&fbclid=IwAR0x', 'https://example.org/?b=1'],
])('cleanAddress removes the mark of Facebook from %s', (href, clean) => {
  expect(cleanAddress(href)).toBe(clean)
})

test.each([
  'https://www.facebook.com/shoqata/posts/1?u=https%3A%2F%2Fexample.org',
  'https://www.google.com/search?q=https%3A%2F%2Fexample.org',
  'https://www.google.com/url?q=https%3A%2F%2Fx.org%2F%EB',
  'https://l.facebook.com/l.php?u=javascript%3Aalert(1)',
  'https://example.org/url?q=https%3A%2F%2Fexample.com',
  'mailto:info@example.org',
  '/projects?a=1',
])('cleanAddress keeps %s', (href) => {
  expect(cleanAddress(href)).toBe(href)
})

test.each(['javascript:alert(1)', 'file:///C:/a.docx', '//example.org', '#_ftn1'])(
  'cleanAddress refuses %s',
  (href) => {
    expect(cleanAddress(href)).toBeUndefined()
  },
)
