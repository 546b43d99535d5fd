import { afterRefused } from '../rules/after.ts'
import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { choose, error, warning } from '../rules/record.ts'

/** Elements and text in the HTML of news posts. */
export const htmlRules = {
  'html/element': error<{ name: string; suggestion?: string }>({
    sq: ({ name }) => `Elementi <${name}> nuk lejohet në lajme.`,
    sqCure: ({ name, suggestion }) =>
      name.includes(':')
        ? sq.wordTag(name)
        : (choose(name, {
            script: 'Skriptet nuk lejohen askund.',
            iframe: 'Kornizat me faqe të huaja nuk lejohen; vini një lidhje te faqja.',
            h1: 'Titulli i lajmit është tashmë h1; përdorni h2.',
            Figure: 'Vlen te raportet; këtu shkruani: <figure><img src="02.jpg" alt="Ilustrim: …"></figure>',
            body: 'Hiqini shenjat <body> dhe </body>.',
            div: 'Përdorni <p> për paragrafë.',
            font: 'Përdorni <strong> ose <em> për theksim.',
            u: 'Përdorni <strong> ose <em> për theksim.',
            video: 'Vini një lidhje te videoja.',
          }) ??
          sq.didYouMean(suggestion) ??
          'Hiqeni elementin; elementet e lejuara janë në udhëzues.'),
    why: 'Lejohen vetëm elementet e udhëzuesit. Skriptet, kornizat dhe formularët mund ta dëmtojnë vizitorin, të tjerat ta prishin pamjen.',
    en: ({ name }) => `The element <${name}> is not allowed in news posts.`,
    enCure: ({ name, suggestion }) =>
      name.includes(':')
        ? en.wordTag(name)
        : (choose(name, {
            script: 'Scripts are allowed nowhere.',
            iframe: 'Frames with foreign pages are not allowed; put a link to the page.',
            h1: 'The title of the post is the h1 already; use h2.',
            Figure:
              'It is for reports; here write: <figure><img src="02.jpg" alt="Illustration: …"></figure>',
            body: 'Remove the tags <body> and </body>.',
            div: 'Use <p> for paragraphs.',
            font: 'Use <strong> or <em> for emphasis.',
            u: 'Use <strong> or <em> for emphasis.',
            video: 'Put a link to the video.',
          }) ??
          en.didYouMean(suggestion) ??
          'Remove it; the allowed elements are in the guide.'),
    example: { in: 'news', wrong: '⟦<section>⟧Po</section>', right: '<p>Po</p>' },
  }),
  'html/table-headings': error({
    sq: 'Tabela nuk ka asnjë qelizë titulli.',
    sqCure: 'Shkruajini titujt e kolonave me <th scope="col">…</th>.',
    form: {
      sentence: 'Tabela nuk ka tituj.',
      hint: 'Shtoni një tabelë të re: rreshti i saj i parë është për titujt.',
    },
    why: 'Kush e dëgjon tabelën, e di çfarë është një shifër vetëm nga titulli i kolonës së saj.',
    en: 'The table has no heading cell.',
    enCure: 'Write the titles of the columns with <th scope="col">…</th>.',
    example: {
      in: 'news',
      wrong: '⟦<table>⟧\n  <tr><td>Ora</td><td>Gradët</td></tr>\n</table>',
      right: '<table>\n  <tr><th scope="col">Ora</th><th scope="col">Gradët</th></tr>\n</table>',
    },
  }),
  'html/heading-order': error<{ written: number; expected: number }>({
    sq: ({ written }) => `Titulli <h${written}> kapërcen një shkallë.`,
    sqCure: ({ expected }) => `Shkruani: <h${expected}>…</h${expected}>`,
    form: {
      sentence: 'Titulli kapërcen një shkallë.',
      hint: 'Bëjeni „Titull“, ose shtoni më parë një titull më të madh.',
    },
    why: 'Titujt janë skeleti i faqes; një shkallë e kapërcyer duket si pjesë që mungon.',
    en: ({ written }) => `The heading <h${written}> skips a level.`,
    enCure: ({ expected }) => `Write: <h${expected}>…</h${expected}>`,
    example: { in: 'news', wrong: '⟦<h4>⟧Tabela</h4>', right: '<h3>Tabela</h3>' },
  }),
  'html/empty-element': error<{ name: string }>({
    sq: ({ name }) => `Elementi <${name}> nuk përmban tekst.`,
    sqCure: 'Shkruani tekstin e tij, ose hiqeni.',
    form: { sentence: 'Këtu mungon teksti.', hint: 'Shkruajeni, ose hiqeni këtë pjesë.' },
    why: 'Një titull, pikë ose qelizë pa tekst lexohet me zë si diçka që mungon.',
    en: ({ name }) => `The element <${name}> holds no text.`,
    enCure: 'Write its text, or remove it.',
    example: { in: 'news', wrong: '⟦<h3>⟧ </h3>', right: '<h3>Tabela</h3>' },
  }),
  'html/unclosed': error<{ name: string; before?: string; isEnd: boolean }>({
    after: afterRefused,
    sq: ({ name, before, isEnd }) =>
      `Elementi <${name}> hapet këtu ${isEnd ? 'përsëri ' : ''}dhe nuk mbyllet${before ? ` para </${before}>` : ''}.`,
    sqCure: ({ name, isEnd }) =>
      isEnd ? `Shkruani: </${name}>` : `Shtoni </${name}> pas përmbajtjes së tij.`,
    why: 'Elementi i pambyllur vazhdon deri në fund: krejt teksti do të dilte i theksuar ose brenda listës.',
    en: ({ name, before, isEnd }) =>
      `The element <${name}> opens here ${isEnd ? 'again ' : ''}and is not closed${before ? ` before </${before}>` : ''}.`,
    enCure: ({ name, isEnd }) => (isEnd ? `Write: </${name}>` : `Add </${name}> after its content.`),
    example: {
      in: 'news',
      wrong: '<li>Sa nxeh ⟦<em>⟧dielli?</li>',
      right: '<li>Sa nxeh <em>dielli</em>?</li>',
    },
  }),
  'html/stray-end-tag': error<{ name: string }>({
    sq: ({ name }) => `</${name}> mbyll diçka që nuk është hapur.`,
    sqCure: ({ name }) =>
      ['br', 'hr', 'img'].includes(name)
        ? `Shkruani vetëm <${name} />.`
        : name.includes(':')
          ? 'Vjen nga Word-i; fshijeni.'
          : `Hiqeni, ose shtoni <${name}> para përmbajtjes.`,
    why: 'Një mbyllje pa hapje tregon se diçka është fshirë ose kopjuar gabim.',
    en: ({ name }) => `</${name}> closes something that is not open.`,
    enCure: ({ name }) =>
      ['br', 'hr', 'img'].includes(name)
        ? `Write only <${name} />.`
        : name.includes(':')
          ? 'It comes from Word; delete it.'
          : `Remove it, or add <${name}> before the content.`,
    example: { in: 'news', wrong: '<p>Po.</p>\n⟦</div>⟧', right: '<p>Po.</p>' },
  }),
  'html/misplaced': error<{ name: string; parents: readonly string[] }>({
    sq: ({ name }) => `Elementi <${name}> nuk është në vendin e vet.`,
    sqCure: ({ parents }) =>
      `Vendoseni drejtpërdrejt brenda ${sq.oneOf(parents.map((parent) => `<${parent}>`))}.`,
    why: 'Pika rri në listë, qeliza në rresht, rreshti në tabelë. Jashtë tyre shfletuesi i nxjerr ku t’i dojë vetë.',
    en: ({ name }) => `The element <${name}> is not in its place.`,
    enCure: ({ parents }) => `Put it directly inside ${en.oneOf(parents.map((parent) => `<${parent}>`))}.`,
    example: { in: 'news', wrong: '⟦<li>⟧Po</li>', right: '<ul>\n  <li>Po</li>\n</ul>' },
  }),
  'html/misplaced-in': error<{ name: string; parent: string; children: readonly string[] }>({
    sq: ({ name, parent }) => `Elementi <${name}> nuk mund të qëndrojë drejtpërdrejt brenda <${parent}>.`,
    sqCure: ({ parent, children }) =>
      `Brenda <${parent}> vijnë vetëm ${sq.allOf(children.map((child) => `<${child}>`))}.`,
    why: 'Listat dhe tabelat mbajnë drejtpërdrejt vetëm pikat dhe rreshtat e tyre.',
    en: ({ name, parent }) => `The element <${name}> cannot stand directly inside <${parent}>.`,
    enCure: ({ parent, children }) =>
      `Inside <${parent}> come only ${en.allOf(children.map((child) => `<${child}>`))}.`,
    example: { in: 'news', wrong: '<ul>\n  ⟦<p>⟧Po</p>\n</ul>', right: '<ul>\n  <li>Po</li>\n</ul>' },
  }),
  'html/misnested': error<{ name: string; parent?: string }>({
    sq: ({ name, parent }) =>
      parent === undefined
        ? 'Shfletuesi do ta lexonte këtë pjesë ndryshe nga ç’është shkruar.'
        : `Elementi <${name}> nuk mund të qëndrojë brenda <${parent}>: shfletuesi do ta nxirrte jashtë.`,
    sqCure: ({ name, parent }) =>
      parent === undefined
        ? 'Shkruajeni më thjesht: paragrafë, tituj dhe lista njëra pas tjetrës.'
        : `Mbylleni </${parent}> para <${name}>.`,
    why: 'Disa elemente nuk hyjnë njëri brenda tjetrit; shfletuesi e ndreq vetë, por ndryshe nga ç’keni menduar.',
    en: ({ name, parent }) =>
      parent === undefined
        ? 'A browser would read this part otherwise than it is written.'
        : `The element <${name}> cannot stand inside <${parent}>: a browser would take it out.`,
    enCure: ({ name, parent }) =>
      parent === undefined
        ? 'Write it more simply: paragraphs, headings and lists one after the other.'
        : `Close </${parent}> before <${name}>.`,
    example: {
      in: 'news',
      wrong: '<p>Po ⟦<ul>⟧<li>Po</li></ul></p>',
      right: '<p>Po</p>\n<ul><li>Po</li></ul>',
    },
  }),
  'html/text-sign': error({
    sq: 'Shenja < në tekst merret si fillim i një elementi.',
    sqCure: 'Shkruani: &lt;',
    why: 'Shenja < nis një element; si tekst shkruhet &lt;.',
    en: 'The sign < in text is taken for the start of an element.',
    enCure: 'Write: &lt;',
    example: { in: 'news', wrong: '<p>3 ⟦<⟧ 5.</p>', right: '<p>3 &lt; 5.</p>' },
  }),
  'html/comment': error({
    sq: 'Ky koment nuk është i thjeshtë ose nuk mbyllet: lejohet vetëm <!-- tekst -->, pa viza të dyfishta dhe pa < brenda.',
    sqCure: 'Thjeshtojeni ose fshijeni komentin.',
    why: 'Komenti i parregullt mund të fshehë ose të nxjerrë në pah pjesë të faqes.',
    en: 'This comment is not simple or not closed: only <!-- text --> is allowed, without double hyphens and < inside.',
    enCure: 'Simplify or delete the comment.',
    example: {
      in: 'news',
      wrong: '⟦<!--⟧ një koment -- i dyfishtë -->',
      right: '<!-- një koment i thjeshtë -->',
    },
  }),
  'html/declaration': error({
    sq: 'Shenjat <!DOCTYPE, <![CDATA[ dhe <? nuk kanë vend në lajme.',
    sqCure: 'Fshijeni; shkruani vetëm përmbajtjen e lajmit.',
    why: 'Këto shenja i takojnë një faqeje të tërë. Lajmi është vetëm pjesë e saj.',
    en: '<!DOCTYPE, <![CDATA[ and <? have no place in news posts.',
    enCure: 'Delete it; write only the content of the post.',
    example: { in: 'news', wrong: '⟦<!DOCTYPE⟧ html>\n<p>Po.</p>', right: '<p>Po.</p>' },
  }),
  'html/entity': error({
    sq: 'Shenja & këtu nis një shkurtesë që nuk njihet ose nuk mbyllet me pikëpresje.',
    sqCure: 'Për vetë shenjën shkruani &amp; – shkronjat si ë shkruhen drejtpërdrejt.',
    why: 'Shenja & nis një shkurtesë që mbaron me pikëpresje; përndryshe secili shfletues e lexon si të dojë.',
    en: 'The sign & starts an abbreviation here that is unknown or not closed with a semicolon.',
    enCure: 'For the sign itself write &amp; – letters such as ë are written directly.',
    example: { in: 'news', wrong: '⟦&amp⟧ me', right: '&amp; me' },
  }),
  'html/bare-text': warning({
    after: { place: ['html/markdown'] },
    sq: 'Ky tekst nuk është brenda asnjë paragrafi.',
    sqCure: 'Vëreni ndërmjet <p> dhe </p>.',
    why: 'Teksti jashtë paragrafëve ngjitet me atë që vjen pas, pa hapësirë dhe pa radhë.',
    en: 'This text is in no paragraph.',
    enCure: 'Put it between <p> and </p>.',
    example: { in: 'news', wrong: '⟦Mbaruam.⟧', right: '<p>Mbaruam.</p>' },
  }),
  'html/markdown': warning<{ written: string }>({
    sq: ({ written }) => `„${written}“ është shkruar me shenjat e raporteve; në lajm ato dalin siç janë.`,
    sqCure: 'Shkruani me HTML: <strong>…</strong>, <a href="…">…</a>, <h2>…</h2>, <ul><li>…</li></ul>.',
    why: 'Lajmet shkruhen me HTML. Shenjat e raporteve (**, #, [ ]( )) dalin në faqe ashtu si janë.',
    en: ({ written }) =>
      `“${written}” is written with the signs of reports; in a news post they show as they are.`,
    enCure: 'Write HTML: <strong>…</strong>, <a href="…">…</a>, <h2>…</h2>, <ul><li>…</li></ul>.',
    example: {
      in: 'news',
      wrong: '<p>Drita ⟦**mjafton**⟧.</p>',
      right: '<p>Drita <strong>mjafton</strong>.</p>',
    },
  }),
}
