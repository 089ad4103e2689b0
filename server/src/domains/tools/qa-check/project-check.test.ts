import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { qaCheckApi } from '@transloom/contracts/qa-check';
import { qualityApi } from '@transloom/contracts/quality';
import { segmentWorkApi } from '@transloom/contracts/segment-work';
import { expect, test, vi } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { workbenchWorld } from '../../../testing/workbench-world.ts';

const { server, user, colleague, stranger, projectId, documentId, segment, segments, change, save } =
  await workbenchWorld();

await save(user, await change(1, { target: 'Abra  la tapa', confirmed: true }));
await save(user, await change(2, { target: 'Cierre  la tapa.', confirmed: true }));

const options = {
  from: 'project' as const,
  projectId,
  sourceLanguage: 'en',
  targetLanguage: 'es',
  checks: ['double-space', 'end-mark', 'target-empty'],
};

async function checked(): Promise<string> {
  const { data } = await callAs(server, user, qaCheckApi.createWork, { options });
  const { workId } = data;
  await ended(workId);
  return workId;
}

const ended = (workId: string) =>
  vi.waitFor(
    async () => expect((await callAs(server, user, qaCheckApi.work, { workId })).data.status).toBe('done'),
    { timeout: 60_000, interval: 50 },
  );
const listed = async (workId: string) =>
  (await callAs(server, user, qaCheckApi.listCheckedSegments, { workId, state: 'all' })).data.records;
const open = async (workId: string) =>
  (await listed(workId)).flatMap(({ number, issues }) =>
    issues.filter(({ ignored }) => ignored === null).map(({ check }) => `${number} ${check}`),
  );
const correct = async (workId: string, number: number, target: string, by: TestUser = user) => {
  const row = (await listed(workId))[number - 1];
  const { checkedSegmentId = '', change: seen = 0 } = row ?? {};
  return callWith(server, by, qaCheckApi.correctSegment, { workId, checkedSegmentId, seen, target });
};
const issueOf = async (workId: string, number: number) =>
  (await listed(workId))[number - 1]?.issues.find(({ check }) => check === 'double-space')?.issueId ?? '';

test('a correction changes the segment of the project, which is confirmed anew', async () => {
  const workId = await checked();
  expect(await open(workId)).toEqual(
    expect.arrayContaining(['1 double-space', '1 end-mark', '2 double-space']),
  );
  expect((await callAs(server, user, qaCheckApi.work, { workId })).data).toMatchObject({
    languages: { source: 'en', target: 'es' },
    result: { files: 1, segments: (await segments()).length },
  });
  expect(await correct(workId, 1, 'Abra la tapa.')).toMatchObject({ http: 200 });
  expect(await segment(1)).toMatchObject({ target: 'Abra la tapa.', confirmed: false, origin: 'person' });
  expect(await open(workId)).not.toContain('1 double-space');
  await save(user, await change(2, { target: 'Cierre  eso.' }));
  expect(await correct(workId, 2, 'Cierre.')).toMatchObject({ http: 409, code: 'qa-check.changed' });
  expect((await segment(2)).target).toBe('Cierre  eso.');
  await callAs(server, user, qaCheckApi.checkAgain, { workId });
  await ended(workId);
  await callWith(server, user, qaCheckApi.fixIssues, { workId, check: 'double-space' });
  expect((await segment(2)).target).toBe('Cierre eso.');
  const files = await callAs(server, user, qaCheckApi.exportWork, { workId, choice: { as: 'html' } });
  expect(files).toMatchObject({ http: 200 });
});

// D4.30
test('what is ignored here is ignored in the editor, and the other way round', async () => {
  await save(user, await change(3, { target: 'Apague  esto.' }));
  const workId = await checked();
  const wish = { workId, issueIds: [await issueOf(workId, 3)], reason: 'House style' };
  expect((await callAs(server, user, qaCheckApi.ignoreCheckedIssues, wish)).data).toEqual({ changed: 1 });
  const ignores = async () =>
    (await callAs(server, user, qualityApi.documentQuality, { documentId })).data.ignores;
  expect(await ignores()).toMatchObject([{ check: 'double-space', reason: 'House style' }]);
  expect(await open(await checked())).not.toContain('3 double-space');
  await callAs(server, user, qaCheckApi.unignoreCheckedIssues, {
    workId,
    issueIds: [await issueOf(workId, 3)],
  });
  expect(await ignores()).toEqual([]);
  expect(await open(workId)).toContain('3 double-space');
});

// D4.25
test('a locked segment has no issues, and is not corrected', async () => {
  await save(user, await change(4, { target: 'Abra  la tapa.' }));
  const { segmentId } = await segment(4);
  await callAs(server, user, segmentWorkApi.lockSegments, {
    documentId,
    segmentIds: [segmentId],
    locked: true,
  });
  const workId = await checked();
  expect((await open(workId)).filter((name) => name.startsWith('4 '))).toEqual([]);
  expect(await correct(workId, 4, 'Abra.')).toMatchObject({ code: 'segment.locked' });
});

test('a check of a project is open to those to whom the project is, and corrected by who manages it', async () => {
  const workId = await checked();
  const files = { ...options, documentIds: ['0190d3a0-0000-7000-8000-00000000aaaa'] };
  expect(await callAs(server, user, qaCheckApi.createWork, { options: files })).toMatchObject({ http: 404 });
  const german = { ...options, targetLanguage: 'de' };
  expect(await callAs(server, user, qaCheckApi.createWork, { options: german })).toMatchObject({
    code: 'qa-check.no-files',
  });
  expect(await callAs(server, stranger, qaCheckApi.createWork, { options })).toMatchObject({ http: 404 });
  expect(await callAs(server, stranger, qaCheckApi.checkSummary, { workId })).toMatchObject({ http: 404 });
  expect(await correct(workId, 1, 'Abra.', colleague)).toMatchObject({ http: 403, code: 'access.denied' });
  await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
  expect(await correct(workId, 1, 'Abra.')).toMatchObject({ code: 'project.not-active' });
});
