import '../../site/styles/site.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createApi } from './api.ts'

const place = document.getElementById('studio') as HTMLElement
const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? ''
createRoot(place).render(<App api={createApi(token, import.meta.env.BASE_URL)} />)

// Words of the site's frame load every page anew. The studio waits for ever instead: somebody is typing.
import.meta.hot?.on('vite:beforeFullReload', () => new Promise<void>(() => undefined))
