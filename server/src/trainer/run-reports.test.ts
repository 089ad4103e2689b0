import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { madePairs } from '@transloom/core/custom-engines/statistical/made-corpus';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { signedReportId } from '../providers/engine-training/report-signature.ts';
import { startReferenceTrainer } from '../testing/fake-trainers/conforming-trainers.ts';

const trainer = await startReferenceTrainer();
afterAll(() => trainer.stop());
const { baseUrl = '', apiKey = '' } = trainer.settings;

/** Hears reports; refuses the first that tells of an end. */
async function startListener() {
  const heard: { id: string; runId: string; state: string; share: number | null }[] = [];
  let deaf = true;
  const hear = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await text(incoming);
    const headers = incoming.headers as Record<string, string>;
    const id = signedReportId(Buffer.from(apiKey), { headers, body: Buffer.from(body) }, new Date());
    const report = JSON.parse(body);
    const refuses = deaf && report.state === 'trained';
    if (refuses) deaf = false;
    heard.push({ id: id ?? 'not signed', ...report });
    response.writeHead(refuses ? 503 : 204).end();
  };
  const listener = createServer((incoming, response) => void hear(incoming, response));
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    listener.closeAllConnections();
    listener.close();
  });
  return { heard, address: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/told` };
}

async function call(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${baseUrl}/v1/runs/${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, ...headers },
    ...(body !== undefined && { body }),
  });
  const written = await answer.text();
  return { status: answer.status, body: written === '' ? null : JSON.parse(written) };
}

async function handIn(run: string) {
  const lines = madePairs(600, 1)
    .map((pair) => `${JSON.stringify(pair)}\n`)
    .join('');
  const hash = createHash('sha256').update(lines);
  const part = { sha256: hash.copy().digest('hex'), bytes: Buffer.byteLength(lines) };
  const order = { sourceLanguage: 'en', targetLanguage: 'es', pairs: 600, parts: [part] };
  await call('PUT', run, JSON.stringify(order));
  const digest = `sha-256=:${hash.digest('base64')}:`;
  expect((await call('PUT', `${run}/parts/1`, lines, { 'content-digest': digest })).status).toBe(200);
}

test('a trainer tells of the beginning, of progress and of the end, signed, until somebody heard it', {
  timeout: 90_000,
}, async () => {
  const { heard, address } = await startListener();
  await handIn('told');
  expect((await call('POST', 'told/start', JSON.stringify({ reports: address }))).status).toBe(200);
  const ends = () => heard.filter(({ state }) => state === 'trained');
  await vi.waitFor(() => expect(ends()).toHaveLength(2), { timeout: 60_000, interval: 50 });
  expect(heard.every(({ runId }) => runId === 'told')).toBe(true);
  const ids = heard.map(({ id }) => id);
  expect(ids).not.toContain('not signed');
  expect(new Set(ids).size).toBe(ids.length);
  const shares = heard.filter(({ state }) => state === 'running').map(({ share }) => share ?? 0);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(ends()[0]?.share).toBe(1);
  await call('DELETE', 'told');
});

test('a run is begun with no body as well, and not with an address that is none', async () => {
  await handIn('silent');
  for (const reports of ['nonsense', 'file:///etc/passwd', 5])
    expect((await call('POST', 'silent/start', JSON.stringify({ reports }))).status).toBe(400);
  expect((await call('POST', 'silent/start', '{')).status).toBe(400);
  expect((await call('POST', 'silent/start')).body.state).toBeOneOf(['waiting', 'running']);
  expect((await call('POST', 'silent/cancel')).body.state).toBe('cancelled');
  await call('DELETE', 'silent');
});
