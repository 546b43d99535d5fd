import type { BodyKind } from '../../model/editor-components.ts'
import { meantHref } from '../links/address.ts'
import { htmlCure, writeLine } from '../rules/phrases/cures.ts'
import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { choose, error, warning } from '../rules/record.ts'
import type { BeginningFault, LeftoverKind } from '../rules/values.ts'

/** Markdown and HTML syntax in the text of reports and projects. */
export const markdownRules = {
  'markdown/not-allowed': error<{ kind: string; body: BodyKind }>({
    sq: ({ kind }) => {
      const what = choose(kind, {
        image: 'një foto e futur me ![…](…)',
        imageReference: 'një foto e futur me ![…][…]',
        code: 'një bllok kodi',
        inlineCode: 'kod ndërmjet dy shenjave `',
        blockquote: 'një citim me >',
        thematicBreak: 'një vijë ndarëse',
        definition: 'një përkufizim lidhjeje',
        footnote: 'një shënim në fund të faqes',
        linkReference: 'një lidhje me dy palë kllapa katrore',
      })
      return `Këtu qëndron ${what ?? 'një shenjë e Markdown-it'}, që në tekst nuk përdoret.`
    },
    sqCure: ({ kind, body }) =>
      kind.startsWith('image')
        ? sq.pictureCures[body]
        : kind === 'footnote'
          ? sq.footnoteCures[body]
          : kind === 'blockquote' && body === 'report'
            ? 'Citimi qëndron në rreshta të vet, jo brenda një liste, një shënimi ose një citimi tjetër: nxirreni prej aty, ose hiqni shenjën >.'
            : 'Hiqini këto shenja; përdorni paragrafë, **theksim**, *kursive*, lista dhe lidhje [teksti](adresa).',
    why: 'Raportet përdorin pak shenja, që të gjitha të duken njësoj. Fotot futen me <Figure>, që të kenë tekst alternativ dhe madhësi të drejta.',
    en: ({ kind }) => {
      const what = choose(kind, {
        image: 'a picture put in with ![…](…)',
        imageReference: 'a picture put in with ![…][…]',
        code: 'a block of code',
        inlineCode: 'code between two ` signs',
        blockquote: 'a quotation with >',
        thematicBreak: 'a dividing line',
        definition: 'a definition of a link',
        footnote: 'a footnote',
        linkReference: 'a link with two pairs of square brackets',
      })
      return `Here stands ${what ?? 'a sign of Markdown'}, which this text does not use.`
    },
    enCure: ({ kind, body }) =>
      kind.startsWith('image')
        ? en.pictureCures[body]
        : kind === 'footnote'
          ? en.footnoteCures[body]
          : kind === 'blockquote' && body === 'report'
            ? 'A quotation stands on lines of its own, not in a list, a note or another quotation: move it out of there, or delete the >.'
            : 'Remove these signs; use paragraphs, **strong**, *emphasis*, lists and links [text](address).',
    example: {
      in: 'report',
      wrong: '⟦![Hija](01.jpg)⟧',
      right: '<Figure file="01.jpg" alt="Ilustrim: hija e një shkopi në oborr." />',
    },
  }),
  'mdx/html': error<{ name: string; body: BodyKind; address?: string }>({
    sq: ({ name }) => `Shenja e HTML-së <${name}> nuk përdoret në këtë tekst.`,
    sqCure: (values) => htmlCure(sq, values),
    why: 'Në raporte HTML-ja nuk shkruhet; pamjen e jep faqja, njësoj për të gjitha raportet.',
    en: ({ name }) => `The HTML tag <${name}> is not used in this text.`,
    enCure: (values) => htmlCure(en, values),
    example: { in: 'report', wrong: 'Mësimi ⟦<b>⟧nisi</b> me 5.', right: 'Mësimi **nisi** me 5.' },
  }),
  'mdx/brace': error({
    sq: 'Kllapa gjarpëruese { ka kuptim të veçantë dhe nuk shkruhet drejtpërdrejt në tekst.',
    sqCure: 'Përdorni kllapa të zakonshme ( ), ose shkruani \\{ – pas një titulli fshijeni {#…} të tërë.',
    why: 'Kllapa gjarpëruese nis kod, prandaj leximi i tekstit do të ndalej këtu.',
    en: 'The curly bracket { has a special meaning and is not written directly in text.',
    enCure: 'Use ordinary brackets ( ), or write \\{ – after a heading delete all of {#…}.',
    example: { in: 'report', wrong: 'Mësimi ⟦{⟧ nisi me 5.', right: 'Mësimi ( nisi me 5.' },
  }),
  'mdx/expression': error({
    sq: 'Kllapat gjarpëruese { } janë kod, dhe kodi nuk lejohet në përmbajtje.',
    sqCure:
      'Hiqini kllapat dhe shkruajeni tekstin ashtu si duhet lexuar, ose shkruani \\{ kur e doni vetë shenjën.',
    why: 'Çdo gjë ndërmjet { dhe } do të ekzekutohej si kod. Përmbajtja është vetëm tekst.',
    en: 'Curly brackets { } are code, and code is not allowed in content.',
    enCure:
      'Remove the brackets and write the text as it should be read, or \\{ when you want the sign itself.',
    example: { in: 'report', wrong: 'Mësimi ⟦{nisi}⟧ me 5.', right: 'Mësimi (nisi) me 5.' },
  }),
  'mdx/import': error({
    sq: 'Një rresht që nis me „import“ ose „export“ është kod, dhe kodi nuk lejohet në përmbajtje.',
    sqCure: 'Hiqeni rreshtin; pjesët e gatshme përdoren pa import.',
    why: 'Rreshtat që nisin me import ose export janë kod. Pjesët e gatshme përdoren pa to.',
    en: 'A line that starts with “import” or “export” is code, and code is not allowed in content.',
    enCure: 'Remove the line; components are used without import.',
    example: { in: 'report', wrong: '⟦import fs from "node:fs"⟧\n\nMësimi nisi.', right: 'Mësimi nisi.' },
  }),
  'mdx/comment': error({
    sq: 'Komentet e HTML-së <!-- … --> nuk përdoren në këtë tekst.',
    sqCure: 'Fshijeni komentin.',
    why: 'Komentet e HTML-së nuk kuptohen në raporte dhe do ta ndalnin leximin e tekstit.',
    en: 'HTML comments <!-- … --> are not used in this text.',
    enCure: 'Delete the comment.',
    example: {
      in: 'report',
      wrong: '⟦<!--⟧ për t’u plotësuar -->',
      right: 'Shkruani te propozimi (pull request) atë që doni t’u thoni kolegëve.',
    },
  }),
  'mdx/bare-link': error<{ address: string }>({
    sq: 'Adresa ndërmjet < dhe > nuk bëhet lidhje.',
    sqCure: ({ address }) => `Shkruani: [teksti i lidhjes](${meantHref(address)})`,
    why: 'Adresa ndërmjet < dhe > merret si pjesë e gatshme. Lidhja ka nevojë edhe për një tekst që thotë ku çon.',
    en: 'An address between < and > does not become a link.',
    enCure: ({ address }) => `Write: [text of the link](${meantHref(address)})`,
    example: {
      in: 'report',
      wrong: '⟦<https://www.example.org/>⟧',
      right: '[faqja e organizatës](https://www.example.org/)',
    },
  }),
  'mdx/less-than': error({
    sq: 'Pas shenjës < pritet emri i një pjese të gatshme.',
    sqCure: 'Kur e doni vetë shenjën, shkruani \\< ose „më pak se“.',
    why: 'Pas shenjës < pritet emri i një pjese të gatshme. Vetë shenja shkruhet me vizë të pjerrët të kthyer (\\) para saj, ose me fjalë.',
    en: 'After the sign < the name of a component is expected.',
    enCure: 'When you want the sign itself, write \\< or “less than”.',
    example: {
      in: 'report',
      wrong: 'Nxënësit ishin ⟦<⟧20 vjeç.',
      right: 'Nxënësit ishin \\<20 vjeç.\n\nNxënësit ishin më të rinj se 20 vjeç.',
    },
  }),
  'mdx/lazy-line': error({
    sq: 'Pjesa e hapur më sipër vazhdon në një rresht që nuk i takon më listës ose citimit.',
    sqCure: 'Mbylleni pjesën para se të mbarojë lista, ose nxirreni jashtë saj.',
    why: 'Pjesa e nisur brenda një liste ose citimi duhet të mbarojë aty, para se të nisë rreshti tjetër.',
    en: 'The component opened above continues on a line that no longer belongs to the list or quotation.',
    enCure: 'Close the component before the list ends, or move it out.',
    example: {
      in: 'report',
      wrong: '> <Note\n⟦t⟧itle="a">',
      right: '<Note title="a">\n\nTeksti i shënimit.\n\n</Note>',
    },
  }),
  'markdown/missing-space': error<{ fault: BeginningFault }>({
    sq: ({ fault }) =>
      ({
        space: 'Kjo nuk njihet si titull ose pikë: pas shenjës në krye të rreshtit duhet një hapësirë.',
        sign: 'Kjo duket si pikë liste, por shenja e saj nuk është vizë e shkurtër.',
        dash: 'Kjo duket si pikë liste, por viza është e gjatë.',
        letter: 'Kjo duket si pikë liste, por pikat nuk shënohen me shkronja.',
      })[fault],
    ...writeLine,
    why: 'Shenjat në krye të rreshtit kuptohen vetëm me një hapësirë pas tyre, dhe pika vetëm me vizën e shkurtër. Përndryshe titulli ose pika do të dilte si tekst i zakonshëm.',
    en: ({ fault }) =>
      ({
        space:
          'This is read neither as a heading nor as a point: the sign at the start of a line needs a space after it.',
        sign: 'This looks like a point of a list, but its sign is not a hyphen.',
        dash: 'This looks like a point of a list, but its sign is a dash.',
        letter: 'This looks like a point of a list, but points are not marked by letters.',
      })[fault],
    example: { in: 'report', wrong: '⟦##⟧Hyrje', right: '## Hyrje' },
  }),
  'markdown/leftover': warning<{ kind: LeftoverKind; written: string; body: BodyKind }>({
    sq: ({ written }) => `„${written}“ do të dilte në faqe pikërisht kështu, me shenjat e saj.`,
    sqCure: ({ kind, body }) =>
      kind === 'footnote'
        ? sq.footnoteCures[body]
        : {
            emphasis:
              'Theksimi hapet dhe mbyllet ngjitur me fjalët: **fjalë** ose *fjalë*. Vetë shenja shkruhet \\*',
            strike: 'Teksti i prerë me vijë nuk përdoret; hiqini shenjat ~.',
            highlight: 'Teksti me ngjyrë nuk përdoret; hiqini shenjat ==, ose theksojeni: **fjalë**',
            task: 'Kutitë e detyrave nuk përdoren; hiqeni kutinë dhe lëreni vetëm pikën: - Teksti i pikës',
            link: 'Lidhja shkruhet pa hapësira ndërmjet dhe brenda kllapave të adresës: [teksti](/adresa)',
            table: 'Tabelat nuk përdoren këtu; shkruajini rreshtat si listë me pika.',
          }[kind],
    why: 'Këto shenja nuk u kuptuan, prandaj do të dilnin në faqe ashtu si janë. Zakonisht ka një hapësirë tepër ose mungon mbyllja.',
    en: ({ written }) => `“${written}” would show on the page exactly so, signs included.`,
    enCure: ({ kind, body }) =>
      kind === 'footnote'
        ? en.footnoteCures[body]
        : {
            emphasis:
              'Emphasis opens and closes right at the words: **word** or *word*. The sign itself is written \\*',
            strike: 'Struck text is not used; remove the ~ signs.',
            highlight: 'Coloured text is not used; remove the == signs, or emphasize it: **word**',
            task: 'Boxes of tasks are not used; remove the box and leave the point: - Text of the point',
            link: 'A link has no blank between its brackets, nor in the address: [text](/address)',
            table: 'Tables are not used here; write the rows as a list.',
          }[kind],
    example: { in: 'report', wrong: '⟦**⟧ mbante **', right: '**mbante**' },
  }),
  'markdown/heading-place': error({
    sq: 'Titulli qëndron brenda një liste ose një pjese tjetër.',
    sqCure: 'Vendoseni titullin në krye të rreshtit, me një rresht të zbrazët para e pas.',
    why: 'Titulli ndan pjesë të dokumentit, prandaj nuk mund të qëndrojë brenda një pike liste.',
    en: 'The heading stands within a list or another part.',
    enCure: 'Put the heading at the start of a line, with an empty line before and after it.',
    example: {
      in: 'report',
      wrong: '- ⟦### Matja e hijes⟧',
      right: '### Matja e hijes\n\n- Gjatësia shënohet çdo orë.',
    },
  }),
}
