import { expect, test } from 'vitest'
import { about, entities, home, site, words } from '../../site-content.ts'
import { contentTexts, plainText, stringsOf } from '../texts.ts'

const read = stringsOf({
  about,
  home,
  words,
  site,
  reports: entities.reports,
  projects: entities.projects,
  news: entities.news.map((post) => ({ ...post, content: plainText(post.content) })),
}).filter(({ path }) => !/\.(key|url|href|address)$/.test(path))

test('content uses NFC letters and no invisible characters', () => {
  for (const [file, text] of contentTexts()) {
    expect(text === text.normalize('NFC'), file).toBe(true)
    expect(text, file).not.toMatch(/[\u200b-\u200f\u2028-\u202e\ufeff\u00ad]/)
  }
})

test('content has no straight double quotes in visible text', () => {
  for (const { path, text } of read) expect(text, path).not.toContain('"')
})

test('content has quotation marks only in pairs „ “', () => {
  for (const { path, text } of read) {
    expect(text.match(/„/g)?.length ?? 0, path).toBe(text.match(/“/g)?.length ?? 0)
    expect(text, path).not.toMatch(/[”«»]/)
  }
})

test('content uses typographic dashes, ellipses and apostrophes', () => {
  for (const { path, text } of read) {
    expect(text, path).not.toMatch(/--|\.\.\.|\p{L}'\p{L}/u)
  }
})

test('content has no emoji, no placeholder words and no double spaces', () => {
  for (const { path, text } of read) {
    expect(text, path).not.toMatch(/\p{Extended_Pictographic}(?<!©)/u)
    expect(text, path).not.toMatch(/TODO|lorem|xxx|pamj\p{L}* e përkohshme/iu)
    expect(text, path).not.toMatch(/\S {2,}\S/)
  }
})

test('content has no common word without its ë or ç', () => {
  const bare =
    /\b(eshte|cfare|shoqate|nje|per te|energjise|ceshtje|efikase|eficienc\w*|shkolles|veror[eë]s?e)\b/i
  for (const { path, text } of read) expect(text, path).not.toMatch(bare)
})
