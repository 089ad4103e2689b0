import { createHash } from 'node:crypto';
import { madePairs } from '@transloom/core/custom-engines/statistical/made-corpus';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startReferenceTrainer, surprise } from '../testing/fake-trainers/conforming-trainers.ts';
import { startTrainer } from './start-trainer.ts';

/**
 * The protocol of docs/reference/trainer-protocol.md, call by call. With TRAINER_URL and TRAINER_KEY it is another trainer
 * that is tried.
 */
const { TRAINER_URL: url, TRAINER_KEY: key = '' } = process.env;
const reference = url === undefined ? await startReferenceTrainer() : undefined;
afterAll(() => reference?.stop());
const address = reference?.settings['baseUrl'] ?? url;
const authorization = `Bearer ${reference?.settings['apiKey'] ?? key}`;

interface Call {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(method: string, path: string, { body, headers = {} }: Call = {}) {
  const answer = await fetch(`${address}/v1/${path}`, {
    method,
    headers: { authorization, ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

const lines = (pairs: ReturnType<typeof madePairs>) =>
  pairs.map((pair) => `${JSON.stringify(pair)}\n`).join('');
const parts = [lines(madePairs(300, 1)), lines(madePairs(300, 2))];
const hash = (part: string) => createHash('sha256').update(part);
const order = {
  sourceLanguage: 'en',
  targetLanguage: 'es',
  pairs: 600,
  parts: parts.map((part) => ({ sha256: hash(part).digest('hex'), bytes: Buffer.byteLength(part) })),
};
let number = 0;
const newRun = () => `runs/test-${Date.now()}-${++number}`;

function sendPart(run: string, place: number, content = parts[place - 1] ?? '') {
  const digest = `sha-256=:${hash(content).digest('base64')}:`;
  return call('PUT', `${run}/parts/${place}`, { body: content, headers: { 'content-digest': digest } });
}

async function handedIn(run: string) {
  await call('PUT', run, { body: order });
  for (const place of [1, 2]) expect((await sendPart(run, place)).status).toBe(200);
}

function settled(run: string) {
  return vi.waitFor(
    async () => {
      const { body } = await call('GET', run);
      if (body.state === 'waiting' || body.state === 'running') throw new Error(`is ${body.state}`);
      return body;
    },
    { timeout: 40_000, interval: 50 },
  );
}

const refusal = (code: string) => ({ error: { code, message: expect.any(String) } });

describe('a trainer', () => {
  test('says who it is, to whoever has the key', async () => {
    expect(await call('GET', 'trainer')).toMatchObject({
      status: 200,
      body: { protocol: 'transloom-trainer', versions: expect.arrayContaining([1]) },
    });
    for (const wrong of ['', 'Bearer', 'Bearer wrong', authorization.toLowerCase()]) {
      const answer = await call('GET', 'trainer', { headers: { authorization: wrong } });
      expect(answer).toEqual({ status: 401, body: refusal('unauthorized') });
    }
    expect(await call('GET', 'nothing')).toEqual({ status: 404, body: refusal('not-found') });
  });

  test.each([
    ['no JSON', '{'],
    ['no languages', { ...order, sourceLanguage: undefined }],
    ['no parts', { ...order, parts: [] }],
    ['a wrong checksum', { ...order, parts: [{ sha256: 'x', bytes: 1 }] }],
    ['less than nothing', { ...order, pairs: -1 }],
  ])('refuses an order with %s', async (_, body) => {
    expect(await call('PUT', newRun(), { body })).toEqual({ status: 400, body: refusal('invalid') });
  });

  test('refuses a corpus that is too small or too large, and names of runs that are none', async () => {
    const ordered = (change: object) => call('PUT', newRun(), { body: { ...order, ...change } });
    expect(await ordered({ pairs: 3 })).toEqual({ status: 422, body: refusal('too-few-pairs') });
    expect(await ordered({ pairs: 9_000_000 })).toEqual({ status: 422, body: refusal('too-many-pairs') });
    const huge = [{ sha256: '0'.repeat(64), bytes: 1e12 }];
    expect(await ordered({ parts: huge })).toEqual({ status: 413, body: refusal('too-large') });
    for (const name of ['..%2F..%2Fetc', 'a b', 'x'.repeat(90), '.'])
      expect((await call('PUT', `runs/${name}`, { body: order })).status).toBe(404);
  });

  test('takes an order twice, and not another one under its name', async () => {
    const run = newRun();
    const first = await call('PUT', run, { body: order });
    expect(first.body).toMatchObject({ state: 'receiving', missingParts: [1, 2], model: null });
    expect(await call('PUT', run, { body: order })).toEqual(first);
    const other = { ...order, targetLanguage: 'fr' };
    expect(await call('PUT', run, { body: other })).toEqual({ status: 409, body: refusal('other-order') });
    await call('DELETE', run);
  });

  test('takes the parts in any order, only as they were ordered, and tells which are missing', async () => {
    const run = newRun();
    await call('PUT', run, { body: order });
    expect((await sendPart(run, 2)).body).toMatchObject({ missingParts: [1] });
    expect((await sendPart(run, 2)).status).toBe(200);
    expect(await call('POST', `${run}/start`)).toEqual({ status: 409, body: refusal('incomplete') });
    expect(await sendPart(run, 1, 'damaged')).toEqual({ status: 422, body: refusal('checksum') });
    const body = parts[0];
    const undigested = await call('PUT', `${run}/parts/1`, { body });
    expect(undigested).toEqual({ status: 422, body: refusal('checksum') });
    expect(await sendPart(run, 3)).toEqual({ status: 404, body: refusal('not-found') });
    expect((await call('GET', run)).body.missingParts).toEqual([1]);
    await call('DELETE', run);
  });

  test('refuses parts that are no pairs', async () => {
    const run = newRun();
    const content = `${'{"source":"a","target":"b"}\n'.repeat(30)}{"source":"a"}\n`;
    const part = { sha256: hash(content).digest('hex'), bytes: Buffer.byteLength(content) };
    await call('PUT', run, { body: { ...order, pairs: 31, parts: [part] } });
    expect(await sendPart(run, 1, content)).toEqual({ status: 400, body: refusal('invalid') });
    await call('DELETE', run);
  });

  test('trains, tells how far it is, and translates with it until it is taken away', async () => {
    const run = newRun();
    await handedIn(run);
    const early = await call('POST', `${run}/translations`, { body: { texts: ['The cat.'] } });
    expect(early).toEqual({ status: 409, body: refusal('wrong-state') });
    expect((await call('POST', `${run}/start`)).body.state).toBeOneOf(['waiting', 'running']);
    const end = await settled(run);
    expect(end).toMatchObject({ state: 'trained', share: 1, error: null, model: expect.any(String) });
    expect((await call('POST', `${run}/start`)).body).toEqual(end);
    const body = { texts: ['The quiet teacher cleans 12 old stone.', ''] };
    expect(await call('POST', `${run}/translations`, { body })).toMatchObject({
      status: 200,
      body: { model: end.model, texts: ['Rehcaeto teiuqo 12 enotso dloo snaelco.', ''] },
    });
    for (const wrong of [{}, { texts: [] }, { texts: Array(51).fill('a') }, { texts: [1] }])
      expect((await call('POST', `${run}/translations`, { body: wrong })).status).toBe(400);
    expect((await call('DELETE', run)).status).toBe(204);
    expect((await call('DELETE', run)).status).toBe(204);
    expect(await call('GET', run)).toEqual({ status: 404, body: refusal('not-found') });
    expect((await call('POST', `${run}/translations`, { body })).status).toBe(404);
  }, 60_000);

  test('a cancelled run goes on without its corpus being sent again', async () => {
    const run = newRun();
    await handedIn(run);
    await call('POST', `${run}/start`);
    expect((await call('POST', `${run}/cancel`)).body.state).toBe('cancelled');
    expect((await call('POST', `${run}/cancel`)).body.state).toBe('cancelled');
    expect((await call('POST', `${run}/start`)).body.state).toBeOneOf(['waiting', 'running']);
    expect((await settled(run)).state).toBe('trained');
    await call('DELETE', run);
  }, 60_000);
});

test.skipIf(reference === undefined)(
  'what was begun goes on after a restart, and what was trained stays',
  async () => {
    const options = {
      port: 0,
      host: '127.0.0.1',
      version: 'test',
      complain: surprise,
    };
    const { folder = '' } = reference ?? {};
    const inside = await startTrainer({ ...options, folder: `${folder}/restarted` });
    const ask = async (at: string, method: string, path: string, body?: string) => {
      const headers = { authorization: `Bearer ${inside.key}` };
      const answer = await fetch(`${at}/v1/runs/kept${path}`, { method, headers, ...(body && { body }) });
      return answer.json();
    };
    const one = parts.join('');
    const part = { sha256: hash(one).digest('hex'), bytes: Buffer.byteLength(one) };
    await ask(inside.address, 'PUT', '', JSON.stringify({ ...order, parts: [part] }));
    const digest = `sha-256=:${hash(one).digest('base64')}:`;
    await fetch(`${inside.address}/v1/runs/kept/parts/1`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${inside.key}`, 'content-digest': digest },
      body: one,
    });
    await ask(inside.address, 'POST', '/start');
    await inside.stop();
    const again = await startTrainer({ ...options, folder: `${folder}/restarted` });
    expect(again.key).toBe(inside.key);
    await vi.waitFor(
      async () => expect(await ask(again.address, 'GET', '')).toMatchObject({ state: 'trained' }),
      {
        timeout: 40_000,
        interval: 100,
      },
    );
    await again.stop();
    const third = await startTrainer({ ...options, folder: `${folder}/restarted` });
    const texts = ['The quiet teacher cleans 12 old stone.'];
    expect(await ask(third.address, 'POST', '/translations', JSON.stringify({ texts }))).toMatchObject({
      texts: ['Rehcaeto teiuqo 12 enotso dloo snaelco.'],
    });
    await third.stop();
  },
  90_000,
);
