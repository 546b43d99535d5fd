import type { BeginningFault } from '../../markdown/beginnings.ts'
import type { BodyKind } from '../../markdown/components.ts'
import type { LeftoverKind } from '../../markdown/leftovers.ts'
import { pictureCures } from './html-in-markdown.ts'

const nodes: Readonly<Record<string, string>> = {
  image: 'një foto e futur me ![…](…)',
  imageReference: 'një foto e futur me ![…][…]',
  code: 'një bllok kodi',
  inlineCode: 'kod ndërmjet dy shenjave `',
  blockquote: 'një citim me >',
  thematicBreak: 'një vijë ndarëse',
  table: 'një tabelë',
  definition: 'një përkufizim lidhjeje',
  footnote: 'një shënim në fund të faqes',
  linkReference: 'një lidhje me dy palë kllapa katrore',
}

/** Signs of Markdown. */
export const markdownMessages = {
  'markdown/not-allowed': ({ kind, body }: { kind: string; body: BodyKind }) => ({
    message: `Këtu qëndron ${nodes[kind] ?? 'një shenjë e Markdown-it'}, që në tekst nuk përdoret.`,
    cure: kind.startsWith('image')
      ? pictureCures[body]
      : kind === 'footnote'
        ? footnoteCures[body]
        : 'Përdor paragrafë, **theksim**, *kursive*, lista dhe lidhje [teksti](adresa).',
  }),
  'markdown/missing-space': ({ corrected, fault }: { corrected: string; fault: BeginningFault }) => ({
    message: {
      space: 'Kjo nuk njihet si titull ose pikë: pas shenjës në krye të rreshtit duhet një hapësirë.',
      dash: 'Kjo duket si pikë liste, por viza është e gjatë.',
      letter: 'Kjo duket si pikë liste, por pikat nuk shënohen me shkronja.',
    }[fault],
    cure: `Shkruaj: ${corrected}`,
  }),
  'markdown/leftover': ({
    kind,
    written,
    body,
  }: {
    kind: LeftoverKind
    written: string
    body: BodyKind
  }) => ({
    message: `„${written}“ do të dilte në faqe pikërisht kështu, me shenjat e saj.`,
    cure: kind === 'footnote' ? footnoteCures[body] : leftovers[kind],
  }),
  'markdown/heading-place': () => ({
    message: 'Titulli qëndron brenda një liste ose një pjese tjetër.',
    cure: 'Vendose titullin në krye të rreshtit, me një rresht të zbrazët para e pas.',
  }),
}

const leftovers: Readonly<Record<Exclude<LeftoverKind, 'footnote'>, string>> = {
  emphasis: 'Theksimi hapet dhe mbyllet ngjitur me fjalët: **fjalë** ose *fjalë*. Vetë shenja shkruhet \\*',
  strike: 'Teksti i prerë me vijë nuk përdoret; hiqi shenjat ~.',
  highlight: 'Teksti me ngjyrë nuk përdoret; hiqi shenjat ==, ose theksoje: **fjalë**',
  task: 'Kutitë e detyrave nuk përdoren; hiqe kutinë dhe lëre vetëm pikën: - Teksti i pikës',
  link: 'Lidhja shkruhet pa hapësira ndërmjet dhe brenda kllapave të adresës: [teksti](/adresa)',
  table: 'Tabelat nuk përdoren këtu; shkruaji rreshtat si listë me pika.',
}

const footnoteCures: Readonly<Record<BodyKind, string>> = {
  report: 'Shënimet në fund nuk përdoren; vendose shpjegimin në kllapa ose në një <Note>.',
  project: 'Shënimet në fund nuk përdoren; vendose shpjegimin në kllapa.',
}
