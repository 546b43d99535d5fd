import { type ReactNode, useEffect, useState } from 'react'
import tokens from '../site/styles/tokens.css?raw'
import styles from './Catalogue.module.css'
import type { Exhibit } from './exhibit.tsx'
import { galleryExhibits } from './exhibits/gallery.tsx'
import { homeExhibits } from './exhibits/home.tsx'
import { listExhibits } from './exhibits/list.tsx'
import { searchExhibits } from './exhibits/search.tsx'
import { siteExhibits } from './exhibits/site.tsx'
import { textExhibits } from './exhibits/text.tsx'
import type { Material } from './material.ts'

/**
 * Every component of the site with its states, in real content, for those who maintain it. It is served in
 * development only (src/dev/pages.ts) and is no part of what is published.
 */
export function Catalogue({ material }: { material: Material }) {
  const areas: [title: string, exhibits: readonly Exhibit[]][] = [
    ['Site', siteExhibits(material)],
    ['Home', homeExhibits(material)],
    ['Lists', listExhibits(material)],
    ['Text', textExhibits(material)],
    ['Pictures', galleryExhibits(material)],
    ['Search', searchExhibits(material)],
  ]
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Components</h1>
        <SchemeChoice />
      </header>
      <p className={styles.intro}>
        The site’s own components in its own content. Make the window narrow, use the keyboard alone, ask the
        browser for forced colours, more contrast or less movement.
      </p>
      <nav aria-label="Components" className={styles.index}>
        {areas.flatMap(([, exhibits]) =>
          exhibits.map(({ name }) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          )),
        )}
      </nav>
      <Foundations />
      {areas.map(([title, exhibits]) => (
        <section key={title}>
          <h2 className={styles.area}>{title}</h2>
          {exhibits.map((exhibit) => (
            <Shown key={exhibit.name} exhibit={exhibit} />
          ))}
        </section>
      ))}
    </main>
  )
}

function Shown({ exhibit: { name, states } }: { exhibit: Exhibit }) {
  return (
    <article id={name} className={styles.exhibit} data-exhibit={name}>
      <h3 className={styles.name}>{name}</h3>
      {Object.entries(states).map(([state, element]) => (
        <State key={state} title={state}>
          {element}
        </State>
      ))}
    </article>
  )
}

function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.state}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.frame} lang="sq">
        {children}
      </div>
    </figure>
  )
}

const schemes = { 'light dark': 'as the system', light: 'light', dark: 'dark' }

/** Colours of one scheme without touching the system's; what a media query decides stays as it is. */
function SchemeChoice() {
  const [scheme, setScheme] = useState('light dark')
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme
  }, [scheme])
  return (
    <label className={styles.scheme}>
      Colours{' '}
      <select value={scheme} onChange={({ target }) => setScheme(target.value)}>
        {Object.entries(schemes).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Colours and steps of type, read from the style sheet that defines them. */
function Foundations() {
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
