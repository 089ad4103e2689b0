import { randomUUID } from 'node:crypto';
import { messagesApi } from '@transloom/contracts/messages';
import { segmentWorkApi } from '@transloom/contracts/segment-work';
import { workbenchApi } from '@transloom/contracts/workbench';
import { describe, expect, test } from 'vitest';
import { callAs, callWith } from '../../../testing/call-as.ts';
import { createProjectAs, settledProject } from '../../../testing/project-world.ts';
import type { TestUser } from '../../../testing/test-server.ts';
import { ownDocument, workbenchWorld } from '../../../testing/workbench-world.ts';

const { server, user, colleague, stranger, engineKey } = await workbenchWorld();
const reviewer = await server.signIn(await server.addMember('REVIEWER', user.member));

const made = (content: string, name = 'work.txt') => ownDocument(server, user, { name, content });
type Made = Awaited<ReturnType<typeof made>>;

const place = async ({ row }: Made, number: number) => {
  const { segmentId, version } = await row(number);
  return { segmentId, version };
};
const texts = async ({ rows }: Made) => (await rows()).map(({ number, source }) => `${number} ${source}`);

// Rules D4.26, D5.31, D5.32 of the specification.
describe('split and merge', () => {
  test('a segment is split where it is cut, what follows moves on, and merging brings it back', async () => {
    const document = await made('Open the lid and wait. Close it.\n\nTurn it off.');
    await document.save(1, 'Abra la tapa y espere.');
    const cut = { ...(await place(document, 1)), at: 13, targetAt: 12 };
    const split = await callAs(server, user, segmentWorkApi.splitSegment, cut);
    expect(split.data.segments).toMatchObject([
      { number: 1, source: 'Open the lid', target: 'Abra la tapa', confirmed: false },
      { number: 2, source: 'and wait.', target: 'y espere.', startsUnit: false },
    ]);
    expect(await texts(document)).toEqual(['1 Open the lid', '2 and wait.', '3 Close it.', '4 Turn it off.']);
    const merged = await callAs(server, user, segmentWorkApi.mergeSegments, await place(document, 1));
    expect(merged.data).toMatchObject({
      removedIds: [split.data.segments[1]?.segmentId],
      segments: [{ source: 'Open the lid and wait.', target: 'Abra la tapa y espere.' }],
      layout: split.data.layout + 1,
    });
    expect(await texts(document)).toEqual(['1 Open the lid and wait.', '2 Close it.', '3 Turn it off.']);
    const { segmentId } = await document.row(1);
    const { data: history } = await callAs(server, user, workbenchApi.segmentHistory, { segmentId });
    expect(history.map(({ target }) => target)).toContain('Abra la tapa y espere.');
  });

  test.each([
    ['split', 2, { at: 0 }, 'segment.split-at-end'],
    ['split', 2, { at: 9 }, 'segment.split-at-end'],
    ['split', 2, { at: 500 }, 'segment.split-at-end'],
    ['split', 2, { at: 5, version: 77 }, 'segment.changed'],
    ['merge', 2, {}, 'segment.merge-paragraph'],
    ['merge', 3, {}, 'segment.merge-last'],
    ['merge', 1, { version: 77 }, 'segment.changed'],
  ] as const)('%s of segment %i with %j is refused: %s', async (what, number, more, code) => {
    const document = await refusing;
    const asked = { ...(await place(document, number)), ...more };
    const answer = await (what === 'split'
      ? callAs(server, user, segmentWorkApi.splitSegment, { at: 4, ...asked })
      : callAs(server, user, segmentWorkApi.mergeSegments, asked));
    expect(answer.code).toBe(code);
  });
  const refusing = made('Open the lid. Close it.\n\nTurn it off.');

  test('what is typed in a half that somebody merged away goes into the history of the whole, once', async () => {
    const document = await made('Warm the oil. Add the salt. Stir it.');
    const [second, third] = [await document.row(2), await document.row(3)];
    await callAs(server, user, segmentWorkApi.mergeSegments, await place(document, 2));
    await callAs(server, user, segmentWorkApi.mergeSegments, await place(document, 1));
    const whole = await document.row(1);
    const saveGone = (segmentId: string, target: string, operationId: string = randomUUID()) =>
      callAs(server, user, workbenchApi.saveSegments, {
        documentId: document.documentId,
        changes: [{ segmentId, baseVersion: 0, operationId, target, confirmed: true }],
      });
    const operationId = randomUUID();
    for (const _ of [1, 2]) {
      const { data } = await saveGone(third.segmentId, 'Remueva.', operationId);
      expect(data).toMatchObject([
        { segmentId: third.segmentId, outcome: 'merged', segment: { segmentId: whole.segmentId } },
      ]);
    }
    expect((await saveGone(second.segmentId, '')).data).toMatchObject([{ outcome: 'saved' }]);
    expect(await document.row(1)).toMatchObject({ target: '', version: whole.version });
    const { segmentId } = whole;
    const { data: history } = await callAs(server, user, workbenchApi.segmentHistory, { segmentId });
    expect(history.filter(({ conflicting }) => conflicting)).toMatchObject([{ target: 'Remueva.' }]);
    expect((await saveGone(randomUUID(), 'x')).code).toBe('resource.not-found');
  });

  test('the halves are delivered in their place', async () => {
    const document = await made('Heat the pan and wait.');
    await callAs(server, user, segmentWorkApi.splitSegment, { ...(await place(document, 1)), at: 13 });
    await document.save(1, 'Caliente la sartén');
    await document.save(2, 'y espere.');
    await callAs(server, user, segmentWorkApi.mergeSegments, await place(document, 1));
    expect(await document.rows()).toMatchObject([
      { source: 'Heat the pan and wait.', target: 'Caliente la sartén y espere.' },
    ]);
  });
});

// Rules D4.24 and D4.25 of the specification.
describe('locks', () => {
  test('a locked segment refuses a save until it is unlocked, and says who locked it', async () => {
    const document = await made('Open the box.');
    const { segmentId } = await document.row(1);
    const lock = (by: TestUser, locked: boolean) =>
      callWith(server, by, segmentWorkApi.lockSegments, {
        documentId: document.documentId,
        segmentIds: [segmentId],
        locked,
      });
    expect((await lock(user, true)).data).toMatchObject([{ locked: true, lockedBy: expect.any(String) }]);
    expect((await document.save(1, 'Abra.')).at(0)).toMatchObject({ outcome: 'locked' });
    const split = { ...(await place(document, 1)), at: 5 };
    expect((await callAs(server, user, segmentWorkApi.splitSegment, split)).code).toBe('segment.locked');
    expect((await lock(colleague, false)).code).toBe('access.denied');
    expect((await lock(reviewer, true)).code).toBe('access.denied');
    expect((await lock(user, false)).data).toMatchObject([{ locked: false, lockedBy: null }]);
    expect((await document.save(1, 'Abra.')).at(0)).toMatchObject({ outcome: 'saved' });
  });

  test('who may not unlock asks the person who made the project', async () => {
    const document = await made('Close the box.');
    const { segmentId } = await document.row(1);
    const ask = () => callAs(server, colleague, segmentWorkApi.requestUnlock, { segmentId, reason: 'Typo' });
    expect((await ask()).code).toBe('segment.not-locked');
    await callAs(server, user, segmentWorkApi.lockSegments, {
      documentId: document.documentId,
      segmentIds: [segmentId],
      locked: true,
    });
    expect((await ask()).http).toBe(200);
    const { data } = await callAs(server, user, messagesApi.listMessages, {});
    expect(JSON.stringify(data)).toContain('work.txt');
  });
});

test('a source is corrected with its codes, and its translation wants a new look', async () => {
  const document = await made('Open the **lidd** now.', 'source.md');
  await document.save(1, (await document.row(1)).source.replace('Open the', 'Abra'));
  const before = await document.row(1);
  const asked = await place(document, 1);
  const source = before.source.replace('lidd', 'lid');
  const edit = (more: object) =>
    callAs(server, user, segmentWorkApi.editSource, { ...asked, source, ...more });
  expect((await edit({ source: '{9/} lost' })).code).toBe('segment.source-codes');
  expect((await edit({ source: '  ' })).code).toBe('segment.source-codes');
  expect((await edit({ version: 99 })).code).toBe('segment.changed');
  expect((await edit({})).data).toMatchObject({ source, target: before.target, confirmed: false });
  const denied = await callWith(server, colleague, segmentWorkApi.editSource, { ...asked, source });
  expect(denied.code).toBe('access.denied');
});

// Rule D4.28 of the specification.
describe('confirm all', () => {
  const confirm = (document: Made, more: object = {}) =>
    callAs(server, user, segmentWorkApi.confirmSegments, { documentId: document.documentId, ...more });

  test('confirms what has a translation, leaves what is empty, and stops at missing codes', async () => {
    const document = await made('Wash [it](https://w.example) well.\n\nDry it.\n\nFold it.', 'wash.md');
    await document.save(1, 'Lávelo bien.', { confirmed: false });
    await document.save(2, 'Séquelo.', { confirmed: false });
    const { data } = await confirm(document);
    expect(data).toEqual({ next: null, confirmed: 1, filled: 0, empty: 1, faulty: 1 });
    expect((await document.rows()).map(({ confirmed }) => confirmed)).toEqual([false, true, false]);
    expect((await confirm(document)).data).toMatchObject({ confirmed: 0, empty: 1, faulty: 1 });
  });

  test('confirms only the segments that are named', async () => {
    const document = await made('Wring it.\n\nHang it.\n\nPress it.');
    for (const number of [1, 2, 3]) await document.save(number, `Uno ${number}`, { confirmed: false });
    const { segmentId } = await document.row(2);
    expect((await confirm(document, { segmentIds: [segmentId] })).data).toMatchObject({
      next: null,
      confirmed: 1,
    });
    expect((await document.rows()).map(({ confirmed }) => confirmed)).toEqual([false, true, false]);
    expect((await confirm(document, { segmentIds: [randomUUID()] })).code).toBe('resource.not-found');
  });

  // Rules D5.39 and D8.41 of the specification.
  test('is refused with an engine where people translate by hand, as is one segment', async () => {
    const document = await made('Iron it.');
    const { segmentId } = await document.row(1);
    const one = await callAs(server, user, workbenchApi.translateSegment, { segmentId, engineKey });
    expect(one.code).toBe('segment.manual-translation');
    expect((await confirm(document, { engineKey })).code).toBe('segment.manual-translation');
  });

  test('fills what is empty by the engine first', async () => {
    const files = [{ name: 'fill.txt', content: 'Mend the shirt.\nMend the sock.' }];
    const { projectId } = await createProjectAs(server, user, { files, engineKey });
    const [ready] = (await settledProject(server, user, projectId)).documents;
    const documentId = String(ready?.documentId);
    const { data: listed } = await callAs(server, user, workbenchApi.listSegments, { documentId });
    const [first] = listed.segments;
    const wish = { segmentId: String(first?.segmentId), baseVersion: Number(first?.version), target: '' };
    const changes = [{ ...wish, operationId: randomUUID(), confirmed: false }];
    await callAs(server, user, workbenchApi.saveSegments, { documentId, changes });
    const { data } = await callAs(server, user, segmentWorkApi.confirmSegments, { documentId, engineKey });
    expect(data).toMatchObject({ next: null, confirmed: 2, filled: 1, empty: 0 });
  });
});

describe('equal segments', () => {
  const content = 'Press OK.\n\nPress OK.\n\nPress OK.\n\nWait.';
  const spread = (segmentId: string, more: object = {}) =>
    callAs(server, user, segmentWorkApi.propagateSegment, { segmentId, ...more });

  test('take a translation as one step, which is taken back as one; what was changed since stays', async () => {
    const document = await made(content);
    await document.save(1, 'Pulse OK.');
    const { segmentId } = await document.row(1);
    const { data: equal } = await callAs(server, user, segmentWorkApi.equalSegments, { segmentId });
    expect(equal).toMatchObject({ total: 2, segments: [{ number: 2 }, { number: 3 }] });
    const { data: step } = await spread(segmentId);
    expect(step).toMatchObject({
      changed: 2,
      segments: [
        { number: 2, target: 'Pulse OK.', confirmed: false, origin: 'memory', matchRate: 100 },
        { number: 3 },
      ],
    });
    await document.save(3, 'Pulse ya OK.');
    const revoke = { documentId: document.documentId, stepId: String(step.stepId) };
    const { data: back } = await callAs(server, user, segmentWorkApi.revokeStep, revoke);
    expect(back).toMatchObject({ changed: 1, kept: 1, segments: [{ number: 2, target: '' }] });
    expect((await callAs(server, user, segmentWorkApi.revokeStep, revoke)).code).toBe('resource.not-found');
    expect((await document.row(3)).target).toBe('Pulse ya OK.');
    const redo = { ...revoke, stepId: String(back.stepId) };
    const { data: again } = await callAs(server, user, segmentWorkApi.revokeStep, redo);
    expect(again).toMatchObject({ changed: 1, kept: 0, segments: [{ number: 2, target: 'Pulse OK.' }] });
  });

  test('are chosen by what they have, with exceptions, and never where they are locked', async () => {
    const document = await made(content);
    await document.save(1, 'Pulse OK.');
    await document.save(2, 'Oprima OK.', { confirmed: false });
    const [first, second, third] = await document.rows();
    const from = String(first?.segmentId);
    expect((await spread(from, { exceptIds: [third?.segmentId] })).data.changed).toBe(0);
    await callAs(server, user, segmentWorkApi.lockSegments, {
      documentId: document.documentId,
      segmentIds: [String(third?.segmentId)],
      locked: true,
    });
    const { data } = await spread(from, { reach: 'unconfirmed', scope: 'project' });
    expect(data.segments.map(({ segmentId }) => segmentId)).toEqual([second?.segmentId]);
    const empty = String((await document.row(4)).segmentId);
    expect((await spread(empty)).code).toBe('segment.empty-target');
  });
});

// Rules D4.21 and D4.22 of the specification.
test('interactive mode clears what nobody confirmed, keeps what is, and can be taken back', async () => {
  const document = await made('Sow it.\n\nReap it.');
  await document.save(1, 'Siembre.');
  await document.save(2, 'Coseche.', { confirmed: false });
  const { documentId } = document;
  const change = (mode: 'interactive' | 'post-editing') =>
    callAs(server, user, segmentWorkApi.changeMode, { documentId, mode });
  const { data: step } = await change('interactive');
  expect(step).toMatchObject({ changed: 1, segments: [{ number: 2, target: '' }] });
  expect((await document.row(1)).target).toBe('Siembre.');
  const { data: opened } = await callAs(server, user, workbenchApi.openDocument, { documentId });
  expect(opened.mode).toBe('interactive');
  await callAs(server, user, segmentWorkApi.revokeStep, { documentId, stepId: String(step.stepId) });
  expect((await document.row(2)).target).toBe('Coseche.');
  expect((await change('post-editing')).data.changed).toBe(0);
});

test('nobody without a session, and nobody of another organization', async () => {
  const document = await made('Keep out.');
  const { segmentId, version } = await place(document, 1);
  const { documentId } = document;
  const calls = [
    [segmentWorkApi.splitSegment, { segmentId, version, at: 4 }],
    [segmentWorkApi.mergeSegments, { segmentId, version }],
    [segmentWorkApi.lockSegments, { documentId, segmentIds: [segmentId], locked: true }],
    [segmentWorkApi.requestUnlock, { segmentId }],
    [segmentWorkApi.editSource, { segmentId, version, source: 'x' }],
    [segmentWorkApi.confirmSegments, { documentId }],
    [segmentWorkApi.equalSegments, { segmentId }],
    [segmentWorkApi.propagateSegment, { segmentId }],
    [segmentWorkApi.revokeStep, { documentId, stepId: randomUUID() }],
    [segmentWorkApi.changeMode, { documentId, mode: 'interactive' }],
  ] as const;
  for (const [endpoint, input] of calls) {
    expect((await callWith(server, undefined, endpoint, input)).http).toBe(401);
    expect((await callWith(server, stranger, endpoint, input)).code).toBe('resource.not-found');
  }
});
