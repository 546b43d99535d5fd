import type { htmlMessages } from '../messages/sq/html.ts'
import type { GuideEntry } from './entry.ts'

/** HTML bodies of news posts. */
export const htmlGuide: Readonly<Record<keyof typeof htmlMessages, GuideEntry>> = {
  'html/element': {
    why: 'Lejohen vetëm elementet e udhëzuesit. Skriptet, kornizat dhe formularët mund ta dëmtojnë vizitorin, të tjerat ta prishin pamjen.',
    wrong: '<section>Po</section>',
    right: '<p>Po</p>',
  },
  'html/event-handler': {
    why: 'Atributet që nisin me „on“ ekzekutojnë kod në shfletuesin e vizitorit.',
    wrong: '<p onclick="po()">Po</p>',
    right: '<p>Po</p>',
  },
  'html/style': {
    why: 'Ngjyrat dhe madhësitë i jep faqja, njësoj për të gjithë dhe me kontrast të mjaftueshëm.',
    wrong: '<p style="color: red">Po</p>',
    right: '<p><strong>Po</strong></p>',
  },
  'html/attribute': {
    why: 'Atributet jashtë udhëzuesit ose nuk bëjnë gjë, ose bëjnë diçka që nuk e duam.',
    wrong: '<p class="hyrje">Po</p>',
    right: '<p>Po</p>',
  },
  'html/duplicate-attribute': 'Shfletuesi lexon vetëm të parin; i dyti humbet.',
  'html/attribute-value': 'Vlera duhet të jetë në thonjëza dhe e njërës prej formave të lejuara.',
  'html/missing-attribute':
    'Një fotografi pa alt hesht për ata që nuk e shohin; një lidhje pa href nuk të çon askund.',
  'html/new-window':
    'Faqja që hapet në dritare të re mund ta zëvendësojë tonën, po të mos shkruhet rel="noopener". Më mirë është pa dritare të re.',
  'html/picture-address':
    'Fotografitë nga faqe të tjera zhduken kur ato ndryshojnë, dhe u tregojnë atyre faqeve kush po na lexon.',
  'html/table-headings': {
    why: 'Kush e dëgjon tabelën, e di çfarë është një shifër vetëm nga titulli i kolonës së saj.',
    wrong: '<table>\n  <tr><td>Ora</td><td>Gradët</td></tr>\n</table>',
    right: '<table>\n  <tr><th scope="col">Ora</th><th scope="col">Gradët</th></tr>\n</table>',
  },
  'html/heading-order': 'Titujt janë skeleti i faqes; një shkallë e kapërcyer duket si pjesë që mungon.',
  'html/empty-element': 'Një titull, pikë ose qelizë pa tekst lexohet me zë si diçka që mungon.',
  'html/unclosed':
    'Elementi i pambyllur vazhdon deri në fund: krejt teksti do të dilte i theksuar ose brenda listës.',
  'html/stray-end-tag': {
    why: 'Një mbyllje pa hapje tregon se diçka është fshirë ose kopjuar gabim.',
    wrong: '<p>Po.</p>\n</div>',
    right: '<p>Po.</p>',
  },
  'html/misplaced': {
    why: 'Pika rri në listë, qeliza në rresht, rreshti në tabelë. Jashtë tyre shfletuesi i nxjerr ku t’i dojë vetë.',
    wrong: '<li>Po</li>',
    right: '<ul>\n  <li>Po</li>\n</ul>',
  },
  'html/misplaced-in': {
    why: 'Listat dhe tabelat mbajnë drejtpërdrejt vetëm pikat dhe rreshtat e tyre.',
    wrong: '<ul>\n  <p>Po</p>\n</ul>',
    right: '<ul>\n  <li>Po</li>\n</ul>',
  },
  'html/misnested': {
    why: 'Disa elemente nuk hyjnë njëri brenda tjetrit; shfletuesi e ndreq vetë, por ndryshe nga ç’keni menduar.',
    wrong: '<p>Po <ul><li>Po</li></ul></p>',
    right: '<p>Po</p>\n<ul><li>Po</li></ul>',
  },
  'html/text-sign': {
    why: 'Shenja < nis një element; si tekst shkruhet &lt;.',
    wrong: '<p>3 < 5.</p>',
    right: '<p>3 &lt; 5.</p>',
  },
  'html/tag-form': {
    why: 'Shenjat kanë një formë të vetme: emri, atributet me vlera në thonjëza, mbyllja. Format e tjera shfletuesit i lexojnë ndryshe.',
    wrong: '<p lang=en>Po</p>',
    right: '<p lang="en">Po</p>',
  },
  'html/comment': 'Komenti i parregullt mund të fshehë ose të nxjerrë në pah pjesë të faqes.',
  'html/declaration': {
    why: 'Këto shenja i takojnë një faqeje të tërë. Lajmi është vetëm pjesë e saj.',
    wrong: '<!DOCTYPE html>\n<p>Po.</p>',
    right: '<p>Po.</p>',
  },
  'html/entity':
    'Shenja & nis një shkurtesë që mbaron me pikëpresje; përndryshe secili shfletues e lexon si të dojë.',
  'html/duplicate-id': 'Një lidhje me # çon te vendi me atë emër; kur janë dy, i dyti nuk arrihet.',
  'news/empty': {
    why: 'Lajmi pa tekst do të hapej si faqe bosh.',
    wrong: '---\nid: 3\ntitle: Dita e re\n…\n---',
    right: '---\nid: 3\ntitle: Dita e re\n…\n---\n<p>Dita nisi herët.</p>',
  },
  'html/bare-text': {
    why: 'Teksti jashtë paragrafëve ngjitet me atë që vjen pas, pa hapësirë dhe pa radhë.',
    wrong: 'Mbaruam.',
    right: '<p>Mbaruam.</p>',
  },
  'html/markdown': {
    why: 'Lajmet shkruhen me HTML. Shenjat e raporteve (**, #, [ ]( )) dalin në faqe ashtu si janë.',
    wrong: '<p>Drita **mjafton**.</p>',
    right: '<p>Drita <strong>mjafton</strong>.</p>',
  },
}
