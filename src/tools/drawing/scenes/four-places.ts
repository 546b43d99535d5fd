import type { Camera } from '../core/camera.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { rect, stroke } from '../core/svg.ts'
import { caption } from '../core/words.ts'
import { meadow } from '../nature/grass.ts'
import { home, market, street, yard } from './four-places/places.ts'
import { backdrop, plain } from './parts.ts'

/** The places along a road, with their middles in shares of the width. */
const places = [
  [home, 0.13],
  [street, 0.4],
  [market, 0.665],
  [yard, 0.895],
] as const

/** Four places of a day along one road: a home, a bus on its way, a market and a yard. */
export function fourPlaces(): Scene {
  return { kind: 'fourPlaces', draw: drawPlaces }
}

function drawPlaces(stage: Stage): Drawing {
  const { w, h, inks, mood } = stage
  const horizon = h * 0.47
  // Each place is seen nearly from the front, as in a panorama: its camera stands before it.
  const cameraAt = (x: number): Camera => createCamera(x * w, horizon, h * 1.55, 3.4)
  const body =
    backdrop(stage, horizon, { relief: h * 0.27 }) +
    plain(stage, horizon, mix(inks.grass, inks.field, 0.25)) +
    road(stage, cameraAt(places[0][1])) +
    places.map(([draw, x]) => draw(stage, cameraAt(x))).join('') +
    meadow(stage, 'near', h * 0.95, h * 1.03, { count: 320, flowers: true, size: 0.8 })
  return {
    body,
    alt: caption(
      'shtëpi me dritë në një dritare, autobus e çiklist në rrugë, tezga tregu dhe oborr ku ujitet një pemë',
      mood,
    ),
  }
}

/** A road from edge to edge, with its kerb and its dashes. */
function road({ w, inks, tone }: Stage, camera: Camera): string {
  const y = (z: number) => camera.at([0, 0, z])[1]
  const asphalt = tone(mix(inks.stone, inks.rock, 0.3), 0.75)
  const dashes = Array.from({ length: 12 }, (_, i) => {
    const x = ((i + 0.25) * w) / 12
    return stroke(
      [
        [x, y(16.9)],
        [x + w / 26, y(16.9)],
      ],
      tone(inks.paper, 0.95),
      4,
      0.75,
    )
  })
  return (
    rect(-5, y(20.8), w + 10, y(14.2) - y(20.8), asphalt) +
    rect(-5, y(20.8) - 3, w + 10, 5, tone(mix(inks.paper, inks.stone, 0.4), 0.9)) +
    dashes.join('')
  )
}
