import { Component, type ReactNode } from 'react'
import { crashed, reloadPage } from '../../words/app.json'
import styles from '../App.module.css'
import { Button } from './Button.tsx'

type Props = { children: ReactNode; onFailure?: () => void }

/** Shows a sentence in place of components that failed to render, because React would leave the window blank. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className={styles.failure}>
        <p>{crashed}</p>
        <Button look="main" onPress={() => window.location.reload()}>
          {reloadPage}
        </Button>
      </div>
    )
  }
}
