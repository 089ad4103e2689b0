import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const year = 'public, max-age=31536000, immutable';

/**
 * The built web application. Files under `assets` carry the hash of their content in the name and never change; the
 * page that names them is asked for anew each time.
 */
export async function addWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'deny',
    index: 'index.html',
    cacheControl: false,
    allowedPath: (path) => !path.startsWith('/.'),
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? year : 'no-cache');
    },
  });
}

export function hasWebFiles(folder: string | undefined): folder is string {
  return folder !== undefined && existsSync(join(folder, 'index.html'));
}

/** True for an address of a screen: the page answers it and finds the screen itself. */
export function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1);
  const own = path.startsWith('/api') || path.startsWith('/im/') || path.startsWith('/assets/');
  const navigates = method === 'GET' && headers.accept?.includes('text/html') === true;
  return navigates && !own;
}

export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}
