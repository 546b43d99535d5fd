import '../../site/styles/site.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

createRoot(document.getElementById('studio') as HTMLElement).render(<App />)

// Words of the site's frame load every page anew. The studio waits for ever instead: somebody is typing.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise<void>(() => undefined))
