import { limits } from '@transloom/contracts/limits';
import { segmentMarks } from '@transloom/contracts/segment-filters';
import { segmentRowsApi } from '@transloom/contracts/segment-rows';
import { segmentWorkApi } from '@transloom/contracts/segment-work';
import { expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { workbenchWorld } from '../../../testing/workbench-world.ts';

const { server, user, colleague, stranger, documentId, segments, segment, change, save } =
  await workbenchWorld();
const { confirmed, locked, closed, empty, repeated } = segmentMarks;

const indexOf = async (by = user) =>
  (await callAs(server, by, segmentRowsApi.segmentIndex, { documentId })).data;
const found = (wish: object, by = user) =>
  callWith(server, by, segmentRowsApi.findSegments, { documentId, ...wish });
const views = async (by: TestUser = user) => (await callAs(server, by, segmentRowsApi.segmentViews, {})).data;

test('the index has all segments in order with how they stand, and follows what is changed', async () => {
  const before = await indexOf();
  expect(before).toMatchObject({ next: null, layout: 0 });
  expect(before.segmentIds).toEqual((await segments()).map(({ segmentId }) => segmentId));
  expect(before.marks.map((mark) => mark & repeated)).toEqual([repeated, 0, 0, repeated, 0]);
  await save(
    user,
    await change(1, { target: 'Abra la tapa.', confirmed: true }),
    await change(2, { target: 'Cierre la tapa.' }),
    await change(3, { target: '' }),
  );
  const { segmentId } = await segment(5);
  await callAs(server, user, segmentWorkApi.lockSegments, {
    documentId,
    segmentIds: [segmentId],
    locked: true,
  });
  const { marks } = await indexOf();
  expect(marks[0]).toBe(confirmed + repeated);
  expect(marks.slice(1, 3)).toEqual([0, empty]);
  expect(Number(marks[4]) & (locked + closed)).toBe(locked + closed);
});

test.each([
  [{}, [[1, 5]], 5],
  [{ filter: 'confirmed' }, [[1, 1]], 1],
  [{ filter: 'empty', search: 'turn' }, [[3, 3]], 1],
  [
    { search: 'LID' },
    [
      [1, 2],
      [4, 4],
    ],
    3,
  ],
  [{ search: 'tapa' }, [[1, 2]], 2],
  [{ criteria: { repetition: 'first' } }, [[1, 1]], 1],
  [{ criteria: { repetition: 'repeated' } }, [[4, 4]], 1],
  [{ criteria: { locked: 'locked' } }, [[5, 5]], 1],
  [
    { criteria: { source: '^Open', pattern: true } },
    [
      [1, 1],
      [4, 5],
    ],
    3,
  ],
  [{ criteria: { comments: 'open' } }, [], 0],
  [{ criteria: { people: ['nobody'] } }, [], 0],
  [{ part: 2 }, [], 0],
] as const)('by %j the segments %j are found', async (wish, ranges, total) => {
  expect((await found(wish)).data).toMatchObject({ ranges, total });
});

test('who changed segments is offered, and what they changed is found', async () => {
  const { data } = await callAs(server, user, segmentRowsApi.segmentPeople, { documentId });
  expect(data).toHaveLength(1);
  expect((await found({ criteria: { people: data } })).data).toMatchObject({ ranges: [[1, 2]] });
});

test.each([
  [{ criteria: { source: '(', pattern: true } }, 'editor.pattern-invalid'],
  [{ criteria: { bands: ['12'] } }, 'request.invalid'],
  [{ criteria: { changedFrom: 'yesterday' } }, 'request.invalid'],
  [{ search: 'x'.repeat(limits.expressionCharacters + 1) }, 'request.invalid'],
])('a filter that is none is refused: %o', async (wish, code) => {
  expect((await found(wish)).code).toBe(code);
});

test('an expression that would hang is carried out in linear time', async () => {
  const criteria = { source: '(a+)+$', pattern: true };
  expect((await found({ criteria })).data).toMatchObject({ total: 0 });
});

test('each person has views of their own, which are replaced under their name and removed', async () => {
  const keep = (source: string, name = 'Mine') =>
    callAs(server, user, segmentRowsApi.saveSegmentView, { name, criteria: { source } });
  const { viewId } = (await keep('lid')).data;
  await keep('box');
  expect(await views()).toMatchObject([{ viewId, name: 'Mine', criteria: { source: 'box', qa: 'any' } }]);
  expect(await views(colleague)).toEqual([]);
  const remove = (by: TestUser = user) => callAs(server, by, segmentRowsApi.removeSegmentView, { viewId });
  expect((await remove(colleague)).code).toBe('resource.not-found');
  await remove();
  expect((await remove()).code).toBe('resource.not-found');
  expect(await views()).toEqual([]);
  for (let at = 0; at < limits.segmentViews; at++) await keep('lid', `View ${at}`);
  expect((await keep('lid', 'One more')).code).toBe('editor.too-many-views');
  expect((await keep('box', 'View 7')).http).toBe(200);
});

test('neither somebody of another organization nor somebody who is not signed in sees rows', async () => {
  expect((await callAs(server, stranger, segmentRowsApi.segmentIndex, { documentId })).http).toBe(404);
  expect((await found({}, stranger)).http).toBe(404);
  const asked = { documentId };
  expect((await callWith(server, undefined, segmentRowsApi.segmentIndex, asked)).http).toBe(401);
});
