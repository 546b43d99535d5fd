import tokens from '../styles/tokens.css?raw'
import styles from './Catalogue.module.css'

/** Colours and steps of type, read from the style sheet that defines them. */
export function Foundations() {
  return (
    <section>
      <h2 className={styles.area}>Colours and type</h2>
      <ul className={styles.colours}>
        {namesOf(/--([\w-]+): (?:light-dark\(|#)/g).map((name) => (
          <li key={name}>
            <svg className={styles.swatch} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height="1" fill={`var(--${name})`} />
            </svg>
            <code>--{name}</code>
          </li>
        ))}
      </ul>
      {namesOf(/--(step-[\w-]+):/g).map((name) => (
        <p key={name} lang="sq" style={{ fontSize: `var(--${name})` }} className={styles.specimen}>
          <code>--{name}</code> Ëndërr e çiltër
        </p>
      ))}
    </section>
  )
}

/** The names that a pattern finds in the style sheet of the tokens, each once, in its order. */
function namesOf(pattern: RegExp): string[] {
  return [...new Set([...tokens.matchAll(pattern)].map(([, name = '']) => name))]
}
