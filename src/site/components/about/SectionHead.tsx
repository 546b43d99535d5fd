import styles from './SectionHead.module.css'

type Texts = { titleId: string; title: string; intro: string }

/** The title of a section, which names it by `titleId`, and the paragraph before its list. */
export function SectionHead({
  titleId,
  title,
  intro,
  className,
}: Texts & { className?: string | undefined }) {
  return (
    <div className={className}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.intro}>{intro}</p>
    </div>
  )
}
