import styles from './Catalogue.module.css'
import { exhibitsOf } from './exhibits.tsx'
import type { Material } from './material.ts'

/**
 * Every component of the site in its pages and in further states, with real content, for maintainers. Served in
 * development only (src/dev/pages.ts), never published.
 */
export function Catalogue({ material }: { material: Material }) {
  const areas = Object.entries(exhibitsOf(material))
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Components</h1>
      <p className={styles.intro}>
        The site’s own components in its own content. Make the window narrow, use the keyboard alone, ask the
        browser for the other colour scheme, forced colours, more contrast or less movement.
      </p>
      <nav aria-label="Components" className={styles.index}>
        {areas.flatMap(([, exhibits]) =>
          Object.keys(exhibits).map((name) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          )),
        )}
      </nav>
      {areas.map(([title, exhibits]) => (
        <section key={title}>
          <h2 className={styles.area}>{title}</h2>
          {Object.entries(exhibits).map(([name, states]) => (
            <article key={name} id={name} className={styles.exhibit} data-exhibit={name}>
              <h3 className={styles.name}>{name}</h3>
              {Object.entries(states).map(([state, element]) => (
                <figure key={state} className={styles.state}>
                  <figcaption className={styles.caption}>{state}</figcaption>
                  <div className={styles.frame} lang="sq">
                    {element}
                  </div>
                </figure>
              ))}
            </article>
          ))}
        </section>
      ))}
    </main>
  )
}
