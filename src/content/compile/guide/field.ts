import type { fieldMessages } from '../messages/sq/field.ts'
import type { GuideEntry } from './entry.ts'

/** Fields of frontmatter and of data files. */
export const fieldGuide: Readonly<Record<keyof typeof fieldMessages, GuideEntry>> = {
  'frontmatter/unknown-field':
    'Një fushë me emër të gabuar nuk do të lexohej fare, dhe askush nuk do ta vinte re. Prandaj njihen vetëm fushat e udhëzuesit.',
  'frontmatter/missing-field': {
    why: 'Kjo fushë shfaqet në faqe ose përdoret për adresën, prandaj dokumenti nuk botohet pa të.',
    wrong: 'id: 1\nyear: 2017',
    right: 'id: 1\nyear: 2017\ntitle: Fletorja',
  },
  'frontmatter/empty-field': 'Fusha është aty, por pa vlerë: në faqe do të mbetej një vend bosh.',
  'frontmatter/wrong-type':
    'Te kjo fushë pritet një lloj tjetër vlere: numër, tekst, listë ose grup fushash.',
  'frontmatter/too-few':
    'Faqja ka vende të caktuara për këtë listë; me më pak do të dilte bosh ose me vrima.',
  'frontmatter/too-many': {
    why: 'Faqja ka vende të caktuara për këtë listë; të tepërtat nuk do të shfaqeshin.',
    wrong: 'goals: katër qëllime, ku faqja ka vend për tri',
    right: 'goals: tri qëllime',
  },
  'frontmatter/repeated': {
    why: 'Vlera e shkruar dy herë do të shihej dy herë në faqe.',
    wrong: 'themes: [pyjet, pyjet]',
    right: 'themes: [pyjet]',
  },
  'frontmatter/too-small': 'Numri është nën më të voglin që ka kuptim; numrat publikë nisin nga 1.',
  'frontmatter/too-large':
    'Numri është mbi më të madhin që ka kuptim; te viti zakonisht është shtypur një shifër më shumë.',
  'frontmatter/date':
    'Data duhet të ekzistojë në kalendar dhe të shkruhet vit-muaj-ditë. Disa programe e kthejnë 31 shkurtin në 3 mars pa thënë gjë; ky jo.',
  'frontmatter/form': 'Vlera ka një formë të caktuar që faqja e lexon; një formë tjetër do të keqkuptohej.',
  'frontmatter/placeholder':
    'Pjesët në kllapa, si {n}, i plotëson faqja, te secila fjalë vetëm të sajat. Një pjesë tjetër do të dilte me gjithë kllapa.',
  'frontmatter/markup':
    'Fushat janë tekst i thjeshtë. HTML-ja e tyre nuk kuptohet: <b> ose &amp; do të lexohej në faqe shkronjë për shkronjë.',
  'frontmatter/not-allowed':
    'Te kjo fushë lejohen vetëm disa vlera, sepse secila prej tyre bën diçka të caktuar.',
  'description/length':
    'Përshkrimi mbush kartelën dhe del në rezultatet e kërkimit. Nën 80 shenja duket i zbrazët, mbi 200 pritet në mes.',
  'date/printed': 'Data që lexon vizitori dhe data që lexon kompjuteri duhet të thonë të njëjtën ditë.',
  'date/unreadable': {
    why: 'Kur dita e fushës nuk ekziston, data e shtypur lexohet më vete: edhe ajo duhet të thotë një ditë të vërtetë, me muajin shqip.',
    wrong: 'date: 21-25 Nentor 2024\nstart: 2024-11-31',
    right: 'date: 21-25 Nëntor 2024\nstart: 2024-11-21',
  },
  'date/too-early':
    'Asnjë dokument i shoqatës nuk është më i vjetër se viti 1990; një vit i tillë është gabim shtypi.',
  'date/too-late':
    'Raportet dhe lajmet shkruhen pasi ndodh diçka. Një vit larg në të ardhmen është zakonisht gabim shtypi dhe e nxjerr dokumentin në krye të listës.',
}
