import type { SearchTitles } from '../../model/schema/search.ts'
import { SearchPanel } from '../components/search/SearchPanel.tsx'
import { SiteList } from '../components/search/SiteList.tsx'
import { words } from '../content/index.ts'
import styles from './SearchLayout.module.css'

/** The search as a page of its own: the results of a query, or else a list of everything. */
export function SearchLayout({ titles }: { titles: SearchTitles }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.search.title}</h1>
      <p className={styles.intro}>{words.searching.intro}</p>
      <SearchPanel>
        <SiteList titles={titles} />
      </SearchPanel>
    </div>
  )
}
