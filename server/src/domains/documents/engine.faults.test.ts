import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import { workbenchApi } from '@transloom/contracts/workbench';
import { afterEach, describe, expect, test } from 'vitest';
import { createSafeFetch, safeFetchLimits } from '../../providers/safe-fetch/safe-fetch.ts';
import { callAs } from '../../testing/call-as.ts';
import { readHistory } from '../../testing/faults/read-history.ts';
import {
  connectFake,
  createProjectAs,
  manager,
  projectWorld,
  settledProject,
} from '../../testing/project-world.ts';

/** An engine that says nothing is waited for a minute; here for a part of a second. */
const fetch = createSafeFetch(['127.0.0.1'], { ...safeFetchLimits, timeoutMs: 300 });
const { server, engine } = await projectWorld({ providers: { engines: { fetch } } });
const user = await manager(server);
const engineKey = await connectFake(server, user, engine.baseUrl);

afterEach(engine.heal);

const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `The shuttle number ${index} is **very** ${randomUUID()}.`);

async function translated(name: string, count: number) {
  const files = [{ name, content: sentences(count).join('\n\n') }];
  const { projectId } = await createProjectAs(server, user, { files, engineKey });
  return { projectId, document: await documentOf(projectId) };
}

async function documentOf(projectId: string) {
  const { documents } = await settledProject(server, user, projectId, { timeout: 60_000 });
  const [document] = documents;
  if (document === undefined) throw new Error('no document');
  return document;
}

async function segmentsOf(documentId: string) {
  return (await callAs(server, user, workbenchApi.listSegments, { documentId, limit: 200 })).data.segments;
}

/** Every segment has a text or the reason why not, and the document counts them so. */
async function expectAllAccountedFor({ documentId, ...document }: Awaited<ReturnType<typeof documentOf>>) {
  const segments = await segmentsOf(documentId);
  const failed = segments.filter(({ target }) => target === '');
  expect(failed.every(({ failureMessage }) => failureMessage?.includes('Fake model'))).toBe(true);
  expect(segments.filter(({ target, failureMessage }) => target !== '' && failureMessage !== null)).toEqual(
    [],
  );
  expect(document).toMatchObject({
    status: 'ready',
    fromEngine: segments.length - failed.length,
    engineFailures: failed.length,
  });
  const { revisions } = await readHistory(server.database, documentId);
  expect(revisions).toHaveLength(segments.length - failed.length);
  return { segments, failed };
}

test.each([
  'rate-limited',
  'server-error',
  'hang',
  'garbage',
  'truncated',
  'html',
  'wrong-count',
  'partial',
] as const)(
  'an engine that goes wrong once (%s) is asked again, and nobody notices',
  async (fault) => {
    engine.fail(fault, 1);
    const { document } = await translated(`${fault}.md`, 4);
    const { failed } = await expectAllAccountedFor(document);
    expect(failed).toEqual([]);
  },
  60_000,
);

test('an engine that asks to wait is waited for', async () => {
  engine.fail('rate-limited', 1);
  const before = engine.requests.length;
  const started = performance.now();
  await translated('wait.md', 4);
  expect(performance.now() - started).toBeGreaterThan(1000); // its Retry-After says one second
  expect(engine.requests.length - before).toBe(2);
}, 60_000);

describe.each([
  ['hang', 'upstream'],
  ['talking', 'bad-output'],
  ['truncated', 'bad-output'],
] as const)('an engine that always goes wrong (%s)', (fault, errorClass) => {
  test('leaves every segment empty with the reason, and a retry finishes', async () => {
    engine.fail(fault);
    const { projectId, document } = await translated(`${fault}.md`, 30);
    const { failed } = await expectAllAccountedFor(document);
    expect(failed).toHaveLength(30);
    const { segments } = await readHistory(server.database, document.documentId);
    expect(segments.map(({ failure }) => (failure as { code: string } | null)?.code)).toEqual(
      Array(30).fill(`engine.${errorClass}`),
    );
    engine.heal();
    await callAs(server, user, documentsApi.retryDocuments, { projectId });
    const again = await expectAllAccountedFor(await documentOf(projectId));
    expect(again.failed).toEqual([]);
  }, 90_000);
});

test('codes an engine loses are put back, so that every target can be saved and built', async () => {
  engine.fail('lost-codes');
  const { document } = await translated('codes.md', 5);
  const { segments, failed } = await expectAllAccountedFor(document);
  expect(failed).toEqual([]);
  const codes = (markup: string) => markup.match(/\{[^}]*\}/g)?.sort() ?? [];
  expect(codes(segments[0]?.source ?? '')).not.toEqual([]);
  for (const { source, target } of segments) expect(codes(target)).toEqual(codes(source));
}, 60_000);

test('of many segments by an engine that goes wrong every second time, each is translated or named', async () => {
  engine.failInTurn([
    undefined,
    undefined,
    'rate-limited',
    undefined,
    'partial',
    undefined,
    'server-error',
    undefined,
    undefined,
    'truncated',
    undefined,
    'wrong-count',
    'hang',
  ]);
  const { projectId, document } = await translated('mixed.md', 150);
  await expectAllAccountedFor(document);
  engine.heal();
  await callAs(server, user, documentsApi.retryDocuments, { projectId });
  const { failed } = await expectAllAccountedFor(await documentOf(projectId));
  expect(failed).toEqual([]);
}, 120_000);
