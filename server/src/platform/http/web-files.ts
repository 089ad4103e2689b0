import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { framePolicy } from './security-headers.ts';

const year = 'public, max-age=31536000, immutable';

const framePage = 'preview-frame.html';

/**
 * The built web application. Files under `assets` carry the hash of their content in the name and never change; the
 * page that names them is asked for anew each time, and answers the address of any screen.
 */
export async function addWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? year : 'no-cache');
    },
  });
  app.get(`/${framePage}`, sendFrame);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler });

  async function sendFrame(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await readFile(join(folder, framePage), 'utf8').catch(() => undefined);
    if (page === undefined) throw new AppError('resource.not-found');
    reply.headers({ 'content-security-policy': framePolicy(page), 'cache-control': 'no-cache' });
    return reply.type('text/html; charset=utf-8').send(page);
  }

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = (request.params as { readonly '*': string })['*'];
    if (path.includes('\0')) throw new AppError('resource.not-found');
    if (!isScreen(request, path)) return reply.sendFile(path);
    const page = await readFile(join(folder, 'index.html'));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  }
}

export function hasWebFiles(folder: string | undefined): folder is string {
  return folder !== undefined && existsSync(join(folder, 'index.html'));
}

/** A navigation to no file: the page finds the screen itself. Monitors and scripts take anything and get it too. */
function isScreen({ headers: { accept = '' } }: FastifyRequest, path: string): boolean {
  if (path === '') return true;
  const other = /^(?:api|im|assets)\//.test(path) || /\.[^/]*$/.test(path);
  return !other && (accept.includes('text/html') || accept.includes('*/*'));
}
