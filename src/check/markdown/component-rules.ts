import type { BodyKind, EditorComponent, PropertyKind } from '../../model/editor-components.ts'
import { didYouMeanOr, elsewhereCure } from '../rules/phrases/cures.ts'
import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { error } from '../rules/record.ts'
import type { LooseForm } from '../rules/values.ts'

/** Components in the text of reports and projects. */
export const componentRules = {
  'mdx/unknown-component': error<{
    name: string
    suggestion?: string
    known: readonly string[]
    body: BodyKind
    isElsewhere: boolean
    address?: string
  }>({
    sq: ({ name, isElsewhere }) =>
      isElsewhere ? `Pjesa <${name}> përdoret vetëm në raporte.` : `Pjesa <${name}> nuk ekziston.`,
    sqCure: ({ suggestion, known, body, ...component }) =>
      component.isElsewhere
        ? elsewhereCure(sq, component)
        : (sq.didYouMean(suggestion) ??
          `${body === 'report' ? `Përdorni ${sq.oneOf(known)}` : 'Hiqeni'}; shenjën < në tekst shkruajeni si \\<`),
    why: 'Ka vetëm katër pjesë të gatshme. Një emër i panjohur zakonisht është gabim shtypi ose shkronjë e vogël.',
    en: ({ name, isElsewhere }) =>
      isElsewhere ? `The component <${name}> is used in reports only.` : `There is no component <${name}>.`,
    enCure: ({ suggestion, known, body, ...component }) =>
      component.isElsewhere
        ? elsewhereCure(en, component)
        : (en.didYouMean(suggestion) ??
          `${body === 'report' ? `Use ${en.oneOf(known)}` : 'Remove it'}; write the sign < in text as \\<`),
    example: {
      in: 'report',
      wrong: '⟦<VideCard href="https://video.test/hija" title="Hija që ecën" />⟧',
      right: '<VideoCard href="https://video.test/hija" title="Hija që ecën" />',
    },
  }),
  'mdx/unclosed': error<{ name: string; isEnd: boolean }>({
    sq: ({ name }) => `Pjesa <${name}> hapet këtu dhe nuk mbyllet.`,
    sqCure: ({ name, isEnd }) =>
      isEnd
        ? `Shkruani: </${name}> – ajo e mbyll pjesën e hapur më sipër.`
        : `Shtoni </${name}> pas përmbajtjes së saj; e vetme në rresht kur edhe hapja është e tillë.`,
    why: 'Pjesa që hapet duhet të mbyllet, përndryshe nuk dihet ku mbaron përmbajtja e saj.',
    en: ({ name }) => `The component <${name}> opens here and is not closed.`,
    enCure: ({ name, isEnd }) =>
      isEnd
        ? `Write: </${name}> – it closes the component that is open above.`
        : `Add </${name}> after its content; alone on its line when the opening is so too.`,
    example: {
      in: 'report',
      wrong: '⟦<Note title="Mbani mend">⟧\n\nMësimi nisi me 5.',
      right: '<Note title="Mbani mend">\n\nMësimi nisi me 5.\n\n</Note>',
    },
  }),
  'mdx/wrong-end-tag': error<{ expected: string; written: string }>({
    sq: ({ expected, written }) => `Këtu mbyllet </${written}>, por e hapur është <${expected}>.`,
    sqCure: ({ expected }) => `Shkruani: </${expected}>`,
    why: 'Mbyllja duhet të ketë të njëjtin emër si hapja.',
    en: ({ expected, written }) => `</${written}> closes here, but <${expected}> is open.`,
    enCure: ({ expected }) => `Write: </${expected}>`,
    example: { in: 'report', wrong: '⟦</Nota>⟧', right: '</Note>' },
  }),
  'mdx/stray-end-tag': error({
    sq: 'Kjo shenjë mbyll diçka që nuk është hapur.',
    sqCure: 'Hiqeni, ose shtoni shenjën hapëse para përmbajtjes.',
    why: 'Një mbyllje pa hapje tregon se hapja është fshirë, ose se shenja është kopjuar dy herë.',
    en: 'This tag closes something that is not open.',
    enCure: 'Remove it, or add the opening tag before the content.',
    example: { in: 'report', wrong: 'Mësimi nisi.\n\n⟦</Note>⟧', right: '<Note>\n\nMësimi nisi.\n\n</Note>' },
  }),
  'mdx/property-syntax': error<{
    quotes: { form: LooseForm; property: string; corrected: string } | undefined
  }>({
    sq: ({ quotes }) =>
      quotes ? sq.quotesOf(quotes.form, quotes.property) : 'Vetitë e kësaj pjese nuk lexohen dot.',
    sqCure: ({ quotes }) =>
      quotes
        ? `Shkruani: ${quotes.corrected}`
        : 'Çdo veti shkruhet: emri, barazimi dhe vlera në thonjëza të drejta, p.sh. title="Mbani mend"',
    why: 'Vetitë kanë gjithmonë emër, barazim dhe vlerë në thonjëza të drejta. Brenda vlerës përdoren thonjëzat shqipe.',
    en: ({ quotes }) =>
      quotes ? en.quotesOf(quotes.form, quotes.property) : 'The properties of this component cannot be read.',
    enCure: ({ quotes }) =>
      quotes
        ? `Write: ${quotes.corrected}`
        : 'Each property is: name, equals sign and value in straight quotes, for example title="Remember"',
    example: { in: 'report', wrong: '⟦<Note title=M⟧bani mend>', right: '<Note title="Mbani mend">' },
  }),
  'mdx/component-place': error<{ name: string; kind: 'block' | 'inline' }>({
    sq: ({ name, kind }) =>
      kind === 'block'
        ? `Pjesa <${name}> duhet të qëndrojë në rreshta të vet, jo brenda një fjalie, liste ose pjese tjetër.`
        : `Shenja <${name}> qëndron brenda një fjalie, jo e vetme në rresht.`,
    sqCure: ({ kind }) =>
      kind === 'block'
        ? 'Vëreni në krye të rreshtit, me një rresht të zbrazët para dhe pas saj; <…> dhe </…> rrinë secila e vetme në rresht.'
        : 'Shkruajeni në të njëjtin rresht me fjalët përreth.',
    why: 'Note, Figure, VideoCard dhe TwoColumns janë blloqe me kornizë, prandaj nuk hyjnë brenda një fjalie. Me <span> është e kundërta.',
    en: ({ name, kind }) =>
      kind === 'block'
        ? `The component <${name}> must stand on lines of its own, not inside a sentence, a list or another component.`
        : `<${name}> stands inside a sentence, not alone on a line.`,
    enCure: ({ kind }) =>
      kind === 'block'
        ? 'Put it at the start of a line, with an empty line before and after it; <…> and </…> each alone on a line.'
        : 'Write it on the same line as the words around it.',
    example: {
      in: 'report',
      wrong: 'Mësimi ⟦<Note>⟧nisi</Note> me 5.',
      right: 'Mësimi nisi.\n\n<Note>\n\nMe 5 nxënës.\n\n</Note>',
    },
  }),
  'mdx/component-content': error<{ name: string; holds: EditorComponent['holds'] }>({
    sq: ({ name }) => `Kjo nuk mund të qëndrojë brenda <${name}>.`,
    sqCure: ({ name, holds }) => {
      const content = {
        paragraphs: 'paragrafë dhe lista',
        list: 'një listë me pika, dhe asgjë tjetër',
        text: 'tekst',
        nothing: 'asgjë: shenja mbyllet vetë, me />',
      }[holds]
      return `Brenda <${name}> lejohet: ${content}.`
    },
    form: { sentence: 'Kjo nuk ka vend brenda kartelës „{name}“.', hint: 'Zhvendoseni jashtë saj.' },
    why: 'Çdo pjesë pret një përmbajtje të caktuar: TwoColumns vetëm një listë, Note paragrafë dhe lista.',
    en: ({ name }) => `This cannot stand inside <${name}>.`,
    enCure: ({ name, holds }) => {
      const content = {
        paragraphs: 'paragraphs and lists',
        list: 'one bullet list and nothing else',
        text: 'text',
        nothing: 'nothing: it closes itself, with />',
      }[holds]
      return `Inside <${name}> is allowed: ${content}.`
    },
    example: {
      in: 'report',
      wrong: '<TwoColumns>\n\n- vizore\n\n⟦Dhe një laps.⟧\n\n</TwoColumns>',
      right: '<TwoColumns>\n\n- vizore\n- laps\n\n</TwoColumns>',
    },
  }),
  'mdx/component-empty': error<{ name: string }>({
    sq: ({ name }) => `Pjesa <${name}> është e zbrazët.`,
    sqCure: ({ name }) => `Shkruani përmbajtjen ndërmjet <${name}> dhe </${name}>, ose hiqeni.`,
    form: { sentence: 'Te „{name}“ nuk ka ende asgjë.', hint: 'Shkruani diçka, ose hiqeni.' },
    why: 'Një pjesë e zbrazët do të dilte si kornizë bosh.',
    en: ({ name }) => `The component <${name}> is empty.`,
    enCure: ({ name }) => `Write its content between <${name}> and </${name}>, or remove it.`,
    example: {
      in: 'report',
      wrong: '⟦<Note title="Mbani mend">⟧\n\n</Note>',
      right: '<Note title="Mbani mend">\n\nHija e gjatë do të thotë diell i ulët.\n\n</Note>',
    },
  }),
  'mdx/unknown-property': error<{ name: string; property: string; suggestion?: string; known: string[] }>({
    sq: ({ name, property }) => `Pjesa <${name}> nuk ka veti „${property}“.`,
    ...didYouMeanOr<{ known: string[] }>(
      ({ known }) =>
        `Hiqeni; ${known.length === 0 ? 'kjo pjesë nuk ka veti' : `vetitë e saj janë ${sq.allOf(known)}`}.`,
      ({ known }) =>
        `Remove it; ${known.length === 0 ? 'this component has no properties' : `the properties are ${en.allOf(known)}`}.`,
    ),
    why: 'Një veti me emër të gabuar nuk do të kishte asnjë efekt, dhe vlera do të humbiste.',
    en: ({ name, property }) => `The component <${name}> has no property “${property}”.`,
    example: { in: 'report', wrong: '⟦titull⟧="Mbani mend"', right: 'title="Mbani mend"' },
  }),
  'mdx/repeated-property': error<{ property: string }>({
    sq: ({ property }) => `Vetia „${property}“ është shkruar dy herë.`,
    sqCure: 'Mbajeni një herë të vetme.',
    why: 'Kur vetia është dy herë, nuk dihet cila vlerë vlen.',
    en: ({ property }) => `The property “${property}” is written twice.`,
    enCure: 'Keep one.',
    example: { in: 'report', wrong: 'title="Mbani" ⟦title⟧="mend"', right: 'title="Mbani mend"' },
  }),
  'mdx/missing-property': error<{ name: string; property: string }>({
    sq: ({ name, property }) => `Pjesës <${name}> i mungon vetia „${property}“.`,
    sqCure: ({ property }) => `Shtoni: ${property}="…"`,
    form: { sentence: 'Te „{name}: {property}“ nuk ka ende asgjë.', hint: 'Plotësojeni këtë fushë.' },
    why: 'Pa këtë veti pjesa nuk mund të shfaqet, ose nuk mund të lexohet me zë.',
    en: ({ name, property }) => `The component <${name}> lacks the property “${property}”.`,
    enCure: ({ property }) => `Add: ${property}="…"`,
    example: {
      in: 'report',
      wrong: '⟦<VideoCard href="https://video.test/hija" />⟧',
      right: '<VideoCard href="https://video.test/hija" title="Hija që ecën" />',
    },
  }),
  'mdx/property-text': error<{ property: string }>({
    sq: ({ property }) => `Vlera e vetisë „${property}“ duhet të jetë tekst në thonjëza të drejta.`,
    sqCure: ({ property }) => `Shkruani: ${property}="…"`,
    why: 'Vlerat në kllapa gjarpëruese janë kod. Vetitë e redaktorëve janë gjithmonë tekst në thonjëza.',
    en: ({ property }) => `The value of the property “${property}” must be text in straight quotes.`,
    enCure: ({ property }) => `Write: ${property}="…"`,
    example: { in: 'report', wrong: '⟦title={1}⟧', right: 'title="Mbani mend"' },
  }),
  'mdx/property-value': error<{ property: string; kind: PropertyKind; isPlaceholder: boolean }>({
    sq: ({ property }) => `Vlera e vetisë „${property}“ nuk është e duhura.`,
    sqCure: ({ kind, isPlaceholder }) =>
      isPlaceholder
        ? sq.realAddress
        : {
            text: 'Shkruani një tekst që thotë diçka.',
            picture: 'Shkruani emrin e një fotoje të së njëjtës dosje, p.sh. 03.jpg',
            https: 'Shkruani një adresë të plotë që nis me https://',
            language: 'Shkruani shkurtesën e gjuhës, p.sh. en',
          }[kind],
    why: 'Vlera duhet të ketë formën që pret vetia: emër fotoje, adresë me https, shkurtesë gjuhe.',
    en: ({ property }) => `The value of the property “${property}” is not the right one.`,
    enCure: ({ kind, isPlaceholder }) =>
      isPlaceholder
        ? en.realAddress
        : {
            text: 'Write a text that says something.',
            picture: 'Write the name of a picture of the same folder, for example 03.jpg',
            https: 'Write a whole address that starts with https://',
            language: 'Write the short name of the language, for example en',
          }[kind],
    example: {
      in: 'report',
      wrong: 'href="⟦http://video.test/hija⟧"',
      right: 'href="https://video.test/hija"',
    },
  }),
}
