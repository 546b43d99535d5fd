import { printNewsDay, printRange } from '../../check/dates.ts'
import type { Rng } from './rng.ts'

/** What a document is written from: its source of chance, its number and the words to draw from. */
export type Draft = {
  rng: Rng
  id: number
  words: readonly [string, ...string[]]
  /** How many documents of each collection links may lead to. */
  size: { reports: number; news: number }
  /** How many pictures its gallery has. */
  pictures: number
}

/** How a text is marked up: Markdown in reports and projects, HTML in posts. */
type Markup = Record<'strong' | 'em', (text: string) => string> & {
  link(text: string, href: string): string
}

const markdown: Markup = {
  strong: (text) => `**${text}**`,
  em: (text) => `*${text}*`,
  link: (text, href) => `[${text}](${href})`,
}

const html: Markup = {
  strong: (text) => `<strong>${text}</strong>`,
  em: (text) => `<em>${text}</em>`,
  link: (text, href) => `<a href="${href}">${text}</a>`,
}

/** A report of two to four days, some 1,000 words. */
export function reportText(draft: Draft & { year: number }): string {
  const { rng, id, year, pictures } = draft
  const write = createWriter(draft, markdown)
  const month = String(rng.int(1, 12)).padStart(2, '0')
  const first = rng.int(1, 20)
  const day = (offset: number) => `${year}-${month}-${String(first + offset).padStart(2, '0')}`
  const count = rng.int(2, 4)
  const days = Array.from({ length: count }, (_, offset) => {
    const parts = [
      `## Data: ${printRange(day(offset), day(offset))}`,
      write.paragraph(),
      write.points(rng.int(3, 5), (text, n) => `${n}. ${text}`),
      `### ${write.title()}`,
      write.points(rng.int(3, 5), (text) => `- ${text}`),
    ]
    if (offset === 0) parts.splice(2, 0, `<Note title="${write.title()}">\n\n${write.paragraph()}\n\n</Note>`)
    if (offset === 1)
      parts.splice(
        2,
        0,
        `<Figure file="${pictureName(pictures)}" alt="${write.alt()}" caption="${write.title()}." />`,
      )
    return parts.join('\n\n')
  })
  const body = `## Hyrje

${write.paragraphs(2, '\n\n')}

## Objektivat

${write.points(5, (text) => `- ${text}`)}

${days.join('\n\n')}

## Përfundim

${write.paragraphs(2, '\n\n')}
`
  return `---
id: ${id}
year: ${year}
title: "Edicioni ${id}: ${write.title()}"
description: "${write.description()}"
date: ${printRange(day(0), day(count - 1))}
start: ${day(0)}
end: ${day(count - 1)}
author: Ekipi i shoqatës
readTime: ${readTime(body)}
cover:
  file: 01.jpg
  alt: "${write.alt()}"
gallery:
${gallery(pictures, write.alt)}
---

${body}`
}

/** A post of some 500 words with a list, a quotation, a picture and a table. */
export function newsText(draft: Draft): string {
  const { rng, id, pictures } = draft
  const published = `${rng.int(2001, 2024)}-${String(rng.int(1, 12)).padStart(2, '0')}-${String(rng.int(1, 28)).padStart(2, '0')}`
  const write = createWriter(draft, html)
  const paragraphs = (count: number) => `<p>${write.paragraphs(count, '</p>\n\n<p>')}</p>`
  const rows = write.points(
    rng.int(3, 8),
    (_, n) => `    <tr><th scope="row">Matja ${n}</th><td>${rng.int(100, 9999)} W</td></tr>`,
  )
  return `---
id: ${id}
title: "Lajmi ${id}: ${write.title()}"
description: "${write.description()}"
date: ${printNewsDay(published)[0]}
published: ${published}
author: Ekipi i shoqatës
gallery:
${gallery(pictures, write.alt)}
---
${paragraphs(3)}

<h2>${write.title()}</h2>

<ul>
${write.points(5, (text) => `  <li>${text}</li>`)}
</ul>

<figure><img src="${pictureName(pictures)}" alt="${write.alt()}" /><figcaption>${write.title()}.</figcaption></figure>

<blockquote><p>${write.sentence()}</p></blockquote>

<h2>${write.title()}</h2>

<ol>
${write.points(4, (text) => `  <li>${text}</li>`)}
</ol>

<table>
  <caption>${write.title()}</caption>
  <thead>
    <tr><th scope="col">Matja</th><th scope="col">Vlera</th></tr>
  </thead>
  <tbody>
${rows}
  </tbody>
</table>

${paragraphs(3)}
`
}

/** A project of a paragraph and a numbered list, some 80 words. */
export function projectText(draft: Draft & { year: number }): string {
  const write = createWriter(draft, markdown)
  return `---
id: ${draft.id}
year: ${draft.year}
title: "Projekti ${draft.id}: ${write.title()}"
---

${write.paragraph()}

${write.points(3, (text, n) => `${n}. ${text}`)}
`
}

/** `01.jpg`, `02.jpg` …; counted from 1. */
export function pictureName(number: number): string {
  return `${String(number).padStart(2, '0')}.jpg`
}

/** Writes texts of words drawn one by one, so that no sentence repeats; with emphasis and links as people set them. */
function createWriter({ rng, id, words, size }: Draft, markup: Markup) {
  const draw = (count: number): string[] => {
    const drawn: string[] = []
    while (drawn.length < count) {
      const word = rng.pick(words)
      if (word !== drawn.at(-1)) drawn.push(word)
    }
    return drawn
  }
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const title = () => capital(draw(rng.int(4, 6)).join(' '))
  // Of the older half: a test may remove a new document, and nothing leads to it.
  const older = (count: number) => rng.int(1, Math.ceil(count / 2))
  const target = () =>
    rng.pick([`/blog/${older(size.reports)}`, `/information-blog/${older(size.news)}`, '/projects', '/about'])
  const sentence = () => {
    const text = draw(rng.int(8, 18)).map((word) => (rng.chance(0.07) ? `${word},` : word))
    const middle = rng.int(2, text.length - 6)
    const marked = () => text.splice(middle, 3).join(' ').replaceAll(',', '')
    const kind = rng.next()
    if (kind < 0.12) text.splice(middle, 0, markup.strong(marked()))
    else if (kind < 0.22) text.splice(middle, 0, markup.em(marked()))
    else if (kind < 0.3) text.splice(middle, 0, markup.link(marked(), target()))
    return `${capital(text.join(' ')).replace(/,$/, '')}.`
  }
  const times = (count: number, one: (n: number) => string) =>
    Array.from({ length: count }, (_, index) => one(index + 1))
  const paragraph = () => times(rng.int(3, 5), sentence).join(' ')
  return {
    title,
    sentence,
    paragraph,
    /** Between 80 and 200 characters, as the check wants it. */
    description: () =>
      `${capital(draw(40).join(' ')).slice(0, 130).replace(/ \S*$/, '')} në dokumentin ${id}.`,
    alt: () => `${title()} ${rng.int(1, 99)}`,
    paragraphs: (count: number, between: string) => times(count, paragraph).join(between),
    points: (count: number, line: (text: string, n: number) => string) =>
      times(count, (n) => line(sentence(), n)).join('\n'),
  }
}

function gallery(count: number, alt: () => string): string {
  return Array.from({ length: count }, (_, n) => `  - file: ${pictureName(n + 1)}\n    alt: "${alt()}"`).join(
    '\n',
  )
}

function readTime(body: string): string {
  const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const minutes = Math.max(1, Math.round(words / 180))
  return `${minutes} ${minutes === 1 ? 'minutë' : 'minuta'} lexim`
}
