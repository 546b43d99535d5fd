import { afterRefused } from '../rules/after.ts'
import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { error } from '../rules/record.ts'
import type { TagFault } from '../rules/values.ts'

/** Tags and attributes in the HTML of news posts. */
export const attributeRules = {
  'html/event-handler': error<{ name: string }>({
    sq: ({ name }) => `Atributi „${name}“ ekzekuton kod dhe nuk lejohet.`,
    sqCure: 'Hiqeni atributin.',
    why: 'Atributet që nisin me „on“ ekzekutojnë kod në shfletuesin e vizitorit.',
    en: ({ name }) => `The attribute “${name}” runs code and is not allowed.`,
    enCure: 'Remove the attribute.',
    example: { in: 'news', wrong: '<p ⟦onclick="po()"⟧>Po</p>', right: '<p>Po</p>' },
  }),
  'html/style': error({
    sq: 'Atributi „style“ nuk lejohet: pamjen e jep faqja.',
    sqCure: 'Hiqeni atributin; për theksim përdorni <strong> ose <em>.',
    why: 'Ngjyrat dhe madhësitë i jep faqja, njësoj për të gjithë dhe me kontrast të mjaftueshëm.',
    en: 'The attribute “style” is not allowed: the looks come from the site.',
    enCure: 'Remove the attribute; use <strong> or <em> for emphasis.',
    example: { in: 'news', wrong: '<p ⟦style="color: red"⟧>Po</p>', right: '<p><strong>Po</strong></p>' },
  }),
  'html/attribute': error<{ name: string; element: string; suggestion?: string; allowed: readonly string[] }>(
    {
      sq: ({ name, element }) => `Atributi „${name}“ nuk lejohet te <${element}>.`,
      sqCure: ({ element, suggestion, allowed }) =>
        sq.didYouMean(suggestion) ?? `Hiqeni; te <${element}> lejohen ${sq.allOf(allowed)}.`,
      why: 'Atributet jashtë udhëzuesit ose nuk bëjnë gjë, ose bëjnë diçka që nuk e duam.',
      en: ({ name, element }) => `The attribute “${name}” is not allowed on <${element}>.`,
      enCure: ({ element, suggestion, allowed }) =>
        en.didYouMean(suggestion) ?? `Remove it; <${element}> may have ${en.allOf(allowed)}.`,
      example: { in: 'news', wrong: '<p ⟦class="hyrje"⟧>Po</p>', right: '<p>Po</p>' },
    },
  ),
  'html/duplicate-attribute': error<{ name: string }>({
    sq: ({ name }) => `Atributi „${name}“ është shkruar dy herë.`,
    sqCure: 'Mbajeni një herë të vetme.',
    why: 'Shfletuesi lexon vetëm të parin; i dyti humbet.',
    en: ({ name }) => `The attribute “${name}” is written twice.`,
    enCure: 'Keep one.',
    example: { in: 'news', wrong: '<h2 id="pyetjet" ⟦id="te-tjera"⟧>', right: '<h2 id="pyetjet">' },
  }),
  'html/attribute-value': error<{ name: string }>({
    sq: ({ name }) => `Atributi „${name}“ nuk ka vlerë, ose vlera e tij nuk është e duhura.`,
    sqCure: ({ name }) =>
      ({
        id: 'Shkruani vetëm shkronja të vogla, numra dhe viza: id="rreth-studimit"',
        lang: 'Shkruani shkurtesën e gjuhës, p.sh. lang="en"; kur teksti është shqip, hiqeni.',
        scope: 'Shkruani scope="col" për kolonë ose scope="row" për rresht.',
        target: 'Hiqeni, ose shkruani: target="_blank" rel="noopener"',
        rel: 'Shkruani: rel="noopener"',
      })[name] ?? `Shkruani vlerën në thonjëza: ${name}="…"`,
    why: 'Vlera duhet të jetë në thonjëza dhe e njërës prej formave të lejuara.',
    en: ({ name }) => `The attribute “${name}” has no value, or not the right one.`,
    enCure: ({ name }) =>
      ({
        id: 'Write only small letters, numbers and hyphens: id="about-the-study"',
        lang: 'Write the short name of the language, e.g. lang="en"; remove it where the text is Albanian.',
        scope: 'Write scope="col" for a column or scope="row" for a row.',
        target: 'Remove it, or write: target="_blank" rel="noopener"',
        rel: 'Write: rel="noopener"',
      })[name] ?? `Write the value in quotes: ${name}="…"`,
    example: { in: 'news', wrong: '<th ⟦scope="kolona"⟧>Ora</th>', right: '<th scope="col">Ora</th>' },
  }),
  'html/missing-attribute': error<{ name: string; element: string }>({
    sq: ({ name, element }) => `Elementit <${element}> i mungon atributi „${name}“.`,
    sqCure: ({ name }) =>
      name === 'alt' ? 'Shtoni alt="Ilustrim: …" me një përshkrim të asaj që shihet.' : `Shtoni: ${name}="…"`,
    why: 'Një fotografi pa alt hesht për ata që nuk e shohin; një lidhje pa href nuk çon askund.',
    en: ({ name, element }) => `The element <${element}> lacks the attribute “${name}”.`,
    enCure: ({ name }) =>
      name === 'alt' ? 'Add alt="…" with a description of what is seen.' : `Add: ${name}="…"`,
    example: { in: 'news', wrong: "⟦<IMG src='02.jpg'/>⟧", right: '<IMG alt="Furra hapet" src=\'02.jpg\'/>' },
  }),
  'html/new-window': error({
    sq: 'Lidhja që hap dritare të re ka nevojë për rel="noopener".',
    sqCure: 'Shtoni rel="noopener", ose hiqeni target="_blank".',
    why: 'Faqja që hapet në dritare të re mund ta zëvendësojë tonën, po të mos shkruhet rel="noopener". Më mirë është pa dritare të re.',
    en: 'A link that opens a new window needs rel="noopener".',
    enCure: 'Add rel="noopener", or remove target="_blank".',
    example: { in: 'news', wrong: '⟦target="_blank"⟧', right: 'target="_blank" rel="noopener"' },
  }),
  'html/picture-address': error<{ address: string }>({
    sq: ({ address }) =>
      `Adresa e fotos „${address}“ nuk është emër i një fotoje JPEG, PNG, WebP ose AVIF në dosjen e lajmit.`,
    sqCure: 'Vendoseni foton pranë lajmit dhe shkruani vetëm emrin e saj: src="02.jpg"',
    why: 'Fotografitë nga faqe të tjera zhduken kur ato ndryshojnë, dhe u tregojnë atyre faqeve kush po na lexon.',
    en: ({ address }) =>
      `The picture address “${address}” is not the name of a JPEG, PNG, WebP or AVIF in the folder of the post.`,
    enCure: 'Put the picture beside the post and write only its name: src="02.jpg"',
    example: { in: 'news', wrong: "src='⟦https://foto.test/02.jpg⟧'", right: "src='02.jpg'" },
  }),
  'html/tag-form': error<{ name: string; fault: TagFault }>({
    after: afterRefused,
    sq: ({ name, fault }) =>
      fault.kind === 'quotes'
        ? sq.quotesOf(fault.form, fault.attribute)
        : fault.kind === 'blank'
          ? 'Pas shenjës < ka një hapësirë, prandaj elementi nuk lexohet.'
          : `Elementi <${name}> nuk lexohet dot: pas pjesës së treguar ka diçka që nuk i takon.`,
    sqCure: ({ fault }) =>
      fault.kind === 'quotes'
        ? `Shkruani: ${fault.corrected}`
        : fault.kind === 'blank'
          ? `Fshijeni hapësirën: ${fault.corrected}`
          : 'Shkruani emrin, pastaj atributet me vlera në thonjëza të drejta dhe në fund shenjën >, p.sh. <a href="/projects">',
    why: 'Shenjat kanë një formë të vetme: emri, atributet me vlera në thonjëza, mbyllja. Format e tjera shfletuesit i lexojnë ndryshe.',
    en: ({ name, fault }) =>
      fault.kind === 'quotes'
        ? en.quotesOf(fault.form, fault.attribute)
        : fault.kind === 'blank'
          ? 'A space stands after the sign <, so the element is not read.'
          : `The element <${name}> cannot be read: after the marked part stands something that is no part of it.`,
    enCure: ({ fault }) =>
      fault.kind === 'quotes'
        ? `Write: ${fault.corrected}`
        : fault.kind === 'blank'
          ? `Delete the space: ${fault.corrected}`
          : 'Write the name, then attributes with values in straight quotes, and > at the end, e.g. <a href="/projects">',
    example: { in: 'news', wrong: '<p ⟦lang=en⟧>Po</p>', right: '<p lang="en">Po</p>' },
  }),
  'html/duplicate-id': error<{ id: string }>({
    sq: ({ id }) => `Identifikuesi „${id}“ është përdorur tashmë në këtë faqe.`,
    sqCure: 'Zgjidhni një emër tjetër.',
    why: 'Një lidhje me # çon te vendi me atë emër; kur janë dy, i dyti nuk arrihet.',
    en: ({ id }) => `The identifier “${id}” is used on this page already.`,
    enCure: 'Choose another name.',
    example: { in: 'news', wrong: '<h3 ⟦id="pyetjet"⟧>Tabela', right: '<h3>Tabela' },
  }),
}
