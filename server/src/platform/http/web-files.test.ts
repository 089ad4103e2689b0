import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { createHttpServer } from './http-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
const script = 'export const answer = 42;'.repeat(50);
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Transloom</title>');
writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script));
writeFileSync(join(folder, '.source-hash'), 'hidden');
writeFileSync(join(folder, 'preview-frame.html'), '<!doctype html><script>alert(1)</script>');

const { services } = await testServer({ routes: [] });
const start = (webFolder: string) =>
  createHttpServer({
    services,
    webFolder,
    routes: [],
    streamRoutes: [],
    publicUrl: undefined,
    trustProxy: [],
    resolveRights: async () => undefined,
  });
const app = await start(folder);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each(['/', '/login', '/project/list?id=1', '/engine/s/1/2'])(
  'answers the screen %s with the page',
  async (url) => {
    const { statusCode, headers, body } = await get(url, navigation);
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>Transloom</title>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
    });
  },
);

test.each([
  ['/', undefined],
  ['/', '*/*'],
  ['/login', '*/*'],
])('answers %s with the page to a program that accepts %s', async (url, accept) => {
  const { statusCode, headers } = await get(url, accept === undefined ? {} : { accept });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('tells a monitor that asks for the head alone', async () => {
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/' });
  expect([statusCode, body]).toEqual([200, '']);
});

test('answers no page where something else is wanted', async () => {
  expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])('sends files as they were compressed for %j, to be kept for ever', async (accepted, encoding) => {
  const { headers, statusCode } = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
});

test.each([
  '/assets/app-gone.js',
  '/api/nowhere',
  '/.source-hash',
  '/index.html%00',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
])('does not answer %s with a page or a file', async (url) => {
  const { statusCode, headers } = await get(
    url,
    url.startsWith('/assets') || url.startsWith('/api') ? navigation : {},
  );
  expect([400, 403, 404]).toContain(statusCode);
  expect(headers['content-type']).toContain('application/json');
});

// H03: the frame has no origin of ours, and runs the script that was built and no other.
test('answers the frame of previews under a policy of its own', async () => {
  const { statusCode, headers, body } = await get('/preview-frame.html', navigation);
  expect([statusCode, body]).toEqual([200, '<!doctype html><script>alert(1)</script>']);
  const hash = createHash('sha256').update('alert(1)').digest('base64');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining([`script-src 'sha256-${hash}'`, "default-src 'none'"]));
  expect(policy).toEqual(expect.arrayContaining(['sandbox allow-scripts', "frame-ancestors 'self'"]));
});

test('runs without pages where none were built', async () => {
  const bare = await start(join(folder, 'nothing'));
  for (const url of ['/login', '/preview-frame.html'])
    expect((await bare.inject({ url, headers: navigation })).statusCode).toBe(404);
  await bare.close();
});
