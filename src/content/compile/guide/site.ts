import type { collectMessages } from '../messages/sq/collect.ts'
import type { siteMessages } from '../messages/sq/site.ts'
import type { GuideEntry } from './entry.ts'

/** Files, numbers, links and settings: what concerns more than one document. */
export const siteGuide: Readonly<
  Record<keyof typeof collectMessages | keyof typeof siteMessages, GuideEntry>
> = {
  'collect/missing': {
    why: 'Një skedar që faqes i duhet nuk është në vend, ose një dosje ka foto, por jo dokumentin e tyre.',
    wrong: 'news/dita-e-re/01.jpg',
    right: 'news/dita-e-re/01.jpg\nnews/dita-e-re/index.mdx',
  },
  'collect/wrong-place': {
    why: 'Faqja i kërkon dokumentet vetëm në dosjet e tyre; një skedar tjetërkund nuk do të botohej kurrë.',
    wrong: 'content/raporte/2020/index.mdx',
    right: 'content/reports/2020/index.mdx',
  },
  'collect/wrong-extension': {
    why: 'Skedarët e tjerë nuk përdoren nga faqja dhe vetëm e rëndojnë projektin.',
    wrong: 'reports/2021/raporti.pdf',
    right: 'public/raporti.pdf, dhe në tekst [raporti](/raporti.pdf)',
  },
  'collect/wrong-name': {
    why: 'Emri i skedarit tregon se çfarë është; me emër tjetër dokumenti nuk do të botohej.',
    wrong: 'projects/2020-era.md',
    right: 'projects/2020-era.mdx',
  },
  'collect/folder-name': {
    why: 'Emri i dosjes bëhet pjesë e adresave, prandaj ka vetëm shkronja të vogla pa ë e ç, shifra dhe viza; te raportet nis me vitin.',
    wrong: 'reports/2014-vjeshtë/index.mdx',
    right: 'reports/2014-vjeshte/index.mdx',
  },
  'collect/copy': {
    why: 'Kopjet lindin vetë, kur një dosje kopjohet ose një skedar shkarkohet dy herë; e botuar, kopja do të ishte i njëjti tekst në dy adresa.',
    wrong: 'news/dita-e-diellit - Kopje/index.mdx',
    right: 'news/dita-e-eres/index.mdx',
  },
  'collect/folder-depth': {
    why: 'Dokumenti dhe fotot e tij rrinë bashkë, drejt në dosjen e raportit ose të lajmit. Dosjet brenda saj nuk lexohen; shpesh i krijon hapja e një skedari ZIP.',
    wrong: 'reports/2014/2014/index.mdx',
    right: 'reports/2014/index.mdx',
  },
  'collect/other-kind': {
    why: 'Secila dosje ka fushat e veta. Një projekt në dosjen e raporteve do të botohej si raport, ose nuk do të botohej fare.',
    wrong: 'content/reports/2024/index.mdx, me fushat e një projekti',
    right: 'content/projects/2024-fletorja.mdx',
  },
  'collect/wrong-case': {
    why: 'Serverët i dallojnë shkronjat e mëdha nga të voglat, prandaj emrat shkruhen me të vogla.',
    wrong: 'projects/2020-Era.mdx',
    right: 'projects/2020-era.mdx',
  },
  'collect/case-clash': {
    why: 'Në disa kompjuterë këta dy emra janë një skedar i vetëm, dhe njëri do ta fshinte tjetrin.',
    wrong: '01.jpg\n01.JPG',
    right: '01.jpg\n02.jpg',
  },
  'collect/not-a-file': {
    why: 'Një lidhje simbolike çon jashtë përmbajtjes; te kolegët dhe te serveri ajo nuk ekziston.',
    wrong: 'reports/2021/03.jpg → /Users/emri/Desktop/foto.jpg',
    right: 'reports/2021/03.jpg, vetë fotoja',
  },
  'collect/picture-place': {
    why: 'Çdo foto rri pranë dokumentit që e shfaq, që të mos humbë kur ai zhvendoset.',
    wrong: 'content/projects/foto.jpg',
    right: 'content/reports/2021/04.jpg',
  },
  'collect/picture-format': {
    why: 'Shfletuesit nuk e shfaqin këtë format.',
    wrong: '04.heic',
    right: '04.jpg',
  },
  'id/duplicate': {
    why: 'Numri është pjesë e adresës. Me dy dokumente në një adresë, njëri do të humbiste.',
    wrong: 'reports/2023/index.mdx → id: 8\nreports/2024/index.mdx → id: 8',
    right: 'reports/2023/index.mdx → id: 8\nreports/2024/index.mdx → id: 9',
  },
  'id/reused': {
    why: 'Njerëzit i kanë ruajtur lidhjet e vjetra. Një numër i hequr që jepet përsëri do t’i çonte te diçka tjetër.',
    wrong: 'site.yaml → retired: { reports: [3] }\nreports/2025/index.mdx → id: 3',
    right: 'site.yaml → retired: { reports: [3] }\nreports/2025/index.mdx → id: 9',
  },
  'id/gap': {
    why: 'Numrat jepen me radhë. Një numër që mungon është gabim shtypi, ose një dokument i hequr që duhet shënuar te site.yaml.',
    wrong: 'id: 1, id: 2, id: 4',
    right: 'id: 1, id: 2, id: 3',
  },
  'link/address': {
    why: 'Lejohen vetëm adresa që nuk ekzekutojnë kod dhe nuk e humbin vizitorin. Te https://banka.test@tjeter.test hapet tjeter.test, prandaj shenja @ para emrit të faqes refuzohet.',
    wrong: '[projektet](projects)\n[faqja e partnerit](www.example.com)',
    right: '[projektet](/projects)\n[faqja e partnerit](https://www.example.com)',
  },
  'link/mailto': {
    why: 'Një adresë e gabuar e postës elektronike hap një letër që nuk mbërrin kurrë.',
    wrong: '<a href="mailto: info@example.org">Na shkruani</a>',
    right: '<a href="mailto:info@example.org">Na shkruani</a>',
  },
  'link/tel': {
    why: 'Telefoni e thërret numrin vetëm kur është pa hapësira dhe me prefiksin e vendit: +383 në vend të zeros së parë.',
    wrong: '<a href="tel:+383 00 000 001">Na telefononi</a>',
    right: '<a href="tel:+38300000001">Na telefononi</a>',
  },
  'link/empty-text': 'Një lidhje pa tekst nuk shihet dhe lexohet me zë si adresë e gjatë.',
  'link/vague-text':
    'Kush i dëgjon lidhjet me radhë, dëgjon vetëm tekstin e tyre. „Këtu“ dhe „lexo më shumë“ nuk thonë asgjë.',
  'link/bare-address': {
    why: 'Adresa në tekst nuk bëhet vetë lidhje, dhe e lexuar me zë është e gjatë e pa kuptim.',
    wrong: 'Më shumë te https://www.example.org/hija',
    right: 'Më shumë te [faqja për hijen](https://www.example.org/hija)',
  },
  'link/missing-file':
    'Skedarët për shkarkim rrinë në dosjen public; një adresë pa skedar hap faqen e gabimit.',
  'link/local-address': 'Kjo adresë hapet vetëm te ju; te vizitorët jep gabim.',
  'link/own-address':
    'Faqja mund ta ndërrojë emrin ose të provohet diku tjetër; lidhjet e brendshme shkruhen pa të, që të mos prishen.',
  'link/missing-page': 'Lidhja çon te një faqe që nuk ekziston, dhe vizitori do të gjente faqen e gabimit.',
  'link/missing-anchor':
    'Vendi me këtë emër nuk është në faqe, prandaj lidhja do të hapte vetëm kreun e saj.',
  'title/repeated': {
    why: 'Në lista, në kërkim dhe në lidhjet që u dërgohen të tjerëve, dy dokumente me të njëjtin titull nuk dallohen. Shpesh dokumenti u kopjua dhe titulli mbeti.',
    wrong: 'reports/2023/index.mdx → title: Shkolla verore\nreports/2024/index.mdx → title: Shkolla verore',
    right:
      'reports/2023/index.mdx → title: Shkolla verore 2023\nreports/2024/index.mdx → title: Shkolla verore 2024',
  },
  'stand-in/listed': {
    why: 'Kjo vlerë është e përkohshme. Në kontrollin e zakonshëm është vërejtje; para botimit (--release) është gabim.',
    wrong: 'email: info@example.org\nstandIns:\n  - email',
    right: 'email: emri.i.vertete@example.org\nstandIns: []',
  },
  'stand-in/unlisted':
    'Vlera duket si shembull. Ose është harruar, ose duhet shënuar te standIns që të mos harrohet.',
}
