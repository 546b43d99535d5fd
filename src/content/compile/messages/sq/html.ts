import type { TagFault } from '../../news/scan.ts'
import { allOf, didYouMean, oneOf, quotesOf } from './phrases.ts'

const foreign: Readonly<Record<string, string>> = {
  script: 'Skriptet nuk lejohen askund.',
  iframe: 'Kornizat me faqe të huaja nuk lejohen; vër një lidhje te faqja.',
  h1: 'Titulli i lajmit është tashmë h1; përdor h2.',
  div: 'Përdor <p> për paragrafë.',
  font: 'Përdor <strong> ose <em> për theksim.',
  u: 'Përdor <strong> ose <em> për theksim.',
  video: 'Vër një lidhje te videoja.',
}

/** HTML bodies of news posts. */
export const htmlMessages = {
  'html/element': ({ name, suggestion }: { name: string; suggestion: string | undefined }) => ({
    message: `Elementi <${name}> nuk lejohet në lajme.`,
    cure: name.includes(':')
      ? `Vjen nga Word-i; fshiji shenjat <${name}> dhe </${name}>.`
      : (foreign[name] ?? didYouMean(suggestion) ?? 'Hiqe elementin; elementet e lejuara janë në udhëzues.'),
  }),
  'html/event-handler': ({ name }: { name: string }) => ({
    message: `Atributi „${name}“ ekzekuton kod dhe nuk lejohet.`,
    cure: 'Hiqe atributin.',
  }),
  'html/style': () => ({
    message: 'Atributi „style“ nuk lejohet: pamjen e jep faqja.',
    cure: 'Hiqe atributin; për theksim përdor <strong> ose <em>.',
  }),
  'html/attribute': ({
    name,
    element,
    suggestion,
    allowed,
  }: {
    name: string
    element: string
    suggestion: string | undefined
    allowed: readonly string[]
  }) => ({
    message: `Atributi „${name}“ nuk lejohet te <${element}>.`,
    cure: didYouMean(suggestion) ?? `Hiqe; te <${element}> lejohen ${allOf(allowed)}.`,
  }),
  'html/duplicate-attribute': ({ name }: { name: string }) => ({
    message: `Atributi „${name}“ është shkruar dy herë.`,
    cure: 'Mbaje një herë të vetme.',
  }),
  'html/attribute-value': ({ name }: { name: string }) => ({
    message: `Atributi „${name}“ nuk ka vlerë, ose vlera e tij nuk është e duhura.`,
    cure:
      {
        id: 'Shkruaj vetëm shkronja të vogla, numra dhe viza: id="rreth-studimit"',
        lang: 'Shkruaj shkurtesën e gjuhës, p.sh. lang="en"; kur teksti është shqip, hiqe.',
        scope: 'Shkruaj scope="col" për kolonë ose scope="row" për rresht.',
        target: 'Hiqe, ose shkruaj: target="_blank" rel="noopener"',
        rel: 'Shkruaj: rel="noopener"',
      }[name] ?? `Shkruaj vlerën në thonjëza: ${name}="…"`,
  }),
  'html/missing-attribute': ({ name, element }: { name: string; element: string }) => ({
    message: `Elementit <${element}> i mungon atributi „${name}“.`,
    cure: name === 'alt' ? 'Shto alt="Ilustrim: …" me një përshkrim të asaj që shihet.' : `Shto: ${name}="…"`,
  }),
  'html/new-window': () => ({
    message: 'Lidhja që hap dritare të re ka nevojë për rel="noopener".',
    cure: 'Shto rel="noopener", ose hiqe target="_blank".',
  }),
  'html/picture-address': ({ address }: { address: string }) => ({
    message: `Adresa e fotos „${address}“ nuk është emër i një fotoje JPEG, PNG, WebP ose AVIF në dosjen e lajmit.`,
    cure: 'Vendose foton pranë lajmit dhe shkruaj vetëm emrin e saj: src="02.jpg"',
  }),
  'html/table-headings': () => ({
    message: 'Tabela nuk ka asnjë qelizë titulli.',
    cure: 'Shkruaji titujt e kolonave me <th scope="col">…</th>.',
  }),
  'html/heading-order': ({ written, expected }: { written: number; expected: number }) => ({
    message: `Titulli <h${written}> kapërcen një shkallë.`,
    cure: `Shkruaj: <h${expected}>…</h${expected}>`,
  }),
  'html/empty-element': ({ name }: { name: string }) => ({
    message: `Elementi <${name}> nuk përmban tekst.`,
    cure: 'Shkruaj tekstin e tij, ose hiqe.',
  }),
  'html/unclosed': ({ name, before }: { name: string; before: string | undefined }) => ({
    message:
      before === undefined
        ? `Elementi <${name}> hapet këtu dhe nuk mbyllet.`
        : `Elementi <${name}> hapet këtu dhe nuk mbyllet para </${before}>.`,
    cure: `Shto </${name}> pas përmbajtjes së tij.`,
  }),
  'html/stray-end-tag': ({ name }: { name: string }) => ({
    message: `</${name}> mbyll diçka që nuk është hapur.`,
    cure: ['br', 'hr', 'img'].includes(name)
      ? `Shkruaj vetëm <${name} />.`
      : name.includes(':')
        ? 'Vjen nga Word-i; fshije.'
        : `Hiqe, ose shto <${name}> para përmbajtjes.`,
  }),
  'html/misplaced': ({ name, parents }: { name: string; parents: readonly string[] }) => ({
    message: `Elementi <${name}> nuk është në vendin e vet.`,
    cure: `Vendose drejtpërdrejt brenda ${oneOf(parents.map((parent) => `<${parent}>`))}.`,
  }),
  'html/misplaced-in': ({
    name,
    parent,
    children,
  }: {
    name: string
    parent: string
    children: readonly string[]
  }) => ({
    message: `Elementi <${name}> nuk mund të qëndrojë drejtpërdrejt brenda <${parent}>.`,
    cure: `Brenda <${parent}> vijnë vetëm ${allOf(children.map((child) => `<${child}>`))}.`,
  }),
  'html/misnested': ({ name, parent }: { name: string; parent: string | undefined }) => ({
    message:
      parent === undefined
        ? 'Shfletuesi do ta lexonte këtë pjesë ndryshe nga ç’është shkruar.'
        : `Elementi <${name}> nuk mund të qëndrojë brenda <${parent}>: shfletuesi do ta nxirrte jashtë.`,
    cure:
      parent === undefined
        ? 'Shkruaje më thjesht: paragrafë, tituj dhe lista njëra pas tjetrës.'
        : `Mbylle </${parent}> para <${name}>.`,
  }),
  'html/text-sign': () => ({
    message: 'Shenja < në tekst merret si fillim i një elementi.',
    cure: 'Shkruaj: &lt;',
  }),
  'html/tag-form': ({ name, fault }: { name: string; fault: TagFault }) => {
    if (fault.kind === 'quotes')
      return { message: quotesOf(fault.form, fault.attribute), cure: `Shkruaj: ${fault.corrected}` }
    if (fault.kind === 'blank')
      return {
        message: 'Pas shenjës < ka një hapësirë, prandaj elementi nuk lexohet.',
        cure: `Fshije hapësirën: ${fault.corrected}`,
      }
    return {
      message: `Elementi <${name}> nuk lexohet dot: pas pjesës së treguar ka diçka që nuk i takon.`,
      cure: 'Shkruaj emrin, pastaj atributet me vlera në thonjëza të drejta dhe në fund shenjën >, p.sh. <a href="/projects">',
    }
  },
  'html/comment': () => ({
    message:
      'Ky koment nuk është i thjeshtë ose nuk mbyllet: lejohet vetëm <!-- tekst -->, pa viza të dyfishta dhe pa < brenda.',
    cure: 'Thjeshtoje ose fshije komentin.',
  }),
  'html/declaration': () => ({
    message: 'Shenjat <!DOCTYPE, <![CDATA[ dhe <? nuk kanë vend në lajme.',
    cure: 'Fshije; shkruaj vetëm përmbajtjen e lajmit.',
  }),
  'html/entity': () => ({
    message: 'Shenja & këtu nis një shkurtesë që nuk njihet ose nuk mbyllet me pikëpresje.',
    cure: 'Për vetë shenjën shkruaj &amp; – shkronjat si ë shkruhen drejtpërdrejt.',
  }),
  'html/duplicate-id': ({ id }: { id: string }) => ({
    message: `Identifikuesi „${id}“ është përdorur tashmë në këtë faqe.`,
    cure: 'Zgjidh një emër tjetër.',
  }),
  'news/empty': () => ({
    message: 'Lajmi nuk ka tekst.',
    cure: 'Shkruaj tekstin nën fushat: <p>…</p>',
  }),
  'html/bare-text': () => ({
    message: 'Ky tekst nuk është brenda asnjë paragrafi.',
    cure: 'Vëre ndërmjet <p> dhe </p>.',
  }),
  'html/markdown': ({ written }: { written: string }) => ({
    message: `„${written}“ është shkruar me shenjat e raporteve; në lajm ato dalin siç janë.`,
    cure: 'Shkruaj me HTML: <strong>…</strong>, <a href="…">…</a>, <h2>…</h2>, <ul><li>…</li></ul>.',
  }),
}
