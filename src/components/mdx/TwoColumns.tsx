import type { ReactNode } from 'react'
import styles from './mdx.module.css'

/** `<TwoColumns>` around a long list of short items: two columns where there is room for them. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
