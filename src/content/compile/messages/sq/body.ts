import { meantHref } from '../../link-address.ts'
import type { LooseValue } from '../../loose-values.ts'
import type { BodyKind, PropertyKind } from '../../markdown/components.ts'
import { elsewhereCure, htmlCure } from './html-in-markdown.ts'
import { markdownMessages } from './markdown.ts'
import { allOf, didYouMean, oneOf, quotesOf, realAddress } from './phrases.ts'

/** A property whose quotes are wrong, and what was meant: with all properties of which that is so. */
type LooseQuotes = { form: LooseValue['form']; property: string; corrected: string }

const properties: Readonly<Record<PropertyKind, string>> = {
  text: 'Shkruaj një tekst që thotë diçka.',
  picture: 'Shkruaj emrin e një fotoje të së njëjtës dosje, p.sh. 03.jpg',
  https: 'Shkruaj një adresë të plotë që nis me https://',
  language: 'Shkruaj shkurtesën e gjuhës, p.sh. en',
}

const contents = {
  paragraphs: 'paragrafë dhe lista',
  list: 'një listë me pika, dhe asgjë tjetër',
  text: 'tekst',
  nothing: 'asgjë: shenja mbyllet vetë, me />',
} as const

/** Markdown and components. */
export const bodyMessages = {
  ...markdownMessages,
  'mdx/html': ({ name, body, address }: { name: string; body: BodyKind; address: string | undefined }) => ({
    message: `Shenja e HTML-së <${name}> nuk përdoret në këtë tekst.`,
    cure: htmlCure(name, body, address),
  }),
  'mdx/unknown-component': ({
    name,
    suggestion,
    known,
    body,
    isElsewhere,
    address,
  }: {
    name: string
    suggestion: string | undefined
    known: readonly string[]
    body: BodyKind
    isElsewhere: boolean
    address: string | undefined
  }) => ({
    message: isElsewhere ? `Pjesa <${name}> përdoret vetëm në raporte.` : `Pjesa <${name}> nuk ekziston.`,
    cure: isElsewhere
      ? elsewhereCure(name, address)
      : (didYouMean(suggestion) ??
        (body === 'report'
          ? `Përdor ${oneOf(known)}; shenjën < në tekst shkruaje si \\<`
          : 'Hiqe; shenjën < në tekst shkruaje si \\<')),
  }),
  'mdx/unclosed': ({ name }: { name: string }) => ({
    message: `Pjesa <${name}> hapet këtu dhe nuk mbyllet.`,
    cure: `Shto </${name}> pas përmbajtjes së saj; e vetme në rresht kur edhe hapja është e tillë.`,
  }),
  'mdx/wrong-end-tag': ({ expected, written }: { expected: string; written: string }) => ({
    message: `Këtu mbyllet </${written}>, por e hapur është <${expected}>.`,
    cure: `Shkruaj: </${expected}>`,
  }),
  'mdx/stray-end-tag': () => ({
    message: 'Kjo shenjë mbyll diçka që nuk është hapur.',
    cure: 'Hiqe, ose shto shenjën hapëse para përmbajtjes.',
  }),
  'mdx/brace': () => ({
    message: 'Kllapa gjarpëruese { ka kuptim të veçantë dhe nuk shkruhet drejtpërdrejt në tekst.',
    cure: 'Përdor kllapa të zakonshme ( ), ose shkruaj \\{',
  }),
  'mdx/expression': () => ({
    message: 'Kllapat gjarpëruese { } janë kod, dhe kodi nuk lejohet në përmbajtje.',
    cure: 'Hiqi kllapat dhe shkruaje tekstin ashtu si duhet lexuar, ose shkruaj \\{ kur e do vetë shenjën.',
  }),
  'mdx/import': () => ({
    message: 'Një rresht që nis me „import“ ose „export“ është kod, dhe kodi nuk lejohet në përmbajtje.',
    cure: 'Hiqe rreshtin; pjesët e gatshme përdoren pa import.',
  }),
  'mdx/comment': () => ({
    message: 'Komentet e HTML-së <!-- … --> nuk përdoren në këtë tekst.',
    cure: 'Fshije komentin.',
  }),
  'mdx/bare-link': ({ address }: { address: string }) => ({
    message: 'Adresa ndërmjet < dhe > nuk bëhet lidhje.',
    cure: `Shkruaj: [teksti i lidhjes](${meantHref(address)})`,
  }),
  'mdx/less-than': () => ({
    message: 'Pas shenjës < pritet emri i një pjese të gatshme.',
    cure: 'Kur e do vetë shenjën, shkruaj \\< ose „më pak se“.',
  }),
  'mdx/property-syntax': ({ quotes }: { quotes: LooseQuotes | undefined }) => ({
    message: quotes ? quotesOf(quotes.form, quotes.property) : 'Vetitë e kësaj pjese nuk lexohen dot.',
    cure: quotes
      ? `Shkruaj: ${quotes.corrected}`
      : 'Çdo veti shkruhet: emri, barazimi dhe vlera në thonjëza të drejta, p.sh. title="Mbani mend"',
  }),
  'mdx/lazy-line': () => ({
    message: 'Pjesa e hapur më sipër vazhdon në një rresht që nuk i takon më listës ose citimit.',
    cure: 'Mbylle pjesën para se të mbarojë lista, ose nxirre jashtë saj.',
  }),
  'mdx/component-place': ({ name, kind }: { name: string; kind: 'block' | 'inline' }) => ({
    message:
      kind === 'block'
        ? `Pjesa <${name}> duhet të qëndrojë në rreshta të vet, jo brenda një fjalie, liste ose pjese tjetër.`
        : `Shenja <${name}> qëndron brenda një fjalie, jo e vetme në rresht.`,
    cure:
      kind === 'block'
        ? 'Vëre në krye të rreshtit, me një rresht të zbrazët para dhe pas saj.'
        : 'Shkruaje në të njëjtin rresht me fjalët përreth.',
  }),
  'mdx/component-content': ({ name, holds }: { name: string; holds: keyof typeof contents }) => ({
    message: `Kjo nuk mund të qëndrojë brenda <${name}>.`,
    cure: `Brenda <${name}> lejohet: ${contents[holds]}.`,
  }),
  'mdx/component-empty': ({ name }: { name: string }) => ({
    message: `Pjesa <${name}> është e zbrazët.`,
    cure: `Shkruaj përmbajtjen ndërmjet <${name}> dhe </${name}>, ose hiqe.`,
  }),
  'mdx/unknown-property': ({
    name,
    property,
    suggestion,
    known,
  }: {
    name: string
    property: string
    suggestion: string | undefined
    known: string[]
  }) => ({
    message: `Pjesa <${name}> nuk ka veti „${property}“.`,
    cure:
      didYouMean(suggestion) ??
      (known.length === 0 ? 'Hiqe; kjo pjesë nuk ka veti.' : `Hiqe; vetitë e saj janë ${allOf(known)}.`),
  }),
  'mdx/repeated-property': ({ property }: { property: string }) => ({
    message: `Vetia „${property}“ është shkruar dy herë.`,
    cure: 'Mbaje një herë të vetme.',
  }),
  'mdx/missing-property': ({ name, property }: { name: string; property: string }) => ({
    message: `Pjesës <${name}> i mungon vetia „${property}“.`,
    cure: `Shto: ${property}="…"`,
  }),
  'mdx/property-text': ({ property }: { property: string }) => ({
    message: `Vlera e vetisë „${property}“ duhet të jetë tekst në thonjëza të drejta.`,
    cure: `Shkruaj: ${property}="…"`,
  }),
  'mdx/property-value': ({
    property,
    kind,
    isPlaceholder,
  }: {
    property: string
    kind: PropertyKind
    isPlaceholder: boolean
  }) => ({
    message: `Vlera e vetisë „${property}“ nuk është e duhura.`,
    cure: isPlaceholder ? realAddress : properties[kind],
  }),
}
