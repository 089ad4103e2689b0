import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { listEndpoints } from '@transloom/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { HttpSettings } from './http-settings.ts';
import { openApiDocument } from './open-api.ts';

const documentPath = '/api/openapi.json';
const pagePath = '/api/docs';

/** The contract for machines, and a page to read it. */
export async function addApiDocs(
  app: FastifyInstance,
  { routes, services, publicUrl }: HttpSettings,
): Promise<void> {
  const served = new Set(routes.map(({ endpoint }) => endpoint));
  const endpoints = listEndpoints().filter(({ endpoint }) => served.has(endpoint));
  let document: string | undefined;
  app.get(documentPath, async (_, reply) => {
    // When it is first asked for: it takes longer than anything else of a start.
    document ??= JSON.stringify(
      openApiDocument(endpoints, { version: services.live.installation.version, publicUrl }),
    );
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get(`${pagePath}/page.js`, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(pageScript),
  );
  const style = await readFile(new URL('./api-docs.css', import.meta.url), 'utf8');
  app.get(`${pagePath}/page.css`, async (_, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get(pagePath, async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  await app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    prefix: `${pagePath}/files/`,
    decorateReply: false,
    index: false,
    allowedPath: (path) => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(path),
  });
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Transloom API</title>
<link rel="stylesheet" href="${pagePath}/files/swagger-ui.css">
<link rel="stylesheet" href="${pagePath}/page.css">
</head>
<body>
<nav class="back"><a href="/">← Transloom · 译梭</a></nav>
<main id="api"></main>
<script src="${pagePath}/files/swagger-ui-bundle.js"></script>
<script src="${pagePath}/page.js"></script>
</body>
</html>
`;

/** Light or dark as in the product. Calls can be tried from the page with the session of its reader. */
const pageScript = `'use strict';
const theme = localStorage.getItem('theme') ?? 'system';
const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.toggle('dark-mode', dark);
const csrfToken = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '';
SwaggerUIBundle({
  url: '${documentPath}',
  dom_id: '#api',
  deepLinking: true,
  requestInterceptor: (request) => {
    request.headers['client-language'] ??= 'en-US';
    if (csrfToken) request.headers['x-csrf-token'] = csrfToken;
    return request;
  },
});
`;
