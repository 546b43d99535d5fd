/** A plain value as JavaScript of few bytes; keys in the order of the object, undefined fields are left out. */
export function script(value: unknown): string {
  if (typeof value === 'string') return inBackticks(value)
  if (Array.isArray(value)) return `[${value.map((one) => script(one ?? null)).join()}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    return `{${fields.map(([name, field]) => `${keyOf(name)}:${script(field)}`).join()}}`
  }
  return JSON.stringify(value)
}

/** A name that needs no quotes; `__proto__` would set what stands behind the object. */
function keyOf(name: string): string {
  if (name === '__proto__') return '["__proto__"]'
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

/** What means something between backticks, and what UTF-8 cannot say. */
const special = /[`\\\r]|\$\{|[\uD800-\uDFFF]/gu

/** A text as JavaScript between backticks: quotes and line ends, of which markup is full, stay as they are. */
export function inBackticks(text: string): string {
  return `\`${text.replace(special, escaped)}\``
}

function escaped(sign: string): string {
  if (sign === '\r') return '\\r'
  return /[\uD800-\uDFFF]/.test(sign) ? `\\u${sign.charCodeAt(0).toString(16)}` : `\\${sign}`
}
