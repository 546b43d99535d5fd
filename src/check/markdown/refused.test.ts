import { expect, test } from 'vitest'
import { problemsOf } from '../testing/good-site.ts'

const places = { report: 'Në fund i krahasuam fletoret.', shortProject: 'Një fletore, një laps.' }

async function hintsOf(name: keyof typeof places, text: string): Promise<string[]> {
  return (await problemsOf(name, [places[name], `${places[name]}\n\n${text}`])).map(
    ({ rule, hint }) => `${rule} ${hint}`,
  )
}

test.each([
  ['![Era](01.jpg)', 'markdown/not-allowed Ky tekst nuk ka foto; hiqeni.'],
  ['<Figure file="01.jpg" alt="Era" />', 'mdx/unknown-component Ky tekst nuk ka foto; hiqeni.'],
  [
    '<Note>\n\nEra.\n\n</Note>',
    'mdx/unknown-component Hiqini shenjat <Note> dhe </Note>; përmbajtja e tyre mbetet.',
  ],
  [
    '<VideoCard href="https://video.test/era" title="Era" />',
    'mdx/unknown-component Hiqeni; për një video shkruani lidhjen: [titulli i videos](https://video.test/era)',
  ],
  ['<Kutia>Era.</Kutia>', 'mdx/unknown-component Hiqeni; shenjën < në tekst shkruajeni si \\<'],
])('markdown check gives a project no advice that is meant for reports: %s', async (text, hint) => {
  expect(await hintsOf('shortProject', text)).toEqual([hint])
})

test('markdown check suggests a video card with the watch address for a video frame', async () => {
  const frame =
    '<iframe width="560" src="https://www.youtube.com/embed/era-1?rel=0" title="x" allowfullscreen></iframe>'
  expect(await hintsOf('report', frame)).toEqual([
    'mdx/html Videoja shfaqet me: <VideoCard href="https://www.youtube.com/watch?v=era-1" title="Titulli i videos" />',
  ])
})

test.each(['embed', 'object'])('markdown check suggests a video card for <%s>', async (name) => {
  expect(await hintsOf('report', `<${name} src="https://video.test/era"></${name}>`)).toEqual([
    'mdx/html Videoja shfaqet me: <VideoCard href="https://video.test/era" title="Titulli i videos" />',
  ])
})

test.each([
  ['<table><tr><td>Era</td></tr></table>', 'tabelat nuk përdoren këtu'],
  ['<table>\n  <tr>\n    <td>Era</td>\n  </tr>\n</table>', 'tabelat nuk përdoren këtu'],
  ['<ul>\n  <li>Era</li>\n  <li>Uji</li>\n</ul>', '- Teksti i pikës'],
])('markdown check reports %s once', async (text, hint) => {
  expect(await hintsOf('report', text)).toEqual([expect.stringContaining(hint)])
})

const plain =
  'Hiqini këto shenja; përdorni paragrafë, **theksim**, *kursiv*, lista dhe lidhje [teksti](adresa).'

test.each([
  ['* * *', [`markdown/not-allowed ${plain}`]],
  [
    '<Note title="Po">Era.</Note>',
    [
      'mdx/component-place Vëreni në krye të rreshtit, me një rresht të zbrazët para dhe pas saj; <…> dhe </…> rrinë secila e vetme në rresht.',
    ],
  ],
  ['<Figure file="03.jpg" alt="" />', ['mdx/property-value Shkruani një tekst që thotë diçka.']],
  [
    '<Note title="Po">\n\nEra.\n\n<Note>\n\nUji.',
    ['mdx/unclosed Shkruani: </Note> – ajo e mbyll pjesën e hapur më sipër.'],
  ],
  [
    '<Note>\n\nEra.\n\n</Note>\n\n<Note>\n\nUji.',
    ['mdx/unclosed Shtoni </Note> pas përmbajtjes së saj; e vetme në rresht kur edhe hapja është e tillë.'],
  ],
  ['<Figure src="03.jpg" alt="Hija" />', ['mdx/unknown-property Mos deshët të shkruani „file“?']],
  ['<Figure fil="03.jpg" alt="Hija" />', ['mdx/unknown-property Mos deshët të shkruani „file“?']],
])('markdown check reports %s once with a hint that can be followed', async (text, hints) => {
  expect(await hintsOf('report', text)).toEqual(hints)
})

test('markdown check reports a Google Docs heading anchor once with the right heading', async () => {
  const problems = await problemsOf(
    'report',
    ['## Hyrje', '## Hyrje {#hyrje}'],
    ['## Përfundim', '## Përfundim {#përfundim}'],
  )
  expect(problems.map(({ rule }) => rule)).toEqual(['mdx/brace', 'mdx/brace'])
  expect(problems[0]?.hint).toContain('fshijeni {#…} të tërë')
})

test('markdown check names the place for the description of a project', async () => {
  const [problem] = await problemsOf('shortProject', ['title: Fletorja', 'description: Era\ntitle: Fletorja'])
  expect(problem?.hint).toBe(
    'Zhvendoseni poshtë vijës së dytë: përshkrimi i projektit shkruhet atje, pa emër fushe.',
  )
})
