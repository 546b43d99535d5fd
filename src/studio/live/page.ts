import type { Plugin } from 'vite'

/** Serves the studio's page, which loads the browser side through Vite. */
export function studioPage(): Plugin {
  return {
    name: 'studio-page',
    configureServer(server) {
      const script = `${server.config.base}src/studio/client/main.tsx`
      server.middlewares.use('/_studio', async (request, response, next) => {
        if (request.url !== '/') return next()
        const html = `<!doctype html><html lang="sq"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Studio</title></head><body><div id="studio"></div><script type="module" src="${script}"></script></body></html>`
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await server.transformIndexHtml('/_studio', html))
      })
    },
  }
}
