import type { bodyMessages } from '../messages/sq/body.ts'
import type { GuideEntry } from './entry.ts'

/** Markdown and components. */
export const bodyGuide: Readonly<Record<keyof typeof bodyMessages, GuideEntry>> = {
  'markdown/not-allowed': {
    why: 'Raportet përdorin pak shenja, që të gjitha të duken njësoj. Fotot futen me <Figure>, që të kenë tekst alternativ dhe madhësi të drejta.',
    wrong: '![Hija](01.jpg)',
    right: '<Figure file="01.jpg" alt="Ilustrim: hija e një shkopi në oborr." />',
  },
  'mdx/html': {
    why: 'Në raporte HTML-ja nuk shkruhet; pamjen e jep faqja, njësoj për të gjitha raportet.',
    wrong: 'Mësimi <b>nisi</b> me 5.',
    right: 'Mësimi **nisi** me 5.',
  },
  'mdx/unknown-component':
    'Ka vetëm katër pjesë të gatshme. Një emër i panjohur zakonisht është gabim shtypi ose shkronjë e vogël.',
  'mdx/unclosed': {
    why: 'Pjesa që hapet duhet të mbyllet, përndryshe nuk dihet ku mbaron përmbajtja e saj.',
    wrong: '<Note title="Mbani mend">\n\nHija e shkurtër do të thotë diell i lartë.',
    right: '<Note title="Mbani mend">\n\nHija e shkurtër do të thotë diell i lartë.\n\n</Note>',
  },
  'mdx/wrong-end-tag': 'Mbyllja duhet të ketë të njëjtin emër si hapja.',
  'mdx/stray-end-tag': {
    why: 'Një mbyllje pa hapje tregon se hapja është fshirë, ose se shenja është kopjuar dy herë.',
    wrong: 'Mësimi nisi.\n\n</Note>',
    right: '<Note>\n\nMësimi nisi.\n\n</Note>',
  },
  'mdx/brace': {
    why: 'Kllapa gjarpëruese nis kod, prandaj leximi i tekstit do të ndalej këtu.',
    wrong: 'Mësimi { nisi me 5.',
    right: 'Mësimi ( nisi me 5.',
  },
  'mdx/expression': {
    why: 'Çdo gjë ndërmjet { dhe } do të ekzekutohej si kod. Përmbajtja është vetëm tekst.',
    wrong: 'Mësimi {nisi} me 5.',
    right: 'Mësimi (nisi) me 5.',
  },
  'mdx/import': {
    why: 'Rreshtat që nisin me import ose export janë kod. Pjesët e gatshme përdoren pa to.',
    wrong: "import Note from './note'\n\n<Note>…</Note>",
    right: '<Note>…</Note>',
  },
  'mdx/comment': {
    why: 'Komentet e HTML-së nuk kuptohen në raporte dhe do ta ndalnin leximin e tekstit.',
    wrong: '<!-- për t’u plotësuar -->',
    right: 'Shkruani te propozimi (pull request) atë që doni t’u thoni kolegëve.',
  },
  'mdx/bare-link': {
    why: 'Adresa ndërmjet < dhe > merret si pjesë e gatshme. Lidhja ka nevojë edhe për një tekst që thotë ku të çon.',
    wrong: '<https://www.example.org/>',
    right: '[faqja e organizatës](https://www.example.org/)',
  },
  'mdx/less-than': {
    why: 'Pas shenjës < pritet emri i një pjese të gatshme. Vetë shenja shkruhet me vizë të pjerrët të kthyer (\\) para saj, ose me fjalë.',
    wrong: 'Nxënësit ishin <20 vjeç.',
    right: 'Nxënësit ishin \\<20 vjeç.\n\nNxënësit ishin më të rinj se 20 vjeç.',
  },
  'mdx/property-syntax': {
    why: 'Vetitë kanë gjithmonë emër, barazim dhe vlerë në thonjëza të drejta. Brenda vlerës përdoren thonjëzat shqipe.',
    wrong: '<Note title=Mbani mend>',
    right: '<Note title="Mbani mend">',
  },
  'mdx/lazy-line': {
    why: 'Pjesa e nisur brenda një liste ose citimi duhet të mbarojë aty, para se të nisë rreshti tjetër.',
    wrong: '> <Note\ntitle="a">',
    right: '<Note title="a">\n\nTeksti i shënimit.\n\n</Note>',
  },
  'mdx/component-place': {
    why: 'Note, Figure, VideoCard dhe TwoColumns janë blloqe me kornizë, prandaj nuk hyjnë brenda një fjalie. Me <span> është e kundërta.',
    wrong: 'Mësimi <Note>nisi</Note> me 5.',
    right: 'Mësimi nisi.\n\n<Note>\n\nMe 5 nxënës.\n\n</Note>',
  },
  'mdx/component-content': {
    why: 'Çdo pjesë pret një përmbajtje të caktuar: TwoColumns vetëm një listë, Note paragrafë dhe lista.',
    wrong: '<TwoColumns>\n\n- vizore\n\nDhe një laps.\n\n</TwoColumns>',
    right: '<TwoColumns>\n\n- vizore\n- laps\n\n</TwoColumns>',
  },
  'mdx/component-empty': {
    why: 'Një pjesë e zbrazët do të dilte si kornizë bosh.',
    wrong: '<Note title="Mbani mend">\n\n</Note>',
    right: '<Note title="Mbani mend">\n\nHija e shkurtër do të thotë diell i lartë.\n\n</Note>',
  },
  'mdx/unknown-property':
    'Një veti me emër të gabuar nuk do të kishte asnjë efekt, dhe vlera do të humbiste.',
  'mdx/repeated-property': 'Kur vetia është dy herë, nuk dihet cila vlerë vlen.',
  'mdx/missing-property': 'Pa këtë veti pjesa nuk mund të shfaqet, ose nuk mund të lexohet me zë.',
  'mdx/property-text':
    'Vlerat në kllapa gjarpëruese janë kod. Vetitë e redaktorëve janë gjithmonë tekst në thonjëza.',
  'mdx/property-value':
    'Vlera duhet të ketë formën që pret vetia: emër fotoje, adresë me https, shkurtesë gjuhe.',
  'markdown/missing-space':
    'Shenjat në krye të rreshtit kuptohen vetëm me një hapësirë pas tyre, dhe pika vetëm me vizën e shkurtër. Përndryshe titulli ose pika do të dilte si tekst i zakonshëm.',
  'markdown/leftover':
    'Këto shenja nuk u kuptuan, prandaj do të dilnin në faqe ashtu si janë. Zakonisht ka një hapësirë tepër ose mungon mbyllja.',
  'markdown/heading-place': {
    why: 'Titulli ndan pjesë të dokumentit, prandaj nuk mund të qëndrojë brenda një pike liste.',
    wrong: '- ### Matja e hijes',
    right: '### Matja e hijes\n\n- Gjatësia shënohet çdo orë.',
  },
}
