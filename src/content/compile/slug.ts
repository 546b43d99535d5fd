/** The words of a name as they stand in an address on any host: `Dita e Diellit` → `dita-e-diellit`. */
export function slug(text: string): string {
  const ascii = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
