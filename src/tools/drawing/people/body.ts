import type { P } from '../core/svg.ts'
import type { Pose } from './pose.ts'

/** The joints of a figure of height 1 with its feet at 0, y upwards, facing right. */
export interface Joints {
  hip: P
  shoulder: P
  head: P
  /** The direction of the back as a unit vector from hip to shoulder. */
  spine: P
  arms: readonly [readonly [P, P, P], readonly [P, P, P]]
  legs: readonly [readonly [P, P, P], readonly [P, P, P]]
}

const length = { thigh: 0.245, shin: 0.24, ankle: 0.035, torso: 0.29, neck: 0.105, upper: 0.165, fore: 0.15 }

/** Works out the joints of a pose. `spread` is 0 seen from the side and 1 seen from the front. */
export function joints(pose: Pose, spread: number): Joints {
  const thin = 1 - spread * 0.72
  const limb = (
    from: P,
    [a, b]: readonly [number, number],
    l1: number,
    l2: number,
    out: number,
  ): readonly [P, P, P] => {
    const middle = swing(from, a, l1, thin, out)
    return [from, middle, swing(middle, b, l2, thin, out * 0.5)]
  }
  const back = (pose.lean * thin * Math.PI) / 180
  const spine: P = [Math.sin(back), Math.cos(back)]
  const hip: P = [0, 0]
  const legAt = (side: number): P => [side * 0.047 * spread, 0]
  const legs = [
    limb(legAt(1), pose.nearLeg, length.thigh, length.shin, spread * 0.03),
    limb(legAt(-1), pose.farLeg, length.thigh, length.shin, -spread * 0.03),
  ] as const
  const shoulder: P = [spine[0] * length.torso, spine[1] * length.torso]
  const armAt = (side: number): P => [shoulder[0] + side * 0.1 * spread, shoulder[1] - 0.022]
  const arms = [
    limb(armAt(1), pose.nearArm, length.upper, length.fore, spread * 0.13),
    limb(armAt(-1), pose.farArm, length.upper, length.fore, -spread * 0.13),
  ] as const
  const nod = back + ((pose.nod ?? 0) * Math.PI) / 180
  const head: P = [shoulder[0] + Math.sin(nod) * length.neck, shoulder[1] + Math.cos(nod) * length.neck]
  const lowest = Math.min(legs[0][2][1], legs[1][2][1]) - length.ankle
  const lift = pose.seat === undefined ? -lowest : pose.seat
  const raise = ([px, py]: P): P => [px, py + lift]
  const raiseLimb = ([a, b, c]: readonly [P, P, P]): readonly [P, P, P] => [raise(a), raise(b), raise(c)]
  return {
    hip: raise(hip),
    shoulder: raise(shoulder),
    head: raise(head),
    spine,
    arms: [raiseLimb(arms[0]), raiseLimb(arms[1])],
    legs: [raiseLimb(legs[0]), raiseLimb(legs[1])],
  }
}

function swing([x, y]: P, degrees: number, reach: number, thin: number, out: number): P {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * reach * thin + Math.cos(angle) * out * reach * 2, y - Math.cos(angle) * reach]
}

/** A limb that tapers from one joint to the next, with round ends. */
export function taper([x1, y1]: P, r1: number, [x2, y2]: P, r2: number): P[] {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const arc = (x: number, y: number, r: number, from: number): P[] =>
    Array.from({ length: 7 }, (_, i): P => {
      const a = from + (Math.PI * i) / 6
      return [x + Math.cos(a) * r, y + Math.sin(a) * r]
    })
  return [...arc(x1, y1, r1, angle + Math.PI / 2), ...arc(x2, y2, r2, angle - Math.PI / 2)]
}
