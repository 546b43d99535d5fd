import { XmlDocument, XmlElement, type XmlNode, XmlText } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { elements, readDrawing } from './drawing.ts'

/** Building blocks of drawings: harmless ones, hostile ones, and fragments. */
const good = [
  '<path d="M0 0h4v4z"/>',
  "<g fill='url(#a)'>",
  '</g>',
  '<use href="#a" xlink:href="#b" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
  '<title>A &amp; &#66; &lt;b> "c" \'d\'</title>',
  '<style>.a{fill:url(#b)}</style>',
  '<text x="1" aria-label="&lt;script>">Po</text>',
  ' \r\n\t',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
]
const hostile = [
  '<ë:script xmlns:ë="http://www.w3.org/2000/svg">a()</ë:script>',
  '<g xmlns="http://www.w3.org/1999/xhtml"><img src="https://a.test"/></g>',
  '<![CDATA[<script>]]>',
  '<script>',
  '</script>',
  '<!-- ',
  ' -->',
  '<?a b?>',
  '<path d="',
  '"',
  "'",
  '>',
  '/>',
  '<path fill="&#117;rl(//a.test)"/>',
  '<path\u00a0onclick="a()"/>',
  '<path/onclick="a()"/>',
  '<path d="1"onclick="a()"/>',
  '<style>&#64;import "//a.test"</style>',
  '<use href="//a.test"/>',
  '<a:script xmlns:a="http://www.w3.org/2000/svg"/>',
]

test('published drawing has only drawing elements for an XML parser', () => {
  const random = randomFrom(1)
  let agreed = 0
  for (let round = 0; round < 4_000; round++) {
    const pieces = Array.from({ length: 1 + random(5) }, () => {
      const list = random(6) === 0 ? hostile : good
      return list[random(list.length)]
    })
    const text = `<svg xmlns="http://www.w3.org/2000/svg">${pieces.join('')}</svg>`
    const read = readDrawing(text)
    if ('found' in read) continue
    const document = XmlDocument.fromString(read.svg)
    expect(
      [...nodesOf(document.root)].flatMap((node) => strangeIn(node) ?? []),
      text,
    ).toEqual([])
    document.dispose()
    agreed++
  }
  expect(agreed).toBeGreaterThan(400)
})

function strangeIn(node: XmlNode): string | undefined {
  if (node instanceof XmlText) return undefined
  if (!(node instanceof XmlElement)) return node.constructor.name
  if (node.namespaceUri !== 'http://www.w3.org/2000/svg' || !elements.has(node.name)) return node.name
  const strange = node.attrs.find(
    ({ name, value }) =>
      /^on|^src/.test(name) || /\/\//.test(value) || (name === 'href' && !/^#/.test(value)),
  )
  return strange?.name
}

function* nodesOf(node: XmlNode): Generator<XmlNode> {
  yield node
  if (!(node instanceof XmlElement)) return
  for (let child = node.firstChild; child !== null; child = child.next) yield* nodesOf(child)
}

/** A deterministic generator of numbers below a bound. */
function randomFrom(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}
