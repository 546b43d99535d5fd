/** Left (-1) or right (1). */
export type Side = 1 | -1

export function opposite(side: Side): Side {
  return side === 1 ? -1 : 1
}
