import type { pictureMessages } from '../messages/sq/picture.ts'
import type { GuideEntry } from './entry.ts'

/** Pictures and their words. */
export const pictureGuide: Readonly<Record<keyof typeof pictureMessages, GuideEntry>> = {
  'picture/missing': {
    why: 'Fotoja e përmendur duhet të jetë në të njëjtën dosje me dokumentin.',
    wrong: 'file: 04.jpg\n\n(në dosje ka vetëm 01.jpg, 02.jpg dhe 03.jpg)',
    right: 'file: 03.jpg',
  },
  'picture/case':
    'Te serverët 02.JPG dhe 02.jpg janë dy skedarë të ndryshëm, edhe pse kompjuteri juaj i merr për një.',
  'picture/unreadable': {
    why: 'Skedari është i prishur, ose nuk është foto. Në faqe do të dilte një kornizë bosh.',
    wrong: '02.jpg, i shkarkuar përgjysmë',
    right: '02.jpg, i kopjuar përsëri nga origjinali',
  },
  'picture/empty': {
    why: 'Skedari është krijuar, por kopjimi nuk ka filluar fare: brenda nuk ka asgjë.',
    wrong: '02.jpg, 0 bajte',
    right: '02.jpg, i kopjuar përsëri nga telefoni',
  },
  'picture/cut-off': {
    why: 'Kopjimi ose ngarkimi u ndërpre në mes. Shfletuesi do ta tregonte gjysmën e fotos, mbi një sipërfaqe të hirtë.',
    wrong: '02.jpg, i ngarkuar deri në gjysmë',
    right: '02.jpg, i kopjuar përsëri deri në fund',
  },
  'picture/heic': {
    why: 'Disa telefona i ruajnë fotot si HEIC, që shumica e shfletuesve nuk e shfaqin. Ndërrimi i mbaresës nuk e ndërron formatin.',
    wrong: 'IMG_0412.HEIC, i riemërtuar në 02.jpg',
    right: '02.jpg, i eksportuar nga telefoni si JPEG',
  },
  'picture/foreign-format': {
    why: 'Formatet e skanerëve, të kamerave e të programeve të vizatimit nuk shfaqen në shfletues.',
    wrong: 'Një dokument PDF ose TIFF me emrin 02.jpg',
    right: '02.jpg, i eksportuar si JPEG',
  },
  'picture/animated': {
    why: 'Fotot që lëvizin i pengojnë ata që lexojnë, dhe nuk mund të ndalen. Faqja tregon vetëm foto të palëvizshme.',
    wrong: 'Një GIF a WebP me 24 pamje',
    right: 'Njëra pamje, e ruajtur si JPEG',
  },
  'picture/too-large': {
    why: 'Një foto me kaq shumë pika nuk përpunohet dot me kujtesën që ka kompjuteri kur ndërton faqen, dhe në faqe nuk duket më e mirë.',
    wrong: '20000 × 15000 pika',
    right: '4000 × 3000 pika',
  },
  'picture/too-heavy': {
    why: 'Skedarë kaq të rëndë mbeten përgjithmonë në historinë e projektit dhe e ngadalësojnë për të gjithë.',
    wrong: '02.png, 140 MB',
    right: '02.jpg me cilësi 90, 3 MB',
  },
  'picture/unsafe-drawing': {
    why: 'Një vizatim SVG mund të mbajë programe, lidhje e të dhëna për ata që e vizatuan. Prandaj botohen vetëm forma, tekste, ngjyra me kalim (gradient) e prerje (clip-path); çdo element a atribut tjetër refuzohet: skriptet, animacionet, komentet, fotot, maskat, filtrat, motivet dhe adresat jashtë vizatimit. Refuzohet edhe vizatimi ku pjesët përsërisin njëra-tjetrën aq shumë, sa faqja do të ngrinte. Në program ktheji këto në forma të thjeshta dhe ruaje si SVG të thjeshtë; në galeri vendose si PNG.',
    wrong: '<svg onload="…">',
    right: '<svg viewBox="0 0 96 96"><path d="M8 88h80"/></svg>',
  },
  'picture/format': {
    why: 'Mbaresa e emrit duhet të thotë formatin e vërtetë; disa programe e ndërrojnë vetëm emrin.',
    wrong: '02.jpg që në të vërtetë është PNG',
    right: '02.jpg, i ruajtur si JPEG',
  },
  'picture/raster-only':
    'Galeritë tregojnë fotografi; vizatimet vektoriale nuk zvogëlohen dot në madhësitë që i duhen faqes.',
  'picture/vector-only': 'Kartelat kanë vizatime të vogla, që mbeten të mprehta në çdo madhësi.',
  'picture/small': {
    why: 'Një foto e vogël, e zmadhuar në gjithë gjerësinë e tekstit, del e turbullt.',
    wrong: '320 × 213 pika',
    right: '1600 × 1067 pika',
  },
  'picture/alt-empty':
    'Teksti alternativ u lexohet me zë atyre që nuk e shohin foton. Pa të, fotoja për ta nuk ekziston.',
  'picture/alt-file-name': 'Emri i skedarit i lexuar me zë nuk thotë asgjë për atë që shihet.',
  'picture/alt-repeated': {
    why: 'Dy foto të ndryshme me të njëjtin përshkrim dëgjohen si e njëjta foto dy herë.',
    wrong: '- file: 01.jpg\n  alt: Hija në oborr\n- file: 02.jpg\n  alt: Hija në oborr',
    right:
      '- file: 01.jpg\n  alt: Hija në oborr në mëngjes\n- file: 02.jpg\n  alt: Hija e shkurtër në mesditë',
  },
  'picture/repeated': {
    why: 'E njëjta foto dy herë në galeri duket si gabim.',
    wrong: '- file: 01.jpg\n  alt: Hija e parë\n- file: 01.jpg\n  alt: Hija e mesditës',
    right: '- file: 01.jpg\n  alt: Hija e parë\n- file: 02.jpg\n  alt: Hija e mesditës',
  },
  'picture/unused': {
    why: 'Një foto që nuk shfaqet ose është harruar në galeri, ose ka mbetur nga një version i vjetër.',
    wrong: 'Në dosje: 01.jpg, 02.jpg\nNë galeri: 01.jpg',
    right: 'Në dosje: 01.jpg, 02.jpg\nNë galeri: 01.jpg, 02.jpg',
  },
  'picture/name-clash': {
    why: 'Fotot botohen me emër pa mbaresë; dy emra që dallojnë vetëm te mbaresa do të përplaseshin.',
    wrong: '01.jpg\n01.jpeg',
    right: '01.jpg\n02.jpeg',
  },
}
