import { randomUUID } from 'node:crypto';
import { documentsApi } from '@transloom/contracts/documents';
import { type LockName, lockNames } from '@transloom/contracts/project-settings';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld } from '../../testing/documents-world.ts';

const { server, user, translated } = await documentsWorld();

const eachLock = (names: readonly LockName[]) =>
  Object.fromEntries(lockNames.map((name) => [name, names.includes(name)])) as Record<LockName, boolean>;
const locks = (...names: LockName[]) => ({
  settings: { locks: eachLock(names) },
});
const files = [
  { name: 'a.txt', content: ['Open the lid.', '42', 'Open the lid.', 'Close it.'].join('\n') },
  { name: 'b.txt', content: ['Close it.', 'Wait.'].join('\n') },
];

async function segmentsOf(documentId: string | undefined) {
  return (await callAs(server, user, workbenchApi.listSegments, { documentId: String(documentId) })).data
    .segments;
}

const shown = (segments: Awaited<ReturnType<typeof segmentsOf>>) =>
  segments.map(({ source, lockReason }) => `${source} ${lockReason ?? '-'}`);

// D3.6: lock settings, each with its reason.
test('segments are locked by the settings of the project, each with its reason', async () => {
  const project = await translated(files, locks('nonTranslated', 'repetition', 'crossFileRepetition'));
  const [first, second] = project.documents;
  const segments = await segmentsOf(first?.documentId);
  expect(shown(segments)).toEqual([
    'Open the lid. -',
    '42 nonTranslated',
    'Open the lid. repetition',
    'Close it. -',
  ]);
  expect(segments.map(({ locked }) => locked)).toEqual([false, true, true, false]);
  expect(segments[1]?.target).toBe('42');
  expect(shown(await segmentsOf(second?.documentId))).toEqual(['Close it. crossFileRepetition', 'Wait. -']);
});

test('nothing is locked unless somebody asks for it', async () => {
  const { documents } = await translated(files);
  const segments = await segmentsOf(documents[0]?.documentId);
  expect(segments.some(({ locked, lockReason }) => locked || lockReason !== null)).toBe(false);
});

// D4.25: a locked segment refuses changes; its text follows the segment it repeats.
test('a locked repetition refuses changes and follows the segment it repeats', async () => {
  const { documents } = await translated(files, locks('repetition', 'crossFileRepetition'));
  const [documentId, otherId] = documents.map((document) => document.documentId);
  const save = async (number: number, target: string) => {
    const segment = (await segmentsOf(documentId))[number - 1];
    const of = { segmentId: String(segment?.segmentId), baseVersion: Number(segment?.version) };
    const change = { ...of, operationId: randomUUID(), target, confirmed: true };
    const input = { documentId: String(documentId), changes: [change] };
    return (await callAs(server, user, workbenchApi.saveSegments, input)).data[0]?.outcome;
  };
  expect(await save(3, 'Otra cosa.')).toBe('locked');
  expect(await save(1, 'Abra la tapa.')).toBe('saved');
  expect(await save(4, 'Ciérrelo.')).toBe('saved');
  expect((await segmentsOf(documentId))[2]).toMatchObject({ target: 'Abra la tapa.', locked: true });
  expect((await segmentsOf(otherId))[0]).toMatchObject({ target: 'Ciérrelo.', locked: true });
});

test('exact matches are locked by their rate', async () => {
  const { documents } = await translated([{ name: 'known.txt', content: 'Turn the key.\nPull it.' }]);
  const documentId = String(documents[0]?.documentId);
  const changes = (await segmentsOf(documentId)).map(({ segmentId, version, target }) => ({
    segmentId,
    baseVersion: version,
    operationId: randomUUID(),
    target: `${target}!`,
    confirmed: true,
  }));
  await callAs(server, user, workbenchApi.saveSegments, { documentId, changes });
  const again = await translated(
    [{ name: 'again.txt', content: 'Turn the key.\nPull it.\nPush it.' }],
    locks('match102'),
  );
  const reasons = (await segmentsOf(again.documents[0]?.documentId)).map(({ matchRate, lockReason }) => [
    matchRate,
    lockReason,
  ]);
  expect(reasons).toEqual([
    [102, 'match102'],
    [101, null],
    [null, null],
  ]);
});

test('a second run on a document that is done changes nothing', async () => {
  const { projectId, documents } = await translated(files, locks('repetition'));
  const documentId = String(documents[0]?.documentId);
  const before = await segmentsOf(documentId);
  await callAs(server, user, documentsApi.retryDocuments, { projectId });
  expect(await segmentsOf(documentId)).toEqual(before);
});
