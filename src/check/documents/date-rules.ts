import { afterSyntax } from '../rules/after.ts'
import { error, warning } from '../rules/record.ts'

/** Dates in fields. */
export const dateRules = {
  'date/printed': error<{ written: string; corrected: string }>({
    sq: ({ written }) => `Data e shtypur „${written}“ nuk thotë të njëjtat ditë si fushat e datës.`,
    sqCure: ({ corrected }) => `Shkruani: date: ${corrected} – ose ndreqini fushat e datës.`,
    form: {
      sentence: 'Data e shtypur nuk thotë të njëjtat ditë si fushat e tjera.',
      hint: 'Ndreqeni me një klikim; del: {corrected}',
    },
    why: 'Data që lexon vizitori dhe data që lexon kompjuteri duhet të thonë të njëjtën ditë.',
    en: ({ written }) => `The printed date “${written}” does not say the same days as the date fields.`,
    enCure: ({ corrected }) => `Write: date: ${corrected} – or correct the date fields.`,
    example: { in: 'news', wrong: 'date: ⟦04 MAJ 2021⟧', right: 'date: 03 MAJ 2021' },
  }),
  'date/unreadable': error<{ written: string; corrected?: string; example: string }>({
    sq: ({ written, corrected }) =>
      corrected === undefined
        ? `Nga data e shtypur „${written}“ nuk lexohet dot asnjë ditë e kalendarit.`
        : `Data e shtypur „${written}“ nuk është shkruar ashtu si shtypen datat këtu.`,
    sqCure: ({ corrected, example }) =>
      corrected === undefined ? `Shkruani p.sh.: date: ${example}` : `Shkruani: date: ${corrected}`,
    form: {
      sentence: 'Data e shtypur nuk lexohet dot.',
      hint: 'Zgjidhni një ditë tjetër e pastaj përsëri ditën e vërtetë: data e shtypur del vetë.',
    },
    why: 'Kur dita e fushës nuk ekziston, data e shtypur lexohet më vete: edhe ajo duhet të thotë një ditë të vërtetë, me muajin shqip.',
    en: ({ written, corrected }) =>
      corrected === undefined
        ? `No day of the calendar can be read from the printed date “${written}”.`
        : `The printed date “${written}” is not written as dates are printed here.`,
    enCure: ({ corrected, example }) =>
      corrected === undefined ? `Write for instance: date: ${example}` : `Write: date: ${corrected}`,
    example: {
      wrong: 'date: 21-25 Nentor 2024\nstart: 2024-11-31',
      right: 'date: 21-25 Nëntor 2024\nstart: 2024-11-21',
    },
  }),
  'date/too-early': error<{ year: number; first: number }>({
    sq: ({ year, first }) =>
      `Viti ${year} është para vitit ${first}, kur ende nuk kishte çfarë të botohej këtu.`,
    sqCure: 'Ndreqeni vitin; ndoshta dy shifra janë ndërruar.',
    why: 'Asnjë dokument i shoqatës nuk është më i vjetër se viti 1990; një vit i tillë është gabim shtypi.',
    en: ({ year, first }) =>
      `The year ${year} is before ${first}, when there was nothing to publish here yet.`,
    enCure: 'Correct the year; perhaps two digits are swapped.',
    example: {
      in: 'news',
      wrong: 'date: 03 MAJ 1201\npublished: ⟦1201-05-03⟧',
      right: 'date: 03 MAJ 2021\npublished: 2021-05-03',
    },
  }),
  'date/too-late': warning<{ year: number; last: number }>({
    sq: ({ year, last }) => `Viti ${year} është ende larg; këtu pritet e shumta viti ${last}.`,
    sqCure: 'Ndreqeni vitin; ndoshta dy shifra janë ndërruar.',
    why: 'Raportet dhe lajmet shkruhen pasi ndodh diçka. Një vit larg në të ardhmen është zakonisht gabim shtypi dhe e nxjerr dokumentin në krye të listës.',
    en: ({ year, last }) =>
      `The year ${year} is still far away; ${last} is the latest that is expected here.`,
    enCure: 'Correct the year; perhaps two digits are swapped.',
    example: {
      in: 'news',
      wrong: 'date: 03 MAJ 2201\npublished: ⟦2201-05-03⟧',
      right: 'date: 03 MAJ 2021\npublished: 2021-05-03',
    },
  }),
}

/** Days and years of reports, and projects. */
export const dayRules = {
  'report/empty-day': error<{ label: string }>({
    sq: ({ label }) => `Dita „${label}“ është e zbrazët.`,
    sqCure: 'Shkruani një paragraf, ose një titull ### me pika nën të.',
    form: { sentence: 'Pjesa „{label}“ nuk ka tekst.', hint: 'Shkruani tekstin.' },
    why: 'Një ditë pa asnjë fjali nuk i thotë gjë vizitorit.',
    en: ({ label }) => `The day “${label}” is empty.`,
    enCure: 'Write a paragraph, or a title ### with points below it.',
    after: afterSyntax,
    example: {
      in: 'shortReport',
      wrong: '- Një fije leshi e tregoi drejtimin.\n\n⟦## Data: Mbrëmja⟧\n\n## Përfundim',
      right: '- Një fije leshi e tregoi drejtimin.\n- Kartoni u rrotullua.\n## Përfundim',
      shown: { wrong: '## Data: Mbrëmja', right: '## Data: Mbrëmja\n\nDrita u fik dhe biseda vazhdoi.' },
    },
  }),
  'report/day-label': error({
    sq: 'Pas „Data:“ mungon data ose emri i ditës.',
    sqCure: 'Shkruani p.sh.: ## Data: 21 Nëntor 2024 – ose: ## Data: Takimi i dytë',
    why: 'Dita njihet nga data ose nga emri i saj; ai del si titull dhe në përmbajtjen e raportit.',
    en: 'The date or the name of the day is missing after “Data:”.',
    enCure: 'Write, for example: ## Data: 21 Nëntor 2024 – or: ## Data: Takimi i dytë',
    example: { in: 'report', wrong: '⟦## Data:⟧', right: '## Data: Mbrëmja e parë' },
  }),
  'report/day-date': error<{ label: string; suggestion?: string; example: string }>({
    sq: ({ label }) => `„${label}“ nuk është datë e shkruar drejt, ose nuk ekziston në kalendar.`,
    sqCure: ({ suggestion, example }) =>
      suggestion === undefined
        ? `Shkruani ditën, muajin me shkronjë të madhe dhe vitin: ## Data: ${example}`
        : `Shkruani: ## Data: ${suggestion}`,
    why: 'Data e ditës shkruhet si te fusha date: dita, muaji me shkronjë të madhe, viti; dhe duhet të ekzistojë.',
    en: ({ label }) => `“${label}” is not a date written well, or is not in the calendar.`,
    enCure: ({ suggestion, example }) =>
      suggestion === undefined
        ? `Write the day, the month with a capital letter and the year: ## Data: ${example}`
        : `Write: ## Data: ${suggestion}`,
    example: { in: 'report', wrong: '⟦## Data: 31 Prill 2021⟧', right: '## Data: 4 Mars 2021' },
  }),
  'report/day-outside': error<{ label: string; first: string; last: string }>({
    sq: ({ label, first, last }) =>
      `Dita „${label}“ nuk bie brenda edicionit, që zgjat nga ${first} deri më ${last}.`,
    sqCure: 'Ndreqeni datën e ditës, ose fushat start dhe end.',
    form: {
      sentence: 'Dita „{label}“ nuk bie brenda edicionit, nga {first} deri më {last}.',
      hint: 'Ndreqeni datën e saj, ose ditët e edicionit.',
    },
    why: 'Dita duhet të bjerë ndërmjet start dhe end; përndryshe njëra nga datat është gabim.',
    en: ({ label, first, last }) =>
      `The day “${label}” is not within the edition, which lasts from ${first} to ${last}.`,
    enCure: 'Correct the date of the day, or the fields start and end.',
    example: { in: 'report', wrong: '⟦## Data: 5 Mars 2021⟧', right: '## Data: 4 Mars 2021' },
  }),
  'report/day-order': error<{ label: string; before: string }>({
    sq: ({ label, before }) =>
      `Dita „${label}“ vjen pas ditës „${before}“, por në kalendar nuk është pas saj.`,
    sqCure: 'Renditi ditët sipas kalendarit, secilën një herë.',
    why: 'Ditët lexohen si ditar, nga e para te e fundit.',
    en: ({ label, before }) => `The day “${label}” comes after the day “${before}”, but not in the calendar.`,
    enCure: 'Put the days in the order of the calendar, each once.',
    example: {
      in: 'report',
      wrong: '⟦## Data: 28 Shkurt 2021⟧',
      right: '## Data: Mbrëmja e parë',
      shown: {
        wrong: '## Data: 4 Mars 2021\n\n…\n\n## Data: 3 Mars 2021\n\n…',
        right: '## Data: 3 Mars 2021\n\n…\n\n## Data: 4 Mars 2021\n\n…',
      },
    },
  }),
  'report/year-folder': error<{ year: number; folder: string }>({
    sq: ({ year, folder }) => `Viti ${year} nuk përputhet me dosjen „${folder}“.`,
    sqCure: ({ year, folder }) => `Shkruani: year: ${folder} – ose zhvendoseni raportin te reports/${year}.`,
    form: {
      sentence: 'Dita e parë nuk bie në vitin e këtij edicioni.',
      hint: 'Zgjidhni një ditë të atij viti; për një vit tjetër nisni raport të ri.',
    },
    why: 'Dosja e raportit quhet me vitin e edicionit; kur nuk përputhen, nuk dihet cili është i drejti.',
    en: ({ year, folder }) => `The year ${year} does not fit the folder “${folder}”.`,
    enCure: ({ year, folder }) => `Write: year: ${folder} – or move the report to reports/${year}.`,
    ofPlace: true,
    example: {
      in: 'shortReport',
      wrong: 'year: ⟦2018⟧\ntitle: Një ditë me erë',
      right: 'year: 2019\ntitle: Një ditë me erë',
      shown: { wrong: 'reports/2019/index.mdx\n\nyear: 2018', right: 'reports/2019/index.mdx\n\nyear: 2019' },
    },
  }),
  'report/year-start': error<{ year: number; start: string }>({
    sq: ({ year, start }) => `Dita e parë ${start} nuk bie në vitin ${year} të edicionit.`,
    sqCure: ({ start }) => `Ndreqeni fushën start, ose shkruani: year: ${start.slice(0, 4)}`,
    form: {
      sentence: 'Dita e parë nuk bie në vitin e këtij edicioni.',
      hint: 'Zgjidhni një ditë të atij viti; për një vit tjetër nisni raport të ri.',
    },
    why: 'Edicioni i takon vitit në të cilin nis; sipas tij renditet lista.',
    en: ({ year, start }) => `The first day ${start} is not in the year ${year} of the edition.`,
    enCure: ({ start }) => `Correct the field start, or write: year: ${start.slice(0, 4)}`,
    ofPlace: true,
    example: {
      in: 'report',
      wrong: 'date: 28 Shkurt 2020 - 4 Mars 2021\nstart: ⟦2020-02-28⟧',
      right: 'date: 28 Shkurt - 4 Mars 2021\nstart: 2021-02-28',
    },
  }),
  'report/date-range': error<{ start: string; end: string }>({
    sq: ({ start, end }) => `Edicioni mbaron më ${end}, para se të nisë më ${start}.`,
    sqCure: 'Ndreqini fushat start dhe end.',
    form: {
      sentence: 'Dita e fundit vjen para ditës së parë.',
      hint: 'Zgjidhni një ditë të fundit që nuk vjen para së parës.',
    },
    why: 'Edicioni nuk mund të mbarojë para se të nisë.',
    en: ({ start, end }) => `The edition ends on ${end}, before it starts on ${start}.`,
    enCure: 'Correct the fields start and end.',
    example: { in: 'shortReport', wrong: 'end: ⟦2019-06-02⟧', right: 'end: 2019-06-03' },
  }),
  'report/read-time': error<{ words: number; minutes: number; corrected: string }>({
    sq: ({ words, minutes }) =>
      `Teksti ka ${words} fjalë; kjo nuk lexohet në ${minutes} min (150 deri në 220 fjalë në minutë).`,
    sqCure: ({ corrected }) => `Shkruani: readTime: ${corrected} – ose ndryshojeni gjatësinë e tekstit.`,
    form: {
      sentence: 'Koha e leximit nuk i përgjigjet gjatësisë së tekstit.',
      hint: 'Ndreqeni me një klikim; del: {corrected}',
    },
    why: 'Koha e leximit e ndihmon vizitorin të vendosë nëse do ta lexojë tani a më vonë. Llogaritet me rreth 180 fjalë në minutë.',
    en: ({ words, minutes }) =>
      `The text has ${words} words; that is not read in ${minutes} min (150 to 220 words a minute).`,
    enCure: ({ corrected }) => `Write: readTime: ${corrected} – or change the length of the text.`,
    example: { in: 'report', wrong: '⟦2 minuta lexim⟧', right: '1 minutë lexim' },
  }),
  'body/empty': error<{ isHtml: boolean }>({
    sq: 'Dokumenti nuk ka tekst.',
    sqCure: ({ isHtml }) => `Shkruani nën fushat të paktën një fjali${isHtml ? ': <p>…</p>' : '.'}`,
    form: { sentence: 'Teksti i dokumentit është i zbrazët.', hint: 'Shkruani tekstin.' },
    why: 'Vizitori hap dokumentin për tekstin e tij; pa të faqja ose kartela del e zbrazët.',
    en: 'The document has no text.',
    enCure: ({ isHtml }) => `Write at least one sentence below the fields${isHtml ? ': <p>…</p>' : '.'}`,
    example: {
      in: 'shortProject',
      wrong: 'Fletorja\n--⟦-⟧',
      right: 'Fletorja\n---\nNjë fletore, një laps.\n',
    },
  }),
  'body/heading': error({
    sq: 'Ky tekst nuk ka tituj.',
    sqCure: 'Kthejeni titullin në paragraf, ose në një pikë liste.',
    why: 'Teksti i një projekti është i shkurtër dhe titullin e ka te fushat.',
    en: 'This text has no headings.',
    enCure: 'Turn the heading into a paragraph, or into a point of a list.',
    example: {
      in: 'shortProject',
      wrong: '⟦## Fletorja⟧\n\nNjë fletore, një laps.',
      right: 'Fletorja\n\nNjë fletore, një laps.',
    },
  }),
  'project/year-range': error<{ written: string }>({
    sq: ({ written }) => `Periudha „${written}“ mbaron para se të nisë, ose në të njëjtin vit.`,
    sqCure: 'Shkruani vitin më të hershëm të parin, p.sh. 2023-2024; për një vit të vetëm vetëm atë.',
    why: 'Periudha shkruhet nga viti i parë te i fundit. Për një vit të vetëm mjafton ai.',
    en: ({ written }) => `The period “${written}” ends before it starts, or in the same year.`,
    enCure: 'Write the earlier year first, for example 2023-2024; for a single year only that one.',
    example: { wrong: 'year: 2020-2018', right: 'year: 2018-2020' },
  }),
  'project/year-name': error<{ years: string; name: string }>({
    sq: ({ years, name }) => `Emri i skedarit „${name}“ nuk nis me vitin „${years}“ të projektit.`,
    sqCure: ({ years }) => `Ndreqeni vitin, ose riemërtojeni skedarin: ${years}-…`,
    form: {
      sentence: 'Viti nuk është ai me të cilin nisi projekti.',
      hint: 'Kërkojini atij që kujdeset për faqen ta ndryshojë te skedari i dokumentit.',
    },
    why: 'Emri i skedarit nis me vitin, që skedarët në dosje të rreshtohen sipas kohës.',
    en: ({ years, name }) =>
      `The file name “${name}” does not start with the year “${years}” of the project.`,
    enCure: ({ years }) => `Correct the year, or rename the file: ${years}-…`,
    ofPlace: true,
    example: {
      in: 'project',
      wrong: 'year: ⟦2018-2021⟧',
      right: 'year: 2018-2020',
      shown: {
        wrong: 'projects/2018-2020-hartat.mdx\n\nyear: 2018-2021',
        right: 'projects/2018-2020-hartat.mdx\n\nyear: 2018-2020',
      },
    },
  }),
}
