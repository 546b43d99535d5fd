import '../../site/styles/site.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { Boundary } from './ui/Boundary.tsx'

createRoot(document.getElementById('studio') as HTMLElement).render(
  <Boundary>
    <App />
  </Boundary>,
)

// Without this, the browser would open a file that is dropped outside an upload area, and leave the studio.
for (const name of ['dragover', 'drop'] as const)
  window.addEventListener(name, (event) => {
    const isTaken = event.target instanceof HTMLInputElement && event.target.type === 'file'
    if (!isTaken && event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
