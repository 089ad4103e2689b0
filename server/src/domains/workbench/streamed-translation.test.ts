import type { AddressInfo } from 'node:net';
import { eventStreamType } from '@transloom/contracts/answer';
import { workbenchApi } from '@transloom/contracts/workbench';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { callAs, fillPath, headersOf } from '../../testing/call-as.ts';
import { callListening } from '../../testing/call-listening.ts';
import { documentsWorld } from '../../testing/documents-world.ts';

const { server, engine, user, engineKey, untranslated } = await documentsWorld();
let documentId: string;

const lines = [
  'Open the valve slowly and wait for the water to come to the third mark.',
  'Write to %s before the second of June, and keep the letter.',
  'Never open the boiler while it is hot.',
  'Close everything behind you.',
];

beforeAll(async () => {
  const files = [{ name: 'boiler.txt', content: lines.join('\n') }];
  const project = await untranslated(files);
  documentId = String(project.documents[0]?.documentId);
});
afterEach(() => engine.heal());

async function segment(number: number) {
  const { segments } = (await callAs(server, user, workbenchApi.listSegments, { documentId })).data;
  const found = segments[number - 1];
  if (found === undefined) throw new Error(`no segment ${number}`);
  return found;
}

async function listen(number: number) {
  const { segmentId } = await segment(number);
  return callListening(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
}

function openHolds() {
  return server.database.systemTransaction((db) =>
    db.selectFrom('quotaHold').selectAll().where('endedAt', 'is', null).execute(),
  );
}

test('a translation is told while it is written, and nothing of it is saved', async () => {
  const { events, answer } = await listen(1);
  const target = lines[0]?.toUpperCase();
  expect(events.length).toBeGreaterThan(0);
  for (const draft of events) {
    expect(draft.engine).toBe('Fake model');
    expect(target?.startsWith(draft.target)).toBe(true);
  }
  expect(answer.data).toMatchObject({ target, corrected: false, codesRestored: false });
  expect(await segment(1)).toMatchObject({ target: '', version: 0 });
});

test('what checking changed is said', async () => {
  engine.fail('lost-codes', 1);
  const { events, answer } = await listen(2);
  expect(events[0]?.target).not.toContain('%s');
  const target = expect.stringContaining('WRITE TO %s BEFORE');
  expect(answer.data).toMatchObject({ target, corrected: true, codesRestored: false });
});

test('an engine that breaks off is refused after what it had written', async () => {
  engine.fail('truncated');
  const { events, answer } = await listen(3);
  expect(events.length).toBeGreaterThan(0);
  expect(answer).toMatchObject({ status: 502, code: 'engine.bad-output', data: null });
  expect(await openHolds()).toEqual([]);
});

test('an engine is let go when whoever asked has left', async () => {
  engine.fail('hang');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { segmentId } = await segment(4);
  const asked = engine.requests.length;
  const left = engine.hangUps;
  const leaving = new AbortController();
  const { path, rest } = fillPath(workbenchApi.translateSegment.path, { segmentId, engineKey });
  const call = fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headersOf(user), 'content-type': 'application/json', accept: eventStreamType },
    body: JSON.stringify(rest),
    signal: leaving.signal,
  });
  await expect.poll(() => engine.requests.length).toBe(asked + 1);
  expect(await openHolds()).toHaveLength(1);
  leaving.abort();
  await expect(call).rejects.toThrow('abort');
  await expect.poll(() => engine.hangUps).toBe(left + 1);
  await expect.poll(openHolds).toEqual([]);
});
