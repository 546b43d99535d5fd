/** A pose as angles in degrees from straight down, positive forwards: [upper, lower] for each limb. */
export interface Pose {
  lean: number
  nod?: number
  nearArm: readonly [number, number]
  farArm: readonly [number, number]
  nearLeg: readonly [number, number]
  farLeg: readonly [number, number]
  /** Lifts the seat so that the feet need not touch the ground, as a share of the body height. */
  seat?: number
}

/** Seen from the side, half turned, from the front or from behind. */
export type View = 'side' | 'half' | 'front' | 'back'

/** The poses that the scenes choose from. */
export const poses = {
  stand: { lean: 1, nearArm: [-4, 8], farArm: [6, 14], nearLeg: [2, -1], farLeg: [-3, -5] },
  relaxed: { lean: -2, nearArm: [10, 70], farArm: [-6, 6], nearLeg: [8, 2], farLeg: [-5, -7] },
  armsFolded: { lean: -2, nearArm: [8, 100], farArm: [14, 108], nearLeg: [4, 0], farLeg: [-4, -6] },
  walk: { lean: 4, nearArm: [-24, -8], farArm: [22, 40], nearLeg: [26, 10], farLeg: [-18, -34] },
  stride: { lean: 7, nearArm: [26, 48], farArm: [-28, -8], nearLeg: [-20, -42], farLeg: [30, 6] },
  climb: { lean: 15, nearArm: [-16, 22], farArm: [30, 62], nearLeg: [44, -12], farLeg: [-14, -26] },
  point: { lean: 2, nod: -4, nearArm: [92, 98], farArm: [-8, 4], nearLeg: [6, 1], farLeg: [-6, -8] },
  pointUp: { lean: -3, nod: -10, nearArm: [128, 134], farArm: [-6, 6], nearLeg: [5, 1], farLeg: [-6, -8] },
  explain: { lean: 3, nearArm: [34, 88], farArm: [-6, 8], nearLeg: [6, 1], farLeg: [-4, -6] },
  write: { lean: 4, nod: -3, nearArm: [70, 128], farArm: [-5, 4], nearLeg: [4, 0], farLeg: [-5, -6] },
  carry: { lean: -4, nearArm: [22, 84], farArm: [26, 86], nearLeg: [16, 2], farLeg: [-12, -24] },
  sit: { lean: 5, nearArm: [22, 70], farArm: [26, 74], nearLeg: [88, 2], farLeg: [84, -8] },
  sitBack: { lean: -8, nearArm: [12, 52], farArm: [20, 60], nearLeg: [80, 16], farLeg: [86, -4] },
  sitLean: { lean: 18, nod: 8, nearArm: [40, 92], farArm: [46, 98], nearLeg: [88, -4], farLeg: [84, 4] },
  sitWrite: { lean: 14, nod: 14, nearArm: [38, 96], farArm: [30, 84], nearLeg: [88, -4], farLeg: [84, 4] },
  sitChin: { lean: 10, nod: 4, nearArm: [42, 150], farArm: [34, 80], nearLeg: [88, 0], farLeg: [86, 6] },
  lean: { lean: 22, nod: 14, nearArm: [26, 34], farArm: [34, 40], nearLeg: [4, -2], farLeg: [-8, -12] },
  bendOver: { lean: 46, nod: 6, nearArm: [22, 52], farArm: [30, 40], nearLeg: [6, -6], farLeg: [-10, -14] },
  note: { lean: 3, nod: 16, nearArm: [14, 108], farArm: [20, 92], nearLeg: [6, 1], farLeg: [-5, -7] },
  shake: { lean: 4, nearArm: [46, 82], farArm: [-6, 6], nearLeg: [8, 2], farLeg: [-8, -12] },
  clap: { lean: 0, nearArm: [30, 112], farArm: [36, 104], nearLeg: [4, 0], farLeg: [-5, -6] },
  shade: { lean: -4, nod: -8, nearArm: [118, 176], farArm: [-6, 4], nearLeg: [5, 1], farLeg: [-6, -8] },
  sitRaise: { lean: 2, nod: -6, nearArm: [164, 172], farArm: [24, 70], nearLeg: [88, 2], farLeg: [84, -6] },
  sitGround: {
    lean: -10,
    nearArm: [-28, -16],
    farArm: [38, 60],
    nearLeg: [112, 22],
    farLeg: [104, 12],
    seat: 0.06,
  },
  hugKnees: {
    lean: 14,
    nearArm: [52, 66],
    farArm: [56, 70],
    nearLeg: [128, 8],
    farLeg: [124, 4],
    seat: 0.06,
  },
  kneel: { lean: 24, nod: 14, nearArm: [30, 42], farArm: [46, 54], nearLeg: [88, -4], farLeg: [-6, -92] },
  bend: { lean: 48, nod: 18, nearArm: [10, 22], farArm: [22, 30], nearLeg: [24, -14], farLeg: [8, -18] },
  dig: { lean: 26, nod: 14, nearArm: [44, 74], farArm: [20, 34], nearLeg: [26, -4], farLeg: [-16, -30] },
  ride: {
    lean: 26,
    nod: -12,
    nearArm: [50, 68],
    farArm: [54, 70],
    nearLeg: [52, -18],
    farLeg: [78, -8],
    seat: 0.5,
  },
  wave: { lean: 0, nearArm: [150, 168], farArm: [-6, 4], nearLeg: [4, 0], farLeg: [-5, -6] },
  hold: { lean: 0, nearArm: [120, 150], farArm: [116, 148], nearLeg: [4, 0], farLeg: [-6, -8] },
} satisfies Record<string, Pose>

export type PoseName = keyof typeof poses
