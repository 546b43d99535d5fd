/** What the studio says of uploads, and what stands on a page where nothing is written yet. */
export const liveWords = {
  /** By the name of the field. */
  blanks: {
    title: 'pa titull',
    description: 'pa përshkrim',
    alt: 'pa tekst përshkrues',
    author: 'pa autor',
    date: 'pa datë',
    readTime: 'pa kohë leximi',
    label: 'pa emër',
  } as Readonly<Record<string, string>>,
  blank: 'pa tekst',
  /** Name of a file that is nowhere. */
  noPicture: 'pa-foto.jpg',
  uploads: {
    empty: 'Skedari është bosh. Zgjidhni një foto tjetër.',
    tooHeavy: (megabytes: number, most: number) =>
      `Skedari ka ${megabytes} MB; pranohen foto deri në ${most} MB. Zvogëlojeni foton dhe provoni përsëri.`,
    tooLarge: (megapixels: number, most: number) =>
      `Fotoja ka ${megapixels} megapikselë; pranohen deri në ${most}. Zvogëlojeni foton dhe provoni përsëri.`,
    heic: 'Fotoja është në formatin HEIC të telefonit, të cilin studioja nuk e hap. Ruajeni si JPEG dhe provoni përsëri.',
    drawing: 'Ky është vizatim SVG; këtu pranohen vetëm foto JPEG, PNG dhe WebP.',
    foreign: (format: string) =>
      `Ky skedar është në formatin ${format}; pranohen foto JPEG, PNG dhe WebP. Ruajeni si JPEG dhe provoni përsëri.`,
    noPicture: 'Ky skedar nuk është foto. Zgjidhni një foto JPEG, PNG ose WebP.',
    animated: 'Fotoja lëviz; pranohen vetëm foto që nuk lëvizin.',
    broken: 'Fotoja është e dëmtuar ose e paplotë. Kopjojeni përsëri nga aparati dhe provoni edhe një herë.',
    private: 'Vendi ose aparati i fotos nuk u hoqën dot nga skedari, prandaj fotoja nuk u ruajt.',
  },
} as const
