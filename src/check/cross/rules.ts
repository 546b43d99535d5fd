import { meantHref } from '../links/address.ts'
import { didYouMeanOr, writeCorrectedOr } from '../rules/phrases/cures.ts'
import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { error, warning } from '../rules/record.ts'

/** Numbers, links, titles and settings: rules that concern more than one document. */
export const siteRules = {
  'id/duplicate': error<{ id: number; other: string; free: number }>({
    sq: ({ id, other }) => `Numri ${id} është i zënë: e ka edhe ${other}.`,
    sqCure: ({ free }) => `Dokumentit më të ri jepini numrin e parë të lirë: id: ${free}`,
    why: 'Numri është pjesë e adresës. Me dy dokumente në një adresë, njëri do të humbiste.',
    en: ({ id, other }) => `The number ${id} is taken: ${other} has it too.`,
    enCure: ({ free }) => `Give the newer document the first free number: id: ${free}`,
    example: {
      wrong: 'reports/2023/index.mdx → id: 8\nreports/2024/index.mdx → id: 8',
      right: 'reports/2023/index.mdx → id: 8\nreports/2024/index.mdx → id: 9',
    },
  }),
  'id/reused': error<{ id: number; free: number }>({
    sq: ({ id }) =>
      `Numri ${id} i përkiste një dokumenti që u hoq; lidhjet e vjetra do të çonin te një tjetër.`,
    sqCure: ({ free }) => `Shkruani numrin e parë të lirë: id: ${free}`,
    why: 'Njerëzit i kanë ruajtur lidhjet e vjetra. Një numër i hequr që jepet përsëri do t’i çonte te diçka tjetër.',
    en: ({ id }) =>
      `The number ${id} belonged to a document that was removed; old links would lead to another one.`,
    enCure: ({ free }) => `Write the first free number: id: ${free}`,
    example: {
      wrong: 'site.yaml → retired: { reports: [3] }\nreports/2025/index.mdx → id: 3',
      right: 'site.yaml → retired: { reports: [3] }\nreports/2025/index.mdx → id: 9',
    },
  }),
  'id/gap': warning<{ id: number; missing: readonly number[]; more: boolean; first: number; list: string }>({
    sq: ({ id, missing, more }) => `Para numrit ${id} mungon numri ${missing.join(', ')}${more ? ' …' : ''}.`,
    sqCure: ({ missing, first, list }) =>
      `Dokumentit të ri jepini numrin e radhës: id: ${first}. Nëse dokumenti u hoq, shënoni te site.yaml: retired: { ${list}: [${missing.join(', ')}] }`,
    why: 'Numrat jepen me radhë. Një numër që mungon është gabim shtypi, ose një dokument i hequr që duhet shënuar te site.yaml.',
    en: ({ id, missing, more }) =>
      `Before the number ${id}, the number ${missing.join(', ')}${more ? ' …' : ''} is missing.`,
    enCure: ({ missing, first, list }) =>
      `Give a new document the next number: id: ${first}. If a document was removed, note it in site.yaml: retired: { ${list}: [${missing.join(', ')}] }`,
    example: { wrong: 'id: 1, id: 2, id: 4', right: 'id: 1, id: 2, id: 3' },
  }),
  'link/address': error<{ address: string }>({
    sq: ({ address }) => `Adresa „${address}“ nuk lejohet.`,
    sqCure: ({ address }) => sq.meantAddress(address),
    why: 'Lejohen vetëm adresa që nuk ekzekutojnë kod dhe nuk e humbin vizitorin. Te https://banka.test@tjeter.test hapet tjeter.test, prandaj shenja @ para emrit të faqes refuzohet.',
    en: ({ address }) => `The address “${address}” is not allowed.`,
    enCure: ({ address }) => en.meantAddress(address),
    example: {
      in: 'report',
      wrong: '[partneri](⟦www.example.com⟧)',
      right: '[partneri](https://www.example.com)',
    },
  }),
  'link/mailto': error<{ address: string; corrected?: string }>({
    sq: ({ address }) => `„${address}“ nuk është adresë e-poste e shkruar drejt.`,
    ...writeCorrectedOr(
      'Shkruani p.sh.: mailto:emri@example.org',
      'Write, for instance: mailto:name@example.org',
    ),
    why: 'Një adresë e gabuar e postës elektronike hap një letër që nuk mbërrin kurrë.',
    en: ({ address }) => `“${address}” is no well-formed e-mail address.`,
    example: { in: 'news', wrong: '⟦mailto: info@dielli.test⟧', right: 'mailto:info@dielli.test' },
  }),
  'link/tel': error<{ address: string; corrected?: string }>({
    sq: ({ address }) => `„${address}“ nuk është numër telefoni i shkruar drejt.`,
    ...writeCorrectedOr(
      'Shkruani prefiksin ndërkombëtar dhe shifrat, pa hapësira: tel:+38300000001',
      'Write the international prefix and the digits, without spaces: tel:+38300000001',
    ),
    why: 'Telefoni e thërret numrin vetëm kur është pa hapësira dhe me prefiksin e vendit: +383 në vend të zeros së parë.',
    en: ({ address }) => `“${address}” is no well-formed phone number.`,
    example: { in: 'news', wrong: '⟦tel:+383 44 123 456⟧', right: 'tel:+38344123456' },
  }),
  'link/empty-text': error({
    sq: 'Lidhja nuk ka tekst.',
    sqCure: 'Shkruani ku çon lidhja.',
    why: 'Një lidhje pa tekst nuk shihet dhe lexohet me zë si adresë e gjatë.',
    en: 'The link has no text.',
    enCure: 'Write where the link leads.',
    example: { in: 'report', wrong: '⟦[](/projects)⟧', right: '[projektet](/projects)' },
  }),
  'link/vague-text': error<{ text: string }>({
    sq: ({ text }) => `Teksti i lidhjes „${text}“ nuk thotë ku çon ajo.`,
    sqCure: 'Bëjeni lidhje emrin e asaj që hapet, p.sh. „raporti i vitit 2024“ në vend të „këtu“.',
    why: 'Kush i dëgjon lidhjet me radhë, dëgjon vetëm tekstin e tyre. „Këtu“ dhe „lexo më shumë“ nuk thonë asgjë.',
    en: ({ text }) => `The text of the link, “${text}”, does not say where it leads.`,
    enCure:
      'Make the name of what opens the link, for instance “raporti i vitit 2024” in the place of “këtu”.',
    example: { in: 'report', wrong: '⟦[këtu](/projects)⟧', right: '[projektet](/projects)' },
  }),
  'link/bare-address': warning<{ written: string; html: boolean }>({
    after: { place: ['html/markdown', 'markdown/leftover'] },
    sq: ({ written }) => `Adresa „${written}“ në tekst nuk bëhet vetë lidhje.`,
    sqCure: (values) => sq.write(linkOf(values, 'teksti i lidhjes')),
    form: { sentence: 'Adresa „{written}“ nuk bëhet vetë lidhje.', hint: 'Shënojeni dhe shtypni „Lidhje“.' },
    why: 'Adresa në tekst nuk bëhet vetë lidhje, dhe e lexuar me zë është e gjatë e pa kuptim.',
    en: ({ written }) => `The address “${written}” in the text does not become a link by itself.`,
    enCure: (values) => en.write(linkOf(values, 'text of the link')),
    example: {
      in: 'report',
      wrong: 'Më shumë te ⟦https://www.example.org/hija⟧',
      right: 'Më shumë te [faqja për hijen](https://www.example.org/hija)',
    },
  }),
  'link/missing-file': error<{ address: string; suggestion?: string }>({
    sq: ({ address }) => `Skedari „${address}“ nuk gjendet në dosjen public.`,
    ...didYouMeanOr(
      'Vendoseni skedarin në dosjen public, ose ndreqeni adresën.',
      'Put the file into the folder public, or correct the address.',
    ),
    why: 'Skedarët për shkarkim rrinë në dosjen public; një adresë pa skedar hap faqen e gabimit.',
    en: ({ address }) => `The file “${address}” is not in the folder public.`,
    example: { in: 'report', wrong: '(⟦/plani.pdf⟧)', right: '(/projects)' },
  }),
  'link/local-address': error<{ address: string; corrected?: string }>({
    sq: ({ address }) => `Adresa „${address}“ hapet vetëm në kompjuterin tuaj ose në rrjetin tuaj.`,
    ...writeCorrectedOr(
      'Shkruani adresën publike; për faqet e këtij siti vetëm pjesën pas emrit, p.sh. /projects',
      'Write the public address; for pages of this site only the part after its name, e.g. /projects',
    ),
    why: 'Kjo adresë hapet vetëm te ju; te vizitorët jep gabim.',
    en: ({ address }) => `The address “${address}” opens only on your computer or in your network.`,
    example: { in: 'report', wrong: '(⟦https://localhost:4321/projects⟧)', right: '(/projects)' },
  }),
  'link/own-address': error<{ address: string; corrected: string }>({
    sq: ({ address }) => `„${address}“ është adresa e vetë kësaj faqeje.`,
    sqCure: ({ corrected }) => `Shkruajeni pa emrin e sitit: ${corrected}`,
    why: 'Faqja mund ta ndërrojë emrin ose të provohet diku tjetër; lidhjet e brendshme shkruhen pa të, që të mos prishen.',
    en: ({ address }) => `The address “${address}” is one of this site itself.`,
    enCure: ({ corrected }) => `Write it without the name of the site: ${corrected}`,
    example: { in: 'report', wrong: '(⟦https://dielli.test/klubi/projects⟧)', right: '(/projects)' },
  }),
  'link/missing-page': error<{ address: string; suggestion?: string }>({
    sq: ({ address }) => `Faqja „${address}“ nuk ekziston.`,
    ...didYouMeanOr(
      'Ndreqeni adresën; numrat e raporteve dhe të lajmeve gjenden te fusha id e tyre.',
      'Correct the address; the numbers of reports and posts are in their field id.',
    ),
    form: {
      sentence: 'Faqja „{address}“ nuk ekziston.',
      hint: { zero: 'Zgjidheni faqen te butoni „Lidhje“.', other: 'Për shembull: {suggestion}' },
    },
    why: 'Lidhja çon te një faqe që nuk ekziston, dhe vizitori do të gjente faqen e gabimit.',
    en: ({ address }) => `There is no page “${address}”.`,
    example: { in: 'report', wrong: '(⟦/project⟧)', right: '(/projects)' },
  }),
  'link/missing-anchor': error<{ address: string; anchor: string; suggestion?: string }>({
    sq: ({ address, anchor }) => `Në faqen „${address}“ nuk ka vend me emrin „${anchor}“.`,
    ...didYouMeanOr<{ anchor: string }>(
      ({ anchor }) => `Hiqeni pjesën #${anchor} nga adresa.`,
      ({ anchor }) => `Remove #${anchor} from the address.`,
    ),
    form: {
      sentence: 'Në faqen „{address}“ nuk ka një vend të tillë.',
      hint: 'Zgjidheni faqen te butoni „Lidhje“.',
    },
    why: 'Vendi me këtë emër nuk është në faqe, prandaj lidhja do të hapte vetëm kreun e saj.',
    en: ({ address, anchor }) => `The page “${address}” has no place named “${anchor}”.`,
    example: { in: 'report', wrong: '(⟦#dita-9⟧)', right: '(#dita-1)' },
  }),
  'title/repeated': warning<{ title: string; other: string }>({
    sq: ({ title, other }) => `Titullin „${title}“ e ka edhe ${other}.`,
    sqCure: 'Jepini titullit atë që e dallon: vitin, vendin ose temën.',
    form: {
      sentence: 'Të njëjtin titull e ka edhe një dokument tjetër.',
      hint: 'Jepini atë që e dallon: vitin, vendin ose temën.',
    },
    why: 'Në lista, në kërkim dhe në lidhjet që u dërgohen të tjerëve, dy dokumente me të njëjtin titull nuk dallohen. Shpesh dokumenti u kopjua dhe titulli mbeti.',
    en: ({ title, other }) => `The title “${title}” is also that of ${other}.`,
    enCure: 'Add to the title what tells the two apart: the year, the place or the subject.',
    example: {
      wrong: 'reports/2023/index.mdx → title: Shkolla verore\nreports/2024/index.mdx → title: Shkolla verore',
      right:
        'reports/2023/index.mdx → title: Shkolla verore 2023\nreports/2024/index.mdx → title: Shkolla verore 2024',
    },
  }),
  'stand-in/listed': warning<{ field: string }>({
    sq: ({ field }) => `Vlera e fushës „${field}“ është ende e përkohshme.`,
    sqCure: ({ field }) => `Para botimit shkruani vlerën e vërtetë dhe hiqeni „${field}“ nga lista standIns.`,
    form: {
      sentence: 'Ky tekst rri ende në vend të fjalëve të shoqatës.',
      hint: 'Shkruani vlerën e shoqatës; shenja hiqet vetë.',
    },
    why: 'Kjo vlerë është e përkohshme. Në kontrollin e zakonshëm është vërejtje; para botimit (--release) është gabim.',
    en: ({ field }) => `The value of the field “${field}” is still a stand-in.`,
    enCure: ({ field }) =>
      `Before publishing write the real value and take “${field}” off the list standIns.`,
    stopsRelease: true,
    example: {
      in: 'site',
      wrong:
        'email: ⟦info@dielli.test⟧\nsocial: { label: Rrjeti ynë, url: https://rrjeti.test/dielli }\ncredit: { name: Punishtja, url: https://punishtja.test }\nstandIns: [email]',
      right:
        'email: info@dielli.test\nsocial: { label: Rrjeti ynë, url: https://rrjeti.test/dielli }\ncredit: { name: Punishtja, url: https://punishtja.test }\nstandIns: []',
      shown: {
        wrong: 'email: info@example.org\nstandIns:\n  - email',
        right: 'email: emri.i.vertete@example.org\nstandIns: []',
      },
    },
  }),
  'stand-in/unlisted': error<{ field: string }>({
    sq: ({ field }) => `Vlera e fushës „${field}“ duket e përkohshme, por nuk është në listën standIns.`,
    sqCure: ({ field }) => `Shkruani vlerën e vërtetë, ose shtoni „${field}“ te lista standIns.`,
    form: {
      sentence: 'Te „{label}“ vlera duket e përkohshme.',
      hint: 'Shkruani vlerën e vërtetë, ose shtojeni te vlerat e përkohshme.',
    },
    why: 'Vlera duket si shembull. Ose është harruar, ose duhet shënuar te standIns që të mos harrohet.',
    en: ({ field }) =>
      `The value of the field “${field}” looks like a stand-in but is not on the list standIns.`,
    enCure: ({ field }) => `Write the real value, or add “${field}” to the list standIns.`,
    example: { in: 'site', wrong: 'email: ⟦info@example.org⟧', right: 'email: info@dielli.test' },
  }),
}

function linkOf({ written, html }: { written: string; html: boolean }, text: string): string {
  return html ? `<a href="${meantHref(written)}">${text}</a>` : `[${text}](${meantHref(written)})`
}
