import { randomUUID } from 'node:crypto';
import { projectArchivesApi } from '@transloom/contracts/project-archives';
import { workbenchApi } from '@transloom/contracts/workbench';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { workbenchWorld } from '../../testing/workbench-world.ts';

const { server, user, colleague, projectId, documentId, segment, change, save } = await workbenchWorld();

test('a confirmed pair is offered at once for the equal segment, and as fuzzy match for the similar one', async () => {
  const [saved] = await save(user, await change(1, { target: 'Abra la tapa.', confirmed: true }));
  expect(saved).toMatchObject({
    outcome: 'saved',
    savedVersion: 1,
    segment: { version: 1, origin: 'person' },
  });
  const matchesOf = async (number: number) => {
    const { segmentId } = await segment(number);
    return (await callAs(server, user, workbenchApi.segmentSuggestions, { segmentId })).data.matches;
  };
  expect(await matchesOf(4)).toMatchObject([{ rate: 100, targetMarkup: 'Abra la tapa.' }]);
  const [similar] = await matchesOf(5);
  expect(similar?.rate).toBeGreaterThanOrEqual(50);
  expect(similar?.rate).toBeLessThan(95);
});

test('the same operation sent twice is carried out once and says the same', async () => {
  const wish = await change(2, { target: 'Cierre la tapa.' });
  const [first] = await save(user, wish);
  const [again] = await save(user, wish);
  expect(again).toMatchObject({
    outcome: 'saved',
    savedVersion: first?.savedVersion,
    segment: { version: first?.savedVersion },
  });
});

test('a change on an old version is a conflict: theirs stays, mine is kept in the history', async () => {
  const mine = await change(3, { target: 'Apáguelo (yo).' });
  const theirs = await change(3, { target: 'Apáguelo (ella).' });
  await save(colleague, theirs);
  const [answer] = await save(user, mine);
  expect(answer).toMatchObject({
    outcome: 'conflict',
    savedVersion: null,
    segment: { target: 'Apáguelo (ella).' },
  });
  const { data } = await callAs(server, user, workbenchApi.segmentHistory, { segmentId: mine.segmentId });
  expect(data.map(({ target, conflicting }) => [target, conflicting])).toEqual(
    expect.arrayContaining([
      ['Apáguelo (yo).', true],
      ['Apáguelo (ella).', false],
    ]),
  );
});

test('of two at once one is saved and the other a conflict', async () => {
  const [one, other] = [await change(5, { target: 'uno' }), await change(5, { target: 'dos' })];
  const outcomes = (await Promise.all([save(user, one), save(colleague, other)]))
    .flat()
    .map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual(['conflict', 'saved']);
});

test.each([
  [
    'an empty target is not confirmed',
    { target: ' ', confirmed: true },
    'An empty translation cannot be confirmed.',
  ],
  [
    'codes the source lacks are refused',
    { target: 'Abra {7/}' },
    'The inline codes of the translation are not valid.',
  ],
  ['what is no markup is refused', { target: 'a {b' }, 'The inline codes of the translation are not valid.'],
])('%s', async (_, wish, message) => {
  const before = await segment(5);
  const [answer] = await save(user, await change(5, wish));
  expect(answer).toMatchObject({ outcome: 'refused', message: expect.stringContaining(message) });
  expect(await segment(5)).toEqual(before);
});

test('one refused change does not stop the others of the call', async () => {
  const answers = await save(
    user,
    await change(1, { target: '', confirmed: true }),
    await change(2, { target: 'Ciérrela.' }),
  );
  expect(answers.map(({ outcome }) => outcome)).toEqual(['refused', 'saved']);
});

test('changes of one call that build on one another are all kept, and the last one stands', async () => {
  const first = await change(4, { target: 'Abra.' });
  const baseVersion = first.baseVersion + 1;
  const second = { ...first, baseVersion, operationId: randomUUID(), target: 'Abra la tapa.' };
  const old = { ...first, operationId: randomUUID(), target: 'Abre.' };
  const other = await change(5, { target: 'Abra la caja.' });
  const saved = await save(user, first, second, old, other);
  expect(saved.map(({ outcome, savedVersion }) => [outcome, savedVersion])).toEqual([
    ['saved', baseVersion],
    ['saved', baseVersion + 1],
    ['conflict', null],
    ['saved', other.baseVersion + 1],
  ]);
  expect([(await segment(4)).target, (await segment(5)).target]).toEqual(['Abra la tapa.', 'Abra la caja.']);
  const { data } = await callAs(server, user, workbenchApi.segmentHistory, { segmentId: first.segmentId });
  const texts = data.map(({ target, conflicting }) => (conflicting ? `(${target})` : target));
  expect(texts).toEqual(expect.arrayContaining(['Abra.', 'Abra la tapa.', '(Abre.)']));
});

test('an archived project is read only', async () => {
  const wish = await change(2, { target: 'tarde' });
  await callAs(server, user, projectArchivesApi.archiveProject, { projectId });
  const { code } = await callAs(server, user, workbenchApi.saveSegments, { documentId, changes: [wish] });
  expect(code).toBe('project.not-active');
  await callAs(server, user, projectArchivesApi.reactivateProject, { projectId });
});
