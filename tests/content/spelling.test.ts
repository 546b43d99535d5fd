import { expect, test } from 'vitest'
import { about } from '../../src/content/generated/about.ts'
import { entities } from '../../src/content/generated/entities.ts'
import { home } from '../../src/content/generated/home.ts'
import { site, words } from '../../src/content/generated/site.ts'
import { editions } from '../../src/content/generated/words/editions.ts'
import { furtherNews } from '../../src/content/generated/words/furtherNews.ts'
import { gallery } from '../../src/content/generated/words/gallery.ts'
import { missing } from '../../src/content/generated/words/missing.ts'
import { projectFilter } from '../../src/content/generated/words/projectFilter.ts'
import { projectPages } from '../../src/content/generated/words/projectPages.ts'
import { reading } from '../../src/content/generated/words/reading.ts'
import { searching } from '../../src/content/generated/words/searching.ts'
import { timeline } from '../../src/content/generated/words/timeline.ts'
import { contentTexts, plainText, stringsOf } from './texts.ts'

const read = stringsOf({
  about,
  home,
  words,
  editions,
  reading,
  furtherNews,
  missing,
  gallery,
  searching,
  timeline,
  projectFilter,
  projectPages,
  site,
  reports: entities.reports,
  projects: entities.projects,
  news: entities.news.map((post) => ({ ...post, content: plainText(post.content) })),
}).filter(({ path }) => !/\.(key|url|href|address)$/.test(path))

test('letters are in one form: NFC, with no invisible signs', () => {
  for (const [file, text] of contentTexts()) {
    expect(text === text.normalize('NFC'), file).toBe(true)
    expect(text, file).not.toMatch(/[\u200b-\u200f\u2028-\u202e\ufeff\u00ad]/)
  }
})

test('no straight double quotes in text that is read', () => {
  for (const { path, text } of read) expect(text, path).not.toContain('"')
})

test('quotation marks come in pairs „ “', () => {
  for (const { path, text } of read) {
    expect(text.match(/„/g)?.length ?? 0, path).toBe(text.match(/“/g)?.length ?? 0)
    expect(text, path).not.toMatch(/[”«»]/)
  }
})

test('dashes, ellipses and apostrophes are typographic', () => {
  for (const { path, text } of read) {
    expect(text, path).not.toMatch(/--|\.\.\.|\p{L}'\p{L}/u)
  }
})

test('no emoji, no stand-in words, no double spaces', () => {
  for (const { path, text } of read) {
    expect(text, path).not.toMatch(/\p{Extended_Pictographic}(?<!©)/u)
    expect(text, path).not.toMatch(/TODO|lorem|xxx|pamj\p{L}* e përkohshme/iu)
    expect(text, path).not.toMatch(/\S {2,}\S/)
  }
})

test('words that need ë and ç have them', () => {
  const bare =
    /\b(eshte|cfare|shoqate|nje|per te|energjise|ceshtje|efikase|eficienc\w*|shkolles|veror[eë]s?e)\b/i
  for (const { path, text } of read) expect(text, path).not.toMatch(bare)
})
