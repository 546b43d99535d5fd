import '../../site/styles/site.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

createRoot(document.getElementById('studio') as HTMLElement).render(<App />)

// A file that is dropped beside a place for it would open in the place of the studio.
for (const name of ['dragover', 'drop'] as const)
  window.addEventListener(name, (event) => {
    const isTaken = event.target instanceof HTMLInputElement && event.target.type === 'file'
    if (!isTaken && event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })

// Words of the site's frame load every page anew. The studio waits for ever instead: somebody is typing.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise<void>(() => undefined))
