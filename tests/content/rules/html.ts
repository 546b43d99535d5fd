import type { Fixture } from './fixture.ts'
import { newsPost } from './samples.ts'

const folder = 'content/news/dita-e-re'
const sign = '<hr>'
const point = '<li>Sa nxeh <em>dielli</em>?</li>'
const table = '<tr><th scope="col">Ora</th><th scope="col">Gradët</th></tr>'

/** HTML bodies of news posts. */
export const htmlFixtures = {
  'html/element': { in: 'news', right: sign, wrong: '⟦<section>⟧Po</section>' },
  'html/event-handler': { in: 'news', right: sign, wrong: '<p ⟦onclick="po()"⟧>Po</p>' },
  'html/style': { in: 'news', right: sign, wrong: '<p ⟦style="color: red"⟧>Po</p>' },
  'html/attribute': { in: 'news', right: sign, wrong: '<p ⟦class="hyrje"⟧>Po</p>' },
  'html/duplicate-attribute': {
    in: 'news',
    right: '<h2 id="pyetjet">',
    wrong: '<h2 id="pyetjet" ⟦id="te-tjera"⟧>',
  },
  'html/attribute-value': {
    in: 'news',
    right: '<th scope="col">Ora</th>',
    wrong: '<th ⟦scope="kolona"⟧>Ora</th>',
  },
  'html/missing-attribute': {
    in: 'news',
    right: `<IMG alt="Furra hapet" src='02.jpg'/>`,
    wrong: `⟦<IMG src='02.jpg'/>⟧`,
  },
  'html/new-window': {
    in: 'news',
    right: 'target="_blank" rel="noopener"',
    wrong: '⟦target="_blank"⟧',
  },
  'html/picture-address': {
    in: 'news',
    right: `src='02.jpg'`,
    wrong: `src='⟦https://foto.test/02.jpg⟧'`,
  },
  'html/table-headings': {
    in: 'news',
    right: `<table>\n  <caption>Matjet</caption>\n  ${table}\n`,
    wrong: '⟦<table>⟧\n  <caption>Matjet</caption>\n',
  },
  'html/heading-order': { in: 'news', right: '<h3>Tabela</h3>', wrong: '⟦<h4>⟧Tabela</h4>' },
  'html/empty-element': { in: 'news', right: '<h3>Tabela</h3>', wrong: '⟦<h3>⟧ </h3>' },
  'html/unclosed': { in: 'news', right: point, wrong: '<li>Sa nxeh ⟦<em>⟧dielli?</li>' },
  'html/stray-end-tag': { in: 'news', right: sign, wrong: '⟦</div>⟧' },
  'html/misplaced': { in: 'news', right: sign, wrong: '⟦<li>⟧Po</li>' },
  'html/misplaced-in': { in: 'news', right: point, wrong: `⟦<p>⟧Po</p>\n  ${point}` },
  'html/misnested': { in: 'news', right: sign, wrong: '<p>Po ⟦<ul>⟧<li>Po</li></ul></p>' },
  'html/text-sign': { in: 'news', right: sign, wrong: '<p>3 ⟦<⟧ 5.</p>' },
  'html/tag-form': { in: 'news', right: sign, wrong: '<p ⟦lang=en⟧>Po</p>' },
  'html/comment': {
    in: 'news',
    right: '<!-- një koment i thjeshtë -->',
    wrong: '⟦<!--⟧ një koment -- i dyfishtë -->',
  },
  'html/declaration': { in: 'news', right: sign, wrong: '⟦<!DOCTYPE⟧ html>' },
  'html/entity': { in: 'news', right: '&amp; me', wrong: '⟦&amp⟧ me' },
  'html/duplicate-id': { in: 'news', right: '<h3>Tabela', wrong: '<h3 ⟦id="pyetjet"⟧>Tabela' },
  'news/empty': {
    right: { files: { [`${folder}/01.jpg`]: '', [`${folder}/index.mdx`]: newsPost(2, '<p>Po.</p>\n') } },
    wrong: { files: { [`${folder}/01.jpg`]: '', [`${folder}/index.mdx`]: newsPost(2, '') } },
    at: [`${folder}/index.mdx:9:3-9:4`],
  },
  'html/bare-text': { in: 'news', right: '<p>Mbaruam.</p>', wrong: '⟦Mbaruam.⟧', instead: '<hr>' },
  'html/markdown': {
    in: 'news',
    right: '<p>Drita <strong>mjafton</strong>.</p>',
    wrong: '<p>Drita ⟦**mjafton**⟧.</p>',
    instead: '<hr>',
  },
} satisfies Record<string, Fixture>
