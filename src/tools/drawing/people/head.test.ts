import { describe, expect, it } from 'vitest'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { joints } from './body.ts'
import { headOf } from './head.ts'
import { poses, type View } from './pose.ts'

const stage = { tone: (colour: string) => colour } as Stage
const dress = {
  coat: 'coat',
  trousers: 'trousers',
  shoes: 'shoes',
  skin: 'skin',
  hair: 'hair',
  cut: 'long',
  skirt: false,
  beard: false,
  glasses: false,
  long: false,
} as const

/** The colours of what is drawn, in this order. */
function fillsOf(view: View): { behind: string[]; front: string[] } {
  const place = (point: P): P => point
  const draw = (_: readonly P[], fill: string) => `fill="${fill}"`
  const { behind, front } = headOf(stage, joints(poses.relaxed, 1), dress, {
    view,
    place,
    draw,
    towards: 1,
    height: 40,
  })
  const fills = (svg: string) => [...svg.matchAll(/fill="(\w+)"/g)].map(([, fill = '']) => fill)
  return { behind: fills(behind), front: fills(front) }
}

describe('long hair', () => {
  it.each(['front', 'half'] as const)('long hair falls behind a face (view: %s)', (view) => {
    expect(fillsOf(view)).toEqual({ behind: ['hair'], front: ['skin', 'skin', 'hair'] })
  })

  it('long hair covers the ear of a face seen from the side', () => {
    expect(fillsOf('side')).toEqual({ behind: [], front: ['skin', 'skin', 'hair', 'hair'] })
  })

  it('long hair covers the whole head seen from behind', () => {
    expect(fillsOf('back')).toEqual({ behind: [], front: ['skin', 'hair', 'hair'] })
  })
})
