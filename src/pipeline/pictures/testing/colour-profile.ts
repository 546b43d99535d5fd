/** D50-adapted primaries of Adobe RGB (1998), as X, Y, Z of red, green and blue. */
const primaries = {
  rXYZ: [0.60974, 0.31111, 0.01947],
  gXYZ: [0.20528, 0.62567, 0.06087],
  bXYZ: [0.14919, 0.06322, 0.74457],
  wtpt: [0.9642, 1, 0.82491],
}

/** 2.19921875 as an unsigned number with eight bits after the point. */
const gamma = 0x0233

/** An ICC profile (version 2, matrix and curve) like the one that cameras write for Adobe RGB. */
export function adobeRgbProfile(): Buffer {
  const points = Object.entries(primaries).map(([name, xyz]) => ({ name, data: xyzTag(xyz) }))
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => ({ name, data: curveTag() }))
  const tags = [...points, ...curves]
  let offset = 128 + 4 + 12 * tags.length
  const table = Buffer.alloc(4 + 12 * tags.length)
  table.writeUInt32BE(tags.length)
  for (const [index, { name, data }] of tags.entries()) {
    table.write(name, 4 + 12 * index, 'latin1')
    table.writeUInt32BE(offset, 8 + 12 * index)
    table.writeUInt32BE(data.length, 12 + 12 * index)
    offset += data.length
  }
  return Buffer.concat([header(offset), table, ...tags.map(({ data }) => data)])
}

function header(size: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.writeUInt32BE(size)
  bytes.writeUInt32BE(0x02400000, 8)
  bytes.write('mntrRGB XYZ ', 12, 'latin1')
  bytes.write('acsp', 36, 'latin1')
  xyzTag(primaries.wtpt).copy(bytes, 68, 8)
  return bytes
}

function xyzTag(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(20)
  bytes.write('XYZ ', 'latin1')
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65536), 8 + 4 * index)
  return bytes
}

function curveTag(): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.write('curv', 'latin1')
  bytes.writeUInt32BE(1, 8)
  bytes.writeUInt16BE(gamma, 12)
  return bytes
}
