import { printNewsDay, printRange } from '../../content/compile/dates.ts'
import type { Rng } from '../../rng.ts'

/** What documents are put together from. */
export type Sentences = { paragraphs: readonly string[]; points: readonly string[] }

type Options = { rng: Rng; id: number; sentences: Sentences }

/** A report of three days, about as long as the real ones. */
export function reportText(options: Options & { year: number; pictures: number }): string {
  const { rng, id, year, sentences, pictures } = options
  const first = rng.int(1, 25)
  const month = String(rng.int(1, 12)).padStart(2, '0')
  const day = (offset: number) => `${year}-${month}-${String(first + offset).padStart(2, '0')}`
  const { paragraphs, points } = drawer(rng, sentences)
  const days = [0, 1, 2].map(
    (offset) => `## Data: ${printRange(day(offset), day(offset))}

${paragraphs(2)}

### Veprimtaria e ditës ${offset + 1}

${points(4)}

### Puna në grupe ${offset + 1}

${points(4)}`,
  )
  const body = `## Hyrje

${paragraphs(3)}

Më shumë gjendet te [projektet](/projects) dhe te [raporti i parë](/blog/1#hyrje).

## Objektivat

${points(4)}

${days.join('\n\n')}

<Note title="Mbani mend">

${paragraphs(1)}

</Note>

<Figure file="${pictureName(Math.min(pictures, 2))}" alt="Pamja e dytë e edicionit ${id}" caption="Pamje nga edicioni." />

## Përfundim

${paragraphs(2)}
`
  return `---
id: ${id}
year: ${year}
title: "Edicioni ${id}: shkolla verore për energjinë"
description: "Tri ditë për energjinë dhe klimën në edicionin ${id}, me ligjërata, me matje në terren dhe me punë në grupe."
date: ${printRange(day(0), day(2))}
start: ${day(0)}
end: ${day(2)}
author: Ekipi i shoqatës
readTime: ${readTime(body)}
cover:
  file: 01.jpg
  alt: "Kopertina e edicionit ${id}"
gallery:
${gallery(id, pictures)}
---

${body}`
}

/** A post with a list, a table and a picture. */
export function newsText(options: Options & { pictures: number }): string {
  const { rng, id, sentences, pictures } = options
  const published = `${rng.int(2001, 2024)}-${String(rng.int(1, 12)).padStart(2, '0')}-${String(rng.int(1, 28)).padStart(2, '0')}`
  const { paragraphs, points } = drawer(rng, sentences)
  const inHtml = (markdown: string) =>
    markdown
      .split('\n\n')
      .map((text) => `<p>${text}</p>`)
      .join('\n\n')
  const list = points(4).replaceAll(/^- (.*)$/gm, '  <li>$1</li>')
  return `---
id: ${id}
title: "Lajmi ${id}: një ditë pune"
description: "Lajmi ${id} tregon për një ditë pune me të rinj, me mësues dhe me fqinjë që e masin energjinë e lagjes."
date: ${printNewsDay(published)[0]}
published: ${published}
author: Ekipi i shoqatës
gallery:
${gallery(id, pictures)}
---
${inHtml(paragraphs(2))}

<h2>Çfarë u bë</h2>

<ul>
${list}
</ul>

<figure><img src="${pictureName(Math.min(pictures, 2))}" alt="Pamja e dytë e lajmit ${id}" /><figcaption>Puna në terren.</figcaption></figure>

<table>
  <caption>Matjet</caption>
  <thead>
    <tr><th scope="col">Ora</th><th scope="col">Vlera</th></tr>
  </thead>
  <tbody>
    <tr><th scope="row">10:00</th><td>${rng.int(10, 99)} W</td></tr>
  </tbody>
</table>

${inHtml(paragraphs(2))}

<p>Lexoni edhe për <a href="/projects">projektet</a>.</p>
`
}

/** A project of a paragraph and a numbered list. */
export function projectText({ rng, id, year, sentences }: Options & { year: number }): string {
  const { paragraphs, points } = drawer(rng, sentences)
  return `---
id: ${id}
year: ${year}
title: "Projekti ${id}"
---

${paragraphs(1)}

${points(3).replaceAll(/^- /gm, '1. ')}
`
}

/** `01.jpg`, `02.jpg` …; counted from 1. */
export function pictureName(number: number): string {
  return `${String(number).padStart(2, '0')}.jpg`
}

function drawer(rng: Rng, sentences: Sentences) {
  const draw = (from: readonly string[], count: number) =>
    Array.from({ length: count }, () => from[rng.int(0, from.length - 1)] ?? '')
  return {
    paragraphs: (count: number) => draw(sentences.paragraphs, count).join('\n\n'),
    points: (count: number) =>
      draw(sentences.points, count)
        .map((point) => `- ${point}`)
        .join('\n'),
  }
}

function gallery(id: number, count: number): string {
  const entries = Array.from({ length: count }, (_, index) => {
    return `  - file: ${pictureName(index + 1)}\n    alt: "Pamja ${index + 1} e dokumentit ${id}"`
  })
  return entries.join('\n')
}

function readTime(body: string): string {
  const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const minutes = Math.max(1, Math.round(words / 180))
  return `${minutes} ${minutes === 1 ? 'minutë' : 'minuta'} lexim`
}
