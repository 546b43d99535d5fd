/** A plain value as a TypeScript literal, keys in the order of the object; undefined fields are left out. */
export function literal(value: unknown): string {
  // In a literal, unlike in JSON, this key would set what stands behind the object. Within a text its quotes are escaped.
  return JSON.stringify(value, undefined, 2).replaceAll('"__proto__":', '["__proto__"]:')
}
