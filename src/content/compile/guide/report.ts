import type { reportMessages } from '../messages/sq/report.ts'
import type { GuideEntry } from './entry.ts'

/** Structure of reports and projects. */
export const reportGuide: Readonly<Record<keyof typeof reportMessages, GuideEntry>> = {
  'report/missing-section': {
    why: 'Vizitori i gjen të gjitha raportet me të njëjtën renditje: hyrja, ditët, përfundimi.',
    wrong: '## Hyrje\n\n…\n\n## Data: 3 Qershor 2019\n\n…',
    right: '## Hyrje\n\n…\n\n## Data: 3 Qershor 2019\n\n…\n\n## Përfundim\n\n…',
  },
  'report/repeated-section': {
    why: 'Seksioni i dytë me të njëjtin emër do ta kishte adresën e të parit, dhe përmbajtja do t’i tregonte dy herë.',
    wrong: '## Përfundim\n\nU mbyll dritarja.\n\n## Përfundim\n\nU ndal era.',
    right: '## Përfundim\n\nU mbyll dritarja.\n\nU ndal era.',
  },
  'report/unknown-section': {
    why: 'Faqja njeh vetëm Hyrje, Objektivat, Data: … dhe Përfundim; nga to ndërton përmbajtjen e raportit.',
    wrong: '## Hyrja',
    right: '## Hyrje',
  },
  'report/section-order': {
    why: 'Renditja është e njëjtë në të gjitha raportet, që lexuesi të dijë ku është.',
    wrong: '## Data: 3 Qershor 2019\n\n…\n\n## Objektivat\n\n- …',
    right: '## Objektivat\n\n- …\n\n## Data: 3 Qershor 2019\n\n…',
  },
  'report/text-before-sections': {
    why: 'Teksti para seksionit të parë nuk i takon asnjë pjese dhe nuk do të shfaqej.',
    wrong: 'Një fjali.\n\n## Hyrje',
    right: '## Hyrje\n\nNjë fjali.',
  },
  'report/heading-level':
    'Raporti ka vetëm dy shkallë titujsh. Një shkallë e kapërcyer i ngatërron ata që e dëgjojnë faqen.',
  'report/empty-section': {
    why: 'Një titull pa tekst nën të duket si gabim i faqes.',
    wrong: '## Përfundim',
    right: '## Përfundim\n\nU ulëm kur u ul era.',
  },
  'report/objectives-list': {
    why: 'Objektivat shfaqen si listë, prandaj nën titull vjen vetëm ajo.',
    wrong: '## Objektivat\n\nTë matim hijen.',
    right: '## Objektivat\n\n- Të matim hijen.',
  },
  'report/flat-list':
    'Faqja i shfaq pikat si një rresht të vetëm teksti; listat e futura njëra në tjetrën nuk i lexon.',
  'report/title-outside-day': {
    why: 'Titujt me ### janë veprimtari të një dite. Jashtë saj nuk kanë vend në faqe.',
    wrong: '## Hyrje\n\n### Si nisi',
    right: '## Hyrje\n\nSi nisi gjithçka: …',
  },
  'report/empty-title': 'Një titull i zbrazët lexohet me zë si „titull“ dhe asgjë më shumë.',
  'report/title-without-points': {
    why: 'Veprimtaria ka titull dhe pika. Pa pikat, titulli do të mbetej vetëm.',
    wrong: '### Matja e hijes\n\nMatëm gjithë ditën.',
    right: '### Matja e hijes\n\n- Matëm gjithë ditën.',
  },
  'report/empty-day': {
    why: 'Një ditë pa asnjë fjali nuk i thotë gjë vizitorit.',
    wrong: '## Data: Mbrëmja',
    right: '## Data: Mbrëmja\n\nDrita u fik dhe biseda vazhdoi.',
  },
  'report/day-label':
    'Dita njihet nga data ose nga emri i saj; ai del si titull dhe në përmbajtjen e raportit.',
  'report/day-date':
    'Data e ditës shkruhet si te fusha date: dita, muaji me shkronjë të madhe, viti; dhe duhet të ekzistojë.',
  'report/day-outside': 'Dita duhet të bjerë ndërmjet start dhe end; përndryshe njëra nga datat është gabim.',
  'report/day-order': {
    why: 'Ditët lexohen si ditar, nga e para te e fundit.',
    wrong: '## Data: 4 Mars 2021\n\n…\n\n## Data: 3 Mars 2021\n\n…',
    right: '## Data: 3 Mars 2021\n\n…\n\n## Data: 4 Mars 2021\n\n…',
  },
  'report/year-folder': {
    why: 'Dosja e raportit quhet me vitin e edicionit; kur nuk përputhen, nuk dihet cili është i drejti.',
    wrong: 'reports/2019/index.mdx\n\nyear: 2018',
    right: 'reports/2019/index.mdx\n\nyear: 2019',
  },
  'report/year-start': 'Edicioni i takon vitit në të cilin nis; sipas tij renditet lista.',
  'report/date-range': 'Edicioni nuk mund të mbarojë para se të nisë.',
  'report/read-time':
    'Koha e leximit e ndihmon vizitorin të vendosë nëse do ta lexojë tani a më vonë. Llogaritet me rreth 180 fjalë në minutë.',
  'project/empty': {
    why: 'Projekti shfaqet me vit, titull dhe përshkrim; pa përshkrim kartela del e zbrazët.',
    wrong: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---',
    right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\n\nNjë fletore, një laps.',
  },
  'project/heading': {
    why: 'Përshkrimi është i shkurtër dhe titullin e ka te fushat.',
    wrong: '## Fletorja\n\nNjë fletore, një laps.',
    right: 'Një fletore, një laps.',
  },
  'project/year-range': {
    why: 'Periudha shkruhet nga viti i parë te i fundit. Për një vit të vetëm mjafton ai.',
    wrong: 'year: 2020-2018',
    right: 'year: 2018-2020',
  },
  'project/year-name': {
    why: 'Emri i skedarit nis me vitin, që skedarët në dosje të rreshtohen sipas kohës.',
    wrong: 'projects/2018-2020-hartat.mdx\n\nyear: 2018-2021',
    right: 'projects/2018-2020-hartat.mdx\n\nyear: 2018-2020',
  },
}
