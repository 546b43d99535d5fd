import { writeCorrectedOr } from '../phrases/cures.ts'
import { en } from '../phrases/en.ts'
import { sq } from '../phrases/sq.ts'
import { error, warning } from '../record.ts'
import type { Corrected, Field } from '../values.ts'

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** Values of the fields of frontmatter and of data files. */
export const fieldRules = {
  'frontmatter/unknown-field': error<{ field: string; suggestion?: string; known: string[] }>({
    sq: ({ field }) => `Fusha „${field}“ nuk njihet këtu.`,
    sqCure: ({ field, suggestion, known }) =>
      field === 'description' && known.includes('themes')
        ? 'Zhvendose poshtë vijës së dytë: përshkrimi i projektit shkruhet atje, pa emër fushe.'
        : (sq.didYouMean(suggestion) ?? `Hiqe; fushat e njohura janë ${known.join(', ')}.`),
    sqWhy:
      'Një fushë me emër të gabuar nuk do të lexohej fare, dhe askush nuk do ta vinte re. Prandaj njihen vetëm fushat e udhëzuesit.',
    en: ({ field }) => `The field “${field}” is not known here.`,
    enCure: ({ field, suggestion, known }) =>
      field === 'description' && known.includes('themes')
        ? 'Move it below the second line of hyphens: there the description of a project is written, without a name.'
        : (en.didYouMean(suggestion) ?? `Remove it; the known fields are ${known.join(', ')}.`),
    enWhy:
      'A field with a wrong name would not be read at all, and nobody would notice. So only the fields of the guide are known.',
    example: { in: 'report', wrong: '⟦readtime⟧:', right: 'readTime:' },
  }),
  'frontmatter/missing-field': error<Field>({
    sq: ({ field }) => `Mungon fusha „${field}“.`,
    sqCure: ({ field, example }) => sq.writeLike(example, `Shto rreshtin: ${field}: …`),
    sqWhy: 'Kjo fushë shfaqet në faqe ose përdoret për adresën, prandaj dokumenti nuk botohet pa të.',
    en: ({ field }) => `The field “${field}” is missing.`,
    enCure: ({ field, example }) => en.writeLike(example, `Add the line: ${field}: …`),
    enWhy: 'This field shows on the page or makes its address, so the document is not published without it.',
    example: {
      in: 'shortProject',
      wrong: '⟦---⟧\nid: 1\nyear: 2017\n',
      right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n',
    },
  }),
  'frontmatter/empty-field': error<Field>({
    sq: ({ field }) => `Fusha „${field}“ është e zbrazët.`,
    sqCure: ({ field, example }) => sq.writeLike(example, `Shkruaj vlerën pas dy pikave: ${field}: …`),
    sqWhy: 'Fusha është aty, por pa vlerë: në faqe do të mbetej një vend bosh.',
    en: ({ field }) => `The field “${field}” is empty.`,
    enCure: ({ field, example }) => en.writeLike(example, `Write the value after the colon: ${field}: …`),
    enWhy: 'The field is there but has no value: on the page a gap would remain.',
    example: { in: 'report', wrong: 'author: ⟦"  "⟧', right: 'author: "Klubi"' },
  }),
  'frontmatter/wrong-type': error<Field & Corrected & { expected: string; actual: string }>({
    sq: ({ field, expected, actual }) =>
      `Te fusha „${field}“ pritet ${sq.valueKinds[expected] ?? expected}, por është shkruar ${sq.valueKinds[actual] ?? actual}.`,
    ...writeCorrectedOr<Field & { expected: string }>(
      ({ expected, example }) => sq.writeLike(example, sq.plainCures[expected] ?? sq.seeOther),
      ({ expected, example }) => en.writeLike(example, en.plainCures[expected] ?? en.seeOther),
    ),
    sqWhy: 'Te kjo fushë pritet një lloj tjetër vlere: numër, tekst, listë ose grup fushash.',
    en: ({ field, expected, actual }) =>
      `The field “${field}” should be ${en.valueKinds[expected] ?? expected}, but ${en.valueKinds[actual] ?? actual} is written.`,
    enWhy: 'This field expects another kind of value: a number, text, a list or a group of fields.',
    example: { in: 'report', wrong: 'id: ⟦një⟧\n', right: 'id: 1\n' },
  }),
  'frontmatter/too-few': error<Field & { limit: number; exact: boolean; actual: number }>({
    sq: ({ field, limit, exact, actual }) =>
      `Lista „${field}“ ka ${actual}, por duhen ${exact ? '' : 'të paktën '}${limit}.`,
    sqCure: ({ limit, actual }) => `Shto edhe ${limit - actual}.`,
    sqWhy: 'Faqja ka vende të caktuara për këtë listë; me më pak do të dilte bosh ose me vrima.',
    en: ({ field, limit, exact, actual }) =>
      `The list “${field}” has ${actual}, but ${exact ? '' : 'at least '}${limit} are needed.`,
    enCure: ({ limit, actual }) => `Add ${limit - actual} more.`,
    enWhy: 'The page has a fixed number of places for this list; with fewer it would show gaps.',
    example: { in: 'shortReport', wrong: '⟦gallery⟧: []', right: 'gallery: [{ file: 01.jpg, alt: Kodra }]' },
  }),
  'frontmatter/too-many': error<Field & { limit: number; exact: boolean; actual: number }>({
    sq: ({ field, limit, exact, actual }) =>
      `Lista „${field}“ ka ${actual}, por duhen ${exact ? '' : 'e shumta '}${limit}.`,
    sqCure: ({ limit, actual }) => `Hiq ${actual - limit}.`,
    sqWhy: 'Faqja ka vende të caktuara për këtë listë; të tepërtat nuk do të shfaqeshin.',
    en: ({ field, limit, exact, actual }) =>
      `The list “${field}” has ${actual}, but ${exact ? '' : 'at most '}${limit} are needed.`,
    enCure: ({ limit, actual }) => `Remove ${actual - limit}.`,
    enWhy: 'The page has a fixed number of places for this list; more would not show.',
    example: {
      in: 'about',
      wrong: '  ⟦goals⟧:\n    - { title: Zero, description: Para të parës. }\n',
      right: '  goals:\n',
      shown: { wrong: 'goals: katër qëllime, ku faqja ka vend për tri', right: 'goals: tri qëllime' },
    },
  }),
  'frontmatter/repeated': error<{ field: string; written: string }>({
    sq: ({ field, written }) => `Te lista „${field}“ vlera „${written}“ është dy herë.`,
    sqCure: 'Mbaje një herë të vetme.',
    sqWhy: 'Vlera e shkruar dy herë do të shihej dy herë në faqe.',
    en: ({ field, written }) => `In the list “${field}” the value “${written}” is there twice.`,
    enCure: 'Keep one.',
    enWhy: 'A value that is written twice would be seen twice on the page.',
    example: {
      in: 'project',
      wrong: 'title: "Hartat e hijes"\nthemes: [pyjet, ⟦pyjet⟧]',
      right: 'title: "Hartat e hijes"',
      shown: { wrong: 'themes: [pyjet, pyjet]', right: 'themes: [pyjet]' },
    },
  }),
  'frontmatter/too-small': error<Field & { limit: number; exact: boolean; actual: number }>({
    sq: ({ field, limit, actual }) =>
      `Te fusha „${field}“ numri ${actual} është tepër i vogël; më i vogli i lejuar është ${limit}.`,
    sqCure: ({ limit, example }) => sq.writeLike(example, `Shkruaj ${limit} ose më shumë.`),
    sqWhy: 'Numri është nën më të voglin që ka kuptim; numrat publikë nisin nga 1.',
    en: ({ field, limit, actual }) =>
      `In the field “${field}” the number ${actual} is too small; the smallest allowed is ${limit}.`,
    enCure: ({ limit, example }) => en.writeLike(example, `Write ${limit} or more.`),
    enWhy: 'The number is below the least that makes sense; public numbers begin at 1.',
    example: { in: 'report', wrong: 'id: ⟦0⟧\n', right: 'id: 1\n' },
  }),
  'frontmatter/too-large': error<Field & { limit: number; exact: boolean; actual: number }>({
    sq: ({ field, limit, actual }) =>
      `Te fusha „${field}“ numri ${actual} është tepër i madh; më i madhi i lejuar është ${limit}.`,
    sqCure: ({ limit, example }) => sq.writeLike(example, `Shkruaj ${limit} ose më pak.`),
    sqWhy: 'Numri është mbi më të madhin që ka kuptim; te viti zakonisht është shtypur një shifër më shumë.',
    en: ({ field, limit, actual }) =>
      `In the field “${field}” the number ${actual} is too large; the largest allowed is ${limit}.`,
    enCure: ({ limit, example }) => en.writeLike(example, `Write ${limit} or less.`),
    enWhy:
      'The number is above the greatest that makes sense; in a year usually one digit too many was typed.',
    example: { in: 'shortProject', wrong: 'year: ⟦20170⟧', right: 'year: 2017' },
  }),
  'frontmatter/date': error<Field & Corrected & { written: string }>({
    sq: ({ field, written }) =>
      `Te fusha „${field}“ data „${written}“ nuk ${isoDay.test(written) ? 'ekziston në kalendar' : 'është shkruar si vit-muaj-ditë'}.`,
    ...writeCorrectedOr<Field>(
      ({ field, example }) => sq.writeLike(example, `Shkruaj p.sh.: ${field}: 2024-11-21`),
      ({ field, example }) => en.writeLike(example, `Write, for example: ${field}: 2024-11-21`),
    ),
    sqWhy:
      'Data duhet të ekzistojë në kalendar dhe të shkruhet vit-muaj-ditë. Disa programe e kthejnë 31 shkurtin në 3 mars pa thënë gjë; ky jo.',
    en: ({ field, written }) =>
      `In the field “${field}” the date “${written}” is not ${isoDay.test(written) ? 'in the calendar' : 'written as year-month-day'}.`,
    enWhy:
      'A date must exist in the calendar and be written year-month-day. Some programs turn 31 February into 3 March without a word; this one does not.',
    example: { in: 'report', wrong: 'start: ⟦2021-02-31⟧', right: 'start: 2021-02-28' },
  }),
  'frontmatter/form': error<Field & Corrected & { written: string; form: string }>({
    sq: ({ field, written, form }) =>
      written === ''
        ? `Te fusha „${field}“ vlera nuk ka formën e duhur.`
        : `Te fusha „${field}“ vlera „${written}“ ${sq.forms[form]?.what ?? 'nuk ka formën e duhur'}.`,
    ...writeCorrectedOr<Field & { form: string }>(
      ({ form, example }) => sq.writeLike(example, sq.forms[form]?.cure ?? sq.seeOther),
      ({ form, example }) => en.writeLike(example, en.forms[form]?.cure ?? en.seeOther),
    ),
    sqWhy: 'Vlera ka një formë të caktuar që faqja e lexon; një formë tjetër do të keqkuptohej.',
    en: ({ field, written, form }) =>
      written === ''
        ? `The value of the field “${field}” does not have the right form.`
        : `In the field “${field}” the value “${written}” ${en.forms[form]?.what ?? 'does not have the right form'}.`,
    enWhy: 'The value has a form that the site reads; another form would be misunderstood.',
    example: { in: 'report', wrong: '⟦një minutë⟧', right: '1 minutë lexim' },
  }),
  'frontmatter/placeholder': error<{ unknown: string[]; known: string[] }>({
    sq: ({ unknown }) => `Pjesën ${unknown.join(', ')} faqja nuk e plotëson te kjo fjalë.`,
    sqCure: ({ known }) =>
      known.length === 0
        ? 'Shkruaje fjalën pa kllapa { }.'
        : `Përdor vetëm ${known.join(', ')} – pikërisht kështu.`,
    sqWhy:
      'Pjesët në kllapa, si {n}, i plotëson faqja, te secila fjalë vetëm të sajat. Një pjesë tjetër do të dilte me gjithë kllapa.',
    en: ({ unknown }) => `The site does not fill in ${unknown.join(', ')} in this word.`,
    enCure: ({ known }) =>
      known.length === 0
        ? 'Write the word without braces { }.'
        : `Use ${known.join(', ')} only, exactly as written here.`,
    enWhy:
      'Parts in braces such as {n} are filled in by the site, in each word its own. Any other would be printed with its braces.',
    example: { in: 'words', wrong: 'all: ⟦"{nr} projekte"⟧', right: 'all: "{n} projekte"' },
  }),
  'frontmatter/markup': warning<{ written: string; corrected?: string }>({
    sq: ({ written }) => `Kjo fushë është tekst i thjeshtë: „${written}“ do të dilte në faqe ashtu si është.`,
    ...writeCorrectedOr(
      'Hiqi shenjat e HTML-së dhe shkruaji shkronjat drejtpërdrejt.',
      'Remove the signs of HTML and type the characters themselves.',
    ),
    sqWhy:
      'Fushat janë tekst i thjeshtë. HTML-ja e tyre nuk kuptohet: <b> ose &amp; do të lexohej në faqe shkronjë për shkronjë.',
    en: ({ written }) => `This field is plain text: “${written}” would be printed as it is.`,
    enWhy:
      'Fields are plain text. HTML is not understood there: <b> or &amp; would be read on the page letter by letter.',
    example: { in: 'shortProject', wrong: 'title: ⟦<b>⟧Fletorja</b>', right: 'title: Fletorja' },
  }),
  'frontmatter/not-allowed': error<{
    field: string
    written: string
    allowed: string[]
    suggestion?: string
  }>({
    sq: ({ field, written, allowed }) =>
      allowed.join('') === ''
        ? `Fusha „${field}“ këtu duhet të mbetet e zbrazët: fotoja është vetëm zbukurim.`
        : `Te fusha „${field}“ vlera „${written}“ nuk është ndër të lejuarat.`,
    sqCure: ({ field, allowed, suggestion }) =>
      allowed.join('') === ''
        ? `Shkruaj: ${field}: ""`
        : (sq.didYouMean(suggestion) ?? `Shkruaj ${sq.oneOf(allowed)}.`),
    sqWhy: 'Te kjo fushë lejohen vetëm disa vlera, sepse secila prej tyre bën diçka të caktuar.',
    en: ({ field, written, allowed }) =>
      allowed.join('') === ''
        ? `The field “${field}” must stay empty here: the picture is decoration only.`
        : `In the field “${field}” the value “${written}” is not among the allowed ones.`,
    enCure: ({ field, allowed, suggestion }) =>
      allowed.join('') === ''
        ? `Write: ${field}: ""`
        : (en.didYouMean(suggestion) ?? `Write ${en.oneOf(allowed)}.`),
    enWhy: 'This field takes a few values only, because each of them does something definite.',
    example: { in: 'site', wrong: 'standIns: [⟦emali⟧]', right: 'standIns: []' },
  }),
  'description/length': warning<{ length: number; least: number; most: number }>({
    sq: ({ length, least, most }) =>
      `Përshkrimi ka ${length} shenja; në kartelë dhe në rezultatet e kërkimit lexohet mirë me ${least} deri në ${most}.`,
    sqCure: ({ length, least }) =>
      length < least ? 'Zgjate me një gjë konkrete nga teksti.' : 'Shkurtoje në një ose dy fjali.',
    sqWhy:
      'Përshkrimi mbush kartelën dhe del në rezultatet e kërkimit. Nën 80 shenja duket i zbrazët, mbi 200 pritet në mes.',
    en: ({ length, least, most }) =>
      `The description has ${length} characters; on the card and in search results ${least} to ${most} read well.`,
    enCure: ({ length, least }) =>
      length < least
        ? 'Lengthen it with something concrete from the text.'
        : 'Shorten it to one or two sentences.',
    enWhy:
      'The description fills the card and shows in search results. Below 80 characters it looks empty, above 200 it is cut.',
    example: {
      in: 'news',
      wrong: '⟦Klubi e kaloi ditën në oborr.⟧',
      right: 'Klubi e kaloi Ditën e Diellit në oborr, me një furrë kartoni dhe me shumë pyetje.',
    },
  }),
}
