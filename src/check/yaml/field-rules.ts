import { writeCorrectedOr, writeLineOr } from '../rules/phrases/cures.ts'
import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { error, warning } from '../rules/record.ts'
import type { Field } from '../rules/values.ts'

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** Values of the fields of frontmatter and of data files. */
export const fieldRules = {
  'frontmatter/unknown-field': error<{ field: string; suggestion?: string; known: string[] }>({
    sq: ({ field }) => `Fusha „${field}“ nuk njihet këtu.`,
    sqCure: ({ field, suggestion, known }) =>
      field === 'description' && known.includes('themes')
        ? 'Zhvendoseni poshtë vijës së dytë: përshkrimi i projektit shkruhet atje, pa emër fushe.'
        : (sq.didYouMean(suggestion) ?? `Hiqeni; fushat e njohura janë ${known.join(', ')}.`),
    form: {
      sentence: 'Dokumenti ka një fushë që faqja nuk e njeh.',
      hint: 'Kërkojini atij që kujdeset për faqen ta heqë te skedari i dokumentit.',
    },
    why: 'Një fushë me emër të gabuar nuk do të lexohej fare, dhe askush nuk do ta vinte re. Prandaj njihen vetëm fushat e udhëzuesit.',
    en: ({ field }) => `The field “${field}” is not known here.`,
    enCure: ({ field, suggestion, known }) =>
      field === 'description' && known.includes('themes')
        ? 'Move it below the second line of hyphens: there the description of a project is written, without a name.'
        : (en.didYouMean(suggestion) ?? `Remove it; the known fields are ${known.join(', ')}.`),
    example: { in: 'report', wrong: '⟦readtime⟧:', right: 'readTime:' },
  }),
  'frontmatter/missing-field': error<Field>({
    sq: ({ field }) => `Mungon fusha „${field}“.`,
    sqCure: ({ field, example }) => sq.writeLike(example, `Shtoni rreshtin: ${field}: …`),
    form: { sentence: 'Te „{label}“ nuk ka ende asgjë.', hint: '{fill}' },
    why: 'Kjo fushë shfaqet në faqe ose përdoret për adresën, prandaj dokumenti nuk botohet pa të.',
    en: ({ field }) => `The field “${field}” is missing.`,
    enCure: ({ field, example }) => en.writeLike(example, `Add the line: ${field}: …`),
    example: {
      in: 'shortProject',
      wrong: '⟦---⟧\nid: 1\nyear: 2017\n',
      right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n',
    },
  }),
  'frontmatter/empty-field': error<Field>({
    sq: ({ field }) => `Fusha „${field}“ është e zbrazët.`,
    sqCure: ({ field, example }) => sq.writeLike(example, `Shkruani vlerën pas dy pikave: ${field}: …`),
    form: { sentence: 'Te „{label}“ nuk ka ende asgjë.', hint: '{fill}' },
    why: 'Fusha është aty, por pa vlerë: në faqe do të mbetej një vend bosh.',
    en: ({ field }) => `The field “${field}” is empty.`,
    enCure: ({ field, example }) => en.writeLike(example, `Write the value after the colon: ${field}: …`),
    example: { in: 'report', wrong: 'author: ⟦"  "⟧', right: 'author: "Klubi"' },
  }),
  'frontmatter/wrong-type': error<Field & { expected: string; actual: string }>({
    sq: ({ field, expected, actual }) =>
      `Te fusha „${field}“ pritet ${sq.valueKinds[expected] ?? expected}, por është shkruar ${sq.valueKinds[actual] ?? actual}.`,
    ...writeLineOr<Field & { expected: string }>(
      ({ expected, example }) => sq.writeLike(example, sq.plainCures[expected] ?? sq.seeOther),
      ({ expected, example }) => en.writeLike(example, en.plainCures[expected] ?? en.seeOther),
    ),
    form: { sentence: 'Te „{label}“ vlera nuk ka formën e duhur.', hint: '{fill}' },
    why: 'Te kjo fushë pritet një lloj tjetër vlere: numër, tekst, listë ose grup fushash.',
    en: ({ field, expected, actual }) =>
      `The field “${field}” should be ${en.valueKinds[expected] ?? expected}, but ${en.valueKinds[actual] ?? actual} is written.`,
    example: { in: 'report', wrong: 'id: ⟦një⟧\n', right: 'id: 1\n' },
  }),
  'frontmatter/too-few': error<Field & { limit: number; exact: boolean; actual: number }>({
    sq: ({ field, limit, exact, actual }) =>
      `Lista „${field}“ ka ${actual}, por duhen ${exact ? '' : 'të paktën '}${limit}.`,
    sqCure: ({ limit, actual }) => `Shtoni edhe ${limit - actual}.`,
    form: {
      sentence: { one: 'Te „{label}“ mungon edhe 1.', other: 'Te „{label}“ mungojnë edhe {count}.' },
      hint: { one: 'Shtojeni.', other: 'Shtojini.' },
    },
    why: 'Faqja ka vende të caktuara për këtë listë; me më pak do të dilte bosh ose me vrima.',
    en: ({ field, limit, exact, actual }) =>
      `The list “${field}” has ${actual}, but ${exact ? '' : 'at least '}${limit} are needed.`,
    enCure: ({ limit, actual }) => `Add ${limit - actual} more.`,
    example: { in: 'shortReport', wrong: '⟦gallery⟧: []', right: 'gallery: [{ file: 01.jpg, alt: Kodra }]' },
  }),
  'frontmatter/too-many': error<Field & { limit: number; exact: boolean; actual: number }>({
    sq: ({ field, limit, exact, actual }) =>
      `Lista „${field}“ ka ${actual}, por duhen ${exact ? '' : 'e shumta '}${limit}.`,
    sqCure: ({ limit, actual }) => `Hiqni ${actual - limit}.`,
    form: { sentence: 'Te „{label}“ ka vend vetëm për {limit}.', hint: 'Hiqni {excess}.' },
    why: 'Faqja ka vende të caktuara për këtë listë; të tepërtat nuk do të shfaqeshin.',
    en: ({ field, limit, exact, actual }) =>
      `The list “${field}” has ${actual}, but ${exact ? '' : 'at most '}${limit} are needed.`,
    enCure: ({ limit, actual }) => `Remove ${actual - limit}.`,
    example: {
      in: 'about',
      wrong: '  ⟦goals⟧:\n    - { title: Zero, description: Para të parës. }\n',
      right: '  goals:\n',
      shown: { wrong: 'goals: katër qëllime, ku faqja ka vend për tri', right: 'goals: tri qëllime' },
    },
  }),
  'frontmatter/repeated': error<{ field: string; written: string }>({
    sq: ({ field, written }) => `Te lista „${field}“ vlera „${written}“ është dy herë.`,
    sqCure: 'Mbajeni një herë të vetme.',
    form: { sentence: 'Te „{label}“ e njëjta vlerë është dy herë.', hint: 'Mbani një herë të vetme.' },
    why: 'Vlera e shkruar dy herë do të shihej dy herë në faqe.',
    en: ({ field, written }) => `In the list “${field}” the value “${written}” is there twice.`,
    enCure: 'Keep one.',
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
    sqCure: ({ limit, example }) => sq.writeLike(example, `Shkruani ${limit} ose më shumë.`),
    form: { sentence: 'Te „{label}“ numri është tepër i vogël.', hint: 'Shkruani {limit} ose më shumë.' },
    why: 'Numri është nën më të voglin që ka kuptim; numrat publikë nisin nga 1.',
    en: ({ field, limit, actual }) =>
      `In the field “${field}” the number ${actual} is too small; the smallest allowed is ${limit}.`,
    enCure: ({ limit, example }) => en.writeLike(example, `Write ${limit} or more.`),
    example: { in: 'report', wrong: 'id: ⟦0⟧\n', right: 'id: 1\n' },
  }),
  'frontmatter/too-large': error<Field & { limit: number; exact: boolean; actual: number }>({
    sq: ({ field, limit, actual }) =>
      `Te fusha „${field}“ numri ${actual} është tepër i madh; më i madhi i lejuar është ${limit}.`,
    sqCure: ({ limit, example }) => sq.writeLike(example, `Shkruani ${limit} ose më pak.`),
    form: { sentence: 'Te „{label}“ numri është tepër i madh.', hint: 'Shkruani {limit} ose më pak.' },
    why: 'Numri është mbi më të madhin që ka kuptim; te viti zakonisht është shtypur një shifër më shumë.',
    en: ({ field, limit, actual }) =>
      `In the field “${field}” the number ${actual} is too large; the largest allowed is ${limit}.`,
    enCure: ({ limit, example }) => en.writeLike(example, `Write ${limit} or less.`),
    example: { in: 'shortProject', wrong: 'year: ⟦20170⟧', right: 'year: 2017' },
  }),
  'frontmatter/date': error<Field & { written: string }>({
    sq: ({ field, written }) =>
      `Te fusha „${field}“ data „${written}“ nuk ${isoDay.test(written) ? 'ekziston në kalendar' : 'është shkruar si vit-muaj-ditë'}.`,
    ...writeLineOr<Field>(
      ({ field, example }) => sq.writeLike(example, `Shkruani p.sh.: ${field}: 2024-11-21`),
      ({ field, example }) => en.writeLike(example, `Write, for example: ${field}: 2024-11-21`),
    ),
    form: { sentence: 'Te „{label}“ nuk është shkruar një ditë e kalendarit.', hint: '{fill}' },
    why: 'Data duhet të ekzistojë në kalendar dhe të shkruhet vit-muaj-ditë. Disa programe e kthejnë 31 shkurtin në 3 mars pa thënë gjë; ky jo.',
    en: ({ field, written }) =>
      `In the field “${field}” the date “${written}” is not ${isoDay.test(written) ? 'in the calendar' : 'written as year-month-day'}.`,
    example: { in: 'report', wrong: 'start: ⟦2021-02-31⟧', right: 'start: 2021-02-28' },
  }),
  'frontmatter/form': error<Field & { written: string; form: string }>({
    after: { place: ['frontmatter/placeholder'] },
    sq: ({ field, written, form }) =>
      written === ''
        ? `Te fusha „${field}“ vlera nuk ka formën e duhur.`
        : `Te fusha „${field}“ vlera „${written}“ ${sq.forms[form]?.what ?? 'nuk ka formën e duhur'}.`,
    ...writeLineOr<Field & { form: string }>(
      ({ form, example }) => sq.writeLike(example, sq.forms[form]?.cure ?? sq.seeOther),
      ({ form, example }) => en.writeLike(example, en.forms[form]?.cure ?? en.seeOther),
    ),
    form: { sentence: 'Te „{label}“ vlera nuk ka formën e duhur.', hint: '{fill}' },
    why: 'Vlera ka një formë të caktuar që faqja e lexon; një formë tjetër do të keqkuptohej.',
    en: ({ field, written, form }) =>
      written === ''
        ? `The value of the field “${field}” does not have the right form.`
        : `In the field “${field}” the value “${written}” ${en.forms[form]?.what ?? 'does not have the right form'}.`,
    example: { in: 'report', wrong: '⟦një minutë⟧', right: '1 minutë lexim' },
  }),
  'frontmatter/placeholder': error<{ unknown: string[]; known: string[] }>({
    sq: ({ unknown }) => `Pjesën ${unknown.join(', ')} faqja nuk e plotëson te kjo fjalë.`,
    sqCure: ({ known }) =>
      known.length === 0
        ? 'Shkruajeni fjalën pa kllapa { }.'
        : `Përdorni vetëm ${known.join(', ')} – pikërisht kështu.`,
    form: {
      sentence: 'Te kjo fjalë është një pjesë në kllapa që faqja nuk e plotëson.',
      hint: { zero: 'Shkruajeni pa kllapa { }.', other: 'Përdorni vetëm {known}, pikërisht ashtu.' },
    },
    why: 'Pjesët në kllapa, si {n}, i plotëson faqja, te secila fjalë vetëm të sajat. Një pjesë tjetër do të dilte me gjithë kllapa.',
    en: ({ unknown }) => `The site does not fill in ${unknown.join(', ')} in this word.`,
    enCure: ({ known }) =>
      known.length === 0
        ? 'Write the word without braces { }.'
        : `Use ${known.join(', ')} only, exactly as written here.`,
    example: { in: 'words', wrong: 'all: ⟦"{nr} projekte"⟧', right: 'all: "{n} projekte"' },
  }),
  'frontmatter/markup': warning<{ written: string; corrected?: string }>({
    sq: ({ written }) => `Kjo fushë është tekst i thjeshtë: „${written}“ do të dilte në faqe ashtu si është.`,
    ...writeCorrectedOr(
      'Hiqini shenjat dhe shkruajini shkronjat drejtpërdrejt.',
      'Remove the signs and type the characters themselves.',
    ),
    form: {
      sentence: 'Shenjat rreth fjalëve do të dilnin në faqe ashtu siç janë.',
      hint: 'Hiqini: kjo fushë është tekst i thjeshtë.',
    },
    why: 'Fushat janë tekst i thjeshtë. Shenjat e HTML-së dhe të raporteve nuk kuptohen: <b>, &amp; ose ** do të lexoheshin në faqe shkronjë për shkronjë.',
    en: ({ written }) => `This field is plain text: “${written}” would be printed as it is.`,
    example: { in: 'shortProject', wrong: 'title: ⟦<b>⟧Fletorja</b>', right: 'title: Fletorja' },
  }),
  'frontmatter/not-allowed': error<{
    field: string
    written: string
    allowed: string[]
    suggestion?: string
  }>({
    sq: ({ field, written, allowed, lines }) =>
      lines.length > 0
        ? `Te fusha „${field}“ vlera „${written}“ rri në thonjëza, prandaj lexohet si tekst.`
        : allowed.join('') === ''
          ? `Fusha „${field}“ këtu duhet të mbetet e zbrazët: fotoja është vetëm zbukurim.`
          : `Te fusha „${field}“ vlera „${written}“ nuk është ndër të lejuarat.`,
    sqCure: ({ field, allowed, suggestion, lines }) =>
      lines.length > 0
        ? sq.write(lines.join(' '))
        : allowed.join('') === ''
          ? `Shkruani: ${field}: ""`
          : (sq.didYouMean(suggestion) ??
            `Shkruani ${sq.oneOf(allowed)}${allowed.join('') === 'true' ? ', ose fshijeni rreshtin' : ''}.`),
    form: {
      sentence: 'Te „{label}“ vlera nuk është ndër ato që lejohen.',
      hint: 'Zgjidhni një nga vlerat e ofruara.',
    },
    why: 'Te kjo fushë lejohen vetëm disa vlera, sepse secila prej tyre bën diçka të caktuar.',
    en: ({ field, written, allowed, lines }) =>
      lines.length > 0
        ? `In the field “${field}” the value “${written}” is in quotes, so it is read as text.`
        : allowed.join('') === ''
          ? `The field “${field}” must stay empty here: the picture is decoration only.`
          : `In the field “${field}” the value “${written}” is not among the allowed ones.`,
    enCure: ({ field, allowed, suggestion, lines }) =>
      lines.length > 0
        ? en.write(lines.join(' '))
        : allowed.join('') === ''
          ? `Write: ${field}: ""`
          : (en.didYouMean(suggestion) ??
            `Write ${en.oneOf(allowed)}${allowed.join('') === 'true' ? ', or delete the line' : ''}.`),
    example: { in: 'site', wrong: 'standIns: [⟦emali⟧]', right: 'standIns: []' },
  }),
  'description/length': warning<{ length: number; least: number; most: number }>({
    sq: ({ length, least, most }) =>
      `Përshkrimi ka ${length} shenja; në kartelë dhe në rezultatet e kërkimit lexohet mirë me ${least} deri në ${most}.`,
    sqCure: ({ length, least }) =>
      length < least ? 'Zgjateni me një gjë konkrete nga teksti.' : 'Shkurtojeni në një ose dy fjali.',
    why: 'Përshkrimi mbush kartelën dhe del në rezultatet e kërkimit. Nën 80 shenja duket i zbrazët, mbi 200 pritet në mes.',
    en: ({ length, least, most }) =>
      `The description has ${length} characters; on the card and in search results ${least} to ${most} read well.`,
    enCure: ({ length, least }) =>
      length < least
        ? 'Lengthen it with something concrete from the text.'
        : 'Shorten it to one or two sentences.',
    example: {
      in: 'news',
      wrong: '⟦Klubi e kaloi ditën në oborr.⟧',
      right: 'Klubi e kaloi Ditën e Diellit në oborr, me një furrë kartoni dhe me shumë pyetje.',
    },
  }),
}
