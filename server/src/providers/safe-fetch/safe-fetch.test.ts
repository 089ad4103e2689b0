import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createSafeFetch, safeFetchLimits } from './safe-fetch.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const local = createSafeFetch(['127.0.0.1']);

describe('safe fetch', () => {
  test('gives status, headers and text', async () => {
    const url = await serve((request, response) => {
      response.writeHead(201, { 'x-method': String(request.method) });
      request.pipe(response);
    });
    const answer = await local(url, { method: 'POST', body: '译 text' });
    expect(answer).toMatchObject({ status: 201, text: '译 text', headers: { 'x-method': 'POST' } });
  });

  test('gives the pieces of a success as they come, characters whole', async () => {
    const bytes = Buffer.from('译 text');
    let next = () => {};
    const url = await serve((_request, response) => {
      response.write(bytes.subarray(0, 2));
      next = () => response.end(bytes.subarray(2));
    });
    const pieces: string[] = [];
    const onText = (piece: string) => {
      pieces.push(piece);
      next();
    };
    expect((await local(url, { onText })).text).toBe('译 text');
    expect(pieces).toEqual(['', '译 text']);
    const failing = await serve((_request, response) => response.writeHead(500).end('no'));
    pieces.splice(0);
    expect((await local(failing, { onText })).text).toBe('no');
    expect(pieces).toEqual([]);
  });

  test('never reaches a private address that is not listed', async () => {
    let reached = false;
    const url = await serve((_request, response) => {
      reached = true;
      response.end();
    });
    await expect(createSafeFetch()(url)).rejects.toThrow('not-allowed');
    await expect(createSafeFetch()(url.replace('127.0.0.1', 'localhost'))).rejects.toThrow('not-allowed');
    expect(reached).toBe(false);
  });

  test('judges names again after they were resolved', async () => {
    const rebinding = createSafeFetch([], undefined, (_name, _options, answer) =>
      answer(null, [{ address: '127.0.0.1', family: 4 }]),
    );
    await expect(rebinding('http://api.example.com/')).rejects.toMatchObject({
      reason: 'unreachable',
      detail: 'api.example.com leads to a private address',
    });
  });

  test('reaches a listed name', async () => {
    const url = await serve((_request, response) => response.end('here'));
    const { port } = new URL(url);
    const byName = createSafeFetch(['localhost']);
    expect((await byName(`http://localhost:${port}`)).text).toBe('here');
  });

  test('follows no redirect', async () => {
    const url = await serve((_request, response) =>
      response.writeHead(302, { location: 'http://x.example' }).end(),
    );
    await expect(local(url)).rejects.toThrow('redirected');
  });

  test('stops reading at the size limit', async () => {
    const url = await serve((_request, response) => response.end('x'.repeat(2000)));
    const small = createSafeFetch(['127.0.0.1'], { ...safeFetchLimits, timeoutMs: 5000, maxBytes: 1000 });
    await expect(small(url)).rejects.toThrow('too-large');
  });

  test.each([
    ['says nothing', (() => undefined) as RequestListener],
    ['stops half way', ((_request, response) => response.write('half')) as RequestListener],
  ])('gives up on a server that %s', async (_, listener) => {
    const url = await serve(listener);
    const quick = createSafeFetch(['127.0.0.1'], { ...safeFetchLimits, timeoutMs: 100, maxBytes: 1000 });
    await expect(quick(url)).rejects.toThrow('timeout');
  });

  test('says unreachable where nobody listens', async () => {
    await expect(local('http://127.0.0.1:1')).rejects.toThrow('unreachable');
  });

  test('stops when the caller stops', async () => {
    const url = await serve(() => undefined);
    const controller = new AbortController();
    const answer = local(url, { signal: controller.signal });
    controller.abort(new Error('the user left'));
    await expect(answer).rejects.toThrow('the user left');
  });
});
