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
  'picture/large': {
    why: 'Një foto gjigante e rëndon ndërtimin e faqes dhe projektin, pa u parë më mirë.',
    wrong: '20000 × 15000 pika',
    right: '4000 × 3000 pika',
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
