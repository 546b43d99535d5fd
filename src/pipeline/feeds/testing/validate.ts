/** For tests: checks XML against the grammars of tests/fixtures/formats. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm'
import { paths } from '../../../util/paths.ts'

/** Throws the validator's errors; also if the text is not well-formed. */
export function validateXml(xml: string, grammar: 'atom.rng' | 'sitemap.rng'): void {
  const file = join(paths.root, 'tests/fixtures/formats', grammar)
  const schema = XmlDocument.fromString(readFileSync(file, 'utf8'))
  const document = XmlDocument.fromString(xml)
  const validator = RelaxNGValidator.fromDoc(schema)
  try {
    validator.validate(document)
  } finally {
    for (const resource of [validator, document, schema]) resource.dispose()
  }
}

/** The text of every node that an XPath names; `namespaces` by prefix. */
export function textsOf(xml: string, xpath: string, namespaces: Record<string, string>): string[] {
  const document = XmlDocument.fromString(xml)
  const found = document.find(xpath, namespaces).map((node) => node.content)
  document.dispose()
  return found
}
