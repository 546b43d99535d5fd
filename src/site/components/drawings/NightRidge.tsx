import { classes } from '../classes.ts'
import styles from './NightRidge.module.css'
import { ridgeShape } from './Ridge.tsx'

/** The mountains at night: stars, a moon, and a village with its lights on. Decoration. */
export function NightRidge({ className }: { className?: string | undefined }) {
  return (
    <div className={classes(styles.night, className)}>
      <svg className={styles.drawing} viewBox="0 -240 1440 720" width="1440" height="720" aria-hidden="true">
        <path className={styles.stars} d={stars} />
        <path className={styles.lowStars} d={lowStars} />
        <path className={styles.highStars} d={highStars} />
        <path className={styles.brightStars} d={brightStars} />
        <path className={styles.lowBrightStars} d={lowBrightStars} />
        <path className={styles.moon} d="M1118 62a46 46 0 1 0 40 68a38 38 0 0 1-40-68Z" />
        <use className={styles.far} href={ridgeShape} transform="translate(1560 196) scale(-1.2 1.5)" />
        <use className={styles.middle} href={ridgeShape} transform="translate(-30 250) scale(1.06 1.5)" />
        <path className={styles.near} d={foreground} />
        <path className={styles.lights} d={lights} />
        <Turbine />
      </svg>
    </div>
  )
}

/** One wind turbine on the near hill, its three blades at rest. */
function Turbine() {
  return (
    <g className={styles.turbine} transform="translate(1186 312) scale(1.1)">
      <path d="M-1.5 92L-.9 0h1.8l.6 92Z" />
      <path d="M0 0l3-5L2-58L0-60L-2-5Z" />
      <path d="M0 0l3-5L2-58L0-60L-2-5Z" transform="rotate(120)" />
      <path d="M0 0l3-5L2-58L0-60L-2-5Z" transform="rotate(240)" />
      <circle r="3.2" />
    </g>
  )
}

const foreground = 'M0 412C90 396 180 374 300 386S520 440 660 446S900 424 1010 412S1230 380 1440 404V480H0Z'

const stars =
  'M96 60h.1M612 30h.1M688 104h.1M742 178h.1M806 52h.1M874 128h.1M930 24h.1M988 176h.1M1046 92h.1M1212 34h.1M1268 168h.1M1332 96h.1M1398 44h.1M1424 188h.1M40 216h.1M218 236h.1'

const lowStars = 'M172 148h.1M248 34h.1M330 112h.1M402 196h.1M455 66h.1M540 140h.1'

const highStars =
  'M664-40h.1M716-168h.1M790-86h.1M858-204h.1M902-36h.1M968-128h.1M1030-212h.1M1082-60h.1M1140-148h.1M1206-90h.1M1254-196h.1M1310-24h.1M1362-130h.1M1416-70h.1M1100-16h.1M760-12h.1M1330-220h.1'

const brightStars = 'M776 112h.1M1300 70h.1M1004 40h.1'

const lowBrightStars = 'M140 96h.1M506 44h.1M368 44h.1'

const lights =
  'M842 442h.1M858 446h.1M872 438h.1M884 449h.1M901 441h.1M916 446h.1M934 437h.1M951 444h.1M972 450h.1M893 456h.1M925 457h.1M998 441h.1M1022 448h.1'
